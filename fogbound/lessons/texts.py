"""The lessons' words as a catalogue: `python -m fogbound.lessons.texts` writes fogbound/languages/en/lessons.ftl.

Lessons are written in English, in their own files; translators find every text of them there.
"""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.errors import Said
from fogbound.languages.catalogue import FOLDER
from fogbound.lessons.exercise import Lesson
from fogbound.lessons.library import lessons

FILE = FOLDER / "en" / "lessons.ftl"
HEAD = """### The lessons. English is written in the lessons themselves: change it there, and run
### `python -m fogbound.lessons.texts`.
###
### -text says what to do, -keyboard says it where there is no map to tap, -point-… stand beside things on the map (few
### words), -wrong-… answer a wrong try, -done a right one. The words of the notation (t, b, u, k, double, pick) stay.
"""


def texts(lesson: Lesson) -> Iterator[str]:
    """Every text of a lesson, in the order in which players meet them."""
    yield from (lesson.title, lesson.line)
    for step in lesson.steps:
        yield step.title
        for task in step.tasks:
            wrong = [one.text for one in task.wrong]
            yield from (task.text, task.keyboard, *(point.text for point in task.points), *wrong)
            yield from (task.otherwise, task.done)


def as_catalogue() -> str:
    """All lessons as a file of the catalogue."""
    parts = [HEAD]
    for lesson in lessons():
        said = [text for text in texts(lesson) if isinstance(text, Said)]
        parts.append("\n".join([f"## {lesson.title}\n", *(f"{text.id} = {text}" for text in said)]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    FILE.write_text(as_catalogue(), encoding="utf-8")
