"""Judges an answer: pure functions from a puzzle and the moves so far to what to show and to say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fogbound.errors import IllegalMove
from fogbound.games.yard.board import BLACK
from fogbound.languages.catalogue import worded
from fogbound.lessons.exercise import POINT, Exercise, Goal, Task
from fogbound.lessons.progress import Progress, Verdict
from fogbound.notation import Move
from fogbound.puzzles import words
from fogbound.puzzles.attempt import Attempt, begin, viewers
from fogbound.puzzles.puzzle import ESCAPE, WHERE, Puzzle
from fogbound.puzzles.readers import since_sighting

MOST_MOVES = 40


@dataclass(frozen=True)
class Judged:
    """An exercise's progress; once the answer is given or given up, also the answer in words and why."""

    progress: Progress
    solved: bool = False
    answer: str = ""
    why: tuple[words.Point, ...] = ()


def exercise(puzzle: Puzzle) -> Exercise:
    """A puzzle as an exercise. The goal stays here: nothing of it reaches a client."""
    goal = Goal(stations=(puzzle.station,), among=_near(puzzle)) if puzzle.kind == WHERE else Goal()
    return Exercise(
        id=puzzle.id,
        title=words.title(puzzle),
        edition=puzzle.edition,
        options=puzzle.options,
        seats=viewers(puzzle),
        tasks=(Task(words.question(puzzle), goal, otherwise=words.NO_WAY_THERE),),
    )


def _near(puzzle: Puzzle) -> tuple[int, ...]:
    """The stations to choose from: those that so many rides by any line could reach. Pawns do not matter here."""
    station, _, happenings = since_sighting(puzzle.state)
    rides, near = puzzle.rules.board.rides[BLACK], {station}
    for one in happenings:
        if one.ticket:
            near |= {target for here in near for target, _ in rides[here]}
    return tuple(sorted(near))


def judge(puzzle: Puzzle, moves: Sequence[str]) -> Judged:
    """The puzzle after some moves, the last of which is the new try; none: before the first.

    Moves are `seat:move`, or `point67` where a station is asked for. A wrong move changes nothing.
    """
    if len(moves) > MOST_MOVES:
        raise IllegalMove("not-now", "No puzzle takes so many moves.")
    if puzzle.kind == WHERE:
        return _judge_station(puzzle, moves)
    attempt = before = begin(puzzle)
    for n, text in enumerate(moves):
        if attempt.right is not None:
            raise IllegalMove("game-over", "This puzzle is done.", move=text)
        seat, _, move = text.rpartition(":")
        tried = attempt.play(seat or attempt.state.turn[0], move)
        if tried.right is False:
            if n + 1 < len(moves):
                raise IllegalMove("not-accepted", f"{text} is not part of the answer.", move=text)
            return _again(puzzle, attempt, moves[:-1], _wrong(puzzle, tried))
        before, attempt = attempt, tried
    return _on(puzzle, attempt, moves, before)


def give_up(puzzle: Puzzle, moves: Sequence[str] = ()) -> Judged:
    """The answer, for those who ask for it after some moves."""
    now = judge(puzzle, moves).progress
    progress = Progress(now.exercise, now.states, 1, "done", "", now.moves)
    return Judged(progress, False, words.answer(puzzle), words.why(puzzle))


def _judge_station(puzzle: Puzzle, moves: Sequence[str]) -> Judged:
    asked, states = exercise(puzzle), (puzzle.state,)
    if not moves:
        return Judged(Progress(asked, states, 0, "begin", "", ()))
    move = Move.parse(moves[-1].rpartition(":")[2])
    if move.verb != POINT:
        raise IllegalMove("not-now", worded("now-point"), move=str(move))
    if move.number != puzzle.station:
        return Judged(Progress(asked, states, 0, "again", words.not_there(puzzle, move.number), ()))
    progress = Progress(asked, states, 1, "done", "", (str(move),))
    return Judged(progress, True, words.answer(puzzle), words.why(puzzle))


def _wrong(puzzle: Puzzle, attempt: Attempt) -> str:
    if puzzle.kind == ESCAPE:
        return words.refuted(puzzle, attempt.state.position.at[0])
    return words.got_away(attempt)


def _again(puzzle: Puzzle, attempt: Attempt, moves: Sequence[str], text: str) -> Judged:
    return Judged(Progress(exercise(puzzle), (attempt.state,), 0, "again", text, tuple(moves)))


def _on(puzzle: Puzzle, attempt: Attempt, moves: Sequence[str], before: Attempt) -> Judged:
    """The next thing to do, or the end. A capture is not shown: the game would be over, and the answer off the map."""
    asked = exercise(puzzle)
    if attempt.right:
        shown = before if attempt.state.outcome is not None else attempt
        progress = Progress(asked, (shown.state,), 1, "done", "", tuple(moves))
        return Judged(progress, True, words.answer(puzzle), words.why(puzzle))
    verdict: Verdict = "on" if moves else "begin"
    return Judged(Progress(asked, (attempt.state,), 0, verdict, "", tuple(moves)))
