"""Hadara on the site: its start page, both cards with one press, secrets, passing the device, the end."""

import re

import pytest

from antiqua.site.tables.models import Move, Table
from antiqua.site.tables.services import live

from .helpers import HTMX, form, moves_in, post, seat_in, shown, sit, version_of

pytestmark = pytest.mark.django_db

COLOURS = ("yellow", "red", "blue", "green", "purple")


def start(client, **options):
    """A new game; the table."""
    response = client.post("/", form(**{"game": "hadara", **options}))
    assert response.status_code == 302, response.content.decode()
    return Table.objects.get(key=response["Location"].split("/")[2])


def moves_of(table):
    return list(Move.objects.filter(table=table).values_list("number", "seat", "text"))


def position(table):
    with live.opened(table.pk) as opened:
        return opened.match.state.to_position()


def drawn_cards(table, seat):
    """The cards that a seat holds in phase A, as only its own page may name them."""
    with live.opened(table.pk) as opened:
        return opened.match.state.view(seat)["players"][seat]["drawn"]


def pairs(page):
    """The choices that decide both cards at once."""
    return [move for move in moves_in(page) if "|" in move]


def choose(client, table, page, move):
    """Plays a choice; the page that follows, after the bots."""
    response = post(client, table, page, move=move)
    assert response.status_code == 200, (move, response.content.decode()[:3000])
    return client.get(f"/t/{table.key}/").content.decode()


def usual(page, number):
    """A choice that gets on: recruit where it can be paid, take what is in reach, buy a seal now and then."""
    moves = moves_in(page)
    useful = [move for move in moves if move not in ("no colony", "no bust", "done")] or moves
    recruiting = [move for move in useful if move.endswith("recruit")]
    wanted = recruiting or [move for move in useful if "|" in move] or useful
    return wanted[number % len(wanted)]


def to_phase(client, table, page, phase, limit=400):
    """Plays on until the seat decides in that phase."""
    for number in range(limit):
        if position(table)["phase"] == phase:
            return page
        page = choose(client, table, page, usual(page, number))
    raise AssertionError(f"phase {phase} was not reached")


def test_the_start_page_offers_hadara(browser_client):
    page = browser_client().get("/?game=hadara").content.decode()
    assert re.search(r'name="game" value="hadara"[^>]*checked', page)
    assert "2 to 5 players" in page
    assert "Advanced purple cards" in page
    assert re.search(r'type="radio" name="sides" value="a" checked', page)
    assert "Choose a side" in page


def test_the_options_are_those_that_were_chosen(browser_client):
    client = browser_client()
    assert start(client, players=5).options == {"players": 5, "advanced": False, "sides": "a"}
    table = start(client, players=2, advanced="on", sides="choose")
    assert table.options == {"players": 2, "advanced": True, "sides": "choose"}
    assert start(client, players=3, sides="neither").options["sides"] == "a"


def test_sides_are_chosen_in_secret(browser_client):
    client = browser_client()
    table = start(client, players=3, sides="choose")
    page = shown(client, table)
    assert moves_in(page) == ["side a", "side b"]
    assert "Choose a side" in page
    page = choose(client, table, page, "side b")
    assert position(table)["players"][0]["start_card"].endswith("b")
    assert position(table)["phase"] in ("wheel", "a")


def test_one_press_decides_both_cards(browser_client):
    client = browser_client()
    table = start(client, players=3)
    page = to_phase(client, table, shown(client, table), "a")
    first, second = drawn_cards(table, 0)
    before = len(moves_of(table))
    sell = f"show {first}|sell"
    assert sell in pairs(page)
    assert f"show {second}|sell" in pairs(page)
    # the same two moves stand on the board
    assert page.count(f'data-move="{sell}"') == 2
    version = version_of(page)
    response = post(client, table, page, move=sell)
    assert response.status_code == 200
    own = [(seat, text) for _number, seat, text in moves_of(table)[before:] if seat == 0]
    assert own[:2] == [(0, f"show {first}"), (0, "sell")]
    assert version_of(response.content.decode()) == version + 1


@pytest.mark.parametrize("second", ["recruit|sell", "take red", "gold", "", "show I-red-01"])
def test_both_moves_or_none(browser_client, second):
    client = browser_client()
    table = start(client, players=3)
    page = to_phase(client, table, shown(client, table), "a")
    before = moves_of(table)
    response = post(client, table, page, move=f"show {drawn_cards(table, 0)[0]}|{second}")
    assert response.status_code == 422
    assert "Nothing was played" in response.content.decode()
    assert moves_of(table) == before
    assert position(table)["phase"] == "a"
    # and the page can still be played from
    assert post(client, table, page, move=pairs(page)[0]).status_code == 200


def test_a_card_may_be_shown_first(browser_client):
    client = browser_client()
    table = start(client, players=3)
    page = to_phase(client, table, shown(client, table), "a")
    card = drawn_cards(table, 0)[1]
    page = choose(client, table, page, f"show {card}")
    assert set(moves_in(page)) <= {"recruit", "sell"}
    if 'id="undo" name="undo" value="one" disabled' not in page:
        page = post(client, table, page, undo="one").content.decode()
        assert pairs(page)


def test_a_card_that_cannot_be_paid_can_only_be_sold(browser_client):
    """Whatever the list offers is legal, and what it does not offer says what is missing."""
    client = browser_client()
    table = start(client, players=2)
    page = shown(client, table)
    for number in range(150):
        place = position(table)
        if place["phase"] == "over":
            break
        if place["phase"] == "a" and pairs(page):  # not while a token is bound
            me = place["players"][0]
            for card in drawn_cards(table, 0):
                other = next(one for one in drawn_cards(table, 0) if one != card)
                if f"show {other}|recruit" not in pairs(page):
                    assert re.search(r"coins? too few to recruit it", page), (card, me["coins"])
        page = choose(client, table, page, usual(page, number))


def test_a_whole_game_to_its_end(browser_client):
    client = browser_client()
    table = start(client, players=4, advanced="on")
    page, kinds = shown(client, table), set()
    for number in range(400):
        table.refresh_from_db()
        if table.is_over:
            break
        moves = moves_in(page)
        kinds |= {move.split()[0] for move in moves}
        page = choose(client, table, page, usual(page, number))
    assert table.is_over
    assert {"show", "take", "recruit", "sell", "silver", "done", "no"} <= kinds
    end = shown(client, table)
    for part in ("Colonies", "Busts", "Silver seals", "Gold seals", "Cards", "Coins"):
        assert part in end
    assert "wins" in end or "share" in end
    assert client.get(f"/t/{table.key}/board/").status_code == 200
    record = client.get(f"/t/{table.key}/record.json").json()
    assert record["result"]["players"] == table.result["players"]
    assert client.get("/").status_code == 200


# What is secret.


def answers(client, table, page=None):
    """Everything that a browser can ask for at a table, as one text."""
    count = len(moves_of(table))
    addresses = [
        "",
        "log/",
        "board/",
        "record.json",
        *(f"at/{number}/" for number in range(max(0, count - 20), count + 1)),
    ]
    texts = [client.get(f"/t/{table.key}/{address}").content.decode() for address in addresses]
    texts.append(client.get(f"/t/{table.key}/?from=0", headers=HTMX).content.decode())
    texts.append(client.get("/").content.decode())
    if page is not None:
        texts.append(post(client, table, page, move="nonsense").content.decode())
    return "\n".join(texts)


def open_ids(place, seats):
    """Ids of cards and colonies that everybody sees, or that these seats have seen in their hands."""
    found = {card for pile in place["outer"].values() for card in pile}
    found |= {card for player in place["players"] for card in player["cards"]}
    found |= {
        tile["id"] for player in place["players"] for tile in player["colonies"] if tile["side"] == "ally"
    }
    found |= {entry["card"] for entry in place["sold"] if entry["by"] is None or entry["by"] in seats}
    return found | ({place["pending"]["card"]} if place["phase"] == "b" else set())


def ids_in(text):
    return set(re.findall(r"\b(?:I|II|III)-(?:yellow|red|blue|green|purple)-\d\d\b|\bcol-\d\d-\d\b", text))


def test_nobody_reads_what_is_hidden(browser_client):
    ada, ben, watcher = browser_client(), browser_client(), browser_client()
    table = start(ada, players=3, humans=2)
    ben.post(f"/join/{table.seats.get(number=1).token}/")
    browsers = {0: ada, 1: ben}
    seen: dict[int, set[str]] = {0: set(), 1: set()}
    for number in range(36):  # as far as seals and the second era
        place = position(table)
        with live.opened(table.pk) as opened:
            to_act = [seat for seat in opened.match.state.to_act if seat in browsers]
        for seat, client in browsers.items():
            if place["phase"] == "a":
                seen[seat] |= set(drawn_cards(table, seat))
            if number % 7 == 0:
                known = open_ids(place, [seat]) | seen[seat]
                told = answers(client, table, shown(client, table) if seat in to_act else None)
                assert not ids_in(told) - known, (number, seat, ids_in(told) - known)
                assert table.seed not in told
        if number % 7 == 0:
            told = answers(watcher, table)
            # cards shown earlier stay known to those who saw them: only what never lay open counts
            assert not ids_in(told) - open_ids(place, []), number
        seat = to_act[number % len(to_act)]
        page = shown(browsers[seat], table)
        assert seat_in(page) == seat
        choose(browsers[seat], table, page, usual(page, number))


def test_an_open_choice_is_told_to_its_own_seat_alone(browser_client):
    ada, ben = browser_client(), browser_client()
    table = start(ada, players=2, humans=2)
    ben.post(f"/join/{table.seats.get(number=1).token}/")
    browsers = {0: ada, 1: ben}
    while position(table)["phase"] != "a":
        with live.opened(table.pk) as opened:
            seat = opened.match.state.to_act[0]
        page = shown(browsers[seat], table)
        choose(browsers[seat], table, page, moves_in(page)[0])
    page = shown(ada, table)
    show = drawn_cards(table, 0)[0]
    waiting = choose(ada, table, page, f"show {show}|sell")
    assert "Waiting for Player1" in waiting
    assert show in waiting
    other = shown(ben, table)
    assert "has chosen" in other
    assert not ids_in(other) & set(drawn_cards(table, 0))
    log = ben.get(f"/t/{table.key}/log/").content.decode()
    assert "Sells" not in log
    # selling asks for nothing more; who recruits may have a token to bind, which belongs to the secret choice
    selling = next(pair for pair in pairs(other) if pair.endswith("sell"))
    revealed = choose(ben, table, other, selling)
    assert show in revealed
    assert "Since your last turn" in shown(ada, table)
    assert re.search(r"Shows an? \w+ card", ben.get(f"/t/{table.key}/log/").content.decode())


def test_two_people_at_one_device_pass_it_on(browser_client):
    client = browser_client()
    table = start(client, players=3, humans=2)
    for number in range(10):
        if position(table)["phase"] == "a":
            break
        page = shown(client, table)
        choose(client, table, page, moves_in(page)[number % 5])
    page = shown(client, table)
    assert "Pass the device to Player0" in page
    assert not ids_in(page) & {*drawn_cards(table, 0), *drawn_cards(table, 1)}
    page = sit(client, table, 0)
    assert ids_in(page) >= set(drawn_cards(table, 0))
    assert not ids_in(page) & set(drawn_cards(table, 1))
    # half a choice keeps the device
    page = post(client, table, page, move=f"show {drawn_cards(table, 0)[0]}").content.decode()
    assert "sell" in moves_in(page)
    assert set(moves_in(page)) <= {"recruit", "sell"}
    page = choose(client, table, page, "sell")
    assert "Pass the device to Player1" in page
    page = sit(client, table, 1)
    page = choose(client, table, page, pairs(page)[-1])
    # the next draw begins with somebody who has to be asked for first
    assert "Pass the device to" in page
    log = client.get(f"/t/{table.key}/log/").content.decode()
    # at a shared device the log has nothing that one of them alone knows
    assert "Sells a card" in log
    assert not re.search(r"Sells an? (yellow|red|blue|green|purple) card", log)


def test_half_a_choice_survives_a_restart(browser_client):
    client = browser_client()
    table = start(client, players=3)
    page = to_phase(client, table, shown(client, table), "a")
    page = choose(client, table, page, f"show {drawn_cards(table, 0)[1]}")
    before = moves_in(page)
    live._live.clear()
    after = shown(client, table)
    assert moves_in(after) == before
    choose(client, table, after, "sell")


def test_what_is_reconstructed_is_said(browser_client):
    client = browser_client()
    page = shown(client, start(client, players=2))
    assert "purple cards are a reconstruction, not the publisher" in page.replace("&#x27;", "'")
    assert "reduction are a reconstruction" in page


def test_seats_have_their_own_colours(browser_client):
    client = browser_client()
    page = shown(client, start(client, players=2))
    assert re.search(r'<div id="table" class="app hadara [^"]*seat-0"', page)
