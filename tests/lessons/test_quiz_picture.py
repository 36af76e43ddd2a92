"""Pictures of the quiz: what is on the table, and nothing that the viewer may not see."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from fogbound.games.twenty.table import TwentyTable
from fogbound.lessons.exercise import Exercise
from fogbound.lessons.library import lesson
from fogbound.lessons.progress import moment, picture
from fogbound.lessons.quiz_picture import THEMES, draw

QUIZ = lesson("quiz")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("step", QUIZ.steps, ids=lambda step: step.id)
def test_every_step_is_a_sound_picture(step: Exercise, theme: str) -> None:
    root = ElementTree.fromstring(picture(step, theme))
    texts = [element.text for element in root.iter() if element.text]
    assert {str(n) for n in range(1, 21)} <= set(texts)


def test_picked_numbers_have_chips_and_clues_can_be_read() -> None:
    table = moment(QUIZ.steps[1]).view("p1").table
    assert isinstance(table, TwentyTable)
    drawn = draw(table, "light")
    assert drawn.count(f'stroke="{THEMES["light"].chip}"') == 4
    assert "beside the Seine" in " ".join(drawn.split("</text>"))


def test_only_the_reader_sees_the_answer() -> None:
    state = moment(QUIZ.steps[4])
    views = {seat: state.view(seat).table for seat in ("p1", "p2")}
    shown = {seat: "A piano" in draw(table, "light") for seat, table in views.items() if isinstance(table, TwentyTable)}
    assert shown == {"p1": True, "p2": False}
