"""Hellas on the site: its pages, playing to the end, what is hidden, and what is asked once more."""

import json
import random
import re

import pytest

import antiqua
from antiqua.games.hellas.phrases import incomes
from antiqua.play.match import Match
from antiqua.site.tables.models import Move, Seat, Table
from antiqua.site.tables.present import pages, presenter
from antiqua.site.tables.present.hellas import takers
from antiqua.site.tables.services import live
from antiqua.site.tables.services.live import Live

from .helpers import form, moves_in, post, shown, start

pytestmark = pytest.mark.django_db

OUT = ("decline", "nothing")


def begin(client, **options):
    """A game of Hellas; the table."""
    return start(client, game="hellas", **options)


def preferred(moves, number):
    """A move that gets on: another kind of action each time, and something built where it can be."""
    rest = [move for move in moves if move not in OUT] or moves
    return rest[number * 7 % len(rest)]


def play(client, table, limit=400):
    """Plays the seats of the client to the end, or so many moves; every page on the way."""
    found = [shown(client, table)]
    for number in range(limit):
        table.refresh_from_db()
        if table.is_over:
            break
        response = post(client, table, found[-1], move=preferred(moves_in(found[-1]), number))
        assert response.status_code == 200, response.content.decode()
        found += [response.content.decode(), shown(client, table)]
    return found


def look(table, seat):
    """What the page of a seat is drawn from."""
    with live.opened(table.pk) as opened:
        return pages.seen(opened, seat, [seat])


def test_the_start_page_offers_it(browser_client):
    page = browser_client().get("/?game=hellas").content.decode()
    assert re.search(r'value="hellas"[^>]*checked', page)
    assert "Open marble" in page
    assert "reconstructed" in page
    assert 'src="/static/antiqua/hellas.svg"' in page


def test_the_table_says_that_the_map_is_reconstructed(browser_client):
    client = browser_client()
    page = shown(client, begin(client, players=2))
    assert "reconstructed," in page
    assert "not the publisher" in page


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_to_its_scores_and_record(browser_client, players):
    client = browser_client()
    table = begin(client, players=players)
    found = play(client, table)
    assert table.is_over
    assert all(table.seed not in page for page in found[:-1])
    end = found[-1]
    for row in ("Largest city", "Monuments", "Temples", "Rings", "Most rings", "Marble"):
        assert row in end
    record = json.loads(client.get(f"/t/{table.key}/record.json").content)
    assert record["game"] == "hellas"
    assert client.get(f"/t/{table.key}/board/").status_code == 200
    assert client.get(f"/t/{table.key}/log/").status_code == 200


def test_every_legal_move_is_in_the_list_and_on_the_board(browser_client):
    client = browser_client()
    table = begin(client, players=2)
    for number in range(30):
        table.refresh_from_db()
        if table.is_over:
            break
        page = shown(client, table)
        with live.opened(table.pk) as opened:
            legal = sorted(str(move) for move in opened.match.state.moves(0))
        assert sorted(moves_in(page)) == legal
        on_board = re.findall(r'<g[^>]*class="[^"]*target"[^>]*data-move="([^"]+)"', page)
        assert sorted(on_board) == [move for move in legal if move not in OUT]
        post(client, table, page, move=preferred(legal, number))


def numbers_in(page, seat):
    """What the strip and the own things say of a seat's marble."""
    return re.findall(rf'id="good-{seat}-(marble|screen)">([^<]*)<', page)


def test_the_marble_of_others_is_in_no_answer(browser_client):
    client, other = browser_client(), browser_client()
    table = begin(client, players=3)
    for number in range(12):
        page = shown(client, table)
        assert [name for name, _text in numbers_in(page, 0)] == ["marble"]
        for seat in (1, 2):
            assert numbers_in(page, seat) == [("screen", "?")]
        assert [numbers_in(shown(other, table), seat) for seat in range(3)] == [[("screen", "?")]] * 3
        assert look(table, 0).view["players"][1]["marble"] is None
        answer = post(client, table, page, move=preferred(moves_in(page), number)).content.decode()
        assert numbers_in(answer, 1) == [("screen", "?")]


def test_what_is_drawn_for_a_seat_does_not_depend_on_the_marble_of_others(browser_client):
    client = browser_client()
    table = begin(client, players=3)
    play(client, table, limit=8)
    with live.opened(table.pk) as opened:
        before = opened.match.state.to_position()
        changed = {**before, "players": [dict(player) for player in before["players"]]}
        for seat in (1, 2):
            changed["players"][seat]["marble"] += 7
        other = opened.match.game.from_position(changed)
        names, bots, acting = opened.names, [False] * 3, list(opened.match.state.to_act)
    game = presenter("hellas")
    drawn = []
    for view in (look(table, 0).view, other.view(0)):
        known = look(table, 0)
        moves = known.moves
        seen = type(known)(view, 0, names, bots, [0], acting, known.components, moves, history=known.history)
        drawn.append(
            (game.board(seen), game.players(seen), [game.mine(seen, seat) for seat in range(3)])
            + ((game.decision(seen),) if moves else ())
        )
    assert drawn[0] == drawn[1]


def test_open_marble_is_seen_by_all(browser_client):
    client = browser_client()
    table = begin(client, players=2, open_marble="on")
    assert table.options["open_marble"] is True
    page = shown(client, table)
    assert [name for name, _text in numbers_in(page, 1)] == ["marble"]


def test_marble_is_shown_when_the_game_is_over(browser_client):
    client = browser_client()
    table = begin(client, players=2)
    play(client, table)
    page = client.get(f"/t/{table.key}/board/").content.decode()
    assert [name for name, _text in numbers_in(page, 1)] == ["marble"]


def choices_of(decision):
    """All buttons of a decision."""
    return [choice for group in decision.groups for choice in group.choices] + [
        choice for choice in (decision.out, decision.end) if choice
    ]


def at_one_device(players, seed):
    """A game in which all are people, in memory alone."""
    names = ["Ada", "Ben", "Cleo", "Dora"][:players]
    match = Match(antiqua.load("hellas", players=players), seed, names)
    return Live(
        Table(game="hellas"), [Seat(number=seat, name=name) for seat, name in enumerate(names)], match
    )


def decided(game, seed, limit=400):
    """Plays to the end by chance; before each move the seat, the chosen button and how to play it."""
    rng = random.Random(seed)
    for _number in range(limit):
        if game.match.state.is_over:
            return
        seat = game.match.state.to_act[0]
        choices = choices_of(presenter("hellas").decision(pages.seen(game, seat, [seat])))
        assert sorted(choice.move for choice in choices) == sorted(map(str, game.match.state.moves(seat)))
        building = [choice for choice in choices if choice.move not in OUT] or choices
        choice = rng.choice(building)
        yield seat, choice, lambda seat=seat, choice=choice: game.match.play(seat, choice.move)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_cannot_be_taken_back_is_asked_once_more(players):
    """Afterwards the seat decides no more, so that bots go on, or a tile was shown."""
    game, finals = at_one_device(players, 5), set()
    for seat, choice, play_it in decided(game, players):
        play_it()
        may_go_back = game.match.can_undo(seat) and seat in game.match.state.to_act
        assert choice.is_final or may_go_back, choice.move
        assert choice.sure or not choice.is_final
        finals.add((choice.move.split()[0], choice.is_final))
    assert {("house", True), ("column", True), ("column", False), ("miner", True)} <= finals
    assert {("take", True), ("take", False)} <= finals


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_and_prices_that_are_promised_are_true(players):
    """The numbers beside a choice against those of the position after it (HE-3 to HE-7)."""
    game, compared = at_one_device(players, 6), set()
    for seat, choice, play_it in decided(game, players + 10):
        kind = choice.move.split()[0]
        before = points(game.match.state, seat)
        marble = game.match.state.view(seat)["players"][seat]["marble"]
        paying = incomes(game.match.state.view(seat), game.match.game.box)[seat]
        play_it()
        after = game.match.state.view(seat)
        if kind in ("house", "agora", "palace", "monument", "column"):
            compared.add(kind)
            assert points(game.match.state, seat) - before == promised(choice, "points")
            assert after["players"][seat]["marble"] - marble == promised(choice, "price")
            assert incomes(after, game.match.game.box)[seat] - paying == promised(choice, "later")
        elif choice.move in ("take marble", "take quarry"):
            compared.add(choice.move)
            gained = int(choice.ways[0][0].text.replace("+", ""))
            assert after["players"][seat]["marble"] - marble == gained
    assert {"house", "column", "take marble", "take quarry"} <= compared


def promised(choice, slot):
    """The number in that column."""
    found = [amount for way in choice.ways for amount in way if amount.slot == slot]
    return sum(int(amount.text.replace("−", "-")) for amount in found)


def points(state, seat):
    """What a seat would score now without marble."""
    player = state.scores()["players"][seat]
    return player["total"] - player["parts"]["marble"]


def test_cubes_have_the_colours_of_those_who_took_them(browser_client):
    client = browser_client()
    table = begin(client, players=3)
    play(client, table, limit=14)
    seen = look(table, 0)
    found = takers(seen)
    assert sum(map(len, found.values())) == len(seen.view["taken"])
    for name, seats in found.items():
        assert len(seats) == seen.view["taken"].count(name)
    played = [(seat, text) for seat, text in seen.history if text.startswith("take ")]
    of_round = played[len(played) - len(seen.view["taken"]) :]
    assert sorted((f"take {name}", seat) for name, seats in found.items() for seat in seats) == sorted(
        (text, seat) for seat, text in of_round
    )


def test_people_at_one_device_decide_one_after_the_other(browser_client):
    client = browser_client()
    table = begin(client, players=2, humans=2)
    page = shown(client, table)
    assert "Pass the device" not in page
    for number in range(10):
        page = shown(client, table)
        seat = int(re.findall(r'name="seat" value="(\d+)"', page)[0])
        assert [name for name, _text in numbers_in(page, 1 - seat)] == ["screen"]
        assert post(client, table, page, move=preferred(moves_in(page), number)).status_code == 200


def test_an_undone_action_is_as_if_it_had_not_been(browser_client):
    client = browser_client()
    table = begin(client, players=2)
    page = shown(client, table)
    first = moves_in(page)
    page = post(client, table, page, move="take house").content.decode()
    assert "Build a house?" in page
    page = post(client, table, page, undo="one").content.decode()
    assert moves_in(page) == first


def test_the_turns_of_others_can_be_shown_again(browser_client):
    client = browser_client()
    table = begin(client, players=3)
    play(client, table, limit=6)
    for number in range(1, Move.objects.filter(table=table).count(), 4):
        response = client.get(f"/t/{table.key}/at/{number}/")
        assert response.status_code == 200
        assert numbers_in(response.content.decode(), 1) == [("screen", "?")]


def test_a_long_list_can_be_sifted_and_sorted(browser_client):
    client = browser_client()
    table = begin(client, players=2)
    page = post(client, table, shown(client, table), move="take house_agora").content.decode()
    spaces = [move for move in moves_in(page) if move not in OUT]
    assert len(spaces) > 60
    counts = dict(re.findall(r'data-filter="(\w*)"[^>]*>\D*(\d+)<', page))
    assert int(counts[""]) == len(spaces)
    assert int(counts["house"]) == sum(move.startswith("house") for move in spaces)
    prices = [int(rank) for rank in re.findall(r'data-rank-price="(\d+)"', page)]
    assert len(set(prices)) == len(spaces)


def test_a_form_with_another_games_option_starts(browser_client):
    response = browser_client().post("/", {**form(), "game": "hellas", "open_marble": "on", "tribes": "on"})
    assert response.status_code == 302


def test_the_only_way_on_stands_on_the_page_once():
    game = at_one_device(2, 5)
    match = game.match
    match.state = antiqua.load("hellas", players=2).from_position(
        {
            "format": "antiqua-position/1",
            "game": "hellas",
            "options": {"players": 2, "open_marble": False},
            "start_player": 0,
            "to_move": 0,
            "players": [{"marble": 0}, {"marble": 0}],
        }
    )
    match.state.play("take palace", 0)
    decision = presenter("hellas").decision(pages.seen(game, 0, [0]))
    assert [choice.move for choice in choices_of(decision)] == [str(match.state.moves(0)[0])]
    assert not decision.asks
    assert decision.end
    assert decision.end.is_final


def test_the_page_says_which_round_it_is(browser_client):
    client = browser_client()
    table = begin(client, players=2)
    page = client.get(f"/t/{table.key}/").content.decode()
    assert page.count(">Round 1 of 3<") == 2  # in the column, and over the board of a small screen
    assert ">Round 1 of 3<" in client.get(f"/t/{table.key}/at/0/").content.decode()
