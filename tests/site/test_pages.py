"""Pages in general: clear lines for what is wrong, headers, no script or style from elsewhere."""

import re

import pytest

from .helpers import shown, start

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "address", ["/nowhere/", "/t/nosuchtable/", "/t/nosuchtable/log/", "/t/x/at/3/", "/join/nothing/"]
)
def test_what_is_not_there(browser_client, address):
    response = browser_client().get(address)
    page = response.content.decode()
    assert response.status_code == 404
    assert "That did not work" in page
    assert "Traceback" not in page


def test_a_moment_that_has_not_come(browser_client):
    client = browser_client()
    table = start(client, players=2)
    assert client.get(f"/t/{table.key}/at/999999/").status_code == 404


def test_forms_need_their_token(browser_client):
    response = browser_client(enforce_csrf_checks=True).post("/", {"game": "tzolkin"})
    assert response.status_code == 403
    assert "This form is too old" in response.content.decode()


@pytest.mark.parametrize("method", ["put", "delete"])
def test_only_forms_play(browser_client, method):
    client = browser_client()
    table = start(client, players=2)
    assert getattr(client, method)(f"/t/{table.key}/play/").status_code == 405


def test_nothing_comes_from_elsewhere(browser_client):
    client = browser_client()
    table = start(client, players=2)
    for page in (client.get("/").content.decode(), shown(client, table)):
        without_names = page.replace("http://www.w3.org/2000/svg", "")
        linked = re.findall(r'(?:src|href|action|hx-\w+)="(https?:[^"]*)"', without_names)
        assert not [link for link in linked if not link.startswith("http://testserver/join/")]
        assert not re.findall(r'\son\w+="', page)
        assert not re.findall(r"<script(?![^>]*\ssrc=)", page)


def test_headers(browser_client):
    response = browser_client().get("/")
    assert "script-src 'self'" in response["Content-Security-Policy"]
    assert response["X-Frame-Options"] == "DENY"
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Cache-Control"] == "no-store"
    assert response.cookies["sessionid"]["httponly"] if "sessionid" in response.cookies else True


def test_the_theme_is_what_the_reader_chose(browser_client):
    client = browser_client()
    assert "data-theme" not in client.get("/").content.decode().split(">")[1]
    client.cookies["theme"] = "dark"
    assert '<html lang="en" data-theme="dark">' in client.get("/").content.decode()
    client.cookies["theme"] = '"><script>'
    assert "<script>" not in client.get("/").content.decode()
    sheet = client.get("/theme.css")
    assert "--ground" in sheet.content.decode()


def test_names_are_only_text(browser_client):
    client = browser_client()
    name = "<b>&\"'"
    table = start(client, players=2, **{"name-0": name})
    page = shown(client, table)
    assert name not in page
    assert "&lt;b&gt;" in page


def test_the_log_has_a_page(browser_client):
    client = browser_client()
    table = start(client, players=2)
    assert client.get(f"/t/{table.key}/log/").status_code == 200
