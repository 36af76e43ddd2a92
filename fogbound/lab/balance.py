"""Is a board fair? Heats of the compact chase with bots on both sides, start number by start number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from fogbound import catalog
from fogbound.bots.naming import NamedBot
from fogbound.game import DEALER
from fogbound.games.yard import board as boards
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.table import YardTable

# The edition that deals X from start numbers: the only one whose boards have any to balance.
EDITION = next(id for id in catalog.EDITIONS if any(option.name == "start_numbers" for option in catalog.options(id)))
CAUGHT = ("captured", "trapped")
HOPELESS = 0.15  # a start number that one side wins more rarely than this is no game


class Heat(NamedTuple):
    """How one heat went: X's start number, whether X was caught, X's points, where the detectives began."""

    start: int
    caught: bool
    points: int
    places: tuple[int, ...]


def edition_on(board: str) -> YardEdition:
    """The compact chase on a board, given by name or by file."""
    edition = catalog.find(EDITION, board=boards.load(board))
    assert isinstance(edition, YardEdition)
    return edition


def plan_heats(edition: YardEdition, heats: int, seed: int) -> list[tuple[int, Random]]:
    """Each start number so many times, each heat with its own chance."""
    starts = [start for _, deck in edition.deals for start in edition.deck(deck)]
    return [(start, Random(f"{seed} {start} {n}")) for start in starts for n in range(heats)]


def play_heat(edition: YardEdition, bot: NamedBot, start: int, rng: Random) -> Heat:
    """One heat in which X draws the given start number."""
    fleeing, hunting = bot.make(edition, rng), bot.make(edition, rng)
    state = catalog.start(edition)
    while state.turn:
        seat = state.turn[0]
        if seat == DEALER:
            offers = state.moves(DEALER)
            move = next((m for m in offers if m.verb == "deal" and m.number == start), None) or rng.choice(offers)
        else:
            choice = (fleeing if seat == X else hunting).choose(state.view(seat))
            assert choice is not None
            move = choice
        state = state.play(seat, move)
    assert state.outcome is not None
    points = dict(state.outcome.points).get(X, 0)
    places = tuple(sorted(ply.move.number for ply in state.log if ply.move.verb == "place"))
    return Heat(start, state.outcome.reason in CAUGHT, points, places)


def total_points(edition: YardEdition) -> int:
    """All points there are: the worth of the detectives' tickets at the start."""
    table = catalog.start(edition).view(None).table
    assert isinstance(table, YardTable)
    assert table.score is not None
    return table.score.left


def share_caught(heats: Sequence[Heat]) -> float:
    return sum(heat.caught for heat in heats) / len(heats)


def mean_points(heats: Sequence[Heat]) -> float:
    return sum(heat.points for heat in heats) / len(heats)


def usual_places(heats: Sequence[Heat]) -> tuple[tuple[int, ...], float]:
    """Where the detectives begin most often, and in which share of the heats."""
    places = [heat.places for heat in heats]
    usual = max(sorted(set(places)), key=places.count)
    return usual, places.count(usual) / len(places)


def by_start(heats: Iterable[Heat]) -> dict[int, list[Heat]]:
    """Heats grouped by X's start number, in ascending order."""
    grouped: dict[int, list[Heat]] = {}
    for heat in sorted(heats, key=lambda heat: heat.start):
        grouped.setdefault(heat.start, []).append(heat)
    return grouped
