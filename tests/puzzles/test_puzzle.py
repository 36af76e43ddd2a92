"""The shipped file: enough puzzles of each kind, spread out, none twice; and puzzles as text."""

from __future__ import annotations

from collections import Counter

import pytest

from fogbound.bots.levels import levels
from fogbound.errors import BadOption
from fogbound.puzzles.puzzle import BANDS, FILE, KINDS, find, from_json, plies_text, replay, shipped
from fogbound.puzzles.readers import READERS

MOST_BYTES = 400_000


def test_there_are_enough_of_each_kind_edition_and_difficulty() -> None:
    puzzles = shipped()
    assert len(puzzles) >= 150
    assert set(Counter(puzzle.kind for puzzle in puzzles)) == set(KINDS)
    assert min(Counter(puzzle.kind for puzzle in puzzles).values()) >= 50
    assert min(Counter((puzzle.kind, puzzle.band) for puzzle in puzzles).values()) >= 3
    assert {name for name, _ in BANDS} == {puzzle.band for puzzle in puzzles}
    editions = {"yard/classic-1983", "yard/police-2017", "yard/compact-2015"}
    assert {puzzle.edition for puzzle in puzzles if puzzle.kind != "where"} == editions
    assert FILE.stat().st_size < MOST_BYTES


def test_no_two_are_the_same_and_the_easiest_come_first() -> None:
    assert len({puzzle.id for puzzle in shipped()}) == len(shipped())
    assert len({(puzzle.edition, puzzle.state.position) for puzzle in shipped()}) == len(shipped())
    assert [puzzle.difficulty for puzzle in shipped()] == sorted(puzzle.difficulty for puzzle in shipped())


def test_the_difficulty_is_the_mean_of_what_the_levels_miss() -> None:
    names = [level["name"] for level in levels("yard")]
    for puzzle in shipped():
        assert [name for name, _ in puzzle.missed] == (list(READERS) if puzzle.kind == "where" else names)
        shares = [share for _, share in puzzle.missed]
        assert puzzle.difficulty == pytest.approx(sum(shares) / len(shares), abs=0.001)


def test_text_and_puzzle_are_inverse() -> None:
    for puzzle, line in zip(shipped(), FILE.read_text(encoding="utf-8").splitlines(), strict=True):
        assert from_json(line) == puzzle
        assert puzzle.to_json() == line


def test_plies_name_a_seat_only_where_it_is_not_expected() -> None:
    free = next(puzzle for puzzle in shipped() if len(puzzle.state.turn) > 1)
    last = free.state.turn[-1]
    then = free.state.play(last, free.state.moves(last)[0])
    text = plies_text(free.rules, then.log)
    assert text == f"{free.plies} {last}:{then.log[-1].move}"
    assert replay(free.rules, text) == then


def test_an_unknown_id_is_refused() -> None:
    assert find(shipped()[3].id) is shipped()[3]
    with pytest.raises(BadOption, match="There is no puzzle 'nothing'"):
        find("nothing")
