"""Lines typed in twenty questions."""

from __future__ import annotations

from random import Random

import pytest

import fogbound
from fogbound import testing
from fogbound.cli.friendly import Stop
from fogbound.cli.twenty.typed import parse_line
from fogbound.games.twenty.rules import TwentyState


@pytest.mark.parametrize("line", ["guess Paris", "answer Paris", "11"])
def test_lines_that_are_not_questions_are_refused(line: str) -> None:
    states = testing.random_game(fogbound.start(fogbound.find("twenty/classic-1993", players=3)), Random(3))
    asking = next(state for state in states if isinstance(state, TwentyState) and state.position.phase == "ask")
    (seat,) = asking.turn
    with pytest.raises(Stop, match="A question is wanted now"):
        parse_line(line, asking.view(seat))
    assert [str(move) for move in parse_line("ask Are you 11?", asking.view(seat))] == ['ask"Are you 11?"']


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("7", ["pick7"]),
        ("pick 07", ["pick7"]),
        ("PICK7", ["pick7"]),
    ],
)
def test_numbers_are_picked_in_many_ways(line: str, moves: list[str]) -> None:
    states = testing.random_game(fogbound.start(fogbound.find("twenty/classic-1993", players=3)), Random(3))
    choosing = next(state for state in states if isinstance(state, TwentyState) and state.position.phase == "choose")
    assert [str(move) for move in parse_line(line, choosing.view(choosing.turn[0]))] == moves


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("guess Paris", ["speak", 'guess"Paris"']),
        ("Paris", ["speak", 'guess"Paris"']),
        ("  the Eiffel Tower?", ["speak", 'guess"the Eiffel Tower?"']),
        ("1984", ["speak", 'guess"1984"']),
        ("guess 7", ["speak", 'guess"7"']),
        ("buzz", ["buzz"]),
        ("Guess: Paris", ["speak", 'guess"Paris"']),
        ('guess "Paris"', ["speak", 'guess"Paris"']),
        ("pass", ["pass"]),
    ],
)
def test_a_guess_after_a_clue_speaks_first(line: str, moves: list[str]) -> None:
    states = testing.random_game(fogbound.start(fogbound.find("twenty/classic-1993", players=3)), Random(3))
    clue = next(state for state in states if isinstance(state, TwentyState) and state.position.phase == "clue")
    assert [str(move) for move in parse_line(line, clue.view(clue.turn[0]))] == moves


@pytest.mark.parametrize("line", ["7", "20", "ask Are you old?", "answer Paris"])
def test_lines_that_are_no_answer_to_a_clue_are_refused(line: str) -> None:
    states = testing.random_game(fogbound.start(fogbound.find("twenty/classic-1993", players=3)), Random(3))
    clue = next(state for state in states if isinstance(state, TwentyState) and state.position.phase == "clue")
    with pytest.raises(Stop):
        parse_line(line, clue.view(clue.turn[0]))


def test_a_bare_answer_out_of_turn_costs_no_chip() -> None:
    states = testing.random_game(fogbound.start(fogbound.find("twenty/classic-1993", players=3)), Random(3))
    clue = next(state for state in states if isinstance(state, TwentyState) and state.position.phase == "clue")
    other = next(seat for seat in ("p1", "p2", "p3") if seat not in clue.turn and clue.moves(seat))
    with pytest.raises(Stop, match="type buzz first"):
        parse_line("Paris", clue.view(other))
    assert [str(move) for move in parse_line("buzz", clue.view(other))] == ["buzz"]
