"""Proves a puzzle again from its plies alone: the game replays, and a search by the rules finds exactly this answer."""

from __future__ import annotations

from fogbound.puzzles.puzzle import CATCH, ESCAPE, Puzzle, plies_text, write_ply
from fogbound.puzzles.search import Line
from fogbound.puzzles.solving import Solution, catch_in_two, catch_now, only_escape, only_station, worlds_of


def solve(puzzle: Puzzle) -> Solution | None:
    """The one answer as a search finds it; None if there is none, or more than one."""
    state = puzzle.state
    if puzzle.kind == ESCAPE:
        return only_escape(state, puzzle.rounds)
    worlds = worlds_of(state)
    if puzzle.kind != CATCH:
        return only_station(state, worlds)
    return catch_now(state, worlds) if puzzle.rounds == 1 else catch_in_two(state, worlds)


def problem(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, in words; None if it is proved."""
    solution = solve(puzzle)
    if solution is None:
        return "a search does not find exactly one answer"
    if _where(solution.line) != _where(puzzle.line if puzzle.kind == CATCH else ()):
        return f"a search finds another answer: {' '.join(map(write_ply, solution.line))}"
    if puzzle.kind != CATCH and solution.station != puzzle.station:
        return f"a search finds another answer: {solution.station}"
    if [station for station, _ in solution.fails] != [station for station, _ in puzzle.fails]:
        return "it lists other wrong stations than a search finds"
    if puzzle.plies != plies_text(puzzle.rules, puzzle.state.log):
        return "its plies are not written as they should be"
    return None


def _where(line: Line) -> dict[str, int]:
    return {ply.seat: ply.move.number for ply in line}
