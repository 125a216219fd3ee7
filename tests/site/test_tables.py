"""Tables on the site: beginning, playing, refusing, undoing, coming back after a restart."""

import json
import re

import pytest

from antiqua.site.tables.models import Move, Table
from antiqua.site.tables.services import live

from .helpers import HTMX, form, form_version, keep, moves_in, post, seat_in, shown, sit, start, version_of

pytestmark = pytest.mark.django_db


def moves_of(table):
    return list(Move.objects.filter(table=table).values_list("number", "seat", "text"))


def test_the_start_page_offers_what_can_be_played(browser_client):
    page = browser_client().get("/").content.decode()
    assert 'value="tzolkin"' in page
    for module in ("tribes", "prophecies", "new_buildings", "quick_actions"):
        assert re.search(rf'name="{module}" role="switch"(?! checked)', page)
    assert 'data-always="5"' in page, "five players always use quick actions"
    assert re.search(r'name="players" value="4"[^>]*checked', page)


def test_a_new_game_waits_for_the_wealth_tiles(browser_client):
    client = browser_client()
    table = start(client, players=3)
    page = shown(client, table)
    assert "Choose two wealth tiles" in page
    assert page.count('name="part"') == 4
    # the bots have chosen already
    assert [seat for _number, seat, _text in moves_of(table)] == [1, 2]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"game": "chess"}, "Choose one of the games."),
        ({"players": "9"}, "Choose the number of players."),
        ({"players": ""}, "Choose the number of players."),
        ({"name-0": "  "}, "Give each player a name."),
        ({"kind-0": "bot"}, "At least one seat must be yours."),
        ({"bot-1": "deep"}, "Choose a level for each bot."),
        ({"kind-1": "human", "name-1": "Player0"}, "Give each player a name of their own."),
    ],
)
def test_a_wrong_form_is_named(browser_client, change, line):
    response = browser_client().post("/", {**form(), **change})
    assert response.status_code == 422
    assert line in response.content.decode()
    assert not Table.objects.exists()


def test_a_move_is_on_the_disk_before_the_answer(browser_client):
    client = browser_client()
    table = start(client, players=2)
    page = keep(client, table)
    before = len(moves_of(table))
    place = next(move for move in moves_in(page) if move.startswith("place"))
    response = post(client, table, page, move=place)
    assert response.status_code == 200
    assert moves_of(table)[before:] == [(before, 0, place)]
    assert version_of(response.content.decode()) == version_of(page) + 1


def test_a_stale_move_is_refused_and_changes_nothing(browser_client):
    client = browser_client()
    table = start(client, players=2)
    page = keep(client, table)
    place = next(move for move in moves_in(page) if move.startswith("place"))
    assert post(client, table, page, move=place).status_code == 200
    after = moves_of(table)
    response = post(client, table, page, move=place)
    assert response.status_code == 409
    assert "The table has moved on" in response.content.decode()
    assert moves_of(table) == after


def test_an_illegal_move_is_refused_and_changes_nothing(browser_client):
    client = browser_client()
    table = start(client, players=2)
    page = keep(client, table)
    before = moves_of(table)
    for text in ("pick tikal 7", "keep w01 w02", "", "fly", "place\x00palenque", "9" * 5000):
        response = post(client, table, page, move=text)
        assert response.status_code == 422
        assert "not possible now" in response.content.decode()
    assert moves_of(table) == before


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"seat": "x", "version": "1.0"},
        {"seat": "0"},
        *({"seat": "0", "version": wrong, "move": "end"} for wrong in ("1e3", "1", "1.", "1.0.0", ".")),
    ],
)
def test_a_form_with_holes_is_refused(browser_client, data):
    client = browser_client()
    table = start(client, players=2)
    response = client.post(f"/t/{table.key}/play/", data, headers=HTMX)
    assert response.status_code == 400
    assert "nothing was played" in response.content.decode()


@pytest.mark.parametrize("seat", ["1", "-1", "7", "99999999999999999999"])
def test_other_seats_are_not_played(browser_client, seat):
    client = browser_client()
    table = start(client, players=2)
    page = keep(client, table)
    before = moves_of(table)
    response = post(client, table, page, move="end", seat=seat)
    assert response.status_code == 403
    assert moves_of(table) == before


def test_another_browser_only_watches(browser_client):
    client, other = browser_client(), browser_client()
    table = start(client, players=2)
    page = shown(other, table)
    assert "You watch this table." in page
    assert 'name="part"' not in page
    response = other.post(
        f"/t/{table.key}/play/", {"seat": "0", "version": form_version(page), "move": "end"}, headers=HTMX
    )
    assert response.status_code == 403


def test_undo_goes_back_to_the_start_of_the_turn_and_no_further(browser_client):
    client = browser_client()
    table = start(client, players=2)
    page = keep(client, table)
    begun, first = moves_of(table), moves_in(page)
    assert 'id="undo" name="undo" value="one" disabled' in page
    for _again in range(2):
        place = next((move for move in moves_in(page) if move.startswith("place")), None)
        if place:
            page = post(client, table, page, move=place).content.decode()
    played = len(moves_of(table)) - len(begun)
    assert played
    one_less = post(client, table, page, undo="one").content.decode()
    assert len(moves_of(table)) == len(begun) + played - 1
    if played > 1:
        one_less = post(client, table, one_less, undo="turn").content.decode()
    assert moves_of(table) == begun
    assert moves_in(one_less) == first
    response = post(client, table, one_less, undo="one")
    assert response.status_code == 422
    assert moves_of(table) == begun


def test_an_undone_version_is_stale(browser_client):
    client = browser_client()
    table = start(client, players=2)
    page = keep(client, table)
    place = next(move for move in moves_in(page) if move.startswith("place"))
    played = post(client, table, page, move=place).content.decode()
    post(client, table, played, undo="one")
    # as many moves as before, but another moment
    assert post(client, table, page, move=place).status_code == 409


def test_games_survive_a_restart(browser_client):
    client = browser_client()
    table = start(client, players=4)
    page = keep(client, table)
    place = next(move for move in moves_in(page) if move.startswith("place"))
    post(client, table, page, move=place)
    before = shown(client, table)
    live._live.clear()  # what a restart loses
    after = shown(client, table)
    assert without_tokens(after) == without_tokens(before)
    response = post(client, table, after, undo="one")
    assert response.status_code == 200


def without_tokens(page):
    return re.sub(r'(name="csrfmiddlewaretoken" value)="[^"]*"', r"\1", page)


def play_to_the_end(client, table, limit=2000):
    """Plays the own seat with the first move that is offered, sparing the market; all pages on the way."""
    page = keep(client, table)
    pages = [page]
    for _move in range(limit):
        table.refresh_from_db()
        if table.is_over:
            return pages
        moves = moves_in(page)
        wanted = [move for move in moves if not move.startswith(("sell", "buy"))]
        response = post(client, table, page, move=wanted[len(pages) % len(wanted)])
        assert response.status_code == 200, response.content.decode()
        pages.append(response.content.decode())
        page = client.get(f"/t/{table.key}/").content.decode()
    raise AssertionError("the game does not end")


def test_a_whole_game_to_its_scores_and_record(browser_client):
    client = browser_client()
    table = start(client, players=2)
    seed = table.seed
    pages = play_to_the_end(client, table)
    assert all(seed not in page for page in pages)
    end = shown(client, table)
    assert "Final scores" in end
    assert "wins" in end or "share the win" in end
    assert seed not in end
    record = client.get(f"/t/{table.key}/record.json")
    saved = json.loads(record.content)
    assert saved["format"] == "antiqua-record/1"
    assert saved["seed"] == int(seed)
    assert [list(move[1:]) for move in moves_of(table)] == saved["moves"]
    assert client.get(f"/t/{table.key}/board/").status_code == 200
    assert "wins" in client.get("/").content.decode() or "share" in client.get("/").content.decode()
    assert client.get("/finished/").status_code == 200
    again = client.post(f"/t/{table.key}/again/")
    assert again.status_code == 302
    assert Table.objects.count() == 2


def test_the_seed_is_never_told(browser_client):
    client = browser_client()
    table = start(client, players=3)
    page = keep(client, table)
    for address in ("", "log/", "at/1/", "board/"):
        response = client.get(f"/t/{table.key}/{address}", follow=True)
        assert table.seed not in response.content.decode()
    response = client.get(f"/t/{table.key}/record.json")
    assert response.status_code == 404
    assert table.seed not in response.content.decode()
    assert table.seed not in post(client, table, page, move="nonsense").content.decode()


def test_another_seats_wealth_is_not_shown(browser_client):
    client = browser_client()
    table = start(client, players=4, humans=2)
    other = browser_client()
    with live.opened(table.pk) as opened:
        state = opened.match.state.to_position()
    page = shown(client, table)
    assert "Pass the device to" in page
    for entry in state["players"]:
        for tile in entry["offered_wealth"]:
            assert tile not in page
            assert tile not in shown(other, table)


def test_people_at_one_device_choose_in_secret_one_after_the_other(browser_client):
    client = browser_client()
    table = start(client, players=3, humans=2)
    assert "Pass the device to Player0" in shown(client, table)
    assert "Pass the device to Player0" in sit(client, table, 2)  # a bot's seat is nobody's
    page = keep(client, table, sit(client, table, 0))
    assert "Pass the device to Player1" in page
    assert 'name="part"' not in page
    page = keep(client, table, sit(client, table, 1))
    assert moves_in(page)  # from here on nothing is secret: whoever is to act acts
    with live.opened(table.pk) as opened:
        assert seat_in(page) == opened.match.state.to_act[0]


def test_a_seat_is_taken_over_by_its_link(browser_client):
    client, other = browser_client(), browser_client()
    table = start(client, players=2, humans=2)
    seat = table.seats.get(number=1)
    assert f"/join/{seat.token}/" in shown(client, table)
    assert f"/join/{seat.token}/" not in shown(other, table)
    assert "Play as Player1" in other.get(f"/join/{seat.token}/").content.decode()
    assert "watch" in shown(other, table)
    assert other.post(f"/join/{seat.token}/").status_code == 302
    assert "Choose two wealth tiles" in shown(other, table)
    page = shown(client, table)
    assert seat_in(page) == 0
    # two secret choices at once do not make each other stale
    keep(other, table)
    tiles = re.findall(r'name="part" value="(w\d+)"', page)
    assert post(client, table, page, move="keep", part=tiles[2:]).status_code == 200


def test_a_record_becomes_a_table(browser_client, tmp_path):
    client = browser_client()
    table = start(client, players=2)
    play_to_the_end(client, table)
    record = client.get(f"/t/{table.key}/record.json").content
    file = tmp_path / "game.json"
    file.write_bytes(record)
    with file.open("rb") as opened:
        response = client.post("/records/", {"record": opened})
    assert response.status_code == 302
    assert "Final scores" in client.get(response["Location"]).content.decode()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": "antiqua-record/1"}', b"\xff\xfe\x00"])
def test_a_file_that_is_no_record_is_refused(browser_client, tmp_path, content):
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with file.open("rb") as opened:
        response = browser_client().post("/records/", {"record": opened})
    assert response.status_code in (400, 422)
    assert not Table.objects.exists()


def test_a_game_under_other_rules_says_so(browser_client):
    client = browser_client()
    table = start(client, players=2)
    Table.objects.update(rules=0)
    live._live.clear()
    response = client.get(f"/t/{table.key}/")
    assert response.status_code == 409
    assert "rules 0" in response.content.decode()
    assert "rules 0" in client.get("/").content.decode()
