"""Hellas in a real browser: a whole game against a bot, choosing before doing, a phone."""

import re

import pytest
from playwright.sync_api import expect

from .test_browser import READY, after, chrome, moves, on_board, seeds, site, version, visit

__all__ = ["chrome", "seeds", "site", "visit"]

OUTLINE = 2
"""Pixels by which the outline of a field at the edge may be cut."""
DOUBLE = """(target) => {
  const clicks = [0, 1].map(() => new MouseEvent("click", { bubbles: true, cancelable: true }));
  clicks.forEach((click) => target.dispatchEvent(click));
}"""
"""Two clicks at the same time, however long the page takes over the first."""
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def begin(page, site, players=2, name="Ágnes"):
    """A game against bots, opened at the own decision."""
    page.goto(f"{site}/")
    page.check('[name=game][value="hellas"]', force=True)
    expect(page.locator("[data-chosen]")).to_have_text("Hellas")
    expect(page.locator("fieldset[data-game=hellas]")).to_be_visible()
    expect(page.locator("fieldset[data-game=tzolkin]")).to_be_hidden()
    page.fill("[name=name-0]", name)
    page.check(f'[name=players][value="{players}"]', force=True)
    page.click("#start")
    page.wait_for_selector(READY)


def do(page, move):
    """Plays a move on the board if it stands there, else in the list, and makes sure where it is asked."""
    before = version(page)
    target = on_board(page, move)
    stands_there = target.count() > 0
    button = page.locator(f'#play [data-move="{move}"]')
    is_final = button.get_attribute("data-final") is not None
    if page.locator("#sure").count() and page.locator("#sure").get_attribute("value") == move:
        pass  # the only one: it is chosen already
    elif stands_there:
        target.dispatch_event("click")
    else:
        button.dispatch_event("click")
    if is_final:
        assert version(page) == before
        expect(page.locator("#sure")).to_be_enabled()
        page.click("#sure")
    after(page, before)
    return stands_there


def play_on(page):
    """Plays a move, building nothing where it can be helped."""
    offered = moves(page)
    do(page, next((move for move in ("decline", "nothing", "take marble") if move in offered), offered[0]))


def own_turn(page):
    """Plays on to a decision of the own turn: the game may begin with an action for everyone of another's."""
    while not any(move.startswith("take") for move in moves(page)):
        play_on(page)


def take(page, name):
    """Plays on, building nothing, until the action can be taken, and takes it."""
    for _move in range(20):
        if f"take {name}" in moves(page):
            return do(page, f"take {name}")
        play_on(page)
    raise AssertionError(f"{name} is never free")


def preferred(found, number):
    """A move that builds where it can, another action each time."""
    rest = [move for move in found if move not in ("decline", "nothing")] or found
    if rest[0].startswith("take"):
        order = ("palace", "house_agora", "house", "quarry", "temple_4", "quarry", "house", "marble")
        wanted = f"take {order[number % len(order)]}"
        return wanted if wanted in rest else rest[number % len(rest)]
    return rest[0]


def test_a_whole_game_of_two_to_the_final_scores(site, visit):
    page = visit()
    begin(page, site)
    by_board = number = 0
    kinds = set()
    while not page.locator(".banner").count():
        move = preferred(moves(page), number)
        kinds.add(move.split()[0])
        by_board += do(page, move)
        number += 1
        assert number < 200
    assert by_board > number / 2
    assert {"take", "palace", "house"} <= kinds
    expect(page.locator(".banner h1")).to_have_text(re.compile(r"wins|share"))
    assert page.locator("tbody tr").count() == 6
    expect(page.locator("tfoot td")).to_have_count(2)
    page.click("text=See the board")
    expect(page.locator("#board svg.hellas")).to_be_visible()
    assert page.locator("#board .target").count() == 0
    expect(page.locator("#good-1-marble")).to_be_visible()  # the screens are lifted
    page.goto(site)
    expect(page.locator(".ended")).to_have_count(1)


def test_what_cannot_be_taken_back_is_chosen_first(site, visit):
    page = visit()
    begin(page, site)
    take(page, "house")
    houses = [move for move in moves(page) if move.startswith("house")]
    assert len(houses) > 30
    expect(page.locator("#sure")).to_be_disabled()
    first, second = houses[3], houses[8]
    before = version(page)
    on_board(page, first).hover()
    on_board(page, first).evaluate(DOUBLE)  # the second click of a double one is no decision
    expect(page.locator("#sure")).to_contain_text(first.split()[1])
    expect(page.locator("#chip")).to_be_visible()
    page.locator(f'#play [data-move="{second}"]').click()
    expect(page.locator("#sure")).to_contain_text(second.split()[1])
    expect(page.locator("#play .picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#sure")).to_be_disabled()
    assert version(page) == before
    on_board(page, second).click()
    page.wait_for_timeout(500)
    on_board(page, second).click()  # the same again does it
    after(page, before)
    expect(page.locator(f"#piece-{second.split()[1]}")).to_be_attached()


def test_a_long_list_is_sifted_and_sorted(site, visit):
    page = visit()
    begin(page, site, players=3)
    take(page, "house")
    lines = page.locator("#play .long li:visible")
    everything = lines.count()
    coast = page.locator("[data-filter=coast]")
    coast.click()
    expect(coast).to_have_attribute("aria-pressed", "true")
    assert 0 < lines.count() < everything
    assert page.locator("#play .long li:visible .zone-inland").count() == 0
    assert page.locator("#board .target.dim").count() == everything - lines.count()
    page.locator('[data-filter=""]').click()
    assert page.locator("#board .target.dim").count() == 0
    page.select_option("[data-order]", "price")
    paid = page.locator("#play .long .slot-price").all_inner_texts()
    numbers = [int(text.replace("−", "")) for text in paid]
    assert numbers == sorted(numbers)
    before = version(page)
    page.keyboard.press("u")
    after(page, before)
    assert moves(page)[0].startswith("take")


def test_keys_alone(site, visit):
    page = visit()
    begin(page, site)
    take(page, "palace")
    target = page.locator("#board .target").nth(5)
    target.focus()
    before = version(page)
    page.keyboard.press("Enter")
    expect(page.locator("#sure")).to_be_enabled()
    assert version(page) == before
    page.keyboard.press("e")
    after(page, before)


def test_a_phone(site, visit):
    page = visit(390, 844, has_touch=True, is_mobile=True)
    begin(page, site, players=3)
    assert page.evaluate("() => document.documentElement.scrollWidth <= 390")
    own_turn(page)
    # one tap chooses: what the choice leads to may not push the list away under the finger
    page.locator("#play li [data-final]").first.tap()
    expect(page.locator("#sure")).to_be_enabled(timeout=5000)
    page.keyboard.press("Escape")
    take(page, "house")
    # one line at a time, and it is on the board in sight
    expect(page.locator("#play .long li:visible")).to_have_count(1)
    first = page.locator("#sure").inner_text()
    page.locator("[data-step='1']").tap()
    expect(page.locator("#sure")).not_to_have_text(first)
    page.wait_for_timeout(400)
    board, picked = page.locator("#board").bounding_box(), page.locator("#board .picked").bounding_box()
    for start, size in (("x", "width"), ("y", "height")):
        assert board[start] <= picked[start] + OUTLINE
        assert picked[start] + picked[size] <= board[start] + board[size] + OUTLINE
    assert min(picked["width"], picked["height"]) >= 44
    for control in ("#sure", "#undo", "#out", "[data-step='1']"):
        assert page.locator(control).bounding_box()["height"] >= 44
    before = version(page)
    page.locator("#sure").tap()
    after(page, before)
    for tab in ("mine", "others", "log", "now"):
        page.locator(f'[data-tab="{tab}"][role=tab]').tap()
        expect(page.locator(f"#{tab}")).to_be_visible()
    for jump in page.locator("[data-jump]").all():
        jump.tap()


def test_turns_of_others_are_shown(site, visit):
    page = visit(motion="no-preference")
    begin(page, site, players=3)
    while "take marble" not in moves(page):
        play_on(page)
    page.click('#play [data-move="take marble"]')
    page.click("#sure")
    page.wait_for_selector(".caption", timeout=30_000)
    page.click(".skip-replay")
    page.wait_for_selector(READY)
    expect(page.locator("#since")).to_be_visible()
    assert moves(page)
