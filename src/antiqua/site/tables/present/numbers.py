"""Numbers as people read them."""

_FRACTIONS = {0.0: "", 0.25: "¼", 0.5: "½", 0.75: "¾"}


def quarters(number: float) -> str:
    """A number in quarters: `63¼`, `−2`, `½`."""
    whole, part = divmod(abs(number), 1)
    fraction = _FRACTIONS.get(part, f"{part:.2f}"[1:])
    digits = str(int(whole)) if whole or not fraction else ""
    return f"{'−' if number < 0 else ''}{digits}{fraction}"
