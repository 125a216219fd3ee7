"""How the pages are laid out, by measurement in a real browser: sizes, contrast, long names, headings."""

import json
from pathlib import Path

import pytest

from . import test_hadara_browser, test_hellas_browser
from .test_browser import READY, chrome, moves, on_board, seeds, site, start, version, visit

__all__ = ["chrome", "seeds", "site", "visit"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
GOLDEN = Path(__file__).parents[1] / "golden"
PHONES = ((844, 390), (390, 844), (390, 664), (360, 640), (320, 568))
WINDOWS = ((1440, 900), (1280, 800), (1100, 800))
LONG = "Wilhelmine-Maximilia"  # as long as the form takes


def begin_hellas(page, site):
    test_hellas_browser.begin(page, site, 4, name=LONG)


def begin_hadara(page, site):
    test_hadara_browser.begin(page, site, 5)
    page.wait_for_selector(READY)


def begin_tzolkin(page, site):
    start(page, site, 4, name=LONG)


def window(visit, address, state, size):
    """The table in a window of that width, height and colour scheme, opened by the same person."""
    width, height, scheme = size
    phone = width < 1100
    page = visit(width, height, storage_state=state, color_scheme=scheme, has_touch=phone, is_mobile=phone)
    page.goto(address)
    page.wait_for_selector(READY)
    page.wait_for_timeout(100)
    return page


@pytest.mark.parametrize("begin", [begin_tzolkin, begin_hellas, begin_hadara])
def test_everything_can_be_read_and_hit(site, visit, begin):
    page = visit()
    begin(page, site)
    address, state = page.url, page.context.storage_state()
    for scheme in ("light", "dark"):
        for width, height in WINDOWS + PHONES:
            phone = width < 1100
            looking = window(visit, address, state, (width, height, scheme))
            found = looking.evaluate(MEASURE)
            where = f"{begin.__name__} {width}x{height} {scheme}: {found}"
            assert found["pale"] == [], where
            assert [found["wide"], found["cut"], found["twice"]] == [[], [], []], where
            assert found["headings"], where
            assert set(found["rings"]) == {True}, f"still, but seen: {where}"
            assert found["touched"] > 0 or found["targets"] == 0, where
            if phone:
                assert found["least"] >= 43.5, where
            if phone or width == 1440:
                assert found["small"] == [], where
            else:
                assert found["scale"] > 0.839, where
            looking.close()


def test_a_touch_brings_a_button_with_the_name_of_the_action(site, visit):
    page = visit(390, 844, has_touch=True, is_mobile=True)
    begin_tzolkin(page, site)
    place = next(move for move in moves(page) if on_board(page, move).count())
    before = version(page)
    on_board(page, place).locator(".hit").dispatch_event("pointerdown", {"pointerType": "touch"})
    on_board(page, place).dispatch_event("click")
    assert page.inner_text("#thumb") == on_board(page, place).get_attribute("aria-label").split(" (")[0]
    box = page.locator("#thumb").bounding_box()
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= 844
    page.locator("#thumb").tap()
    page.wait_for_selector(f'#table:not([data-version="{before}"]):not(.busy)')


def test_tabs_go_by_arrows_and_tell_of_the_last_round(site, visit):
    page = visit(390, 844, has_touch=True, is_mobile=True)
    begin_tzolkin(page, site)
    page.focus("#tab-now")
    page.keyboard.press("End")
    assert page.locator("#log[role=tabpanel]").is_visible()
    assert page.evaluate("document.activeElement.id") == "tab-log"
    page.keyboard.press("ArrowRight")
    assert page.locator("#now").is_visible()
    page.locator("#player-1 .cover").tap()
    assert page.locator("#others-1").is_visible()


def test_a_note_on_the_board_covers_nothing_that_it_explains(site, visit):
    page = visit()
    begin_tzolkin(page, site)
    for place in [move for move in moves(page) if move.startswith("place") and on_board(page, move).count()]:
        on_board(page, place).locator(".hit").hover()
        note = page.locator("#chip").bounding_box()
        for covered in page.locator("#board :is([id^=cell-], .worker, .target.hot .ghost > *)").all():
            box = covered.bounding_box()
            assert (
                box["x"] >= note["x"] + note["width"]
                or note["x"] >= box["x"] + box["width"]
                or box["y"] >= note["y"] + note["height"]
                or note["y"] >= box["y"] + box["height"]
            ), place


@pytest.mark.parametrize("name", ["hadara_town_advanced_5_2", "hellas_settler_default_4_1"])
def test_a_finished_game_holds_long_names_and_its_board_leads_back(site, visit, tmp_path, name):
    record = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    names = ["W" * 40, "Bartholomaios Papadiamantopoulos-Karaiskos", "m" * 40, "Ilka", "Konstantin-Alexander"]
    record["names"] = [name[:40] for name in names[: len(record["names"])]]
    file = tmp_path / "long.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page = visit()
    page.goto(site)
    page.set_input_files("[name=record]", file)
    page.click(".bring .button")
    page.wait_for_selector(".banner")
    address = page.url
    for width, height in ((1440, 900), (844, 390), (390, 844), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        for part in ("", "board/", "log/"):
            page.goto(address + part)
            found = page.evaluate(MEASURE)
            where = f"{width}x{height} {part}: {found}"
            assert [found["pale"], found["wide"], found["cut"], found["headings"]] == [[], [], [], True], (
                where
            )
            if part == "board/" and width == 1440:
                assert found["small"] == []
            if part == "":
                charts = [
                    box for box in (svg.bounding_box() for svg in page.locator(".chart svg").all()) if box
                ]
                assert len(charts) == 1, "the one for this width"
                assert charts[0]["x"] + charts[0]["width"] <= width
        for address_of_list in (site, f"{site}/finished/"):
            page.goto(address_of_list)
            found = page.evaluate(MEASURE)
            assert [found["wide"], found["headings"]] == [[], True], f"{width} {found}"


def test_a_small_start_page_begins_with_the_own_tables_and_ends_with_files(site, visit):
    page = visit()
    begin_tzolkin(page, site)
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(site)
        tops = [page.locator(part).first.bounding_box()["y"] for part in (".running", "form.new", ".bring")]
        assert tops == sorted(tops), (width, tops)
