"""What others see of a choice that a seat has only begun: nothing, and they get no news of it."""

import re

import pytest

import antiqua
from antiqua.site.tables.models import Move, Table
from antiqua.site.tables.services import events, live

from .helpers import HTMX, form, form_version, moves_in, post, shown, version_of

pytestmark = pytest.mark.django_db

TOKEN = "bonus_token_2_steps"


def drawn(state, seat):
    return state.view(seat)["players"][seat]["drawn"]


def with_token_card():
    """A seed and the first move with which seat 0 draws a card that a token is bound to, which it can pay."""
    game = antiqua.load("hadara", players=2)
    for seed in range(300):
        state = game.new(seed=seed)
        (starter,) = state.to_act
        state.play("wheel purple", starter)
        for kept in drawn(state, 0):
            shown_card = next(card for card in drawn(state, 0) if card != kept)
            if game.box.data["card"][kept]["ability"] != TOKEN:
                continue
            state.play(f"show {shown_card}", 0)
            if "recruit" in map(str, state.moves(0)):
                return seed, starter, shown_card, kept
    raise AssertionError("no seed has it")


@pytest.fixture
def news(monkeypatch):
    """The numbers that all who watch are told."""
    told = []
    monkeypatch.setattr(events, "publish", lambda _key, version: told.append(version))
    return told


@pytest.fixture
def tables(browser_client, news):
    """Tables of the same game; Ada, Ben and somebody who watches, each in a browser of their own."""
    seed, starter, shown_card, kept = with_token_card()

    def make():
        ada, ben = browser_client(), browser_client()
        response = ada.post("/", form(game="hadara", players=2, humans=2))
        table = Table.objects.get(key=response["Location"].split("/")[2])
        Table.objects.filter(pk=table.pk).update(seed=str(seed))
        live._live.clear()
        ben.post(f"/join/{table.seats.get(number=1).token}/")
        mover = (ada, ben)[starter]
        assert post(mover, table, shown(mover, table), move="wheel purple").status_code == 200
        news.clear()
        return table, ada, ben, browser_client()

    return make, shown_card, kept


def everything(table, *clients):
    """All that these browsers are shown, without what differs from request to request or table to table."""
    addresses = [
        *(f"/t/{table.key}/{part}" for part in ("", "log/", "board/", "record.json", "at/1/", "?from=0")),
        "/",
    ]
    texts = [client.get(where, headers=HTMX).content.decode() for client in clients for where in addresses]
    told = re.sub(r'csrfmiddlewaretoken" value="[^"]*"|join/\w+', "", "\n".join(texts))
    return re.sub(rf"(?i)\btable {table.pk}\b", "table", told.replace(table.key, "KEY"))


def played(client, table, **data):
    response = post(client, table, shown(client, table), **data)
    assert response.status_code == 200, data


def test_a_choice_that_is_begun_is_seen_by_nobody_else(tables, news):
    make, shown_card, _kept = tables
    table, ada, ben, watcher = make()
    before = everything(table, ben, watcher)
    for step in ({"move": f"show {shown_card}"}, {"undo": "one"}, {"move": f"show {shown_card}|recruit"}):
        played(ada, table, **step)
        assert everything(table, ben, watcher) == before
        assert not news
    assert "bind income" in moves_in(shown(ada, table))
    played(ada, table, move="bind income")
    assert news == [version_of(shown(ben, table))]
    assert "has chosen" in shown(ben, table)


@pytest.mark.parametrize("ben_begins", [False, True])
def test_how_a_seat_came_to_its_choice_is_seen_by_nobody_else(tables, news, ben_begins):
    """Whether it sells at once, goes back and forth, or binds a token: but for the tick all is the same."""
    make, shown_card, kept = tables
    ways = (
        [{"move": f"show {shown_card}|sell"}],
        [{"move": f"show {kept}"}, {"undo": "one"}, {"move": f"show {shown_card}"}, {"move": "sell"}],
        [{"move": f"show {shown_card}|recruit"}, {"move": "bind food"}],
    )
    seen, numbers = [], []
    for way in ways:
        table, ada, ben, watcher = make()
        if ben_begins:
            played(ben, table, move=f"show {drawn_by(table, 1)[0]}")
        for step in way:
            played(ada, table, **step)
        seen.append(everything(table, ben, watcher))
        numbers.append(list(news))
        if ben_begins:  # and it can still be taken back
            played(ben, table, undo="one")
    assert numbers[0] == numbers[1] == numbers[2]
    assert len(numbers[0]) == 1
    assert seen[0] == seen[1] == seen[2]


def drawn_by(table, seat):
    with live.opened(table.pk) as opened:
        return drawn(opened.match.state, seat)


def test_a_page_from_before_a_step_in_secret_is_stale(tables):
    make, shown_card, kept = tables
    table, ada, ben, _watcher = make()
    first, other = shown(ada, table), shown(ben, table)
    played(ada, table, move=f"show {shown_card}")
    second = shown(ada, table)
    played(ada, table, undo="one")
    before = list(Move.objects.filter(table=table).values_list("seat", "text"))
    assert len({form_version(page) for page in (first, second, shown(ada, table))}) == 3
    for page in (first, second):
        assert post(ada, table, page, move=f"show {kept}").status_code == 409
    assert list(Move.objects.filter(table=table).values_list("seat", "text")) == before
    # what another page has seen is what it was
    assert post(ben, table, other, move=f"show {drawn_by(table, 1)[0]}|sell").status_code == 200


def test_moves_taken_back_from_between_others_are_off_the_disk(tables):
    make, shown_card, kept = tables
    table, ada, ben, _watcher = make()
    played(ada, table, move=f"show {shown_card}")
    mine = f"show {drawn_by(table, 1)[0]}"
    played(ben, table, move=mine)
    played(ada, table, undo="one")
    played(ada, table, move=f"show {kept}")
    written = list(Move.objects.filter(table=table).values_list("number", "seat", "text"))
    assert written[1:] == [(1, 1, mine), (2, 0, f"show {kept}")]
    live._live.clear()
    assert set(moves_in(shown(ben, table))) <= {"recruit", "sell"}
