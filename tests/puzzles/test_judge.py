"""Judging: right, wrong, go on, given up; and nothing of the answer before."""

from __future__ import annotations

import pytest

from fogbound.errors import IllegalMove
from fogbound.puzzles.judge import exercise, give_up, judge
from fogbound.puzzles.puzzle import write_ply
from fogbound.puzzles.readers import readings
from tests.puzzles.sample import SORTS, by_ride, one, some


@pytest.mark.parametrize(("kind", "rounds"), SORTS)
def test_before_the_first_move_there_is_a_question_and_no_answer(kind: str, rounds: int) -> None:
    judged = judge(one(kind, rounds), ())
    assert judged.progress.verdict == "begin"
    assert judged.progress.exercise == exercise(one(kind, rounds))
    assert (judged.solved, judged.answer, judged.why) == (False, "", ())


@pytest.mark.parametrize(("kind", "rounds"), SORTS)
def test_giving_up_shows_the_answer(kind: str, rounds: int) -> None:
    judged = give_up(one(kind, rounds))
    assert judged.progress.done
    assert not judged.solved
    assert judged.answer
    assert judged.why


def test_the_one_station_solves_a_deduction() -> None:
    puzzle = one("where", 0)
    assert judge(puzzle, [f"point{puzzle.station}"]).solved
    assert judge(puzzle, [f"red:point{puzzle.station}"]).solved
    wrong = judge(puzzle, ["point199"])
    assert (wrong.progress.verdict, wrong.progress.words[:4]) == ("again", "199:")
    with pytest.raises(IllegalMove, match="Point at a station"):
        judge(puzzle, ["red:t1"])


def test_stations_to_choose_from_are_near_and_hold_every_reading() -> None:
    for puzzle in some("where", 0, 20):
        among = exercise(puzzle).tasks[0].goal.among
        assert readings(puzzle.state)[0] <= set(among)
        assert len(among) < len(puzzle.rules.board.stations)


def test_giving_up_halfway_stays_where_one_is() -> None:
    puzzle = next(puzzle for puzzle in some("catch", 2, 20) if len(puzzle.line) > 1)
    first = write_ply(puzzle.line[0])
    assert give_up(puzzle, [first]).progress.state == judge(puzzle, [first]).progress.state


def test_the_one_station_solves_an_escape() -> None:
    for puzzle in (one("escape", 1), one("escape", 2)):
        for move in puzzle.state.moves("x"):
            if move.verb in "tbu":
                judged = judge(puzzle, [f"x:{move}"])
                assert judged.solved == (move.number == puzzle.station)
                assert judged.solved or judged.progress.words.startswith(f"{move.number}: ")
                assert judged.solved or judged.progress.state == puzzle.state


def test_a_catch_goes_on_until_x_is_caught() -> None:
    for puzzle in some("catch", 2, 6):
        moves = [write_ply(ply) for ply in puzzle.line]
        for n in range(len(moves)):
            judged = judge(puzzle, moves[: n + 1])
            assert judged.progress.verdict in ("on", "done")
            assert judged.progress.moves == tuple(moves[: n + 1])
            assert bool(judged.answer) == judged.solved


def test_moves_that_were_never_accepted_are_refused() -> None:
    puzzle = by_ride()
    rides = [move for move in puzzle.state.moves("x") if move.verb in "tbu"]
    wrong = next(f"x:{move}" for move in rides if move.number != puzzle.station)
    with pytest.raises(IllegalMove, match="not part of the answer"):
        judge(puzzle, [wrong, f"x:t{puzzle.station}"])
    with pytest.raises(IllegalMove, match="so many"):
        judge(puzzle, ["x:t1"] * 60)
    right = next(f"x:{move}" for move in rides if move.number == puzzle.station)
    with pytest.raises(IllegalMove, match="done"):
        judge(puzzle, [right, right])
