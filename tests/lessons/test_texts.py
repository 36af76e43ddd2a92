"""The lessons' words, for translators."""

from __future__ import annotations

from fogbound.errors import Said
from fogbound.languages.catalogue import say
from fogbound.lessons.library import lessons
from fogbound.lessons.texts import FILE, as_catalogue, texts


def test_the_catalogue_has_the_lessons_as_they_are() -> None:
    assert FILE.read_text(encoding="utf-8") == as_catalogue(), "run python -m fogbound.lessons.texts"


def test_every_text_has_an_id_of_its_own() -> None:
    said = [text for lesson in lessons() for text in texts(lesson) if text]
    assert all(isinstance(text, Said) for text in said)
    assert len({text.id for text in said if isinstance(text, Said)}) == len(said) > 100
    assert all(say(text.id) == text for text in said if isinstance(text, Said))
