"""Five players with every module of Tribes & Prophecies, in a real browser: some turns, then sizes."""

import pytest

from .test_browser import READY, after, choose, chrome, moves, preferred, seeds, site, version, visit
from .test_layout_browser import MEASURE

__all__ = ["chrome", "seeds", "site", "visit"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MODULES = ("tribes", "prophecies", "new_buildings")
TURNS = 14
WINDOWS = ((1440, 900), (844, 390), (390, 844), (320, 568))


def begin(page, site):
    """A table of five with all modules, as far as the first turn."""
    page.goto(site)
    page.fill("[name=name-0]", "Ilka")
    page.check('[name=players][value="5"]', force=True)
    for module in MODULES:
        page.check(f"[name={module}]", force=True)
    quick = page.locator("[name=quick_actions]")
    assert quick.is_checked(), "five players always use them"
    assert quick.is_disabled()
    page.click("#start")
    page.wait_for_selector("#play [data-move^=tribe]")
    page.locator("#play [data-move^=tribe]").first.click()
    page.wait_for_selector("#table .pick-tile")
    for number in range(int(page.get_attribute("#keep", "data-needs"))):
        page.locator(".pick-tile").nth(number).click()
    page.click("#keep")
    page.wait_for_selector(READY)


def test_five_players_with_every_module(site, visit):
    page = visit()
    begin(page, site)
    for number in range(TURNS):
        found = [move for move in moves(page) if not move.startswith(("skip", "pass"))]
        choose(page, "place quick" if "place quick" in found else preferred(found, number))
    while not any(move.startswith(("place", "pick")) for move in moves(page)):
        before = version(page)
        page.locator("#play [data-move]").first.click()
        after(page, before)
    address, state = page.url, page.context.storage_state()
    for scheme in ("light", "dark"):
        for width, height in WINDOWS:
            phone = width < 1100
            looking = visit(
                width, height, storage_state=state, color_scheme=scheme, has_touch=phone, is_mobile=phone
            )
            looking.goto(address)
            looking.wait_for_selector(READY)
            looking.wait_for_timeout(100)
            measured = looking.evaluate(MEASURE)
            where = f"{width}x{height} {scheme}: {measured}"
            assert measured["small"] == [], where
            assert measured["pale"] == [], where
            assert [measured["wide"], measured["cut"], measured["twice"]] == [[], [], []], where
            assert measured["targets"] > 0, where
            assert measured["touched"] > 0, where
            if phone:
                assert measured["least"] >= 43.5, where
            looking.close()
