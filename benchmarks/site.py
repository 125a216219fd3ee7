"""How fast the site answers a human's move over HTTP, three bots at the table; `--save` keeps the result.

`python benchmarks/site.py --save`
"""

import argparse
import datetime
import http.client
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
from pathlib import Path
from typing import Any

from antiqua.games import NAMES

RESULTS = Path(__file__).parent / "results"
GUIDE = 100
"""Milliseconds in which 95 of 100 answers should come."""
HTMX = {"HX-Request": "true"}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class Browser:
    """One connection with its cookies."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=300)
        self.cookies: dict[str, str] = {}

    def ask(
        self, method: str, path: str, form: dict[str, Any] | None = None, **headers: str
    ) -> tuple[int, str]:
        """The status and the page, or the address of another one."""
        body = None
        if form is not None:
            body = urllib.parse.urlencode(
                {**form, "csrfmiddlewaretoken": self.cookies["csrftoken"]}, doseq=True
            )
            headers |= FORM
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        page = answer.read().decode()
        for cookie in answer.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer.status, answer.headers.get("Location") or page


def start(data: str) -> tuple["subprocess.Popen[bytes]", int]:
    """A server of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    run = "import sys; from antiqua.cli import main; sys.exit(main())"
    options = ["play", "--no-browser", "--port", str(port), "--data", data]
    server = subprocess.Popen([sys.executable, "-c", run, *options], stderr=subprocess.DEVNULL)
    for _try in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return server, port
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the server does not answer")


def shown(browser: Browser, table: str) -> str:
    """The table's page, once its rules are compiled and a person is to act or the game is over."""
    while True:
        page = browser.ask("GET", table)[1]
        if 'name="version"' in page or 'class="banner' in page:
            return page
        time.sleep(0.1)


def decision(page: str, chance: random.Random) -> dict[str, Any] | None:
    """A form that the page could send; None at the end."""
    seat = re.findall(r'name="seat" value="(\d+)"', page)
    if not seat:
        return None
    form = {"seat": seat[0], "version": re.findall(r'data-version="(\d+)"', page)[0]}
    parts = re.findall(r'name="part" value="(\w+)"', page)
    if parts:
        return {**form, "move": "keep", "part": parts[:2]}
    moves = re.findall(r'<button class="[^"]*" (?:id="end" )?name="move" value="([^"]+)"', page)
    useful = [move for move in moves if not move.startswith(("sell", "buy", "do nothing"))]
    return {**form, "move": chance.choice(useful or moves)}


def times(port: int, game: str, count: int) -> list[float]:
    """Milliseconds of so many answers to moves, in whole games against three greedy bots."""
    found: list[float] = []
    chance = random.Random(game)
    while len(found) < count:
        browser = Browser(port)
        browser.ask("GET", "/")
        form = {"game": game, "players": "4", "sides": "a"}
        for seat in range(4):
            form |= {f"kind-{seat}": "bot" if seat else "human", f"bot-{seat}": "greedy"}
            form[f"name-{seat}"] = "" if seat else "Ilka"
        table = browser.ask("POST", "/", form)[1]
        page = shown(browser, table)
        while (form_of := decision(page, chance)) is not None and len(found) < count:
            started = time.perf_counter()
            status, answer = browser.ask("POST", f"{table}play/", form_of, **HTMX)
            found.append(1000 * (time.perf_counter() - started))
            if status != 200:
                raise SystemExit(f"{game}: {form_of['move']!r} was answered with {status}")
            page = answer if 'name="version"' in answer else shown(browser, table)
    return found


def main() -> None:
    """Plays, measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=300, help="of each game")
    parser.add_argument("--save", action="store_true", help="write results/site-<date>.json")
    arguments = parser.parse_args()
    measured: dict[str, Any] = {"load": round(os.getloadavg()[0], 1), "cores": os.cpu_count(), "games": {}}
    with tempfile.TemporaryDirectory() as data:
        server, port = start(data)
        try:
            for game in NAMES:
                times(port, game, 20)  # what is loaded once
                found = sorted(times(port, game, arguments.moves))
                figures = {
                    "median_ms": round(statistics.median(found), 1),
                    "p95_ms": round(found[len(found) * 95 // 100], 1),
                    "longest_ms": round(found[-1], 1),
                }
                measured["games"][game] = {"moves": len(found), **figures}
                reached = "reached" if figures["p95_ms"] < GUIDE else "MISSED"
                print(f"{game:10} {figures}  p95 below {GUIDE} ms: {reached}", flush=True)
        finally:
            server.terminate()
            server.wait(20)
    if arguments.save:
        today = datetime.datetime.now(tz=datetime.UTC).date()
        file = RESULTS / f"site-{today}.json"
        file.write_text(json.dumps({"date": str(today), **measured}, indent=1) + "\n")
        print(f"saved in {file.name}")


if __name__ == "__main__":
    main()
