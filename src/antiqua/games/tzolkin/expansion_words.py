"""Words for the expansion's things: tribes, prophecies and quick actions, in the reader's language."""

from antiqua.drawing.svg import minus
from antiqua.games.tzolkin.box import Components
from antiqua.games.tzolkin.box_values import NONE
from antiqua.games.tzolkin.drawing import words
from antiqua.games.tzolkin.phrases import amount, amounts, listing
from antiqua.i18n import catalogue

_ = catalogue(__package__)


def tribe_name(name: str) -> str:
    """The name of a tribe."""
    return {
        "ah_chuy_kak": _("Ah Chuy Kak"),
        "ahau_chamahez": _("Ahau Chamahez"),
        "ahmakiq": _("Ahmakiq"),
        "bacab": _("Bacab"),
        "balam": _("Balam"),
        "cit_bolon_tum": _("Cit-Bolon-Tum"),
        "huracan": _("Huracan"),
        "itzamna": _("Itzamna"),
        "ixtab": _("Ixtab"),
        "vacub_caquix": _("Vacub-Caquix"),
        "xaman_ek": _("Xaman Ek"),
        "yaluk": _("Yaluk"),
        "yumkaax": _("Yum Kaax"),
    }[name]


def tribe_icon(name: str) -> str:
    """The icon of a tribe."""
    return f"tribe-{name.replace('_', '-')}"


def tribe_power(name: str, components: Components) -> str:
    """What a tribe can do (TP-2)."""
    tribe = components.data["tribe"][name]
    corn = amount("corn", tribe["corn"])
    *levels, beyond = tribe["prices"] or [0]
    phrase = {
        "ah_chuy_kak": _("who places {workers} on gears may pick up one that stood there before"),
        "ahau_chamahez": _("once a turn, {corn} for the action one space ahead"),
        "ahmakiq": _("may end a turn without placing or picking up"),
        "bacab": _("has {corn} at least at the start of each turn; has {begged} after begging"),
        "balam": _("gains {corn} for a lower-numbered action, instead of paying"),
        "cit_bolon_tum": _("each turn, one dearer space for {corn}; one more free choice on every gear"),
        "huracan": _("acts on the paired gear, too: Palenque and Yaxchilan, Tikal and Uxmal"),
        "itzamna": _("levels 1, 2 and 3 cost {levels} blocks; beyond level 3 any bonus for {beyond}"),
        "ixtab": _("keeps three starting-wealth tiles, then takes a step down"),
        "vacub_caquix": _("when placing, may treat one free space of one gear as occupied"),
        "xaman_ek": _("once a turn, exchanges a block for corn at the market's price, at any moment"),
        "yaluk": _("starts with {workers}; each needs {corn} more, and costs {unfed} if not fed"),
        "yumkaax": _("placing costs less: {table} corn for 1 to {most} workers"),
    }[name]
    return phrase.format(
        corn=corn,
        workers=amount("workers", tribe["workers"]),
        begged=amount("corn", tribe["beg"]),
        levels=listing(map(str, levels)),
        beyond=_blocks(beyond),
        unfed=amount("points", tribe["unfed"]),
        table=", ".join(map(str, tribe["extra"])),
        most=len(tribe["extra"]),
    )


def prophecy_name(name: str) -> str:
    """The name of a prophecy."""
    if name.startswith("angry_god_"):
        return _("Angry god {temple}").format(temple=words.temple(name.removeprefix("angry_god_")))
    return {
        "wrathful_gods": _("Wrathful gods"),
        "forest_fires": _("Forest fires"),
        "drought": _("Drought"),
        "gold_shortage": _("Gold shortage"),
        "desecration": _("Desecration"),
        "teacher_shortage": _("Teacher shortage"),
        "forgotten_lore": _("Forgotten lore"),
        "crowded_cities": _("Crowded cities"),
        "hunger": _("Hunger"),
        "high_floodwaters": _("High floodwaters"),
    }[name]


def calamity(name: str, components: Components) -> str:
    """What a prophecy makes dearer while it rules (TP-3.6)."""
    prophecy = components.data["prophecy"][name]
    if name.startswith("angry_god_"):
        temple = words.temple(name.removeprefix("angry_god_"))
        return _("each step up on {temple} costs {blocks}").format(
            temple=temple, blocks=_blocks(prophecy["blocks"])
        )
    phrase = {
        "wrathful_gods": _("each step up costs {corn}"),
        "forest_fires": _("each wood harvest gives {fewer} less"),
        "drought": _("each corn harvest of Palenque 2 to 5 gives {fewer} less"),
        "gold_shortage": _("each gold costs {corn}"),
        "desecration": _("each crystal skull costs a step down"),
        "teacher_shortage": _("each advance costs {blocks} more"),
        "forgotten_lore": _("effects of level 2 do not work"),
        "crowded_cities": _("each building costs {blocks} more, or {corn} more on Uxmal 4"),
        "hunger": _("each worker needs {corn} more"),
        "high_floodwaters": _("each worker placed on Chichen Itza costs {corn} more"),
    }[name]
    return phrase.format(
        corn=amount("corn", prophecy["corn"]), blocks=_blocks(prophecy["blocks"]), fewer=prophecy["fewer"]
    )


def counts(name: str) -> str:
    """What a prophecy counts."""
    if name.startswith("angry_god_"):
        return _("steps above the start on {temple}").format(
            temple=words.temple(name.removeprefix("angry_god_"))
        )
    return {
        "wrathful_gods": _("steps above the start on all temples"),
        "forest_fires": _("wood harvest tiles"),
        "drought": _("corn harvest tiles"),
        "gold_shortage": _("blocks of gold"),
        "desecration": _("crystal skulls in hand"),
        "teacher_shortage": _("technology levels"),
        "forgotten_lore": _("technologies at level 2 or 3"),
        "crowded_cities": _("buildings"),
        "hunger": _("workers fed on its last food day"),
        "high_floodwaters": _("own workers on Chichen Itza"),
    }[name]


def prophecy_text(name: str, components: Components) -> str:
    """A prophecy in a sentence: what it makes dearer, what it counts and pays."""
    prophecy = components.data["prophecy"][name]
    below, *bands = prophecy["points"]
    paid = listing(
        _("{points} from {least} on").format(points=amount("points", points), least=minus(least))
        for least, points in zip(prophecy["least"], bands, strict=True)
    )
    return _("{name}: {calamity}. It counts {counts}: {paid}, {below} for fewer.").format(
        name=prophecy_name(name),
        calamity=calamity(name, components),
        counts=counts(name),
        paid=paid,
        below=amount("points", below),
    )


def _blocks(number: int) -> str:
    return _.plural("{number} block", "{number} blocks", number).format(number=number)


def quick_text(name: str, components: Components) -> str:
    """What a quick action does."""
    tile = components.data["quick_action"][name]
    if tile["action"] == NONE:
        return _("gain {goods}").format(goods=amounts(tile["gain"]))
    phrase = {
        "advance": _("advance a technology"),
        "market": _("exchange at the market"),
        "construct": _("construct a building"),
    }[tile["action"]]
    if tile["price"]:
        return _("pay {price} and {action}").format(price=amount("corn", tile["price"]), action=phrase)
    return phrase
