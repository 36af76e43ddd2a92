"""`fogbound puzzles` at the command line: the same words as in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.cli import puzzles
from fogbound.puzzles import words
from fogbound.puzzles.puzzle import Puzzle, shipped, write_ply
from tests.puzzles.sample import by_ride, one, some

from .helpers import run


def number(puzzle: Puzzle) -> str:
    return str(shipped().index(puzzle) + 1)


def test_the_puzzle_of_the_day_comes_first() -> None:
    ran = run("puzzles", typed="quit\n")
    assert ran.code == 0
    assert ran.out.startswith("Puzzle of the day. Puzzle ")


def test_the_list_can_be_narrowed() -> None:
    everything = run("puzzles", "list").out.splitlines()
    assert len(everything) == len(shipped())
    easy = run("puzzles", "list", "--kind", "where", "--difficulty", "hard").out.splitlines()
    assert 0 < len(easy) < len(everything)
    assert all("hard" in line and "Where must X be?" in line for line in easy)
    assert run("puzzles", "list", "--kind", "chess").err.startswith("There is no kind “chess”; choose one of catch")
    assert run("puzzles", "list", "--difficulty", "mild").code == 2


def test_a_deduction_is_answered_with_a_station() -> None:
    puzzle = one("where", 0)
    wrong = next(station for station in puzzle.rules.board.stations if station != puzzle.station)
    ran = run("puzzles", "play", number(puzzle), typed=f"north\nmoves\n{wrong}\n{puzzle.station}\n")
    assert "Type the number of a station." in ran.out
    assert f"> {wrong}\nNot quite. {wrong}: " in ran.out
    assert f"Solved! {words.answer(puzzle)}" in ran.out
    assert all(point.text in ran.out for point in words.why(puzzle))


def test_an_escape_is_answered_with_a_ride() -> None:
    puzzle = by_ride()
    rides = [move for move in puzzle.state.moves("x") if move.verb in "tbu"]
    wrong, right = (
        next(move for move in rides if (move.number == puzzle.station) == wanted) for wanted in (False, True)
    )
    ran = run("puzzles", "play", puzzle.id, typed=f"t999\nmoves\ntable\n{wrong}\n{right}\n")
    assert "There is no station 999" in ran.out
    assert words.refuted(puzzle, wrong.number) in ran.out
    assert "Solved! " in ran.out


def test_a_catch_is_answered_pawn_by_pawn() -> None:
    puzzle = next(puzzle for puzzle in some("catch", 2, 20) if len(puzzle.line) > 1)
    first, second = (write_ply(ply).replace(":", " ") for ply in puzzle.line[:2])
    ran = run("puzzles", "play", number(puzzle), typed=f"{first}\n{second}\nshow\n")
    assert ran.out.count("Right so far. Go on.") >= 1
    assert words.answer(puzzle) in ran.out


def test_the_answer_can_be_shown_and_the_map_drawn(folder: Path) -> None:
    puzzle = one("catch", 1)
    ran = run("puzzles", "play", number(puzzle), "--map", "map.svg", typed="\nshow\n")
    assert words.answer(puzzle) in ran.out
    assert "Solved" not in ran.out
    assert (folder / "map.svg").read_text().startswith("<svg")


def test_the_end_of_input_is_the_end(folder: Path) -> None:
    assert run("puzzles", "play", "1").code == 0
    for no_number in ("0", "000000001999", "1" * 5000):
        assert run("puzzles", "play", no_number).err.startswith(f"There is no puzzle {no_number[:20]!r}.")


def test_check_proves_and_says_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    two = (one("escape", 1), one("where", 0))
    monkeypatch.setattr(puzzles, "shipped", lambda: two)
    assert run("puzzles", "check").out == "2 puzzles proved, 0 wrong.\n"
    monkeypatch.setattr(puzzles, "problem", lambda puzzle: "it has two answers" if puzzle is two[0] else None)
    ran = run("puzzles", "check")
    assert (ran.code, ran.out) == (1, f"{two[0].id}: it has two answers.\n1 puzzle proved, 1 wrong.\n")


def test_help_lines_and_map_are_there_while_solving(folder: Path) -> None:
    puzzle = one("escape", 1)
    ran = run("puzzles", "play", puzzle.id, typed="help\nlook\nlook 1\nlook 99999\nmap\nmap own\nquit\n")
    assert ran.out.count("Type a move such as t58.\n") == 2, "X has no pawns to name"
    assert "Look at which station? For example: look 58" in ran.out
    assert "From station 1:\n" in ran.out
    assert "99999" in ran.out.split("look 99999\n")[1].split("\n")[0]
    assert (folder / f"fogbound-puzzle-{puzzle.id}.svg").read_text().startswith("<svg")
    assert (folder / "own.svg").exists()


def test_the_next_puzzle_is_named_at_the_end() -> None:
    assert (
        "The next one: fogbound puzzles play 2. All of them: fogbound puzzles list"
        in run("puzzles", "play", "1", typed="show\n").out
    )
    last = str(len(shipped()))
    assert "fogbound puzzles play 1." in run("puzzles", "play", last, typed="show\n").out
