"""How fast the fast core is: plies of random games beside the rules and OpenSpiel, and the work that bots need from it.

All take turns in short batches of one run, so that a busy machine slows all alike. Plies per second are by the clock;
plies per CPU second leave out the time in which other programs ran.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import IO

import psutil
from rich.console import Console
from rich.progress import Progress

from benches.rules import random_game
from fogbound.catalog import EDITIONS, find_chase
from fogbound.fast import Chase, Sifter, listing, playout_watched, playouts, seeded
from fogbound.games.yard.rules import ChaseState, start
from fogbound.notation import CONCEDE

Timed = tuple[int, float, float]  # amount of work, seconds, CPU seconds
Contestant = Callable[[float], Timed]

CHASES = tuple(edition for edition in EDITIONS if edition.startswith("yard/"))
OTHERS = ("connect_four", "breakthrough")
X_SLIPS, PURSUERS_SLIP = 0.1, 0.2
MIDDLE = 40  # plies
BATCH = 2000  # playouts in one call
FEW = 20


def timed(work: Callable[[], int], seconds: float) -> Timed:
    done, begun, used = 0, perf_counter(), process_time()
    while perf_counter() - begun < seconds:
        done += work()
    return done, perf_counter() - begun, process_time() - used


def by_the_rules(edition_id: str) -> Contestant:
    edition, rng = find_chase(edition_id), Random(1)
    return lambda seconds: timed(lambda: len(random_game(edition, rng).log), seconds)


def by_the_core(edition_id: str, threads: int, times: int) -> Contestant:
    chase = Chase(find_chase(edition_id))
    opening, chances = chase.opening(), [seeded(n) for n in range(threads)]
    pool = ThreadPoolExecutor(threads)

    def work() -> int:
        return sum(pool.map(lambda chance: playouts(chase.book, opening, chance, times).plies, chances))

    return lambda seconds: timed(work, seconds)


@contextmanager
def openspiel(python: Path) -> Iterator[Callable[[str], Contestant]]:
    """OpenSpiel in its own environment, over a pipe."""
    script = Path(__file__).with_name("openspiel.py")
    with subprocess.Popen([python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        into, out = process.stdin, process.stdout
        assert into is not None
        assert out is not None
        yield lambda game: _over_pipe(game, into, out)
        into.close()


def _over_pipe(game: str, into: IO[str], out: IO[str]) -> Contestant:
    def ask(seconds: float) -> Timed:
        print(game, seconds, file=into, flush=True)
        plies, passed, used = out.readline().split()
        return int(plies), float(passed), float(used)

    return ask


def compete(contestants: dict[str, Contestant], batches: int, seconds: float, console: Console) -> None:
    times: dict[str, list[Timed]] = {name: [] for name in contestants}
    with Progress(console=console, transient=True) as progress:
        for _ in progress.track(range(batches), description="plies per second"):
            for name, contestant in contestants.items():
                times[name].append(contestant(seconds))
    for name, batches_timed in times.items():
        rate = statistics.median(done / passed for done, passed, _ in batches_timed)
        per_cpu = statistics.median(done / used for done, _, used in batches_timed)
        console.print(f"{name:44} {rate:13,.0f} plies/s {per_cpu:13,.0f} per CPU second")


def middle(chase: Chase) -> ChaseState:
    """The middle of a random game, pursuers to move."""
    rng = Random(4)
    while True:
        state = start(chase.edition)
        while state.turn and (len(state.log) < MIDDLE or state.position.phase != "pursuit"):
            seat = rng.choice(state.turn)
            state = state.play(seat, rng.choice([move for move in state.moves(seat) if move != CONCEDE]))
        if state.turn:
            return state


def measure_bots_work(console: Console, seconds: float) -> None:
    """The work of search and belief, on London."""
    chase = Chase(find_chase("yard/police-2017"))
    state, chance = middle(chase), seeded(5)
    place = chase.state(state.position)
    known = listing(chase, Sifter(chase).follow(state.view(None)).stations)
    row, suspects = place.copy(), known.copy()

    def chasing() -> int:
        playouts(chase.book, place, chance, FEW, x_slips=X_SLIPS, pursuers_slip=PURSUERS_SLIP)
        return FEW

    def closing_in() -> int:
        row[:], suspects[:] = place, known
        playout_watched(chase.book, row, chance, X_SLIPS, PURSUERS_SLIP, suspects)
        return 1

    view = random_game(chase.edition, Random(6)).view("red")

    def following() -> int:
        Sifter(chase).follow(view)
        return len(view.log)

    asked = {
        "playouts from the middle, pursuers after X": chasing,
        "playouts from the middle, after all suspects": closing_in,
        "plies of a log followed by a belief": following,
    }
    for name, work in asked.items():
        done, _, used = timed(work, seconds)
        console.print(f"{name:44} {done / used:13,.0f} per CPU second")


def memory(console: Console, games: int) -> None:
    chase, chance = Chase(find_chase("yard/classic-1983")), seeded(6)
    playouts(chase.book, chase.opening(), chance, 1000)
    before = psutil.Process().memory_info().rss
    playouts(chase.book, chase.opening(), chance, games)
    grown = psutil.Process().memory_info().rss - before
    console.print(f"{games:,} playouts: memory grew by {grown / 1024:,.0f} KiB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--openspiel", type=Path, help="an interpreter that has OpenSpiel")
    parser.add_argument("--batches", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="per batch and contestant")
    parser.add_argument("--games", type=int, default=1_000_000, help="playouts for the measurement of memory")
    arguments = parser.parse_args()
    console = Console(soft_wrap=True, highlight=False)
    contestants = {f"rules, {edition}": by_the_rules(edition) for edition in CHASES}
    for threads, cores in ((1, "one core"), (2, "two cores")):
        names = {edition: f"fast core on {cores}, {edition}" for edition in CHASES}
        contestants |= {name: by_the_core(edition, threads, BATCH) for edition, name in names.items()}
    if arguments.openspiel is not None and arguments.openspiel.exists():
        with openspiel(arguments.openspiel) as theirs:
            contestants |= {f"OpenSpiel, {game}": theirs(game) for game in OTHERS}
            compete(contestants, arguments.batches, arguments.seconds, console)
    else:
        console.print("Without OpenSpiel: no interpreter with it was given.")
        compete(contestants, arguments.batches, arguments.seconds, console)
    measure_bots_work(console, arguments.seconds)
    memory(console, arguments.games)


if __name__ == "__main__":
    main()
