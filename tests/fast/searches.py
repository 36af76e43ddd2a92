"""Searches with X's station known, and rides of X to search at."""

from __future__ import annotations

from random import Random

import numpy as np

from fogbound.catalog import find_chase
from fogbound.fast import Chase, Finding, Search, SearchOptions, Sifter, listing, seeded
from fogbound.games.yard.rules import ChaseState, start
from fogbound.testing import random_game

LONDON = Chase(find_chase("yard/police-2017"))


def search(
    chase: Chase, state: ChaseState, simulations: int, options: SearchOptions, seed: int = 1
) -> tuple[Finding, ...]:
    """The search of the first seat in turn, with X's station known."""
    known = listing(chase, Sifter(chase, setup=state.setup).follow(state.view(None)).stations)
    worlds, seat = chase.state(state.position)[None], chase.seat(state.turn[0])
    return Search(chase, simulations)(seat, worlds, np.ones(1), known, options, seeded(seed), simulations)


def rides_of_x(chase: Chase, seeds: range) -> list[ChaseState]:
    games = (random_game(start(chase.edition), Random(seed)) for seed in seeds)
    found = [state for game in games for state in game if state.turn == ("x",)]
    return [state for state in found if isinstance(state, ChaseState) and state.position.phase in ("x", "second")]
