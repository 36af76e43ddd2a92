"""What a side of the chase has learned since an earlier moment."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from fogbound import Match, catalog
from fogbound.games.yard.belief import belief
from fogbound.games.yard.learned import SHOWN
from fogbound.games.yard.rules import ChaseState, start
from fogbound.proof import seed_from
from fogbound.puzzles.solving import truths_of


def played(seed: int, plies: int) -> list[ChaseState]:
    """The states of a random game on a small board, from its deal on."""
    edition = catalog.find("yard/classic-1983", board="tiny-docks", players="4", max_rounds="6", reveals="2")
    match, rng = Match(catalog.start(edition), seed_from(seed)), Random(seed)
    states = [match.state]
    for _ in range(plies):
        if match.state.outcome is not None:
            break
        seat = rng.choice(match.state.turn)
        move = rng.choice([move for move in match.state.moves(seat) if move.verb != "concede"])
        match.submit(seat, move, match.ply)
        states.append(match.state)
    assert all(isinstance(state, ChaseState) for state in states)
    return states  # type: ignore[return-value]


@pytest.mark.parametrize("seed", range(6))
def test_pursuers_have_learned_exactly_if_a_station_fell(seed: int) -> None:
    """Compared with the public belief itself, a ply at a time: a pursuer's ply rules out the station it ends on."""
    states = played(seed, 12)
    for before, after in pairwise(states):
        if after.outcome is not None:
            assert after.learned(before, "red") is not None
            continue
        ply = after.log[-1]
        told = after.learned(before, "red")
        if ply.seat != "x":
            suspected = set(belief(before.edition, before.view(None)).stations)
            left = set(belief(after.edition, after.view(None)).stations)
            assert (told is not None) == (left != suspected), (ply, told)
            assert after.learned(before, "x") is None, "X knew all that"
        elif ply.secret is None:
            assert told == after.learned(before, "x") == SHOWN


@pytest.mark.parametrize("seed", range(6))
def test_whether_something_was_learned_tells_nothing_about_x(seed: int) -> None:
    """A pursuer may ask at any time, so the answer is the same for every X that the log allows."""
    compared = 0
    states = played(seed, 12)
    for after in states:
        for twin in truths_of(after)[1:4] if after.outcome is None else ():
            for before in states[: states.index(after)]:
                then = start(before.edition)
                for ply in twin.log[: len(before.log)]:
                    then = then.play(ply.seat, ply.move)
                assert twin.learned(then, "red") == after.learned(before, "red")
                compared += 1
    assert compared
