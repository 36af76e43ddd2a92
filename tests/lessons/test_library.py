"""The lessons that come with Fogbound: every step is played to its end, and every word can be heard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fogbound.errors import BadOption
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.yard.rules import ChaseState
from fogbound.lessons.exercise import Exercise
from fogbound.lessons.library import lesson, lessons
from fogbound.lessons.progress import OTHERWISE, begin, check, moment
from fogbound.lessons.yard import EXERCISES, captures
from tests.lessons.trying import paths

STEPS = [step for one in lessons() for step in one.steps]
LONGEST = 130  # characters of two short sentences


def words(step: Exercise) -> Iterator[str]:
    for task in step.tasks:
        yield task.text
        yield task.done
        yield task.otherwise
        yield from (wrong.text for wrong in task.wrong)


def test_there_is_a_lesson_for_each_side_of_the_chase_for_compact_and_for_the_quiz() -> None:
    assert [one.id for one in lessons()] == ["mister-x", "detective", "compact", "quiz"]
    assert lesson("quiz").edition == "twenty/classic-1993"


def test_an_unknown_lesson_is_refused_with_the_list() -> None:
    with pytest.raises(BadOption, match="mister-x, detective, compact, quiz"):
        lesson("chess")


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_every_answer_leads_on_or_is_answered(step: Exercise) -> None:
    """No accepted answer meets a script that cannot be played, and each task can be done and be missed."""
    check(step)
    ways = list(paths(step, begin(step)))
    for task in range(len(step.tasks)):
        verdicts = {after.verdict for before, _, after in ways if before.task == task}
        last = "done" if task == len(step.tasks) - 1 else "on"
        assert last in verdicts
    said = {after.words for _, _, after in ways}
    for task_data in step.tasks:
        assert task_data.done in said
        assert {wrong.text for wrong in task_data.wrong} <= said
        assert not task_data.otherwise or task_data.otherwise in said
    assert OTHERWISE not in said, "a wrong try deserves a reason of its own"


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_words_are_short(step: Exercise) -> None:
    for text in words(step):
        assert len(text) <= LONGEST, text
        assert text.count(". ") + text.count("! ") + text.count("? ") <= 2, text
    for task in step.tasks:
        assert len(task.points) <= 2
        assert all(len(point.text) <= 36 for point in task.points)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_a_picture_has_something_to_show(step: Exercise) -> None:
    state = moment(step)
    if isinstance(state, ChaseState):
        assert set(step.stations) <= set(state.edition.board.stations)
        assert len(step.stations) >= 3


def test_the_double_move_is_really_needed() -> None:
    """The step says that every ride ends one ride from a detective, and who it is."""
    state = moment(lesson("mister-x").steps[6])
    assert isinstance(state, ChaseState)
    catchers = {
        str(ride): {seat for seat, _ in captures(state.play("x", ride))}
        for ride in state.moves("x")
        if ride.verb in ("t", "b", "u", "k")
    }
    assert catchers == {"t45": {"green"}, "t76": {"green"}, "t61": {"bobby1"}}


def test_the_travel_log_leaves_exactly_the_stations_that_the_words_name() -> None:
    step = lesson("detective").steps[2]
    state = moment(step)
    aids = EXERCISES.aids(state, state.view("red"))
    assert tuple(station for station, _ in aids["suspects"]) == step.tasks[0].goal.stations


def test_one_suspect_is_left_where_x_must_be() -> None:
    state = moment(lesson("detective").steps[5])
    assert [station for station, _ in EXERCISES.aids(state, state.view("red"))["suspects"]] == [23]


def test_the_first_card_is_described_truly() -> None:
    step = lesson("quiz").steps[0]
    edition = moment(step).edition
    assert isinstance(edition, TwentyEdition)
    card = next(card for card in edition.deck.cards if card.id == "eiffel-tower")
    assert len(card.clues) > len(card.questions) > 0
    assert "Behind most numbers is a clue" in step.tasks[0].text
