"""Choosing: as many as wanted, spread over difficulty, none alike, few from one game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from fogbound.arena.schedule import Fixture
from fogbound.lab.puzzles.choosing import PER_GAME, are_alike, choose, counts, figures
from fogbound.lab.puzzles.make import Yield
from fogbound.puzzles.puzzle import shipped
from tests.puzzles.sample import one

WANTED = [
    {"kind": "escape", "rounds": 1, "yard/police-2017": 6},
    {"kind": "where", "rounds": 0, "yard/classic-1983": 5},
]


def test_as_many_as_wanted_and_always_the_same() -> None:
    chosen = choose(shipped(), WANTED)
    assert Counter(puzzle.kind for puzzle in chosen) == {"escape": 6, "where": 5}
    assert chosen == choose(reversed(shipped()), WANTED)
    assert [puzzle.difficulty for puzzle in chosen] == sorted(puzzle.difficulty for puzzle in chosen)


def test_they_are_spread_over_difficulty() -> None:
    pool = [puzzle for puzzle in shipped() if (puzzle.kind, puzzle.rounds) == ("escape", 1)]
    bands = {puzzle.band for puzzle in pool if puzzle.edition == "yard/police-2017"}
    assert {puzzle.band for puzzle in choose(pool, WANTED)} == bands


def test_no_two_alike_and_few_from_one_game() -> None:
    puzzle = one("escape", 1)
    wanted = [{"kind": "escape", "rounds": 1, puzzle.edition: 9}]
    twins = [replace(puzzle, id=f"{n}") for n in range(5)]
    assert len(choose(twins, wanted)) == 1
    assert are_alike(puzzle, twins[0])
    assert not any(are_alike(puzzle, other) for other in shipped() if other.id != puzzle.id)
    games = Counter((one.edition, one.options, one.source) for one in shipped())
    assert max(games.values()) <= PER_GAME


def test_figures_add_up() -> None:
    found = Yield(Fixture("a", "b", 1), (one("escape", 1),), (("escape: found", 1), ("escape: refuted", 2)))
    assert figures([found, found]) == {"escape: found": 2, "escape: refuted": 4}
    puzzle = one("escape", 1)
    assert counts([puzzle]) == {("escape", 1, puzzle.edition, puzzle.band): 1}
