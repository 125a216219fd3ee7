"""What the tests of the site do again and again: starting games, reading pages, playing."""

import re

from antiqua.site.tables.models import Table

HTMX = {"HX-Request": "true"}


def form(players=4, humans=1, bot="random", **more):
    """The start page's form: people in the first seats, bots in the others."""
    data = {"game": "tzolkin", "players": str(players)}
    for number in range(players):
        data[f"kind-{number}"] = "human" if number < humans else "bot"
        data[f"name-{number}"] = f"Player{number}" if number < humans else ""
        data[f"bot-{number}"] = bot
    return {**data, **more}


def start(client, **options):
    """A new game; the table."""
    response = client.post("/", form(**options))
    assert response.status_code == 302, response.content.decode()
    return Table.objects.get(key=response["Location"].split("/")[2])


def shown(client, table):
    """The page of the table as text."""
    response = client.get(f"/t/{table.key}/")
    assert response.status_code == 200
    return response.content.decode()


def version_of(page):
    """The version that a page was drawn from."""
    return int(re.findall(r'data-version="(\d+)"', page)[0])


def form_version(page):
    """The version that the page's form names: what all have seen, and what its seat alone has."""
    found = re.findall(r'name="version" value="(\d+\.\d+)"', page)
    return found[0] if found else f"{version_of(page)}.0"


def moves_in(page):
    """The moves that the page's list offers."""
    return re.findall(r'<button class="[^"]*" (?:id="end" )?name="move" value="([^"]+)"', page)


def seat_in(page):
    """The seat that the page's form plays."""
    return int(re.findall(r'name="seat" value="(\d+)"', page)[0])


def post(client, table, page, **data):
    """Sends the page's form as htmx does."""
    sent = {"seat": str(seat_in(page)), "version": form_version(page), **data}
    return client.post(f"/t/{table.key}/play/", sent, headers=HTMX)


def sit(client, table, seat):
    """The person of that seat takes the device, as htmx says it; the page that follows."""
    return client.post(f"/t/{table.key}/sit/", {"seat": str(seat)}, headers=HTMX).content.decode()


def keep(client, table, page=None):
    """Chooses the first two wealth tiles; the page that follows."""
    page = page or shown(client, table)
    tiles = re.findall(r'name="part" value="(w\d+)"', page)
    assert len(tiles) == 4
    response = post(client, table, page, move="keep", part=tiles[:2])
    assert response.status_code == 200, response.content.decode()
    return shown(client, table)  # the bots have played after the answer
