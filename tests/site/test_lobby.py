"""The start page and the lists of tables, also with rows that cannot be read."""

import json

import pytest

from antiqua.site.tables.models import Move, Table
from antiqua.site.tables.services import live

from .helpers import HTMX, form, shown, start

pytestmark = pytest.mark.django_db


def over(table, **result):
    """Ends the table with that result."""
    Table.objects.filter(pk=table.pk).update(is_over=True, **result)


def test_every_running_table_can_be_reached(browser_client):
    client = browser_client()
    tables = [start(client, players=2) for _number in range(9)]
    page = client.get("/").content.decode()
    assert "9 wait for you" in page
    assert "All 9" in page
    assert page.count('<li class="running') == 6
    listed = client.get("/running/").content.decode()
    assert all(f"/t/{table.key}/" in listed for table in tables)


def test_tables_that_wait_stand_first_though_others_were_played_later(browser_client):
    client, friend = browser_client(), browser_client()
    mine = start(client, players=2)
    for _number in range(6):
        other = start(client, players=2, humans=2)
        for seat in other.seats.all():
            friend.post(f"/join/{seat.token}/")
    page = client.get("/").content.decode()
    assert page.index(f"/t/{mine.key}/") < page.index(f"/t/{other.key}/")


def test_rows_name_their_game(browser_client):
    client = browser_client()
    start(client, players=2)
    over(start(client, players=2), result=None)
    assert client.get("/").content.decode().count("Tzolk&#x27;in") >= 2
    assert "Tzolk&#x27;in" in client.get("/finished/").content.decode()


@pytest.mark.parametrize("result", [None, {}, {"ranking": [], "players": []}, [], 3])
def test_a_result_that_cannot_be_read_is_said(browser_client, result):
    client = browser_client()
    over(start(client, players=2), result=result)
    for address in ("/", "/finished/"):
        response = client.get(address)
        assert response.status_code == 200
        assert "The result is not known." in response.content.decode()


@pytest.mark.parametrize("damage", [{"options": []}, {"options": 3}, {"options": {"x": 1}}, {"seed": "x"}])
def test_a_table_that_cannot_be_read_is_said(browser_client, damage):
    client = browser_client()
    table = start(client, players=2)
    Table.objects.update(**damage)
    live._live.clear()
    assert client.get("/").status_code == 200
    assert client.get("/running/").status_code == 200
    assert client.get(f"/t/{table.key}/").status_code == 409


def test_a_table_of_a_game_that_is_gone_is_said(browser_client):
    client = browser_client()
    table = start(client, players=2)
    Table.objects.update(game="chess")
    live._live.clear()
    page = client.get("/")
    assert page.status_code == 200
    assert "chess" in page.content.decode()
    assert client.get(f"/t/{table.key}/").status_code == 409


def test_a_wrong_number_of_players_brings_no_other_errors(browser_client):
    nameless = {"kind-2": "human", "kind-3": "human"}
    page = browser_client().post("/", {**form(players=2), **nameless, "players": "9"}).content.decode()
    assert "Choose the number of players." in page
    assert "Give each player a name" not in page


def record(client, names):
    """A finished game whose players are called so."""
    table = start(client, players=2)
    with live.opened(table.pk) as opened:
        match = opened.match
        while not match.state.is_over:
            seat = match.state.to_act[0]
            match.play(seat, str(match.state.moves(seat)[-1]))
        text = json.dumps({**match.record(), "names": names})
    live._live.clear()
    return text


def opened_record(client, tmp_path, text):
    file = tmp_path / "game.json"
    file.write_text(text)
    with file.open("rb") as sent:
        return client.post("/records/", {"record": sent})


def test_names_of_a_record_are_as_short_as_others_and_never_empty(browser_client, tmp_path):
    client = browser_client()
    response = opened_record(client, tmp_path, record(client, [" \u200b ", "W" * 40]))
    table = Table.objects.get(key=response["Location"].split("/")[2])
    assert [seat.name for seat in table.seats.all()] == ["Player 1", "W" * 20]
    # nobody knows which of its players were bots, so it is not played again as it was
    assert client.post(f"/t/{table.key}/again/")["Location"] == "/?game=tzolkin"
    assert f"/t/{table.key}/" in client.get("/finished/").content.decode()


def test_brackets_without_end_are_no_record(browser_client, tmp_path):
    response = opened_record(browser_client(), tmp_path, "[" * 100_000)
    assert response.status_code == 422
    assert "This file is not a record of a game." in response.content.decode()


def test_only_those_who_were_there_play_again_and_only_after_the_end(browser_client):
    client = browser_client()
    table = start(client, players=2)
    assert client.post(f"/t/{table.key}/again/").status_code == 409
    over(table)
    assert browser_client().post(f"/t/{table.key}/again/").status_code == 403
    assert Table.objects.count() == 1
    assert client.post(f"/t/{table.key}/again/").status_code == 302
    assert Table.objects.count() == 2


@pytest.mark.parametrize("data", [{"move": "end"}, {"undo": "one"}])
def test_a_move_after_the_end_is_refused_in_words(browser_client, data):
    client = browser_client()
    table = start(client, players=2)
    version = record_over(table)
    before = Move.objects.count()
    sent = {"seat": "0", "version": version, **data}
    response = client.post(f"/t/{table.key}/play/", sent)
    assert response.status_code == 422
    assert "Nothing was played." in response.content.decode()
    assert Move.objects.count() == before
    again = client.post(f"/t/{table.key}/play/", sent, headers=HTMX)
    assert again["HX-Redirect"] == f"/t/{table.key}/"


def record_over(table):
    """Plays the table to its end on the disk; the version after it, as a form names it."""
    from antiqua.site.tables.services.saving import save

    with live.opened(table.pk) as opened:
        match = opened.match
        while not match.state.is_over:
            seat = match.state.to_act[0]
            match.play(seat, str(match.state.moves(seat)[-1]))
        save(opened, seat)
        return f"{opened.table.version}.0"


@pytest.mark.parametrize("address", ["play", "sit", "again", "link"])
def test_addresses_of_forms_lead_to_the_table(browser_client, address):
    client = browser_client()
    table = start(client, players=2)
    assert client.get(f"/t/{table.key}/{address}/")["Location"] == f"/t/{table.key}/"
    assert client.get("/records/")["Location"] == "/"
    assert client.head(f"/t/{table.key}/").status_code == 200
    assert shown(client, table)
