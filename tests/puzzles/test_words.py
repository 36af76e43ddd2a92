"""Questions and explanations: built from facts, for every shipped puzzle."""

from __future__ import annotations

import re

import pytest

from fogbound.errors import Said
from fogbound.game import Move, Ply
from fogbound.languages.catalogue import spoken
from fogbound.puzzles import words
from fogbound.puzzles.attempt import begin
from fogbound.puzzles.puzzle import Puzzle, shipped
from fogbound.puzzles.readers import Path, why_not
from tests.puzzles.sample import one, some


def test_every_puzzle_is_asked_and_explained() -> None:
    for puzzle in shipped():
        asked, told = words.question(puzzle), [words.answer(puzzle), *(point.text for point in words.why(puzzle))]
        assert asked.endswith((".", "?"))
        assert all(text.endswith(".") and "  " not in text for text in told)
        assert len(told) > 1
        assert words.title(puzzle)
        if puzzle.kind == "escape":  # the others name stations, which may be the answer by chance
            assert not re.search(rf"\b{puzzle.station}\b", asked)


def test_the_catalogue_says_the_same() -> None:
    for puzzle in shipped()[::8]:
        told = [words.title(puzzle), words.source(puzzle), words.question(puzzle), words.answer(puzzle)]
        for text in (*told, *(point.text for point in words.why(puzzle))):
            assert isinstance(text, Said)
            assert re.sub(", (and|or) ", r" \1 ", spoken(text, "en")) == text


@pytest.mark.parametrize(("things", "text"), [([1], "1"), ([1, 2], "1 or 2"), ([1, 2, 3], "1, 2 or 3"), (["a"], "a")])
def test_lists_in_words(things: list[object], text: str) -> None:
    assert words.either(things) == text


def test_pawns_have_the_names_they_have_at_a_table() -> None:
    assert words.ride(Ply("red", Move("t", (46,)))) == "Red takes the taxi to 46"
    assert words.ride(Ply("bobby2", Move("u", (46,)))) == "Police 2 takes the underground to 46"


def test_a_wrong_station_is_refuted() -> None:
    puzzle = one("escape", 1)
    station = puzzle.fails[0][0]
    assert re.fullmatch(rf"{station}: \w+( [12])? takes the \w+ to {station}\.", words.refuted(puzzle, station))


def test_a_trap_names_only_pawns_that_matter() -> None:
    trapped = [
        (puzzle, station, line) for puzzle in some("escape", 2, 40) for station, line in puzzle.fails if " " in line
    ]
    texts = [(words.refuted(puzzle, station), line) for puzzle, station, line in trapped]
    assert all(text.endswith("Then X has no safe ride.") for text, _ in texts)
    assert any(text.count("goes to") < len(line.split()) for text, line in texts)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (Path((1, 5), "red", 5), "5: Red stood on 5."),
        (Path((1, 5), "red", 5, came=True), "5: Red went to 5 and did not find X."),
        (Path((1, 4, 5), "blue", 4), "5: X would have come through 4, but Blue stood on 4."),
        (Path((1, 5)), "5: X could not have gone on from there."),
    ],
)
def test_why_x_is_not_there(path: Path, text: str) -> None:
    assert words.ruled_out(5, path) == text


def test_a_station_off_the_tickets() -> None:
    puzzle = one("where", 0)
    far = next(n for n in puzzle.rules.board.stations if n not in {*dict(why_not(puzzle.state, 0)), 0})
    assert words.not_there(puzzle, far) == f"{far}: X’s tickets do not lead there."


def wrong_move(puzzle: Puzzle) -> str:
    seat = puzzle.state.turn[0]
    wanted = {ply.seat: ply.move.number for ply in puzzle.line}
    move = next(move for move in puzzle.state.moves(seat) if move.args != (wanted.get(seat, 0),))
    return words.got_away(begin(puzzle).play(seat, move))


def test_it_says_how_x_gets_away() -> None:
    assert all(wrong_move(puzzle).startswith(("X gets away", "X plays")) for puzzle in some("catch", 2, 9))
