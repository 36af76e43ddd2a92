"""Exercises over HTTP: the same messages that a room would send, so that a client shows the real table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Any

from fogbound import catalog
from fogbound.game import Edition, Seat, State
from fogbound.languages.catalogue import ENGLISH, reason, spoken
from fogbound.lessons.exercise import POINT, Exercise, Lesson, Task
from fogbound.lessons.progress import Progress, aids, answer, begin, moment, why_not_to
from fogbound.lessons.progress import picture as draw
from fogbound.server import wire
from fogbound.server.bodies import ExerciseState, LessonInfo, LessonStep, TaskInfo, TaskPointer
from fogbound.server.wire import Refused

YOU = "you"  # the person of an exercise: nobody else is there
THEMES = ("light", "dark")


def lesson_info(lesson: Lesson, language: str = ENGLISH) -> LessonInfo:
    """A lesson in a list."""
    steps = [LessonStep(n, spoken(step.title, language), len(step.tasks)) for n, step in enumerate(lesson.steps, 1)]
    title, line = spoken(lesson.title, language), spoken(lesson.line, language)
    return LessonInfo(lesson.id, title, line, lesson.edition, lesson.first_game, steps)


def play(exercise: Exercise, number: int, moves: Sequence[str], language: str = ENGLISH) -> ExerciseState:
    """An exercise after some moves, the last of which is the new try; none: before the first."""
    return show(after(exercise, moves), number, language)


def after(exercise: Exercise, moves: Sequence[str]) -> Progress:
    """Where a player stands after some moves."""
    return answer(exercise, moves[:-1], moves[-1]) if moves else begin(exercise)


def why(progress: Progress, asked: wire.WhyNot, language: str = ENGLISH) -> wire.Why:
    """Why a seat cannot go to a place, as the message that a room would send."""
    refused = why_not_to(progress, asked.seat, asked.place)
    ply = len(progress.state.log)
    details = wire.plain_details(refused)
    text = reason(refused, language)
    return wire.Why(seat=asked.seat, ply=ply, place=asked.place, code=refused.code, text=text, details=details)


def show(progress: Progress, number: int, language: str = ENGLISH, *, aided: bool = True) -> ExerciseState:
    """Where a player stands, as messages; `aided` says whether the house works out what it can, as at a table."""
    exercise, task = progress.exercise, progress.to_do
    return ExerciseState(
        room=_room(exercise, progress.state, number),
        you=_you(exercise),
        frames=[[*_views(progress, state, task, number, aided)] for state in progress.states],
        verdict=progress.verdict,
        words=spoken(progress.words, language),
        task=None if task is None else _task(task, language),
        moves=progress.moves,
    )


def _task(task: Task, language: str) -> TaskInfo:
    points = [TaskPointer(one.at, spoken(one.text, language)) for one in task.points]
    return TaskInfo(spoken(task.text, language), points)


def _views(progress: Progress, state: State, task: Task | None, number: int, aided: bool) -> Iterator[wire.View]:
    """What each seat of the player sees. Where the answer is a station, stations are offered instead of moves."""
    for seat in progress.exercise.seats:
        seen = state.view(seat)
        helped = aids(progress.exercise, state, seen) if aided else {}
        shown = wire.view(seen, number, 0, (), aids=helped or None)
        if task is not None and task.goal.stations:
            yield wire.with_moves(shown, [f"{POINT}{n}" for n in task.goal.among or stations(state.edition)])
        elif task is None:
            yield wire.with_moves(shown, [])
        else:
            yield shown


def stations(edition: Edition) -> list[int]:
    """The stations of an edition's board."""
    board = catalog.material(edition).get("board", {"stations": []})
    return [station["n"] for station in board["stations"]]


def _room(exercise: Exercise, state: State, number: int) -> wire.Room:
    """A room with one person in it, who plays the seats of the exercise."""
    return wire.Room(
        room=exercise.id,
        code="",
        edition=exercise.edition,
        title=catalog.title(exercise.edition),
        options=dict(state.edition.options),
        settings={},
        status="playing" if state.outcome is None else "over",
        game=number,
        host=YOU,
        commitment=None,
        people=[wire.RoomPerson(YOU, "", True, True)],
        seats=[_seat(exercise, state.edition, seat) for seat in state.edition.seats],
        captains=[None for _ in state.edition.sides],
        bots_at_start=0,
        claim=None,
        series=None,
        unseen=None,
        started_by=None,
        finished=None,
        undo=None,
        taken_back=0,
    )


def _seat(exercise: Exercise, edition: Edition, seat: Seat) -> wire.RoomSeat:
    side = next((n for n, side in enumerate(edition.sides) if seat in side), 0)
    holders = [YOU] if seat in exercise.seats else []
    return wire.RoomSeat(seat, side, holders, holders, None, False, False, "", False)


def _you(exercise: Exercise) -> wire.You:
    return wire.You(
        person=YOU,
        attached=exercise.seats,
        side=None,
        may=[],
        seats=[wire.YourSeat(seat, ["look", "play"], None) for seat in exercise.seats],
        people=[],
        requests=[],
        banned=[],
    )


def material(exercise: Exercise) -> dict[str, Any]:
    """What a client gets once, as in a room; nobody advises here."""
    return {**with_pictures(moment(exercise).edition), "adviser": None}


@lru_cache(maxsize=128)
def picture(exercise: Exercise, theme: str, edition_id: str, language: str) -> str:
    """A picture of an exercise, drawn once for each language."""
    if theme not in THEMES:
        raise Refused("no-such-page", "There is no such picture.", status=404)
    return draw(exercise, theme, edition_id, partial(spoken, language=language))


def with_pictures(edition: Edition) -> dict[str, Any]:
    """An edition's material, with the addresses of its map."""
    values = catalog.material(edition)
    if "board" in values:  # not every game has one
        digest = dict(edition.digests)["board"]
        values["board"]["picture"] = {theme: f"/api/boards/{digest}/{theme}.svg" for theme in THEMES}
    return values


def shipped_on(digest: str) -> Edition | None:
    """An edition that is played on the board with this digest, if that is one of ours."""
    return _usual_boards().get(digest) or _all_boards().get(digest)


@cache
def _usual_boards() -> dict[str, Edition]:
    usual = [catalog.find(edition_id) for edition_id in catalog.editions()]
    return {dict(edition.digests).get("board", ""): edition for edition in usual}


@cache
def _all_boards() -> dict[str, Edition]:
    """All boards that tables may choose: the table may be at another process than the one asked for its picture."""
    chosen = [
        catalog.find(edition_id, board=board)
        for edition_id in catalog.editions()
        for option in catalog.options(edition_id)
        if option.name == "board"
        for board in option.choices
    ]
    return {dict(edition.digests).get("board", ""): edition for edition in chosen}
