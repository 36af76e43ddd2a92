"""Exercises as data: a moment of a real game, one thing to do there, and what to say about it.

docs/lessons.md describes the files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fogbound.errors import BadMaterial, Finding, Said
from fogbound.game import Seat

POINT = "point"  # the verb of an answer that is a station, not a move: point67


class BadLesson(BadMaterial):
    """A lesson file that cannot be used."""

    kind = "lesson"


@dataclass(frozen=True)
class Pointer:
    """Words that point at a thing on the table, such as `station:46`, `pawn:red`, `log` or `number:7`."""

    at: str
    text: str


@dataclass(frozen=True)
class Goal:
    """What counts as done: one of the moves (with `*` for any rest), or one of the stations; and every need besides.

    Without moves any legal move will do. Needs are named tests of the game, with the value each must have. `among` are
    the stations to choose from; none: all of them.
    """

    moves: tuple[str, ...] = ()
    stations: tuple[int, ...] = ()
    among: tuple[int, ...] = ()
    needs: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Wrong:
    """What to say about a try: to some of the moves, or to those that miss a need."""

    text: str
    moves: tuple[str, ...] = ()
    need: str = ""


@dataclass(frozen=True)
class Replies:
    """What the other seats play after some of the moves, each ply as `seat:move`."""

    plies: tuple[str, ...]
    moves: tuple[str, ...] = ("*",)


@dataclass(frozen=True)
class Task:
    """One thing to do, what to say when it is done, and what the others play then.

    `keyboard` says it where there is no map to tap or look at, instead of the text and its points.
    """

    text: str
    goal: Goal
    points: tuple[Pointer, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    otherwise: str = ""
    replies: tuple[Replies, ...] = ()
    done: str = ""
    keyboard: str = ""


@dataclass(frozen=True)
class Exercise:
    """A moment of a game and the tasks there, one after another.

    The moment is a position, if the game has position lines, and the plies after it. `seats` are those of the player.
    `stations` are what a picture of the moment must show.
    """

    id: str
    title: str
    edition: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[Seat, ...]
    tasks: tuple[Task, ...]
    position: str | None = None
    log: tuple[str, ...] = ()
    stations: tuple[int, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """Exercises in a row. `first_game` says how to go on: the seats to play in a first game."""

    id: str
    title: str
    line: str
    edition: str
    first_game: str
    steps: tuple[Exercise, ...]

    def step(self, number: int) -> Exercise | None:
        """A step by its number, counted from 1."""
        return self.steps[number - 1] if 1 <= number <= len(self.steps) else None


def read_lesson(lesson_id: str, data: Mapping[str, Any]) -> Lesson:
    """A lesson from its file's data. `BadLesson` lists everything that is wrong with it."""
    findings = list(_findings(data))
    if findings:
        listed = "\n".join(f"  - {finding.text}" for finding in findings)
        raise BadLesson(f"Lesson {lesson_id} cannot be used:\n{listed}", tuple(findings))
    shared = {key: data[key] for key in ("edition", "options", "seats") if key in data}
    steps = tuple(read_exercise(f"{lesson_id}-{n}", {**shared, **step}) for n, step in enumerate(data["steps"], 1))
    title, line = (Said(f"lesson-{lesson_id}-{key}", data[key]) for key in ("title", "line"))
    return Lesson(lesson_id, title, line, data["edition"], data["first_game"], steps)


LESSON_KEYS = {"title", "line", "edition", "first_game", "steps"}
MOMENT_KEYS = {"edition", "options", "seats", "position", "log", "stations"}
GOAL_KEYS = {"moves", "stations", "among", "needs"}
TASK_KEYS = {"text", "keyboard", "goal", "points", "wrong", "otherwise", "replies", "done"}


def _findings(data: Mapping[str, Any]) -> Iterator[Finding]:
    for key in sorted(LESSON_KEYS - data.keys()):
        yield Finding("missing", f"it has no {key}")
    for key in sorted(data.keys() - LESSON_KEYS - MOMENT_KEYS):
        yield Finding("unknown", f"it has a key {key}, which means nothing")
    for n, step in enumerate(data.get("steps", ()), 1):
        for problem in exercise_problems(step, data):
            yield Finding("bad-step", f"step {n} {problem}")


def exercise_problems(step: Mapping[str, Any], shared: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with an exercise, each as the end of a sentence."""
    for key in sorted({"title"} - step.keys()):
        yield f"has no {key}"
    for key in sorted({"edition", "seats"} - step.keys() - shared.keys()):
        yield f"has no {key}, and neither has the lesson"
    for key in sorted(step.keys() - {"title", "tasks"} - MOMENT_KEYS - TASK_KEYS):
        yield f"has a key {key}, which means nothing"
    for task in step.get("tasks", [step]):
        for key in sorted({"text", "goal"} - task.keys()):
            yield f"has a task without {key}"
        for key in sorted(task.get("goal", {}).keys() - GOAL_KEYS):
            yield f"has a goal with {key}, which means nothing"


def read_exercise(exercise_id: str, data: Mapping[str, Any]) -> Exercise:
    """An exercise from data without problems. Its texts have ids, by which the catalogues translate them."""
    name = f"lesson-{exercise_id}"
    tasks = data.get("tasks", [data])
    names = [name] if len(tasks) == 1 else [f"{name}-{n}" for n in range(1, len(tasks) + 1)]
    return Exercise(
        id=exercise_id,
        title=Said(f"{name}-title", data["title"]),
        edition=data["edition"],
        options=tuple(sorted((name, str(value)) for name, value in data.get("options", {}).items())),
        seats=tuple(data["seats"]),
        tasks=tuple(_task(*task) for task in zip(names, tasks, strict=True)),
        position=data.get("position"),
        log=tuple(data.get("log", ())),
        stations=tuple(data.get("stations", ())),
    )


def _task(name: str, data: Mapping[str, Any]) -> Task:
    goal = data["goal"]

    def said(key: str) -> str:
        return Said(f"{name}-{key}", data[key]) if key in data else ""

    return Task(
        text=said("text"),
        goal=Goal(
            moves=tuple(goal.get("moves", ())),
            stations=tuple(goal.get("stations", ())),
            among=tuple(goal.get("among", ())),
            needs=tuple(sorted(goal.get("needs", {}).items())),
        ),
        points=tuple(
            Pointer(point["at"], Said(f"{name}-point-{n}", point["text"]))
            for n, point in enumerate(data.get("points", ()), 1)
        ),
        wrong=tuple(
            Wrong(Said(f"{name}-wrong-{n}", wrong["text"]), tuple(wrong.get("moves", ())), wrong.get("need", ""))
            for n, wrong in enumerate(data.get("wrong", ()), 1)
        ),
        otherwise=said("otherwise"),
        replies=_replies(data.get("replies", [])),
        done=said("done"),
        keyboard=said("keyboard"),
    )


def _replies(data: Sequence[str | Mapping[str, Any]]) -> tuple[Replies, ...]:
    """Replies to any move are a list of plies; replies to some moves are a list of tables."""
    plies = tuple(reply for reply in data if isinstance(reply, str))
    if plies:
        return (Replies(plies),)
    return tuple(
        Replies(tuple(reply["plies"]), tuple(reply.get("moves", ("*",))))
        for reply in data
        if not isinstance(reply, str)
    )
