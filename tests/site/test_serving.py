"""Starting the site and what its owner reads: folders, the secret key, the database, the log."""

import os
import sqlite3
import subprocess
import sys

import pytest
from django.db import OperationalError
from django.http import Http404
from django.test import RequestFactory

from antiqua.cli import run
from antiqua.site.asgi import application
from antiqua.site.folders import secret_key
from antiqua.site.tables.services import play

from .helpers import HTMX, start

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("text", ["", " \n"])
def test_an_empty_key_is_made_anew(tmp_path, text):
    (tmp_path / "secret.key").write_text(text)
    key = secret_key(tmp_path)
    assert len(key) > 40
    assert secret_key(tmp_path) == key
    assert [file.name for file in tmp_path.iterdir()] == ["secret.key"]


@pytest.mark.parametrize("data", [os.devnull, f"{os.devnull}/antiqua", __file__])
def test_data_that_is_no_folder_is_bad_input(capsys, data):
    assert run(["play", "--no-browser", "--data", data]) == 2
    said = capsys.readouterr()
    assert said.err == f"antiqua: --data: {data} is not a folder, allowed is a folder or a new name\n"
    assert not said.out


def test_a_database_that_is_none_is_named(tmp_path):
    file = tmp_path / "antiqua.sqlite3"
    file.write_text("this is no database" * 100)
    program = "import sys; from antiqua.cli import main; sys.exit(main())"
    options = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    environment = {key: value for key, value in os.environ.items() if key != "DJANGO_SETTINGS_MODULE"}
    call = [sys.executable, "-c", program, *options]
    ended = subprocess.run(call, capture_output=True, text=True, env=environment, timeout=60)
    assert ended.returncode == 1
    assert ended.stderr == f"antiqua: {file}: the database cannot be used (file is not a database)\n"


def test_static_files_are_only_those_of_the_site():
    with pytest.raises(Http404):
        application.serve(RequestFactory().get("/static/../../settings.py"))


def test_the_owner_reads_nothing_of_odd_requests(browser_client, caplog):
    client = browser_client()
    assert client.get("/", headers={"Host": "elsewhere.example"}).status_code == 400
    assert client.post("/", {f"x{number}": "" for number in range(1100)}).status_code == 400
    body = "x" * 4_100_000
    assert client.post("/", body, content_type="application/x-www-form-urlencoded").status_code == 400
    assert not caplog.records


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_database_that_others_hold_is_said(browser_client, monkeypatch, headers):
    def locked(*_arguments, **_named):
        raise OperationalError(sqlite3.OperationalError("database is locked"))

    client = browser_client()
    table = start(client, players=2)
    monkeypatch.setattr(play, "move", locked)
    sent = {"seat": "0", "version": "0.0", "move": "end"}
    response = client.post(f"/t/{table.key}/play/", sent, headers=headers)
    assert response.status_code == 503
    # the page of the table shows this line
    assert '<p id="problem">The database is busy' in response.content.decode()
