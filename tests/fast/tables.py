"""Tables of every edition with any options, and games at them: what the fast core is held against."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from fogbound import Ply
from fogbound.catalog import find_chase
from fogbound.fast import Chase
from fogbound.games.yard.board import Board, load
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.position import Position, opening
from fogbound.games.yard.rules import ChaseState, start
from fogbound.notation import CONCEDE
from tests.rules.compact import C, yard
from tests.rules.little import A, B, board

CONCESSIONS = 0.03  # how often a move is considered at all that ends most games at once
SEEDS = range(240)  # tables and games: the same ones every time


@cache
def village() -> Board:
    """Crowded: pawns meet, block and are stuck; ferries make dead ends; with every deck, for every edition."""
    rows = " ".join(f"{n}-{n + 1}" for n in range(1, 17) if n % 4)
    columns = " ".join(f"{n}-{n + 4}" for n in range(1, 13))
    lines = board(
        taxi=f"{rows} {columns}",
        bus="1-3 3-11 11-9 9-1 6-16",
        underground="1-16 4-13 16-4 2-7",
        ferry="4-7 10-13 3-17 17-18 5-6",
    )
    decks = ("detectives", "shared", "tickets", "x")
    return replace(lines, starts=tuple((deck, tuple(range(1, 17))) for deck in decks))


@cache
def square() -> Board:
    """Crowded, for the compact game: two stations shut off but for a boat."""
    return yard(
        taxi="1-2 2-3 3-4 5-6 6-7 7-8 1-5 2-6 3-7 4-8 9-10",
        bus="1-3 3-8 8-6 6-1",
        underground="1-4 4-7 7-1 1-9",
        ferry="2-11 8-12 5-6",
    )


def _limits(rng: Random) -> dict[str, Any]:
    rounds = rng.choice([22, 22, 22, 40, 3])
    return {
        "max_rounds": rounds,
        "reveals": (1, 4) if rounds == 3 else rng.choice([(3, 8, 13, 18), (1, 2, 3), (4,), ()]),
    }


def _options(edition: str, rng: Random) -> dict[str, Any]:
    if edition == A:
        return _limits(rng) | {
            "players": rng.randint(3, 6),
            "board": rng.choice([village(), "london-1983", "london-2017"]),
            "voluntary_reveal": rng.choice([True, False]),
            "x_ticket_accounting": rng.choice(["unlimited", "counted"]),
        }
    if edition == B:
        return _limits(rng) | {
            "players": rng.randint(2, 6),
            "board": rng.choice([village(), "london-2017"]),
            "stuck_counts_police": rng.choice([True, False]),
            "x_ticket_accounting": rng.choice(["unlimited", "reserve"]),
        }
    where = rng.choice([village(), square(), load("tiny-harbour"), load("london-compact")])
    return {
        "players": rng.randint(2, 4),
        "board": where,
        "x_black": rng.randint(1, 4),
        "boat_rides": rng.choice(["once", "per_ticket"]),
        "stuck_leftovers": rng.choice(["to_x", "kept"]),
        "prices": rng.choice([(1, 2, 3), (0, 0, 1), (7, 5, 3)]),
        "start_numbers": rng.choice([(), where.stations[:9]]),
    }


def _scarce(edition: YardEdition, rng: Random) -> YardEdition:
    """An edition that nobody published: few tickets, so that everybody runs out, and switches mixed."""
    few = tuple((rng.randint(0, 5), rng.randint(0, 3), rng.randint(0, 2)) for _ in edition.purses)
    return replace(
        edition,
        purses=few,
        stock=rng.choice([None, (1, 1, 0), (0, 2, 1), (3, 0, 0)]),
        black=rng.randint(0, 3),
        doubles=rng.randint(0, 3),
        boats=rng.choice([None, 0, 1, 2]),
        voluntary_reveal=not edition.pooled and rng.choice([True, False]),
        blocked_is_stuck=rng.choice([True, False]),
        pursuers_only_concede=rng.choice([True, False]),
    )


@cache
def table(seed: int) -> Chase:
    """Any edition with any options, on a board of its own or a crowded one; every other one scarce of tickets."""
    edition_id, rng = (A, B, C)[seed % 3], Random(seed)
    edition = find_chase(edition_id, **_options(edition_id, rng))
    return Chase(_scarce(edition, rng) if seed % 2 else edition)


def game(seed: int) -> Iterator[tuple[ChaseState, Ply | None]]:
    """A random game at a table: every state with the ply that led to it. Pursuers mostly spare X, so that it lasts."""
    rng = Random(seed)
    state = start(table(seed).edition)
    yield state, None
    while state.turn:
        seat = rng.choice(state.turn)
        moves = [move for move in state.moves(seat) if move != CONCEDE or rng.random() < CONCESSIONS]
        here = state.position.at[0]
        spared = [move for move in moves if seat == "x" or move.verb not in "tbu" or move.args[0] != here]
        state = state.play(seat, rng.choice(spared if spared and rng.random() < 0.9 else moves))
        yield state, state.log[-1]


def anywhere(chase: Chase, rng: Random) -> Position:
    """A position that hardly any game comes to: X, to move, where boats leave, with any few tickets left."""
    board = chase.edition.board
    x = rng.choice([n for n in board.stations if "ferry" in board.links(n)] or board.stations)
    others = rng.sample([n for n in board.stations if n != x], len(chase.edition.pursuers))
    windows = rng.randint(1, 9)
    return opening(chase.edition)._replace(
        at=(x, *others),
        black=rng.randint(0, 3),
        doubles=rng.randint(0, 2),
        boats=rng.choice([None, 0, 1, 2]),
        stock=rng.choice([None, (0, 0, 0), (1, 0, 0), (0, 1, 1)]),
        phase=rng.choice(["x", "double", "second"]),
        windows=windows,
        vanished=rng.choice([0, windows, windows - 1]),
        turn=("x",),
    )
