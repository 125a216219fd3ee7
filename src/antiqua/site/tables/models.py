"""What is kept: a table, its seats, and one row for each move. The position is the fold of the moves."""

import secrets
from typing import ClassVar

from django.db import models

from antiqua.kernel.rng import MAX_SEED

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that are easily taken for another


def new_key() -> str:
    """A random name for an address: 10 letters, about 49 bits, so that tables cannot be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def new_seed() -> str:
    """A random seed, as text, because not every database column holds so many bits."""
    return str(secrets.randbelow(MAX_SEED))


class Table(models.Model):
    """A game at a table of this site."""

    key = models.CharField(max_length=16, unique=True, default=new_key)
    game = models.CharField(max_length=32)
    options = models.JSONField(default=dict)
    seed = models.CharField(max_length=32, default=new_seed)
    """Never leaves the server while the game is going on."""
    rules = models.PositiveIntegerField()
    """The version of the rules that the game is played by."""
    version = models.PositiveBigIntegerField(default=0)
    """Counts every change that all can see, undone moves too: what a player's page has seen."""
    saves = models.PositiveBigIntegerField(default=0)
    """Counts every change, also what a seat has begun to choose in secret; never leaves the server."""
    owner = models.CharField(max_length=40)
    """The browser that made the table."""
    is_over = models.BooleanField(default=False)
    result = models.JSONField(null=True)
    """The scores, once the game is over."""
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        """The last played first."""

        ordering: ClassVar = ["-changed"]

    def __str__(self) -> str:
        return f"{self.game} {self.key}"


class Seat(models.Model):
    """Who sits where: a person, known by their browser, or a bot."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=40)
    bot = models.CharField(max_length=32, blank=True)
    """The bot's name; empty for a person."""
    holder = models.CharField(max_length=40, blank=True, db_index=True)
    """The browser that plays this seat."""
    token = models.CharField(max_length=16, unique=True, null=True, blank=True, default=new_key)
    """Whoever opens the link with this token may take the seat over, once; None: there is no link."""
    before = models.CharField(max_length=40, blank=True)
    """The browser that played the seat before this one: it is told that it does no more."""
    choices = models.PositiveIntegerField(default=0)
    """Counts what this seat alone has seen change: its own steps in a secret choice."""

    class Meta:
        """In the order of play around the table."""

        ordering: ClassVar = ["number"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_each")]

    def __str__(self) -> str:
        return self.name


class Move(models.Model):
    """One decision, in the text form of the moves."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="moves")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    text = models.CharField(max_length=80)
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        """In the order in which they were made."""

        ordering: ClassVar = ["number"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "number"], name="one_move_each")]

    def __str__(self) -> str:
        return f"{self.number}: {self.seat} {self.text}"
