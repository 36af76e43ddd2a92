"""Positions and plies convert to arrays and back."""

from __future__ import annotations

from random import Random

import numpy as np

from fogbound.fast import play

from .tables import SEEDS, game, table


def test_a_game_can_continue_from_any_position() -> None:
    """A state made from a position in the middle goes on like one that was there from the beginning."""
    for seed in SEEDS[::2]:
        chase = table(seed)
        states = [state for state, _ in game(seed)]
        middle = Random(seed).randrange(len(states))
        row = chase.state(states[middle].position)
        assert chase.position(row) == states[middle].position
        for ply in states[-1].log[middle:]:
            play(chase.book, row, chase.ply(ply.seat, ply.move))
        assert np.array_equal(row, chase.state(states[-1].position)), f"table {seed} from ply {middle}"
        assert np.array_equal(row, chase.replay(states[-1].log))


def test_plies_convert_to_numbers_and_back() -> None:
    for seed in SEEDS[::4]:
        chase = table(seed)
        for _, ply in game(seed):
            if ply is not None:
                for seen in (ply._replace(secret=None), ply.seen_by(None)):
                    assert chase.decode(chase.ply(seen.seat, seen.move)) == seen
