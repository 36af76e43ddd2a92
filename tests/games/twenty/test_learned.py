"""What a player of twenty questions has learned since an earlier moment: what taking back cannot make unknown."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound import testing
from fogbound.game import DEALER, Seat, State
from fogbound.games.twenty.rules import TwentyState, start
from tests.contract.test_twenty import ALIKE
from tests.rules.quiz import found, laid, passed, play, quiz

DEALT, ANSWERED, OVER = (
    "Something has been dealt, read or rolled since.",
    "The reader has answered since.",
    "The game is over.",
)


def learned(before: TwentyState, seat: Seat, *plies: str) -> str | None:
    """What `seat` has learned by these plies, the first of which would be taken back."""
    assert plies[0].startswith(seat), "people take back a move of their own"
    return play(before, *plies).learned(before, seat)


CLUE = play(quiz(), "p2 pick3")  # p1 reads Ada, p2 has heard a clue
ANSWER = play(CLUE, "p2 speak")


@pytest.mark.parametrize(
    ("before", "plies"),
    [
        (CLUE, ["p2 speak"]),
        (CLUE, ["p2 pass"]),
        (CLUE, ["p3 buzz"]),
        (ANSWER, ["p2 pass"]),
        (ANSWER, ['p2 guess"Ada"']),
        (play(ANSWER, 'p2 guess"Bea"'), ["p1 wrong"]),
        (play(ANSWER, 'p2 guess"A"'), ["p1 precise", 'p2 guess"Ada"']),
    ],
    ids=lambda value: " then ".join(value) if isinstance(value, list) else "",
)
def test_what_told_the_player_nothing_can_go_back(before: TwentyState, plies: list[str]) -> None:
    assert learned(before, plies[0].split()[0], *plies) is None


@pytest.mark.parametrize(
    ("before", "plies", "told"),
    [
        (quiz(), ["p2 pick3"], DEALT),
        (CLUE, ["p2 pass", "p3 pick4"], DEALT),
        (quiz(), ["p2 pick19", "dealer roll1"], DEALT),
        (ANSWER, ['p2 guess"Bea"', "p1 wrong"], ANSWERED),
        (ANSWER, ['p2 guess"A"', "p1 precise"], ANSWERED),
        (ANSWER, ['p2 guess"Ada"', "p1 right"], ANSWERED),
        (CLUE, ["p3 buzz", 'p3 guess"Bea"', "p1 wrong"], ANSWERED),
        (play(quiz(), "p2 pick19", "dealer roll1"), ['p2 ask"Are you old?"', 'p1 answer"No."'], ANSWERED),
        (play(ANSWER, 'p2 guess"Ada"'), ["p1 right"], DEALT),  # the card is open, for everybody to see
    ],
    ids=lambda value: " then ".join(value) if isinstance(value, list) else "",
)
def test_what_was_read_rolled_or_answered_stays(before: TwentyState, plies: list[str], told: str) -> None:
    assert learned(before, plies[0].split()[0], *plies) == told


def test_the_reader_may_correct_themselves_the_guesser_may_not() -> None:
    """A verdict tells the reader nothing: they know the card. The others have heard it."""
    asked = play(ANSWER, 'p2 guess"Bea"')
    judged = play(asked, "p1 wrong")
    assert judged.learned(asked, "p1") is None
    assert judged.learned(ANSWER, "p2") == judged.learned(CLUE, "p3") == ANSWERED


def test_the_end_stays() -> None:
    """For the reader too: the last card is open, and who won is known."""
    before = laid(ANSWER, squares=tuple(119 for _ in ANSWER.position.squares))
    asked = play(before, 'p2 guess"Ada"')
    over = play(asked, "p1 right")
    assert over.outcome is not None
    assert over.learned(asked, "p1") == OVER
    assert over.learned(before, "p2") == ANSWERED


def test_nobody_has_learned_anything_at_once() -> None:
    state = passed(quiz(), 1, 2)
    assert all(state.learned(state, seat) is None for seat in state.edition.seats)


# At random


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.sampled_from([{"players": 3}, {"players": 2, "reader": "house", "finish": 25}]))
def test_where_nothing_was_learned_the_card_is_as_unknown_as_before(chance: int, options: dict[str, object]) -> None:
    """Compared with brute force: the cards that fit all a seat has seen are the same, and no reader has spoken."""
    rng = Random(chance)
    states = list(testing.random_game(start(found(ALIKE, **options)), rng))
    number = rng.randrange(len(states) - 1)
    before, seat = states[number], states[number + 1].log[-1].seat
    if seat == DEALER:
        return
    for now in states[number : number + 8]:
        since = now.log[number:]
        spoke = any(ply.seat != seat and ply.move.verb in ("right", "wrong", "precise", "answer") for ply in since)
        dealt = any(ply.seat == DEALER for ply in since)
        told = now.learned(before, seat)
        assert (told is None) == (not spoke and not dealt and now.outcome is None)
        if told is None:
            assert cards(states[0], now, seat) == cards(states[0], before, seat)


def cards(first: State, state: State, seat: Seat) -> set[int]:
    """The cards of the deck that would have been read just so, by what a seat has seen."""
    return {world.position.card for world in testing.lookalikes(first, state.view(seat), Random(0))}  # type: ignore[attr-defined]
