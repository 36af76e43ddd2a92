"""Chooses the puzzles to ship: enough of each sort, spread over difficulty, from many games, no two alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from fogbound.lab.puzzles.make import Yield, sort_of
from fogbound.puzzles.puzzle import BANDS, Puzzle

PER_GAME = 2
ALIKE = 1  # pawns that may stand elsewhere in two positions that are alike


def choose(found: Iterable[Puzzle], wanted: Sequence[Mapping[str, Any]]) -> tuple[Puzzle, ...]:
    """The puzzles to ship, the easiest first. The same input gives the same puzzles."""
    pool = sorted(found, key=lambda puzzle: puzzle.id)  # ids are hashes, so this is a fair shuffle
    chosen: list[Puzzle] = []
    for entry in wanted:
        for edition, count in entry.items():
            if "/" in edition:
                fitting = [
                    puzzle
                    for puzzle in pool
                    if (puzzle.kind, puzzle.rounds, puzzle.edition) == (entry["kind"], entry["rounds"], edition)
                ]
                _take(fitting, count, chosen)
    return tuple(sorted(chosen, key=lambda puzzle: (puzzle.difficulty, puzzle.id)))


def _take(fitting: Sequence[Puzzle], count: int, chosen: list[Puzzle]) -> None:
    """Add up to `count` puzzles, band by band in turn."""
    bands = [[puzzle for puzzle in fitting if puzzle.band == name] for name, _ in BANDS]
    games = Counter(_game(puzzle) for puzzle in chosen)
    for puzzle in _in_turn(bands):
        if count and games[_game(puzzle)] < PER_GAME and not any(are_alike(puzzle, other) for other in chosen):
            chosen.append(puzzle)
            games[_game(puzzle)] += 1
            count -= 1


def _in_turn(bands: Sequence[Sequence[Puzzle]]) -> Iterator[Puzzle]:
    for n in range(max((len(band) for band in bands), default=0)):
        yield from (band[n] for band in bands if n < len(band))


def _game(puzzle: Puzzle) -> object:
    return puzzle.edition, puzzle.options, puzzle.source


def are_alike(one: Puzzle, other: Puzzle) -> bool:
    """Same kind and rules, and the pawns stand on the same stations, or all but one of them do."""
    if (one.kind, one.edition, one.options) != (other.kind, other.edition, other.options):
        return False
    here, there = one.state.position.at, other.state.position.at
    return here[0] == there[0] and len(set(here[1:]) - set(there[1:])) <= ALIKE


def figures(yields: Sequence[Yield]) -> Counter[str]:
    """How many moments were looked at, by what was found there."""
    total = Counter[str]()
    for one in yields:
        total.update(dict(one.looked))
    return total


def counts(puzzles: Iterable[Puzzle]) -> Counter[tuple[str, int, str, str]]:
    """How many puzzles there are of each kind, rounds, edition and band."""
    return Counter((*sort_of(puzzle), puzzle.edition, puzzle.band) for puzzle in puzzles)
