"""What a choice says to those who do not see its icons: phrases, not numbers beside the wrong words."""

import random
import re
from typing import Any

import pytest

import antiqua
from antiqua.site.tables.present import presenter
from antiqua.site.tables.present.context import Seen
from antiqua.site.tables.present.shapes import Amount, Choice
from antiqua.site.tables.services.previews import previews

EXPANSION = dict.fromkeys(("tribes", "prophecies", "new_buildings", "quick_actions"), True)
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("tzolkin", 4, {}),
    ("tzolkin", 5, EXPANSION),
    ("hellas", 3, {}),
    ("hadara", 3, {}),
]
COUNTED = "point|block|step|level|coin|ring|bust|column|worker|crystal skull"
WRONG = {
    "a loss that is lost": re.compile(r"−\d+ [^,:]*\bdown\b"),
    "one of several": re.compile(rf"(?<!\d)[+−]?1 (?:{COUNTED})s\b"),
    "several of one": re.compile(rf"[+−](?:[02-9]|\d\d+) (?:{COUNTED})\b"),
    "a sentence that goes on": re.compile(r"\.:"),
}


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_choices_are_told_in_phrases(name: str, players: int, options: dict[str, Any]) -> None:
    game, chance, signed = presenter(name), random.Random(3), 0
    state = antiqua.load(name, players=players, **options).new(seed=3)
    for turn in range(100_000):
        if state.is_over:
            break
        seat = state.to_act[0]
        legal = [str(move) for move in state.moves(seat)]
        if turn % 3 == 0:
            look = Seen(
                view=state.view(seat),
                seat=seat,
                names=["Ana", "Ben", "Cleo", "Dov", "Eve"][:players],
                bots=[False] * players,
                own=[seat],
                to_act=state.to_act,
                components=state.game.box,
                moves=legal,
                previews=previews(state, seat, legal, game),
            )
            for choice in (choice for group in game.decision(look).groups for choice in group.choices):
                amounts = [amount.words for way in choice.ways for amount in way]
                signed += sum(told[0] in "+−" for told in amounts)
                for told in (choice.words, *amounts):
                    assert not [what for what, wrong in WRONG.items() if wrong.search(told)], told
        state.play(chance.choice(legal), seat=seat)
    assert signed


def test_a_sentence_needs_no_colon_after_it() -> None:
    loss = Amount("corn", "−1", "corn", "loss")
    assert Choice("x", "Quick action", note="Gain 1 stone.", ways=[[loss]]).words == (
        "Quick action: Gain 1 stone. −1 corn"
    )
    assert Choice("x", "Palenque", "2", note="4 corn", ways=[[loss]]).words == "Palenque 2: 4 corn: −1 corn"


def test_what_is_no_phrase_beside_its_number_has_words_of_its_own() -> None:
    step = Amount("step", "−1", "1 step down in a temple", "loss", spoken="1 step down in a temple")
    assert Choice("x", "Beg", ways=[[step]]).words == "Beg: 1 step down in a temple"
