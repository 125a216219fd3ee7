"""The form of the start page: which game, who sits where, which options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

import antiqua
from antiqua.kernel.game import Game
from antiqua.site.tables.names import clean_name, fallback
from antiqua.site.tables.present import playable
from antiqua.site.tables.services import opponents

MAX_SEATS = 5


@dataclass(frozen=True)
class SeatForm:
    """One row of the seats."""

    number: int
    name: str
    bot: str
    """The bot's name if a bot sits here, else the one that is offered."""
    is_bot: bool


@dataclass(frozen=True)
class TableForm:
    """What was filled in, or the first proposal; `errors` has one line for each thing that is wrong."""

    game: str
    players: int
    seats: list[SeatForm]
    options: dict[str, Any] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def made(self) -> tuple[Game, list[tuple[str, str]]]:
        """The game, and name and bot of each seat; only if there are no errors."""
        game = antiqua.load(self.game, players=self.players, **self.options)
        seats = self.seats[: self.players]
        names = opponents.names([seat.name for seat in seats if not seat.is_bot], len(seats))
        return game, [
            (names.pop(0), seat.bot) if seat.is_bot else (seat.name or fallback(seat.number), "")
            for seat in seats
        ]


def proposal(name: str, wanted: str = "") -> TableForm:
    """The reader against bots, at the game that is wanted if there is such a one."""
    games = playable()
    game = next((game for game in games if game["name"] == wanted), games[0])
    bot = opponents.levels(game["name"])[-1].name
    seats = [SeatForm(0, name or _("Guest"), bot, is_bot=False)]
    seats += [SeatForm(number, "", bot, is_bot=True) for number in range(1, MAX_SEATS)]
    return TableForm(game["name"], game["default_players"], seats)


def filled(data: Mapping[str, str]) -> TableForm:
    """The form as it was sent."""
    errors: list[str] = []
    games = {game["name"]: game for game in playable()}
    name = data.get("game", "")
    if name not in games:
        errors.append(_("Choose one of the games."))
        name = next(iter(games))
    game = games[name]
    seats = [_seat(data, number) for number in range(MAX_SEATS)]
    allowed = {str(count): count for count in game["players"]}
    count = allowed.get(data.get("players", ""))
    options = {option["name"]: _option(option, data, count) for option in game["options"]}
    if count is None:  # which seats are meant is not known, so nothing is said of them
        errors.append(_("Choose the number of players."))
        return TableForm(name, game["default_players"], seats, options, errors)
    if any(seat.is_bot and not _is_level(seat.bot, name) for seat in seats[:count]):
        errors.append(_("Choose a level for each bot."))
    if all(seat.is_bot for seat in seats[:count]):
        errors.append(_("At least one seat must be yours."))
    people = [seat.name for seat in seats[:count] if not seat.is_bot]
    if any(not name for name in people):
        errors.append(_("Give each player a name."))
    if len(set(people)) < len(people):
        errors.append(_("Give each player a name of their own."))
    return TableForm(name, count, seats, options, errors)


def _option(option: Mapping[str, Any], data: Mapping[str, str], players: int | None) -> Any:
    """On or off, or the value that was chosen; the default for none that is allowed.

    With some numbers of players only one value is possible, whatever was sent.
    """
    if players in option.get("fixed", {}):
        return option["fixed"][players]
    sent = data.get(option["name"])
    if not option["values"]:
        return sent is not None
    return next((value for value in option["allowed"] if str(value) == sent), option["default"])


def _seat(data: Mapping[str, str], number: int) -> SeatForm:
    return SeatForm(
        number,
        clean_name(data.get(f"name-{number}", "")),
        data.get(f"bot-{number}", ""),
        data.get(f"kind-{number}") == "bot",
    )


def _is_level(bot: str, game: str) -> bool:
    return bot in {level.name for level in opponents.levels(game)}
