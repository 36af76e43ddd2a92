"""How well the bots play twenty questions: many games among themselves, with the house as reader.

At mixed tables every level has a seat, in every order equally often. Tables of a single level show how many numbers it
needs. Intervals are 95 %: Wilson's for shares, the normal one for means.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import pairwise, permutations
from random import Random
from time import process_time

from rich.console import Console
from rich.progress import track

from fogbound import polled
from fogbound.arena.intervals import Estimate, Z, wilson
from fogbound.bots import bots_for
from fogbound.bots.twenty import LEVELS
from fogbound.catalog import find
from fogbound.game import Player, Seat
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.rules import TwentyState, start
from fogbound.house.steward import HelpedBot, steward
from fogbound.match import Match
from fogbound.proof import seed_from

ID = "twenty/classic-1993"
NAMES = tuple(level.name for level in LEVELS)  # weakest first
ORDERS = tuple(permutations(NAMES))

Table = tuple[str, ...]  # a level for each seat
Tally = Counter[tuple[str, str]]  # (level, what) counted


# Playing


@cache
def edition(players: int) -> TwentyEdition:
    rules = find(ID, players=players, reader="house")
    assert isinstance(rules, TwentyEdition)
    return rules


def play_game(number: int, table: Table) -> Tally:
    """Play one game, and count for each level."""
    rules = edition(len(table))
    house = steward(rules)
    levels = dict(zip(rules.players, table, strict=True))
    bots: dict[Seat, Player] = {
        seat: HelpedBot(bots_for(rules)[levels.get(seat, NAMES[-1])](rules, Random(f"{number} {seat}")), house)
        for seat in rules.seats
    }
    state = polled.play(Match(start(rules), seed_from(number)), bots).state
    assert isinstance(state, TwentyState)
    return count_game(state, levels)


def count_game(state: TwentyState, levels: Mapping[Seat, str]) -> Tally:
    """The counts of a finished game.

    `square` sums the final squares of pawns; `clues` and `squares` (of clues) are sums over the cards a level found.
    """
    assert state.outcome is not None
    tally: Tally = Counter()
    for level in set(levels.values()):
        tally[level, "games"] += 1
        tally[level, "cards"] += len(state.position.past)
        tally[level, "wins"] += levels[state.outcome.winners[0]] == level
    for seat, square in state.outcome.points:
        tally[levels[seat], "square"] += square
    for ply in state.log:
        if ply.seat in levels and ply.move.verb in ("guess", "ask", "buzz"):
            tally[levels[ply.seat], ply.move.verb] += 1
    for card in state.position.past:
        if card.finder is not None:
            finder = levels[card.finder]
            tally[finder, "found"] += 1
            tally[finder, "cut in"] += card.violet
            tally[finder, "clues"] += card.chips
            tally[finder, "squares"] += card.chips**2
    return tally


def mixed(games: int) -> list[tuple[int, Table]]:
    """Tables with a seat for every level, in every order in turn."""
    return [(n, ORDERS[n % len(ORDERS)]) for n in range(games)]


def alike(games: int) -> list[tuple[int, Table]]:
    """Tables of a single level; all levels get the same cards."""
    return [(n, (name,) * len(NAMES)) for name in NAMES for n in range(games)]


def add_up(tallies: Iterable[Tally]) -> Tally:
    total: Tally = Counter()
    for tally in tallies:
        total.update(tally)
    return total


# Figures


def mean(total: int, squares: int, cases: int) -> Estimate:
    """A mean with its normal interval, from sums."""
    if cases < 2:
        return Estimate(total / max(cases, 1), -math.inf, math.inf, cases)
    value = total / cases
    half = Z * math.sqrt(max(squares / cases - value**2, 0.0) / (cases - 1))
    return Estimate(value, value - half, value + half, cases)


def wins(tally: Tally) -> dict[str, Estimate]:
    shares = {name: wilson(tally[name, "wins"], tally[name, "games"]) for name in NAMES}
    return {name: share or Estimate(0.0, 0.0, 1.0, 0) for name, share in shares.items()}


def clues(tally: Tally) -> dict[str, Estimate]:
    """The numbers that a level used for the cards it found."""
    return {
        name: mean(tally[name, "clues"], tally[name, "squares"], tally[name, "found"])
        for name in NAMES
        if tally[name, "found"]
    }


def apart(shares: Mapping[str, Estimate], *, rising: bool) -> bool:
    """Are the levels in order, with intervals that do not touch?"""
    if set(shares) != set(NAMES):
        return False
    ordered = [shares[name] for name in (NAMES if rising else NAMES[::-1])]
    return all(lower.high < higher.low for lower, higher in pairwise(ordered))


def _of(tally: Tally, name: str, what: str, among: str) -> str:
    return f"{tally[name, what] / tally[name, among]:.0%}" if tally[name, among] else "–"


def _percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


COLUMNS = (
    "level",
    "wins at mixed tables",
    "numbers needed",
    "cards found",
    "right of its guesses",
    "right of its interruptions",
    "questions a card",
)


def report(together: Tally, alone: Tally) -> Iterator[str]:
    """The table of docs/bots.md: wins at mixed tables, all else at tables of one level."""
    won, needed = wins(together), clues(alone)
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"|{'---|' * len(COLUMNS)}"
    for name in NAMES:
        cells = (
            name,
            _percent(won[name]),
            "–" if name not in needed else "{:.1f} ({:.1f} to {:.1f})".format(*needed[name]),
            _of(alone, name, "found", "cards"),
            f"{_of(alone, name, 'found', 'guess')} of {alone[name, 'guess']:,}",
            f"{_of(alone, name, 'cut in', 'buzz')} of {alone[name, 'buzz']:,}",
            f"{alone[name, 'ask'] / max(alone[name, 'cards'], 1):.2f}",
        )
        yield f"| {' | '.join(cells)} |"
    yield f"neighbouring levels' intervals apart: wins {apart(won, rising=True)}, numbers {apart(needed, rising=False)}"


# Running


def run(tables: Sequence[tuple[int, Table]], processes: int, label: str, console: Console) -> Tally:
    """Play all these games, with a progress bar."""
    if processes < 2:
        tallies: Iterable[Tally] = (play_game(*table) for table in tables)
        return add_up(track(tallies, label, len(tables), console=console, transient=True))
    with ProcessPoolExecutor(processes) as pool:
        tallies = pool.map(play_game, *zip(*tables, strict=True), chunksize=4)
        return add_up(track(tallies, label, len(tables), console=console, transient=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2400, help="games at mixed tables, and at tables of one level")
    parser.add_argument("--processes", type=int, default=1, help="games at once")
    arguments = parser.parse_args()
    console = Console()
    begun, each = process_time(), max(arguments.games // len(NAMES), 1)
    together = run(mixed(arguments.games), arguments.processes, "mixed tables", console)
    alone = run(alike(each), arguments.processes, "tables of one level", console)
    for line in (f"{arguments.games:,} games at mixed tables, {each:,} of each level", *report(together, alone)):
        console.print(line, highlight=False, soft_wrap=True)
    if arguments.processes < 2:
        console.print(f"{process_time() - begun:,.0f} s of one core", highlight=False)


if __name__ == "__main__":
    main()
