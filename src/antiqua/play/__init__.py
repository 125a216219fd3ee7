"""One played game: its moves, undo, log and record."""

from antiqua.play.match import Entry, Match
from antiqua.play.record import from_record

__all__ = ["Entry", "Match", "from_record"]
