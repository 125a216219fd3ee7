"""Where the site keeps its data: one folder with the database and the secret key."""

import os
import secrets
import sys
from pathlib import Path


def default_folder() -> Path:
    """The folder for the data of this user's programs, as the operating system has it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "antiqua" / "data"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "antiqua"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "antiqua"


def data_folder() -> Path:
    """The folder in use: `ANTIQUA_DATA` of the environment, else the default."""
    return Path(os.environ.get("ANTIQUA_DATA") or default_folder())


def secret_key(folder: Path) -> str:
    """The key that signs cookies: made once, readable by its owner only."""
    file = folder / "secret.key"
    if file.exists() and not file.read_text().strip():
        file.unlink(missing_ok=True)  # left by a disk that was full: as good as none
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        # written aside and linked, so that two processes that start together agree on one key
        draft = folder / f"secret.{secrets.token_hex(8)}"
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(50))
        try:
            os.link(draft, file)
        except FileExistsError:
            pass
        except OSError:  # a file system without hard links
            draft.replace(file)
        draft.unlink(missing_ok=True)
    return file.read_text().strip()
