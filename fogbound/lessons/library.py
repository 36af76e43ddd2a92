"""The lessons there are: a file each, beside the game it teaches."""

from __future__ import annotations

from functools import cache

from fogbound import catalog
from fogbound.datafile import parsed
from fogbound.errors import BadOption
from fogbound.lessons.exercise import BadLesson, Lesson, read_lesson

LARGEST = 1_000_000  # bytes


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson, game by game, in the order of their files' names; `10-mister-x.toml` has the id `mister-x`."""
    return tuple(
        read_lesson(path.stem.partition("-")[2], parsed(path, BadLesson, LARGEST))
        for game in catalog.games()
        if game.lessons is not None
        for path in sorted(game.lessons.glob("*.toml"))
    )


def lesson(lesson_id: str) -> Lesson:
    """A lesson by its id."""
    found = next((one for one in lessons() if one.id == lesson_id), None)
    if found is None:
        allowed = [one.id for one in lessons()]
        text = f"There is no lesson {lesson_id!r}. Lessons are {', '.join(allowed)}."
        raise BadOption("no-such-lesson", text, given=lesson_id, allowed=allowed)
    return found
