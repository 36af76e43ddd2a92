"""Every answer that a player can give to a task: the legal moves of their seats, with texts where a move takes one."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.game import SLOT, Move
from fogbound.games.twenty.rules import TwentyState
from fogbound.lessons.exercise import POINT, Exercise
from fogbound.lessons.progress import Progress, answer
from fogbound.notation import CONCEDE

NOT_IT = "A bowl of cold porridge"


def answers(progress: Progress) -> Iterator[str]:
    """The tries that a task allows. Giving up is a move of real games only."""
    task = progress.to_do
    assert task is not None
    if task.goal.stations:
        board = progress.state.edition.board  # type: ignore[attr-defined]
        yield from (f"{progress.exercise.seats[0]}:{POINT}{n}" for n in board.stations)
        return
    for seat in progress.exercise.seats:
        for offer in progress.state.moves(seat):
            if offer != CONCEDE:
                yield from (f"{seat}:{move}" for move in _filled(progress, offer))


def _filled(progress: Progress, offer: Move) -> Iterator[Move]:
    if SLOT not in offer.args:
        yield offer
        return
    state = progress.state
    assert isinstance(state, TwentyState)
    for text in (state.edition.wording(state.position.card).answer, NOT_IT):
        yield Move(offer.verb, (text,))


def paths(exercise: Exercise, progress: Progress) -> Iterator[tuple[Progress, str, Progress]]:
    """Every try from every moment that accepted answers lead to, with what comes of it."""
    for tried in answers(progress):
        after = answer(exercise, progress.moves, tried)
        yield progress, tried, after
        if after.verdict == "on":
            yield from paths(exercise, after)
