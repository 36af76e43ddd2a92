"""How fast pimbot searches: simulations per second from the middle of a game, beside bare playouts.

Both take turns in short batches of one run, so that a busy machine slows both alike; seconds are CPU seconds.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from random import Random
from time import process_time

from rich.console import Console

from fogbound.bots.pimbot import SETTINGS
from fogbound.bots.search_bot import SearchBot
from fogbound.catalog import EDITIONS, find_chase
from fogbound.fast import Chase, Sifter, listing, playout_watched, playouts, seeded
from fogbound.games.yard.rules import ChaseState, start
from fogbound.notation import CONCEDE

CHASES = tuple(edition for edition in EDITIONS if edition.startswith("yard/"))
X_SLIPS, PURSUERS_SLIP = 0.1, 0.2
PLIES = {"yard/compact-2015": 15}  # the middle of a game, where it is not at
MIDDLE = 40


def middle(chase: Chase, phase: str) -> ChaseState:
    """The middle of a random game; X, where the edition hides X, could be at several stations."""
    rng = Random(4)
    while True:
        state = start(chase.edition)
        while state.turn and (len(state.log) < PLIES.get(chase.edition.id, MIDDLE) or state.position.phase != phase):
            seat = rng.choice(state.turn)
            state = state.play(seat, rng.choice([move for move in state.moves(seat) if move != CONCEDE]))
        if state.turn and (chase.edition.x_open or len(Sifter(chase).follow(state.view(None)).suspects) > 4):
            return state


def searching(chase: Chase, state: ChaseState, simulations: int) -> Callable[[], object]:
    settings = {option.name: option.default for option in SETTINGS} | {"simulations": simulations}
    bot, view = SearchBot(chase.edition, Random(1), **settings), state.view(state.turn[0])
    return lambda: bot.findings(view)


def chasing(chase: Chase, state: ChaseState, times: int) -> Callable[[], object]:
    """The playouts of a search for pursuers."""
    row, chance = chase.state(state.position), seeded(1)
    return lambda: playouts(chase.book, row, chance, times, x_slips=X_SLIPS, pursuers_slip=PURSUERS_SLIP)


def closing_in(chase: Chase, state: ChaseState, times: int) -> Callable[[], object]:
    """The playouts of a search for X."""
    place, chance = chase.state(state.position), seeded(1)
    known = listing(chase, Sifter(chase).follow(state.view(None)).stations)
    row, suspects = place.copy(), known.copy()

    def work() -> None:
        for _ in range(times):
            row[:], suspects[:] = place, known
            playout_watched(chase.book, row, chance, X_SLIPS, PURSUERS_SLIP, suspects)

    return work


def compare(search: Callable[[], object], bare: Callable[[], object], batches: int) -> tuple[float, float]:
    """The median CPU seconds of each."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(batches):
        for work, seconds in zip((search, bare), times, strict=True):
            begun = process_time()
            work()
            seconds.append(process_time() - begun)
    return statistics.median(times[0]), statistics.median(times[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=10_000, help="per search")
    parser.add_argument("--batches", type=int, default=9)
    arguments = parser.parse_args()
    console, times = Console(soft_wrap=True, highlight=False), arguments.simulations
    for edition in CHASES:
        chase = Chase(find_chase(edition))
        for who, phase, bare in (("pursuers", "pursuit", chasing), ("X", "x", closing_in)):
            state = middle(chase, phase)
            search, alone = compare(searching(chase, state, times), bare(chase, state, times), arguments.batches)
            console.print(
                f"{edition:20} {who:9} {times / search:10,.0f} simulations/s {times / alone:10,.0f} bare playouts/s "
                f"{alone / search:6.2f} of them"
            )


if __name__ == "__main__":
    main()
