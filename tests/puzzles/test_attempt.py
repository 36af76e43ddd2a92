"""Attempts: only the answer gets through, and luck does not help."""

from __future__ import annotations

import pytest

from fogbound.errors import IllegalMove
from fogbound.game import Move
from fogbound.notation import CONCEDE
from fogbound.puzzles.attempt import Attempt, begin, viewers
from fogbound.puzzles.search import sure_capture
from tests.puzzles.sample import one, some


def finish(attempt: Attempt) -> Attempt:
    """Take X for sure in the last round, if that is possible."""
    while attempt.right is None:
        line = sure_capture(attempt.state.edition, attempt.worlds)
        assert line
        attempt = attempt.play(line[0].seat, line[0].move)
    return attempt


def test_the_answer_catches_x_whatever_x_does() -> None:
    for puzzle in some("catch", 2, 40):
        attempt = begin(puzzle)
        for ply in puzzle.line:
            assert attempt.right is None
            attempt = attempt.play(ply.seat, ply.move)
        assert attempt.right or attempt.left == 1
        assert finish(attempt).right


def test_every_other_first_move_is_wrong() -> None:
    for puzzle in some("catch", 2, 4):
        wanted = {ply.seat: ply.move.number for ply in puzzle.line}
        for seat in puzzle.state.turn:
            for move in puzzle.state.moves(seat):
                if move != CONCEDE and move.number != wanted[seat]:
                    tried = begin(puzzle).play(seat, move)
                    assert tried.right is False
                    assert tried.open
                    assert tried.line


def test_a_lucky_capture_is_no_solution() -> None:
    lucky = 0
    for puzzle in some("catch", 1, 20):
        truth = puzzle.state.position.at[0]
        for seat in puzzle.state.turn:
            for move in puzzle.state.moves(seat):
                if move.args == (truth,):
                    tried = begin(puzzle).play(seat, move)
                    assert tried.state.outcome is None
                    assert tried.state.position.at[0] != truth
                    lucky += 1
    assert lucky


def test_pawns_that_are_not_needed_may_go_anywhere() -> None:
    for puzzle in some("catch", 1, 20):
        assert finish(begin(puzzle)).right


def test_x_is_safe_at_the_answer_alone() -> None:
    for puzzle in (*some("escape", 1, 5), *some("escape", 2, 5)):
        for move in puzzle.state.moves("x"):
            if move.verb in "tbuk":
                assert begin(puzzle).play("x", move).right == (move.number == puzzle.station)


def test_a_double_is_judged_by_where_it_ends() -> None:
    puzzle = next(puzzle for puzzle in some("escape", 2, 99) if Move("double") in puzzle.state.moves("x"))
    attempt = begin(puzzle).play("x", "double")
    attempt = attempt.play("x", attempt.state.moves("x")[0])
    assert attempt.right is None
    end = attempt.state.moves("x")[0]
    assert attempt.play("x", end).right == (end.number == puzzle.station)


def test_what_the_rules_refuse_is_refused() -> None:
    with pytest.raises(IllegalMove, match="The underground does not go to 1"):
        begin(one("escape", 1)).play("x", "u1")
    with pytest.raises(IllegalMove, match="gives up"):
        begin(one("escape", 1)).play("x", "concede")
    with pytest.raises(IllegalMove, match="turn"):
        begin(one("catch", 2)).play("x", "t1")


def test_solvers_look_from_their_own_side() -> None:
    assert viewers(one("escape", 1)) == ("x",)
    assert viewers(one("where", 0)) == one("where", 0).rules.pursuers
