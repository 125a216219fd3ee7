"""Who plays a seat: links, what everybody sees of them, and one device for several people."""

import re

import pytest

from antiqua.site.tables.models import Move
from antiqua.site.tables.services import events

from .helpers import HTMX, keep, post, seat_in, shown, sit, start, version_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def browsers(browser_client):
    """Ana, who makes a table for herself and another person, and the browser of that person."""
    return browser_client(), browser_client()


def token(table, number=1):
    return table.seats.get(number=number).token


def take(client, table, number=1):
    link = f"/join/{token(table, number)}/"
    assert client.post(link).status_code == 302
    return link


def test_all_pages_hear_that_a_seat_is_taken(browsers, monkeypatch):
    told = []
    monkeypatch.setattr(events, "publish", lambda key, version: told.append((key, version)))
    ana, ben = browsers
    table = start(ana, players=2, humans=2)
    page = sit(ana, table, 0)
    before = version_of(page)
    take(ben, table)
    assert told[-1] == (table.key, before + 1)
    assert version_of(shown(ana, table)) == before + 1
    # a choice of the page that was open meanwhile is as good as before
    tiles = re.findall(r'name="part" value="(w\d+)"', page)
    assert post(ana, table, page, move="keep", part=tiles[:2]).status_code == 200


def test_a_link_is_used_once(browsers, browser_client):
    ana, ben = browsers
    table = start(ana, players=2, humans=2)
    link = take(ben, table)
    for client in (ana, browser_client()):
        assert client.get(link).status_code == 404
        assert client.post(link).status_code == 404
    assert "Choose two wealth tiles" in shown(ben, table)
    assert "/join/" not in shown(ana, table).replace(f"/join/{token(table, 0)}/", "")


def test_a_seat_goes_back_only_openly(browsers):
    ana, ben = browsers
    table = start(ana, players=2, humans=2)
    take(ben, table)
    before = version_of(shown(ben, table))
    assert ana.post(f"/t/{table.key}/link/", {"seat": "1"}).status_code == 302
    page = shown(ben, table)
    assert version_of(page) == before + 1
    assert "Whoever opens it plays on in your place" in page
    take(ana, table)
    page = shown(ben, table)
    assert "You watch this table." in page
    assert "is played in another browser now" in page


def test_what_was_chosen_in_secret_stays_with_who_chose_it(browsers):
    ana, ben = browsers
    table = start(ana, players=2, humans=2)
    take(ben, table)
    keep(ben, table)
    kept = Move.objects.get(table=table, seat=1).text.split()[1:]
    ana.post(f"/t/{table.key}/link/", {"seat": "1"})
    response = ana.post(f"/join/{token(table)}/")
    assert response.status_code == 409
    assert "has made a secret choice" in response.content.decode()
    page = shown(ana, table)
    assert seat_in(page) == 0
    assert not [tile for tile in kept if f'value="{tile}"' in page]
    keep(ana, table)  # now nothing is secret
    assert ana.post(f"/join/{token(table)}/").status_code == 302


def test_only_those_concerned_make_links(browsers, browser_client):
    ana, ben = browsers
    table = start(ana, players=3, humans=2)
    take(ben, table)
    for client, seat in ((browser_client(), "1"), (ben, "0"), (ana, "2"), (ana, "x"), (ana, "9")):
        assert client.post(f"/t/{table.key}/link/", {"seat": seat}).status_code == 403
    assert ben.post(f"/t/{table.key}/link/", {"seat": "1"}).status_code == 302
    assert f"/join/{token(table)}/" in shown(ben, table)


def test_the_maker_of_a_table_finds_it_without_a_seat(browsers, browser_client):
    ana, ben = browsers
    table = start(ana, players=2, humans=2)
    take(ben, table, 0)
    take(browser_client(), table, 1)
    assert f"/t/{table.key}/" in ana.get("/").content.decode()


def test_links_lead_nowhere_when_the_game_is_over(browsers):
    ana, ben = browsers
    table = start(ana, players=2, humans=2)
    type(table).objects.update(is_over=True)
    assert ben.get(f"/join/{token(table)}/")["Location"] == f"/t/{table.key}/"
    assert ben.post(f"/join/{token(table)}/")["Location"] == f"/t/{table.key}/"
    assert not table.seats.filter(before__gt="").exists()


def test_the_table_itself_shows_the_link_until_the_person_has_come(browsers):
    ana, ben = browsers
    table = start(ana, players=3, humans=2)
    page = shown(ana, table)
    now = page[page.index('id="now"') : page.index('id="others"')]
    assert f"/join/{token(table)}/" in now
    assert f"/join/{token(table, 0)}/" not in now
    assert 'class="invite"' not in shown(ben, table)
    take(ben, table)
    assert 'class="invite"' not in shown(ana, table)


def test_nobody_is_invited_to_a_seat_that_has_played_here(browsers):
    ana, _ben = browsers
    table = start(ana, players=2, humans=2)
    keep(ana, table, sit(ana, table, 0))
    keep(ana, table, sit(ana, table, 1))
    assert 'class="invite"' not in shown(ana, table)


def test_a_table_with_bots_invites_nobody(browsers):
    ana, _ben = browsers
    table = start(ana, players=2)
    page = shown(ana, table)
    assert 'class="invite"' not in page
    assert "Links to seats" not in page


def test_whoever_opens_the_table_anew_is_asked_who_they_are(browsers):
    ana, _ben = browsers
    table = start(ana, players=2, humans=2)
    assert 'name="part"' in sit(ana, table, 0)
    assert 'name="part"' in ana.get(f"/t/{table.key}/", headers=HTMX).content.decode()  # news of others
    ana.get("/")
    page = shown(ana, table)
    assert "Pass the device to Player0" in page
    assert 'name="part"' not in page
