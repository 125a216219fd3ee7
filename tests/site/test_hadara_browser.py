"""Hadara in real browsers: a whole game of two people and a bot, what is secret, a phone's width."""

# ruff: noqa: F811

import re

import pytest
from playwright.sync_api import expect

from .test_browser import LIVE, READY, chrome, seeds, site, visit  # noqa: F401  # fixtures

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SEEN = """() => [document.querySelector('#table')?.dataset.version,
    document.querySelector('#play [name=version]')?.value].join()"""
"""What the page has seen: what all can see, and what its seat alone can."""
CARD = r"\b(?:I|II|III)-(?:yellow|red|blue|green|purple)-\d\d\b"


def begin(page, site, players, people=1, **options):
    """Fills the start page's form and starts."""
    page.goto(f"{site}/?game=hadara")
    page.fill("[name=name-0]", "Ada")
    page.check(f'[name=players][value="{players}"]', force=True)
    for number in range(1, people):
        page.check(f'[name=kind-{number}][value="human"]', force=True)
        page.fill(f"[name=name-{number}]", ("Ada", "Ben", "Cleo")[number])
    for name, value in options.items():
        page.check(f'[name="{name}"][value="{value}"]' if value else f'[name="{name}"]', force=True)
    page.click("#start")
    page.wait_for_selector(LIVE)


def at_one_table(site, visit, people=2, **options):
    """Two or three people in browsers of their own; with two there is a bot."""
    pages = [visit() for _ in range(people)]
    ada, *others = pages
    begin(ada, site, 3, people=people, **options)
    links = [link.input_value() for link in ada.locator(".invite input").all()]
    for page, link in zip(others, links, strict=True):
        page.goto(link)
        page.click("text=Take the seat")
        page.wait_for_selector(LIVE)
    ada.reload()
    ada.wait_for_selector(LIVE)
    return pages


def moves(page):
    return page.locator("#play [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")


def is_asked(page):
    return page.locator(READY).and_(page.locator("#table")).count() > 0


def press(page, move):
    """Makes a move with the mouse, on the board where it stands there, and waits until it is played."""
    target = page.locator(f'#board .target[data-move="{move}"]')
    on_board = target.count() > 0
    before = page.evaluate(SEEN)
    with page.expect_response(lambda response: response.url.endswith("/play/")) as answer:
        if on_board:
            target.first.dispatch_event("click")
        else:
            page.locator(f'#play [data-move="{move}"]').first.click()
        if "|" in move:  # what cannot be taken back is chosen first and locked in second
            expect(page.locator("#sure")).to_be_enabled()
            page.click("#sure")
    assert answer.value.status == 200, move
    page.wait_for_function(
        f"before => document.querySelector('.banner, #table:not(.busy)') && ({SEEN})() !== before", arg=before
    )
    return on_board


def catch_up(pages, ahead):
    """Waits until news of what a page has just played have come to the others."""
    version = int(ahead.locator(".banner, #table").first.get_attribute("data-version") or 0)
    for page in pages:
        page.wait_for_function(
            """version => document.querySelector('.banner')
              || Number(document.querySelector('#table:not(.busy)')?.dataset.version) >= version""",
            arg=version,
        )


def preferred(found, number):
    useful = [move for move in found if move not in ("no colony", "no bust", "done")] or found
    recruiting = [move for move in useful if move.endswith("recruit")]
    wanted = recruiting or [move for move in useful if "|" in move] or useful
    return wanted[number % len(wanted)]


def test_a_whole_game_of_two_people_in_two_browsers_and_a_bot(site, visit):
    pages = at_one_table(site, visit)
    by_board = number = both = 0
    while not any(page.locator(".banner").count() for page in pages):
        asked = [page for page in pages if is_asked(page)]
        if not asked:
            pages[0].wait_for_timeout(60)
            continue
        page = asked[number % len(asked)]
        both += len(asked) == 2
        found = moves(page)
        if not found:
            continue
        move = preferred(found, number)
        by_board += press(page, move)
        catch_up(pages, page)
        number += 1
        assert number < 400
    assert number > 60
    assert both  # in phase A all choose at the same time
    assert by_board > number / 2
    for page in pages:  # whoever did not make the last move is led to the scores, too
        page.wait_for_selector(".banner")
        expect(page.locator(".banner h1")).to_have_text(re.compile(r"wins|share"))
        expect(page.locator("tbody tr")).to_have_count(6)
        expect(page.locator("tfoot td")).to_have_count(3)
    pages[0].click("text=See the board")
    expect(pages[0].locator("#board svg")).to_be_visible()
    assert pages[0].locator("#board .target").count() == 0


def who_choose(site, visit, people=2):
    """People who are all to choose one of four ways of a draw."""
    pages = at_one_table(site, visit, people, sides="choose")
    for page in pages:
        page.wait_for_selector(READY)
        press(page, "side b")
    for _try in range(100):
        asked = next((page for page in pages if is_asked(page)), None)
        if asked and any("|" in move for move in moves(asked)):
            break
        if asked and moves(asked):
            press(asked, moves(asked)[0])
        pages[0].wait_for_timeout(100)
    for page in pages:
        page.wait_for_selector(READY)
    return pages


def test_news_that_come_while_a_button_is_pressed_do_not_undo_the_press(site, visit):
    ada, ben = who_choose(site, visit)
    before = ada.get_attribute("#table", "data-version")
    move = next(move for move in moves(ada) if move.endswith("sell"))
    ada.locator(f'#board .target[data-move="{move}"]').dispatch_event("click")
    expect(ada.locator("#sure")).to_be_enabled()
    with ada.expect_response(lambda response: response.url.endswith("/play/")) as answer:
        ada.locator("#sure").hover()
        ada.mouse.down()
        with ada.expect_response(lambda response: "?from=" in response.url):
            press(ben, next(move for move in moves(ben) if "|" in move))
        ada.wait_for_timeout(300)
        assert ada.get_attribute("#table", "data-version") == before
        ada.mouse.up()
    assert answer.value.status == 200
    expect(ada.locator("#log")).to_contain_text("Ben: Shows")


def test_an_earlier_press_does_not_end_a_later_one(site, visit):
    ada, ben, cleo = who_choose(site, visit, 3)
    before = ada.get_attribute("#table", "data-version")
    move = next(move for move in moves(ada) if move.endswith("sell"))
    ada.locator(f'#board .target[data-move="{move}"]').dispatch_event("click")
    ada.locator("#log").hover()
    ada.mouse.down()  # news come during this press ...
    with ada.expect_response(lambda response: "?from=" in response.url):
        press(ben, next(move for move in moves(ben) if move.endswith("sell")))
    ada.mouse.up()
    expect(ada.locator("#table")).not_to_have_attribute("data-version", before)
    ada.wait_for_timeout(1500)
    with ada.expect_response(lambda response: response.url.endswith("/play/")) as answer:
        ada.locator("#sure").hover()
        ada.mouse.down()
        with ada.expect_response(lambda response: "?from=" in response.url):
            press(cleo, next(move for move in moves(cleo) if move.endswith("sell")))
        ada.wait_for_timeout(2000)  # ... and three seconds after them this one is still held
        ada.mouse.up()
    assert answer.value.status == 200


def test_news_that_come_while_the_mouse_is_held_long_are_shown(site, visit):
    ada, ben = who_choose(site, visit)
    before = ada.get_attribute("#table", "data-version")
    ada.locator("#log").hover()
    ada.mouse.down()
    press(ben, next(move for move in moves(ben) if "|" in move))
    expect(ada.locator("#table")).not_to_have_attribute("data-version", before, timeout=10_000)


def test_what_one_chooses_the_other_does_not_see(site, visit):
    ada, ben = who_choose(site, visit)
    hands = [set(re.findall(CARD, " ".join(moves(page)))) for page in (ada, ben)]
    assert [len(hand) for hand in hands] == [2, 2]
    move = next(move for move in moves(ada) if move.endswith("sell"))
    press(ada, move)
    expect(ada.locator("#now")).to_contain_text("Waiting for Ben")
    # Ben's page learns that Ada has chosen, and nothing else
    expect(ben.locator('#player-0 [title="has chosen"]')).to_have_count(1)
    assert not hands[0] & set(re.findall(CARD, ben.content()))
    press(ben, next(move for move in moves(ben) if "|" in move))
    expect(ben.locator("#log")).to_contain_text("Ada: Shows")
    ada.wait_for_selector(READY)
    expect(ada.locator("#log")).to_contain_text("Ben: Shows")
    assert move.split("|")[0].removeprefix("show ") in ben.content()


def test_the_drawing_stays_a_drawing_when_the_device_is_handed_on(site, visit):
    page = visit()
    begin(page, site, 3, people=3)
    for number in range(9):
        page.wait_for_selector(f"{READY}, #now form[action$='/sit/']")
        if page.locator("#now form[action$='/sit/'] button").count():
            page.click("#now form[action$='/sit/'] button")
            page.wait_for_selector(READY)
        press(page, preferred(moves(page), number))
        seen = "() => [...document.querySelectorAll('svg, svg *')].every(one => one instanceof SVGElement)"
        assert page.evaluate(seen)
        assert page.locator("#hand").bounding_box()["width"] > 100


def test_a_choice_is_locked_in(site, visit):
    page = visit()
    begin(page, site, 2)
    for _try in range(20):
        page.wait_for_selector(READY)
        if any("|" in move for move in moves(page)):
            break
        press(page, moves(page)[0])
    first, second = [move for move in moves(page) if move.endswith("sell")]
    page.locator(f'#board .target[data-move="{first}"] .hit').click()
    expect(page.locator("#sure")).to_contain_text("Lock in")
    page.locator(f'#play [data-move="{second}"]').click()
    expect(page.locator(f'#board .target.picked[data-move="{second}"]')).to_have_count(1)
    assert {first, second} <= set(moves(page))  # nothing is played yet, and the choice may change
    with page.expect_response(lambda response: response.url.endswith("/play/")) as answer:
        page.keyboard.press("e")
    assert answer.value.status == 200
    expect(page.locator(f'#play [data-move="{second}"]')).to_have_count(0)


def test_a_phone_begins_with_the_own_city_and_the_decision(site, visit):
    page = visit(390, 844, has_touch=True, is_mobile=True)
    begin(page, site, 3)
    for _try in range(20):
        page.wait_for_selector(READY)
        if any("|" in move for move in moves(page)):
            break
        press(page, moves(page)[0])
    page.reload()
    page.wait_for_selector(READY)
    page.wait_for_timeout(400)
    assert page.evaluate("() => document.documentElement.scrollWidth <= 390")
    city, board = page.locator("#city-0").bounding_box(), page.locator("#board").bounding_box()
    assert city["x"] >= -2
    assert city["x"] + city["width"] <= 392
    assert abs(city["y"] - board["y"]) < 20
    pictures = page.locator(".pictured .of > svg")
    expect(pictures).to_have_count(2)
    for choice in page.locator(".pictured .choice").all():
        box = choice.bounding_box()
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 844
    choice = page.locator(".pictured .choice").first
    choice.tap()
    expect(page.locator("#sure")).to_be_enabled()
    sure = page.locator("#sure").bounding_box()
    assert sure["y"] + sure["height"] <= 844
    for tab in ("mine", "others", "log", "now"):
        page.locator(f'[data-tab="{tab}"][role=tab]').tap()
        expect(page.locator(f"#{tab}")).to_be_visible()
