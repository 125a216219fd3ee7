"""Five players with every module of Tribes & Prophecies, in a real browser: some turns, sizes, the end."""

import json
import random
from typing import Any

import pytest

import antiqua
from antiqua.play.match import Match

from .test_browser import READY, choose, chrome, moves, preferred, resized, seeds, site, visit
from .test_layout_browser import LONG, MEASURE, window

__all__ = ["chrome", "seeds", "site", "visit"]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MODULES = ("tribes", "prophecies", "new_buildings", "quick_actions")
TURNS = 8
WINDOWS = (
    (1440, 900, "light"),
    (1440, 900, "dark"),
    (1100, 800, "light"),
    (844, 390, "dark"),
    (390, 844, "light"),
    (390, 844, "dark"),
    (320, 568, "light"),
)
WHOLE = 375
"""Pixels: in windows that are narrower a long name is cut."""
CUT_NAMES = """() => [...document.querySelectorAll('.player h2')].filter((name) =>
  name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2)
  .map((name) => name.textContent)"""
CUT_NUMBERS = """() => [...document.querySelectorAll('.bar i span')].filter((number) =>
  number.getClientRects().length && number.offsetWidth > number.parentElement.offsetWidth)
  .map((number) => number.textContent)"""


LEAF = 8.5 / 32
"""How far a branch of the laurel reaches into its picture."""
TOUCHES = """(leaf) => [...document.querySelectorAll('.laurel.big')].map((laurel) => {
  const number = document.createRange(), box = (one) => one.getBoundingClientRect();
  number.selectNodeContents(laurel.querySelector('b'));
  const icons = [...laurel.querySelectorAll('.icon')].map(box), ink = box(number);
  return Math.min(ink.left - icons.at(0).left - leaf * icons[0].width,
    icons.at(-1).right - leaf * icons[0].width - ink.right);
})"""
"""How far the winner's points are from the laurel's branches."""


def begin(page, site, name):
    """A table of five with all modules, as far as the first decision of a turn."""
    page.goto(site)
    page.fill("[name=name-0]", name)
    page.check('[name=players][value="5"]', force=True)
    for module in MODULES[:-1]:
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


def step(page, number):
    """Plays something that gets on, the quick action first."""
    found = moves(page)
    useful = [move for move in found if not move.startswith(("skip", "pass", "beg"))] or found
    choose(page, "place quick" if "place quick" in useful else preferred(useful, number))


def test_five_players_with_every_module(site, visit):
    page = visit()
    begin(page, site, LONG)
    number = 0
    while number < TURNS or not any(move.startswith(("place", "pick")) for move in moves(page)):
        step(page, number)
        number += 1
        assert number < 80
    address, state = page.url, page.context.storage_state()
    for width, height, scheme in WINDOWS:
        phone = width < 1100
        looking = window(visit, address, state, (width, height, scheme))
        measured = looking.evaluate(MEASURE)
        where = f"{width}x{height} {scheme}: {measured}"
        assert measured["small"] == [], where
        assert measured["pale"] == [], where
        assert [measured["wide"], measured["cut"], measured["twice"]] == [[], [], []], where
        assert measured["targets"] > 0, where
        assert measured["touched"] > 0, where
        if phone:
            assert measured["least"] >= 43.5, where
        if width >= WHOLE:
            assert looking.evaluate(CUT_NAMES) == [], where
        looking.close()


def test_what_is_drawn_is_told_in_words_to_a_pointer_and_to_a_finger(site, visit):
    page = visit()
    begin(page, site, "Ilka")
    for part, words in (("prophecy-1", "It counts"), ("quick-tile", "Quick action to round")):
        page.hover(f"#{part}")
        assert words in page.inner_text("#chip.told")
    address, state = page.url, page.context.storage_state()
    phone = visit(390, 844, storage_state=state, has_touch=True, is_mobile=True)
    phone.goto(address)
    phone.wait_for_selector(READY)
    phone.locator("[data-jump=prophecies]").tap()
    phone.wait_for_timeout(400)
    phone.locator("#prophecy-0").tap()
    box = phone.locator("#chip.told").bounding_box()
    assert "It counts" in phone.inner_text("#chip.told")
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


def ended(names):
    """The record of a game of five with all modules that was played at random."""
    options: dict[str, Any] = dict.fromkeys(MODULES, True)
    match = Match(antiqua.load("tzolkin", players=5, **options), 4, names)
    chance = random.Random(4)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        match.play(seat, str(chance.choice(match.state.moves(seat))))
    return match.record()


def test_the_end_of_a_game_of_five_with_prophecies(site, visit, tmp_path):
    file = tmp_path / "five.json"
    names = [LONG, "Bartholomew", "Xochitl", "Ben", "W" * 20]
    file.write_text(json.dumps(ended(names)), encoding="utf-8")
    page = visit()
    page.goto(site)
    page.set_input_files("[name=record]", file)
    page.click(".bring .button")
    page.wait_for_selector(".banner")
    assert page.inner_text(".laurel.big b").startswith("−")
    assert page.locator("tbody tr:has(.key-prophecies) td").count() == 5
    assert page.locator("tbody tr:has(.key-prophecies) th small").inner_text().count(",") == 2
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.reload()
        for width, height in ((1440, 900), (1100, 800), (844, 390), (390, 844), (320, 568)):
            resized(page, width, height)
            assert all(apart >= 0 for apart in page.evaluate(TOUCHES, LEAF)), (width, scheme)
            found = page.evaluate(MEASURE)
            where = f"{width}x{height} {scheme}: {found}"
            assert [found["pale"], found["wide"], found["small"]] == [[], [], []], where
            assert page.evaluate(CUT_NUMBERS) == [], where
    colours = page.locator(".legend[aria-hidden] i").evaluate_all(
        "all => all.map((one) => getComputedStyle(one).backgroundColor)"
    )
    assert len(set(colours)) == len(colours) >= 8, "each category has a colour of its own"


def below_zero(players, names):
    """The record of a game played at random, up to where somebody has less than no points."""
    options: dict[str, Any] = dict.fromkeys(MODULES, True)
    match = Match(antiqua.load("tzolkin", players=players, **options), 1, names)
    chance, moves = random.Random(1), 0
    while not match.state.is_over:
        seat = match.state.to_act[0]
        view = match.state.view(None)
        points = [player["points"] for player in view["players"]]
        if not moves and view["phase"] == "turn" and seat == 0 and min(points) < -9:
            moves = len(match.moves)
        match.play(seat, str(chance.choice(match.state.moves(seat))))
    record = match.record()
    record.pop("result")
    return {**record, "moves": record["moves"][:moves]}


LONG_NUMBERS = """(leaf) => [...document.querySelectorAll('.laurel.open')].map((laurel) => {
  const number = document.createRange(), player = laurel.closest('.player');
  number.selectNodeContents(laurel.querySelector('b'));
  const box = (one) => one.getBoundingClientRect();
  const [left, right] = [...laurel.querySelectorAll('.icon')].map(box), ink = box(number), cell = box(player);
  const shade = Number(getComputedStyle(laurel.querySelector('.icon')).opacity) < .3;
  const first = shade ? ink.left : left.left, last = shade ? ink.right : right.right;
  const beside = [...player.querySelectorAll('.has .good, .sign, h2')].filter((one) => one.offsetWidth);
  return {
    shown: laurel.textContent.trim(),
    clear: shade || (left.left + leaf * left.width <= ink.left + .5
      && ink.right <= right.right - leaf * right.width + .5),
    inside: cell.left <= first && last <= cell.right,
    over: beside.filter((one) => box(one).left < last - .5 && box(one).right > first + .5
      && box(one).top < ink.bottom && box(one).bottom > ink.top).map((one) => one.textContent.trim()),
  };
})"""


@pytest.mark.parametrize("players", [4, 5])
def test_points_below_zero_keep_their_minus_clear_of_the_laurel(site, visit, tmp_path, players):
    file = tmp_path / "below.json"
    names = ["Ilka", "Bartholomew", "Xochitl", "Ben", "Ada"][:players]
    file.write_text(json.dumps(below_zero(players, names)), encoding="utf-8")
    page = visit()
    page.goto(site)
    page.set_input_files("[name=record]", file)
    page.click(".bring .button")
    page.wait_for_selector(READY)
    for width, height in ((1440, 900), (1280, 800), (1100, 800), (844, 390), (390, 844), (375, 667)):
        resized(page, width, height)
        page.evaluate("""() => document.querySelectorAll('.has .good:first-child b')
          .forEach((corn) => { corn.textContent = '12'; })""")
        page.wait_for_timeout(100)
        found = page.evaluate(LONG_NUMBERS, LEAF)
        where = f"{width}x{height}: {found}"
        assert found, where
        for one in found:
            assert one["shown"].startswith("−"), where
            assert one["clear"], where
            assert one["inside"], where
            assert one["over"] == [], where
        if players == 5:
            assert page.evaluate(CUT_NAMES) == [], where


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390)])
def test_tribes_and_wealth_tiles_are_whole_on_a_phone(site, visit, width, height):
    """Nothing lies over them, and there is one thing to scroll."""
    page = visit(width, height, has_touch=True, is_mobile=True)
    page.goto(site)
    page.check('[name=players][value="2"]', force=True)
    page.check("[name=tribes]", force=True)
    page.click("#start")
    page.wait_for_selector("#play [data-move^=tribe]")
    inner = """() => [...document.querySelectorAll('#play, #play :not(.sr)')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1 && !one.closest('svg'))
      .filter((one) => getComputedStyle(one).overflowY !== 'visible')
      .map((one) => one.className || one.tagName)"""
    assert page.evaluate(inner) == []
    page.locator("#play [data-move^=tribe]").first.click()
    page.wait_for_selector(".pick-tile input", state="attached")
    assert page.evaluate(inner) == []
    page.evaluate("() => { const now = document.querySelector('#now'); now.scrollTop = now.scrollHeight; }")
    tiles = [tile.bounding_box() for tile in page.locator(".pick-tile").all()]
    keep = page.locator("#keep").bounding_box()
    assert max(tile["y"] + tile["height"] for tile in tiles) <= keep["y"] + 1
    assert keep["y"] + keep["height"] <= height
