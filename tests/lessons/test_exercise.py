"""Lesson files: what they may say, and what is wrong with those that cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.lessons.exercise import BadLesson, Replies, exercise_problems, read_lesson

STEP: dict[str, Any] = {"title": "One", "text": "Ride.", "goal": {"moves": ["t*"]}, "replies": ["red:t5"]}
LESSON: dict[str, Any] = {
    "title": "A lesson",
    "line": "Short.",
    "edition": "yard/police-2017",
    "seats": ["x"],
    "options": {"players": 4},
    "first_game": "x",
    "steps": [STEP],
}


def test_a_step_takes_edition_seats_and_options_from_its_lesson() -> None:
    step = read_lesson("a", LESSON).steps[0]
    assert (step.id, step.edition, step.seats, step.options) == ("a-1", "yard/police-2017", ("x",), (("players", "4"),))


def test_a_step_may_have_its_own_options_and_seats() -> None:
    lesson = read_lesson("a", {**LESSON, "steps": [{**STEP, "options": {"players": 5}, "seats": ["red"]}]})
    assert lesson.steps[0].options == (("players", "5"),)
    assert lesson.steps[0].seats == ("red",)


def test_a_step_without_tasks_is_one_task() -> None:
    (task,) = read_lesson("a", LESSON).steps[0].tasks
    assert task.text == "Ride."
    assert task.replies == (Replies(("red:t5",)),)


def test_replies_may_depend_on_the_move() -> None:
    replies = [{"moves": ["t1"], "plies": ["red:t5"]}, {"plies": ["red:t6", "blue:t7"]}]
    (task,) = read_lesson("a", {**LESSON, "steps": [{**STEP, "replies": replies}]}).steps[0].tasks
    assert task.replies == (Replies(("red:t5",), ("t1",)), Replies(("red:t6", "blue:t7")))


def test_steps_are_counted_from_one() -> None:
    lesson = read_lesson("a", LESSON)
    assert lesson.step(1) == lesson.steps[0]
    assert lesson.step(0) is None
    assert lesson.step(2) is None


def test_a_refusal_lists_everything_that_is_wrong() -> None:
    broken = {"line": "x", "colour": "red", "steps": [{"titel": "One", "goal": {"ticket": "t"}}]}
    with pytest.raises(BadLesson) as refused:
        read_lesson("b", broken)
    text = str(refused.value)
    for part in ("no edition", "no first_game", "no title", "key colour", "step 1 has no title", "key titel"):
        assert part in text
    assert "step 1 has a task without text" in text
    assert "step 1 has a goal with ticket" in text
    assert "step 1 has no seats, and neither has the lesson" in text


def test_a_sound_step_has_no_problems() -> None:
    assert list(exercise_problems(STEP, LESSON)) == []
