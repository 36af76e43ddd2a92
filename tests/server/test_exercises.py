"""Exercises as the messages of a room, without a room."""

from __future__ import annotations

from dataclasses import replace

from fogbound.lessons.exercise import Goal
from fogbound.lessons.library import lesson, lessons
from fogbound.lessons.progress import moment
from fogbound.server.exercises import play


def test_views_are_those_of_the_players_seats() -> None:
    """An exercise leaks no more than a table: every view is the seat's own."""
    for one in lessons():
        for number, step in enumerate(one.steps, 1):
            began = play(step, number, [])
            assert [view.seat for view in began.frames[0]] == list(step.seats)
            for view in began.frames[0]:
                assert view.table == moment(step).view(view.seat).table


def test_stations_to_point_at_are_offered_instead_of_moves() -> None:
    step = lesson("detective").steps[2]
    began = play(step, 3, [])
    assert began.frames[0][0].moves == [f"point{n}" for n in step.tasks[0].goal.among]
    anywhere = replace(step, tasks=(replace(step.tasks[0], goal=Goal(stations=(61,))),))
    assert len(play(anywhere, 3, []).frames[0][0].moves) == 199


def test_nothing_can_be_played_once_it_is_done() -> None:
    assert play(lesson("mister-x").steps[0], 1, ["x:t44"]).frames[-1][0].moves == []
