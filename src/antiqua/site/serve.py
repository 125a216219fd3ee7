"""Starting the site on this machine: data folder, database, bots, server, browser."""

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType

import uvicorn

HOST, PORT = "127.0.0.1", 8000


class _Server(uvicorn.Server):
    """Ends the streams of news first, so that the server does not wait for browsers to go away."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the browser when the server answers."""
        await super().startup(sockets)
        if self.started and self._open_browser:
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C or a request to stop."""
        from antiqua.site.tables.services import events

        events.close()
        super().handle_exit(sig, frame)


def run(
    host: str = HOST,
    port: int = PORT,
    data: str | os.PathLike[str] | None = None,
    browser: bool = True,
    game: str | None = None,
) -> None:
    """Runs the site until it is told to stop, with that game chosen on the page that the browser opens.

    OSError if the address cannot be used, with a line that says why.
    """
    _prepare(host, data)
    listener = _listen(host, port)
    port = listener.getsockname()[1]
    address = f"http://{_shown(host)}:{port}/"
    _begin()
    _say(f"Antiqua is at {address} (Ctrl-C ends it; games are kept)")
    config = uvicorn.Config(
        "antiqua.site.asgi:application",
        log_level="warning",
        access_log=False,
        lifespan="off",
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    opened = f"{address}?game={game}" if game else address
    server = _Server(config, opened, browser)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    _say("Antiqua has ended.")


def _prepare(host: str, data: str | os.PathLike[str] | None) -> None:
    """Settings come from the environment, so it is set before Django reads them."""
    if data is not None:
        os.environ["ANTIQUA_DATA"] = str(Path(data).expanduser().resolve())
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "antiqua.site.settings")
    if "ANTIQUA_HOSTS" not in os.environ and host not in ("127.0.0.1", "localhost", "::1"):
        # whoever lets other machines in cannot know by which name they call this one
        os.environ["ANTIQUA_HOSTS"] = "*"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        why = error.strerror or str(error)
        raise OSError(f"port {port} of {host} cannot be used ({why}); choose another with --port") from None
    listener.set_inheritable(True)
    return listener


def _shown(host: str) -> str:
    """The name by which this machine reaches itself."""
    if host in ("0.0.0.0", "::"):  # noqa: S104
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _begin() -> None:
    """Brings the database up to date, lets bots go on, and compiles the rules ahead."""
    import django
    from django.conf import settings
    from django.core.management import call_command
    from django.db import DatabaseError

    django.setup()
    try:
        call_command("migrate", verbosity=0, interactive=False)
    except DatabaseError as error:
        name = settings.DATABASES["default"]["NAME"]
        raise OSError(f"{name}: the database cannot be used ({error})") from None
    from antiqua.site.tables.services import bots, warming

    warming.start()
    bots.resume()


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
