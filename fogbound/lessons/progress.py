"""Playing an exercise: pure functions from the moves so far, and one more, to what the player sees next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any, Literal

from fogbound import catalog
from fogbound.errors import BadNotation, BadOption, FogboundError, IllegalMove, Said, Say
from fogbound.game import DEALER, Move, Seat, State, View
from fogbound.house.steward import steward
from fogbound.languages.catalogue import worded
from fogbound.lessons.exercise import POINT, Exercise, Lesson, Task
from fogbound.lessons.kit import Kit, Shot, Try

Verdict = Literal["begin", "again", "on", "done"]
LANGUAGE = "language"  # the option that says what the cards are written in
OTHERWISE = Said("try-otherwise", "You may do that, but here we are after something else. Try again.")


@dataclass(frozen=True)
class Progress:
    """Where a player stands in an exercise.

    `states` are the moments to show, one after another; the last one is now. `task` is the number of the task to do, or
    how many there are once all are done. `words` answer the last try; `moves` are the accepted ones.
    """

    exercise: Exercise
    states: tuple[State, ...]
    task: int
    verdict: Verdict
    words: str
    moves: tuple[str, ...]

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def done(self) -> bool:
        return self.task == len(self.exercise.tasks)

    @property
    def to_do(self) -> Task | None:
        return None if self.done else self.exercise.tasks[self.task]

    def view(self, seat: Seat) -> View:
        return self.state.view(seat)


def in_language(lesson: Lesson, language: str) -> Lesson:
    """A lesson with material in a reader's language, if its game has some in several languages and this is one."""
    known = next((option.choices for option in catalog.options(lesson.edition) if option.name == LANGUAGE), ())
    if language not in known:
        return lesson
    return replace(lesson, steps=tuple(_with_option(step, LANGUAGE, language) for step in lesson.steps))


def _with_option(exercise: Exercise, name: str, value: str) -> Exercise:
    return replace(exercise, options=(*((n, v) for n, v in exercise.options if n != name), (name, value)))


def begin(exercise: Exercise) -> Progress:
    """An exercise before the first try."""
    return Progress(exercise, (moment(exercise),), 0, "begin", "", ())


def begin_step(lesson: Lesson, step: int) -> Progress:
    """A step of a lesson, counted from 1, before the first try."""
    exercise = lesson.step(step)
    if exercise is None:
        raise BadNotation("no-such-step", f"Lesson {lesson.id} has steps 1 to {len(lesson.steps)}, not {step}.")
    return begin(exercise)


def answer(exercise: Exercise, moves: Sequence[str], move: str) -> Progress:
    """The exercise after one more try: `seat:move`, or only the move where the player has one seat.

    `moves` are the accepted ones so far. A refused move raises what the rules say; a legal one that is not wanted
    changes nothing, and the words say why.
    """
    progress = begin(exercise)
    for made in moves:
        progress = _take(progress, made)
        if progress.verdict == "again":
            raise IllegalMove("not-accepted", f"{made} is not an answer of this exercise.", move=made)
    return _take(progress, move)


def why_not_to(progress: Progress, seat: Seat, place: int) -> IllegalMove:
    """Why a seat of the player cannot go to a place, by the rules; or why the place is no answer, by the task."""
    task, told = progress.to_do, {"seat": seat, "place": place}
    if seat not in progress.exercise.seats:
        raise IllegalMove("not-yours", f"{seat} is not yours to move here.", **told)
    if task is None:
        return IllegalMove("game-over", "This exercise is done.", **told)
    if not task.goal.stations:
        return progress.state.why_not_to(seat, place)
    if not task.goal.among or place in task.goal.among:
        return IllegalMove("possible", f"You can answer {place}.", **told)
    return IllegalMove("not-offered", _not_asked_for(task, seat, f"{POINT}{place}"), **told)


def moment(exercise: Exercise) -> State:
    """The state that an exercise begins with."""
    edition = catalog.find(exercise.edition, **dict(exercise.options))
    state = _play_out(catalog.start(edition, exercise.position))
    for ply in exercise.log:
        state = _play_out(_scripted(state, ply))
    return state


def aids(exercise: Exercise, state: State, view: View) -> dict[str, Any]:
    """What the house works out for a viewer at a moment, as at a table."""
    return kit_of(exercise.edition).aids(state, view)


def picture(exercise: Exercise, theme: str, edition_id: str = "", say: Say = str) -> str:
    """The moment of an exercise as SVG, as its player sees it; another edition's pieces may be asked for."""
    draw = kit_of(exercise.edition).picture
    state = moment(exercise)
    edition = catalog.find(edition_id) if edition_id else state.edition
    if draw is None or edition.game != state.edition.game:
        raise BadOption("no-such-board", f"There is no picture of {exercise.id} for {edition.id}.")
    return draw(Shot(exercise.stations, state, state.view(exercise.seats[0]), theme, edition, say))


def kit_of(edition_id: str) -> Kit:
    """The part of the engine that belongs to an edition's game."""
    kit: Kit | None = catalog.game(catalog.game_of(edition_id)).part("exercises")
    return kit or Kit()


def _scripted(state: State, ply: str) -> State:
    seat, _, text = ply.partition(":")
    return state.play(seat, kit_of(state.edition.id).read(state.edition, text))


def _play_out(state: State) -> State:
    """The state after everything that follows by itself: a dealer without a choice, and the house as the reader."""
    while (ply := _by_itself(state)) is not None:
        state = state.play(*ply)
    return state


def _by_itself(state: State) -> tuple[Seat, Move] | None:
    if state.turn == (DEALER,):
        offers = state.moves(DEALER)
        return (DEALER, offers[0]) if len(offers) == 1 else None
    for seat in state.turn:
        if seat in state.edition.house:
            deadline = steward(state.edition).deadline(state.view(seat), person=False)
            if deadline is not None:
                return seat, deadline.move
    return None


# A try


def _take(progress: Progress, text: str) -> Progress:
    task = progress.to_do
    if task is None:
        raise IllegalMove("game-over", "This exercise is done.", move=text)
    seat, move = _read(progress.exercise, text)
    if move.verb == POINT:
        return _point(progress, task, seat, move)
    if task.goal.stations:
        raise IllegalMove("not-now", worded("now-point"), move=text)
    before = progress.state
    after = _play_out(before.play(seat, move))
    why = _miss(progress.exercise, task, Try(before, seat, move, after))
    if why is not None:
        return _again(progress, why)
    shown = (after, *_others(after, task, f"{seat}:{move}"))
    return _on(progress, task, shown, f"{seat}:{move}")


def _read(exercise: Exercise, text: str) -> tuple[Seat, Move]:
    seat, colon, rest = text.partition(":")
    if not colon or seat not in exercise.seats:
        seat, rest = exercise.seats[0], text
    return seat, Move.parse(rest)


def _point(progress: Progress, task: Task, seat: Seat, move: Move) -> Progress:
    if not task.goal.stations:
        raise IllegalMove("not-now", worded("now-move"), move=str(move))
    if move.number in task.goal.stations:
        return _on(progress, task, (progress.state,), f"{seat}:{move}")
    return _again(progress, _not_asked_for(task, seat, str(move)))


def _again(progress: Progress, words: str) -> Progress:
    return Progress(progress.exercise, (progress.state,), progress.task, "again", words, progress.moves)


def _on(progress: Progress, task: Task, shown: tuple[State, ...], move: str) -> Progress:
    next_task = progress.task + 1
    verdict: Verdict = "done" if next_task == len(progress.exercise.tasks) else "on"
    return Progress(progress.exercise, shown, next_task, verdict, task.done, (*progress.moves, move))


def _miss(exercise: Exercise, task: Task, tried: Try) -> str | None:
    """Why a legal move is not what the task asks for, in words; None if it is."""
    move, goal = str(tried.move), task.goal
    if goal.moves and not _matches(tried.seat, move, goal.moves):
        return _not_asked_for(task, tried.seat, move)
    needs = kit_of(exercise.edition).needs
    for name, value in goal.needs:
        why = needs[name](tried, value)
        if why is not None:
            return _said(task, tried.seat, move, name) or why
    return None


def _not_asked_for(task: Task, seat: Seat, move: str) -> str:
    return _said(task, seat, move) or task.otherwise or OTHERWISE


def _said(task: Task, seat: Seat, move: str, need: str = "") -> str | None:
    """The words for a wrong try, where the task has some: those for the move first, then those for the need."""
    for wrong in task.wrong:
        if wrong.moves and _matches(seat, move, wrong.moves):
            return wrong.text
    return next((wrong.text for wrong in task.wrong if need and wrong.need == need), None)


def _matches(seat: Seat, move: str, patterns: tuple[str, ...]) -> bool:
    """Patterns may name the seat: `red:t58`; without one they are for any seat of the player."""
    return any(fnmatchcase(f"{seat}:{move}" if ":" in pattern else move, pattern) for pattern in patterns)


def _others(state: State, task: Task, move: str) -> Iterator[State]:
    """The moments after each ply of the others."""
    seat, _, text = move.partition(":")
    plies = next((reply.plies for reply in task.replies if _matches(seat, text, reply.moves)), ())
    for ply in plies:
        state = _play_out(_scripted(state, ply))
        yield state


def check(exercise: Exercise) -> None:
    """Refuse an exercise whose goals name needs that its game does not know."""
    known = kit_of(exercise.edition).needs
    for task in exercise.tasks:
        for name, _ in task.goal.needs:
            if name not in known:
                raise FogboundError(
                    "bad-goal", f"{exercise.id}: there is no need {name!r}; needs are {', '.join(known)}."
                )
