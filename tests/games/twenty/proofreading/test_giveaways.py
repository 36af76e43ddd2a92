"""Hard clues do not give the answer away."""

from __future__ import annotations

from dataclasses import replace

from fogbound.games.twenty.card import Card, Note
from fogbound.games.twenty.proofreading.giveaways import giveaways
from tests.games.twenty import sample

HARD = sample.ladder().levels.index(3) + 1
EASY = sample.ladder().levels.index(1) + 1


def _card(hard: str, easy: str = "I am easy to climb.", *, noted: str = "climb", true: bool = True) -> Card:
    card = sample.with_english_clue(sample.with_english_clue(sample.ladder(), HARD, hard), EASY, easy)
    return replace(card, notes=(Note(true, (("en", (noted,)), ("fr", ("grimper",)))),))


def _codes(card: Card) -> list[str]:
    return [finding.code for finding in giveaways(card)]


def test_a_name_from_a_note_or_an_easy_clue_is_a_giveaway() -> None:
    assert _codes(_card("I carried Quasimodo once.", noted="Quasimodo")) == ["giveaway"]
    assert _codes(_card("I carried Quasimodo once.", "I carry Quasimodo every day.")) == ["giveaway"]


def test_well_known_names_and_other_notes_are_not() -> None:
    assert _codes(_card("I stood in Paris once.", noted="Paris")) == []
    assert _codes(_card("I carried Quasimodo once.", noted="Quasimodo", true=False)) == []
    assert _codes(_card("I carried someone once.", noted="Quasimodo")) == []
