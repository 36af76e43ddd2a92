"""Playing exercises: accepted moves lead on, others change nothing, and the rules refuse the rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogbound.errors import BadNotation, FogboundError, IllegalMove
from fogbound.lessons.exercise import Exercise, Goal, Replies, Task, Wrong
from fogbound.lessons.library import lesson
from fogbound.lessons.progress import OTHERWISE, aids, answer, begin, begin_step, check, in_language, moment, why_not_to

POSITION = "x@58/red@97/blue@34/green@63/bobby1@79 11,8,4/11,8,4/11,8,4 5,2 x 1 0 -"
TAXI = Task("Ride.", Goal(("t*",)), done="Good.")
RIDE = Exercise("ride", "Ride", "yard/police-2017", (("players", "4"),), ("x",), (TAXI,), POSITION)


def test_a_quiz_has_cards_in_the_readers_language() -> None:
    quiz = lesson("quiz")
    french = in_language(quiz, "fr")
    clues = [[entry.text for entry in begin_step(one, 2).view("p1").table.entries] for one in (quiz, french)]  # type: ignore[attr-defined]
    assert len(clues[0]) == len(clues[1]) > 2
    assert not set(clues[0]) & set(clues[1])
    assert in_language(quiz, "de") is quiz, "no card is in German"
    assert in_language(lesson("mister-x"), "fr") is lesson("mister-x")


def with_task(task: Task) -> Exercise:
    return replace(RIDE, tasks=(task,))


def test_begin_shows_the_position_and_the_task() -> None:
    progress = begin(RIDE)
    assert progress.verdict == "begin"
    assert progress.to_do == TAXI
    assert [str(move) for move in progress.view("x").moves][:2] == ["t44", "t45"]


def test_an_accepted_move_is_done_and_its_words_are_said() -> None:
    progress = answer(RIDE, (), "t44")
    assert (progress.verdict, progress.words, progress.moves, progress.done) == ("done", "Good.", ("x:t44",), True)
    assert progress.state.log[-1].move.number == 44


def test_a_legal_move_that_is_not_wanted_changes_nothing() -> None:
    progress = answer(RIDE, (), "x:b46")
    assert (progress.verdict, progress.words, progress.moves) == ("again", OTHERWISE, ())
    assert progress.state == begin(RIDE).state


def test_words_for_a_move_come_before_words_for_all() -> None:
    task = replace(TAXI, wrong=(Wrong("Not the bus.", ("b*",)),), otherwise="Take a taxi.")
    assert answer(with_task(task), (), "b46").words == "Not the bus."
    assert answer(with_task(task), (), "k46").words == "Take a taxi."


def test_a_missed_need_is_explained_unless_the_task_has_words_for_it() -> None:
    task = Task("Ride.", Goal(needs=(("safe", True),)))
    assert answer(with_task(task), (), "b46").words.startswith("Blue can take the bus to 46")
    told = replace(task, wrong=(Wrong("Too near.", need="safe"),))
    assert answer(with_task(told), (), "b46").words == "Too near."


def test_the_rules_say_why_a_pawn_cannot_go_to_a_station() -> None:
    progress = begin(RIDE)
    for place in moment(RIDE).edition.board.stations:  # type: ignore[attr-defined]
        reason, rules = why_not_to(progress, "x", place), progress.state.why_not_to("x", place)
        assert (reason.code, reason.text) == (rules.code, rules.text)
    assert why_not_to(answer(RIDE, (), "t44"), "x", 1).code == "game-over"


def test_nobody_asks_about_a_pawn_of_the_others() -> None:
    """The answer would tell where X is."""
    step = lesson("detective").steps[0]
    with pytest.raises(IllegalMove) as refused:
        why_not_to(begin(step), "x", 1)
    assert refused.value.code == "not-yours"


def test_where_a_station_is_asked_for_the_task_says_why_another_is_no_answer() -> None:
    points = Goal(stations=(61,), among=(33, 45, 61))
    progress = begin(with_task(Task("Where?", points, wrong=(Wrong("Too far.", ("point9?",)),), otherwise="No taxi.")))
    reasons = [why_not_to(progress, "x", place) for place in (61, 33, 97, 12)]
    assert [reason.code for reason in reasons] == ["possible", "possible", "not-offered", "not-offered"]
    assert [reason.text for reason in reasons[2:]] == ["Too far.", "No taxi."]


def test_an_illegal_move_is_refused_by_the_rules() -> None:
    with pytest.raises(IllegalMove, match="The taxi does not go to 46"):
        answer(RIDE, (), "t46")
    with pytest.raises(BadNotation):
        answer(RIDE, (), "go away")


def test_moves_so_far_must_be_accepted_ones() -> None:
    with pytest.raises(IllegalMove, match="not an answer"):
        answer(RIDE, ("x:b46",), "t44")
    with pytest.raises(IllegalMove, match="done"):
        answer(RIDE, ("x:t44",), "t44")


def test_the_others_reply_ply_by_ply() -> None:
    replies = (Replies(("red:t96",), ("t44",)), Replies(("red:t98", "blue:t47")))
    exercise = with_task(replace(TAXI, replies=replies))
    assert [len(state.log) for state in answer(exercise, (), "t44").states] == [1, 2]
    progress = answer(exercise, (), "t45")
    assert [str(state.log[-1].move) for state in progress.states] == ["t45", "t98", "t47"]


def test_tasks_follow_one_another() -> None:
    exercise = lesson("mister-x").steps[6]
    first = answer(exercise, (), "double")
    assert (first.verdict, first.task) == ("on", 1)
    second = answer(exercise, first.moves, "t76")
    third = answer(exercise, second.moves, "t77")
    assert third.verdict == "done"
    assert third.moves == ("x:double", "x:t76", "x:t77")


def test_a_station_can_be_the_answer() -> None:
    exercise = lesson("detective").steps[2]
    assert answer(exercise, (), "point61").done
    assert answer(exercise, (), "red:point46").words == "X was there, but has moved on by taxi."
    with pytest.raises(IllegalMove, match="Point at a station"):
        answer(exercise, (), "red:t58")
    with pytest.raises(IllegalMove, match="A move is needed"):
        answer(RIDE, (), "point44")


def test_the_house_and_the_dealer_play_what_follows_by_itself() -> None:
    exercise = lesson("quiz").steps[1]
    done = answer(exercise, ("p1:speak",), 'guess"Eiffel tower"')
    assert [str(ply.move) for ply in done.state.log[-2:]] == ["right", 'open"The Eiffel Tower"']
    assert done.words.startswith("Right")
    assert answer(exercise, ("p1:speak",), 'guess"Big Ben"').verdict == "again"


def test_the_steps_of_a_lesson_have_numbers() -> None:
    assert begin_step(lesson("compact"), 1).exercise.title == "In plain sight"
    with pytest.raises(BadNotation, match="steps 1 to 4"):
        begin_step(lesson("compact"), 9)


def test_suspects_are_worked_out_from_the_set_up_position() -> None:
    exercise = lesson("detective").steps[3]
    state = moment(exercise)
    assert [station for station, _ in aids(exercise, state, state.view("red"))["suspects"]] == [33, 45, 47, 61]


def test_a_goal_with_an_unknown_need_is_refused() -> None:
    with pytest.raises(FogboundError, match="no need 'quick'"):
        check(with_task(Task("Ride.", Goal(needs=(("quick", True),)))))
