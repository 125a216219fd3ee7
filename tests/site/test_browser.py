"""The site in a real browser: a whole game, undo, reload, a phone's width, the keyboard, two browsers."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import zlib

import pytest
from playwright.sync_api import Page, Route, expect, sync_playwright

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
LIVE = "#table[data-tab]"
"""The table when its script runs: until then a press on the board does nothing."""
READY = f".banner, {LIVE}[data-acting=yes]:not(.busy):not(.replaying)"
PATIENCE = 240_000  # milliseconds: the first start compiles the rules
SERVER = """
import pathlib, secrets, sys
from antiqua.cli import main

def next_seed(limit, kept=pathlib.Path(sys.argv.pop(1))):
    seed = int(kept.read_text())
    kept.write_text(str(seed + 1))
    return seed % limit

secrets.randbelow = next_seed
sys.exit(main())
"""
"""Plays games of seeds that follow the number in a file."""


@pytest.fixture(scope="module")
def seeds(tmp_path_factory):
    """The file that has the seed of the next table."""
    kept = tmp_path_factory.mktemp("seeds") / "next"
    kept.write_text("0")
    return kept


@pytest.fixture(scope="module")
def site(tmp_path_factory, seeds):
    """The address of a server of its own, started as `antiqua play` starts it."""
    data = tmp_path_factory.mktemp("data")
    port = free_port()
    server = started(data, port, seeds)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
        assert "Traceback" not in (data / "log").read_text()


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def started(data, port, seeds):
    """A server that answers."""
    options = ["--no-browser", "--port", str(port), "--data", str(data)]
    environment = {key: value for key, value in os.environ.items() if key != "DJANGO_SETTINGS_MODULE"}
    with (data / "log").open("ab") as log:
        command = [sys.executable, "-c", SERVER, str(seeds), "play", *options]
        server = subprocess.Popen(command, env=environment, stderr=log)
    try:
        _wait(f"http://127.0.0.1:{port}", server)
    except BaseException:
        server.kill()
        raise
    return server


def _wait(address, server):
    for _try in range(300):
        assert server.poll() is None, "the server has ended"
        try:
            urllib.request.urlopen(address, timeout=5)
            return
        except OSError:
            time.sleep(0.2)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="module")
def chrome(chromium):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chrome, seeds, request):
    """Opens a page in a browser context of its own; a script error or a refused script fails the test.

    Each test has seeds of its own, so that one that fails does so again.
    """
    seeds.write_text(str(zlib.crc32(request.node.name.encode())))
    contexts, errors = [], []

    def opened(width=1440, height=900, **options) -> Page:
        context = chrome.new_context(
            viewport={"width": width, "height": height},
            reduced_motion=options.pop("motion", "reduce"),
            **options,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not errors


def start(page, site, players=4, name="Ilka"):
    page.goto(site)
    page.fill("[name=name-0]", name)
    page.check(f'[name=players][value="{players}"]', force=True)
    page.click("#start")
    page.wait_for_selector("#table .pick-tile")
    page.locator(".pick-tile").nth(0).click()
    page.locator(".pick-tile").nth(2).click()
    page.click("#keep")
    page.wait_for_selector(READY)


def resized(page, width, height):
    """A window of another size, when the page has been laid out in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        """([width, height]) => document.fonts.ready.then(() => new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() =>
            done(innerWidth === width && innerHeight === height)))))""",
        arg=[width, height],
    )


def moves(page):
    found = page.locator("#play [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
    return [move for move in found if move != "keep"]


def after(page, version):
    """Waits for the next version of the table that asks something of this seat, or the end."""
    page.wait_for_selector(f'.banner, #table:not([data-version="{version}"]):not(.busy)')
    page.wait_for_selector(READY)


def version(page):
    return page.get_attribute("#table", "data-version")


def on_board(page, move):
    return page.locator(f'#board .target[data-move="{move}"]')


def choose(page, move):
    """Plays a move on the board if it stands there, else in the list."""
    before = version(page)
    target = on_board(page, move)
    stands_there = target.count() > 0
    if stands_there:
        target.first.dispatch_event("click")
    else:
        page.locator(f'#play [data-move="{move}"]').click()
    after(page, before)
    return stands_there


def preferred(found, number):
    """Something that gets on: no endless market, no turn that is wasted where another is possible."""
    rest = [move for move in found if not move.startswith(("sell", "buy", "beg"))]
    useful = [move for move in rest if move not in ("end", "do nothing", "stop")] or rest
    placed = [move for move in useful if move.startswith("place")]
    if placed and "end" in found and number % 3 == 0:
        return "end"
    return useful[number % len(useful)]


def test_a_whole_game_of_four_to_the_final_scores(site, visit):
    page = visit()
    start(page, site)
    by_board = number = 0
    while not page.locator(".banner").count():
        by_board += choose(page, preferred(moves(page), number))
        number += 1
        assert number < 900
    assert by_board > number / 3
    expect(page.locator(".banner h1")).to_have_text(re.compile(r"wins|share"))
    expect(page.locator("tfoot td")).to_have_count(4)
    assert page.locator("tbody tr").count() in (7, 8)  # nobody may have gone hungry
    with page.expect_download() as download:
        page.click("text=Save record")
    assert download.value.suggested_filename.endswith(".json")
    page.click("text=See the board")
    expect(page.locator("#board svg")).to_be_visible()
    assert page.locator("#board .target").count() == 0
    page.goto(site)
    expect(page.locator(".ended")).to_have_count(1)


def test_pointing_undoing_and_reloading(site, visit):
    page = visit()
    start(page, site, players=2)
    first = moves(page)
    place = next(move for move in first if move.startswith("place") and on_board(page, move).count())
    on_board(page, place).locator(".hit").hover()
    expect(page.locator("#chip")).to_be_visible()
    expect(page.locator(f'#play .choice.hot[data-move="{place}"]')).to_have_count(1)
    page.locator(f'#play .choice[data-move="{place}"]').hover()
    expect(on_board(page, place)).to_have_class(re.compile("hot"))
    before = version(page)
    on_board(page, place).locator(".hit").click()
    after(page, before)
    expect(page.locator("#undo")).to_be_enabled()
    shown = moves(page)
    page.reload()
    page.wait_for_selector(READY)
    assert moves(page) == shown
    before = version(page)
    page.click("#undo")
    after(page, before)
    assert moves(page) == first
    expect(page.locator("#undo")).to_be_disabled()


def test_everything_by_keyboard(site, visit):
    page = visit()
    start(page, site, players=2)
    first = moves(page)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    for _tab in range(60):
        page.keyboard.press("Tab")
        move = page.evaluate(
            "() => document.activeElement.closest('#board') && document.activeElement.dataset.move"
        )
        if move and move.startswith("place"):
            break
    else:
        raise AssertionError("no target on the board was reached with Tab")
    expect(page.locator("#chip")).to_be_visible()
    before = version(page)
    page.keyboard.press("Enter")
    after(page, before)
    before = version(page)
    page.keyboard.press("u")
    after(page, before)
    assert moves(page) == first
    choose(page, first[0])
    before = version(page)
    page.keyboard.press("e")
    after(page, before)
    assert "since" in page.content() or moves(page)


def test_wealth_tiles_by_keyboard(site, visit):
    page = visit()
    page.goto(site)
    page.click("#start")
    page.wait_for_selector(LIVE)
    for number in (0, 2):
        page.locator(".pick-tile input").nth(number).focus()
        page.keyboard.press("Enter")
    assert [box.is_checked() for box in page.locator(".pick-tile input").all()] == [True, False, True, False]
    expect(page.locator("#keep")).to_be_enabled()
    before = version(page)
    page.keyboard.press("e")
    after(page, before)
    assert any(move.startswith("place") for move in moves(page))


def test_a_phone(site, visit):
    page = visit(390, 844, has_touch=True, is_mobile=True)
    start(page, site, players=3)
    assert page.evaluate("() => document.documentElement.scrollWidth <= 390")
    sheet = page.locator(".column").bounding_box()
    assert sheet["y"] + sheet["height"] == pytest.approx(844, abs=2)
    for choice in page.locator(".choice").all()[:4]:
        assert choice.bounding_box()["height"] >= 44
    place = next(move for move in moves(page) if move.startswith("place") and move != "place start")
    # at least one thing that can be done is in sight
    board = page.locator("#board").bounding_box()
    boxes = [target.bounding_box() for target in page.locator("#board .target").all()]
    assert any(
        box
        and board["x"] <= box["x"] < board["x"] + board["width"]
        and board["y"] <= box["y"] < board["y"] + board["height"]
        for box in boxes
    )
    gear = place.split()[1]
    page.locator(f'[data-jump="gear-{gear}"]').tap()
    page.wait_for_timeout(400)
    target = on_board(page, place)
    before = version(page)
    target.locator(".hit").tap()
    expect(page.locator(f'#play .choice.hot[data-move="{place}"]')).to_have_count(1)
    assert version(page) == before
    page.wait_for_timeout(400)  # a second tap sooner than that is taken for a slip
    target.locator(".hit").tap()
    after(page, before)
    for tab in ("mine", "others", "log", "now"):
        page.locator(f'[data-tab="{tab}"][role=tab]').tap()
        expect(page.locator(f"#{tab}")).to_be_visible()


def test_two_browsers_at_one_table(site, visit):
    ada, ben = visit(), visit()
    ada.goto(site)
    ada.fill("[name=name-0]", "Ada")
    ada.check('[name=players][value="2"]', force=True)
    ada.check('[name=kind-1][value="human"]', force=True)
    ada.fill("[name=name-1]", "Ben")
    ada.click("#start")
    ada.wait_for_selector("#table")
    expect(ada.locator("#now-title")).to_contain_text("Pass the device to Ada")
    ben.goto(ada.locator(".invite input").input_value())
    ben.click("text=Take the seat")
    ben.wait_for_selector(".pick-tile")
    # Ada's page learns by itself that Ben has come
    expect(ada.locator(".invite")).to_have_count(0)
    held: list[Route] = []
    news = re.compile(r"[?]from=")
    ada.route(news, lambda route: held.append(route))  # news of Ben's choice are still on the way ...
    for page in (ben, ada):
        page.locator(".pick-tile").nth(0).click()
        page.locator(".pick-tile").nth(1).click()
        while page is ada and not held:
            page.wait_for_timeout(20)
        page.click("#keep")
    held[0].continue_()  # ... when Ada presses, which is not lost
    ada.unroute(news)
    # one of them is to act, and the other one's page learns of it by itself
    for page in (ben, ada):
        page.wait_for_selector('#table[data-version="3"]')
        expect(page.locator(".player.acting")).to_have_count(1)
    name = ada.locator(".player.acting h2").inner_text()
    acting, waiting = (ada, ben) if name == "Ada" else (ben, ada)
    acting.wait_for_selector(READY)
    place = next(move for move in moves(acting) if move.startswith("place"))
    before = version(acting)
    acting.locator(f'#play [data-move="{place}"]').click()
    acting.wait_for_selector(f'#table:not([data-version="{before}"])')
    waiting.wait_for_selector(f'#table[data-version="{version(acting)}"]')
    assert moves(waiting) == []


def test_turns_of_others_are_shown_and_can_be_skipped(site, visit):
    page = visit(motion="no-preference")
    start(page, site, players=3)
    choose(page, next(move for move in moves(page) if move.startswith("place")))
    page.keyboard.press("e")
    page.wait_for_selector(".caption")
    page.keyboard.press("p")
    held = page.inner_text(".caption")
    assert "Go on" in held
    # whose turn is shown is marked, and nobody else
    expect(page.locator(".player.acting h2")).to_have_text(page.inner_text(".caption > b"))
    page.wait_for_timeout(5000)
    assert page.inner_text(".caption") == held
    page.click(".skip-replay")
    page.wait_for_selector(READY)
    assert moves(page)


def test_a_server_that_is_killed_has_lost_nothing(tmp_path, seeds, visit):
    port = free_port()
    server = started(tmp_path, port, seeds)
    page = visit()
    try:
        start(page, f"http://127.0.0.1:{port}")
        choose(page, next(move for move in moves(page) if move.startswith("place")))
        shown = moves(page)
        page.goto("about:blank")
        server.kill()
        server.wait()
        server = started(tmp_path, port, seeds)
        page.goto(f"http://127.0.0.1:{port}")
        page.click(".running a")
        page.wait_for_selector(READY)
        assert moves(page) == shown
        before = version(page)
        page.click("#undo")
        after(page, before)
        page.close()
    finally:
        server.kill()
        server.wait()


def test_the_title_of_the_tab_follows_the_game(site, visit):
    page = visit()
    page.goto(site)
    page.click("#start")
    page.wait_for_selector("#table .pick-tile")
    expect(page).to_have_title("● Tzolk'in, wealth tiles are chosen · Antiqua")
    page.locator(".pick-tile").nth(0).click()
    page.locator(".pick-tile").nth(1).click()
    page.click("#keep")
    page.wait_for_selector(READY)
    expect(page).to_have_title("● Tzolk'in, round 1 of 27 · Antiqua")


def test_nothing_is_seen_before_a_press_on_it_is_heard(site, visit):
    page = visit()
    start(page, site)
    held: list[Route] = []
    page.route(re.compile(r"/table[.].*js"), lambda route: held.append(route))
    page.goto(page.url, wait_until="commit")
    page.wait_for_selector("#table", state="attached")
    painted = "() => performance.getEntriesByType('paint').length"
    page.wait_for_timeout(700)
    assert page.evaluate(painted) == 0
    held[0].continue_()
    page.wait_for_function(painted)
    assert page.locator(LIVE).count()


def test_what_others_have_built_lies_over_nothing_when_a_small_screen_becomes_a_wide_one(site, visit):
    page = visit(390, 844)
    start(page, site)
    opened = page.locator(".others details[open]")
    page.click("#tab-others")
    assert opened.count() == 3
    page.click("#tab-now")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(opened).to_have_count(0)
    assert page.locator("[role=tabpanel]").count() == 0
    page.locator("[data-player] .cover").first.click()
    expect(opened).to_have_count(1)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(opened).to_have_count(3)
    page.keyboard.press("Escape")
    page.click("#tab-others")
    assert page.locator(".others .goods-row").last.is_visible()
