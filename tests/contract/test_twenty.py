"""Twenty questions keeps the contract with every option, works with polled play, and always ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound import SLOT, Match, Move, Player, View, polled, record, testing
from fogbound.catalog import TWENTY
from fogbound.games.twenty.deck import Deck
from fogbound.games.twenty.rules import TwentyState, start
from fogbound.proof import seed_from
from fogbound.verify import verify
from tests.rules.quiz import FOUR, D, card, deck, found

# Cards that say the same but for a few numbers, so that there is always another one to be mistaken for.
ALIKE = deck(*(card(f"N{n}", ("person", "place")[n % 2], marks=(n, 20), unlike={n + 3: "Hm."}) for n in range(1, 9)))

TABLES: list[dict[str, Any]] = [
    *({"players": n} for n in (2, 3, 4, 5, 6)),
    *({"players": n, "reader": "house"} for n in (2, 3, 6)),
    {"die_question_faces": 5, "finish": 30, "suns": ""},
    {"after_failed_question": "choose", "die_question_faces": 5},
    {"violet_after_question": True, "sun_on_pass": True, "suns": "1,2,3"},
    {"players": 3, "reader": "house", "violet_after_question": True, "after_failed_question": "choose"},
    {"players": 2, "exact_finish": True, "finish": 25},
    {"exact_finish": True, "sun_on_pass": True},
    {"deck": "first-light", "language": "fr", "cards": "family"},
]
EACH = pytest.mark.parametrize("options", TABLES, ids=str)


def begun(options: dict[str, Any], cards: Deck = FOUR) -> TwentyState:
    return start(found(None if "deck" in options else cards, **options))


def test_every_option_is_under_contract() -> None:
    assert {key for options in TABLES for key in options} == {option.name for option in TWENTY.options(D)}


@EACH
def test_contract(options: dict[str, Any]) -> None:
    for seed in range(2):
        testing.check(begun(options), Random(seed), every=7)


@EACH
def test_nobody_can_tell_lookalikes_apart(options: dict[str, Any]) -> None:
    rng, first, compared = Random(11), begun(options, ALIKE), 0
    states = list(testing.random_game(first, Random(1)))
    for state in [*rng.sample(states, 3), states[2], states[-1]]:
        for seat in ("p1", "p2", first.edition.seats[-1], None):
            compared = max(compared, testing.check_no_leak(first, state, seat, rng, most=3))
    assert compared == 3 or "deck" in options


class Chatty:
    """Plays anything, fills in any text, and seldom cuts in."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Move | None:
        if view.seat not in view.turn and self._rng.random() < 0.9:
            return None
        offer = self._rng.choice(view.moves)
        return Move(offer.verb, tuple("Paris" if arg is SLOT else arg for arg in offer.args))


@EACH
def test_a_match_is_played_by_asking_recorded_and_verified(options: dict[str, Any]) -> None:
    first = begun(options)
    players: dict[str, Player] = {seat: Chatty(Random(f"{seat} 1")) for seat in first.edition.seats}
    match = polled.play(Match(first, seed_from(7)), players)
    assert match.state.outcome is not None
    read = record.read(match.record({"Date": "some day"}))
    assert record.replay(read, first).state == match.state
    assert verify(read, first).finished


def test_a_cut_in_is_asked_for_before_the_investigator_is() -> None:
    state = begun({}).play("dealer", "card1").play("p2", "pick1").play("dealer", 'clue"This is en clue 1."')
    asked = [(question.seat, question.may_decline) for question in polled.questions(state)]
    assert asked == [("p3", True), ("p4", True), ("p2", False)]


def test_random_games_end() -> None:
    for options in ({}, {"players": 2}, {"players": 3, "reader": "house"}, {"exact_finish": True}):
        for seed in range(15):
            *_, last = testing.random_game(begun(options), Random(seed))
            assert last.outcome is not None
            assert last.outcome.reason == "finished"
