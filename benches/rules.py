"""How fast the rules are: legal moves and play, per ply, beside python-chess's legal moves and push.

Both play random games in alternating batches of one run, so that a busy machine slows both alike; the figure
that counts is the ratio. Then many random games of each edition show that all of them end; in these, players also
interrupt where they may, and readers judge at random.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from random import Random
from time import perf_counter

import chess
from rich.console import Console
from rich.progress import Progress

from fogbound import EDITIONS, Edition, State, find, start
from fogbound.bots.random import fill
from fogbound.notation import CONCEDE
from fogbound.testing import random_ply

BATCHES = 15
CHESS_PLIES = 150


def chess_batch(rng: Random, plies: int) -> float:
    """Seconds per ply of random chess games, cut off while most games still have many moves."""
    played = 0
    begun = perf_counter()
    while played < plies:
        board = chess.Board()
        while board.ply() < CHESS_PLIES and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
            played += 1
    return (perf_counter() - begun) / played


def random_game(edition: Edition, rng: Random) -> State:
    """One random game to its end, without interruptions or concessions."""
    state = start(edition)
    while state.turn:
        seat = rng.choice(state.turn)
        move = rng.choice(state.moves(seat))
        if move != CONCEDE:
            state = state.play(seat, fill(move, rng))
    return state


def game_batch(edition_id: str, rng: Random, plies: int) -> float:
    """Seconds per ply of random games."""
    edition = find(edition_id)
    played = 0
    begun = perf_counter()
    while played < plies:
        played += len(random_game(edition, rng).log)
    return (perf_counter() - begun) / played


def endings(edition_id: str, games: int, progress: Progress) -> tuple[Counter[str], int]:
    """Random games played to their end: how often they ended in which way, and the plies of the longest."""
    edition, rng = find(edition_id), Random(1)
    reasons: Counter[str] = Counter()
    longest = 0
    for _ in progress.track(range(games), description=f"{edition_id}: random games"):
        state = start(edition)
        while state.turn:
            state = state.play(*random_ply(state, rng))
        assert state.outcome is not None
        reasons[state.outcome.reason] += 1
        longest = max(longest, len(state.log))
    return reasons, longest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=20_000, help="plies per batch and contestant")
    parser.add_argument("--games", type=int, default=10_000, help="random games of each edition")
    parser.add_argument("--edition", choices=EDITIONS, action="append", help="only this edition")
    arguments = parser.parse_args()
    editions = arguments.edition or EDITIONS
    console = Console()
    times: dict[str, list[float]] = {name: [] for name in ("python-chess", *editions)}
    with Progress(console=console, transient=True) as progress:
        for batch in progress.track(range(BATCHES), description="plies per second"):
            rng = Random(batch)
            times["python-chess"].append(chess_batch(rng, arguments.plies))
            for edition_id in editions:
                times[edition_id].append(game_batch(edition_id, rng, arguments.plies))
        ended = {edition_id: endings(edition_id, arguments.games, progress) for edition_id in editions}
    baseline = times["python-chess"]
    for name, seconds in times.items():
        ratios = [theirs / ours for theirs, ours in zip(baseline, seconds, strict=True)]
        rate = 1 / statistics.median(seconds)
        console.print(f"{name}: {rate:,.0f} plies/s, {statistics.median(ratios):.2f} × python-chess", highlight=False)
    for edition_id, (reasons, longest) in ended.items():
        listed = ", ".join(f"{reason} {n:,}" for reason, n in reasons.most_common())
        total = reasons.total()
        line = f"{edition_id}: {total:,} random games, all ended ({listed}); longest {longest} plies"
        console.print(line, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
