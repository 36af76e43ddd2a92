"""What goals of the chase may ask for, each met and missed."""

from __future__ import annotations

from typing import Any
from unittest import mock
from xml.etree import ElementTree

import pytest

from fogbound import catalog
from fogbound.errors import BadOption
from fogbound.game import Move
from fogbound.games.yard.belief import belief
from fogbound.games.yard.rules import ChaseState
from fogbound.lessons import yard
from fogbound.lessons.kit import Try
from fogbound.lessons.library import lesson
from fogbound.lessons.progress import aids, moment, picture
from fogbound.lessons.yard import EXERCISES, captures

EDITION = catalog.find_chase("yard/police-2017", players=4)
SEEN_AT_46 = "x@46/red@74/blue@63/green@97/bobby1@20 8,6,3/8,6,4/9,7,3 5,2 x 4 3 3@46"
THIRD_MOVE = "x@46/red@78/blue@34/green@59/bobby1@20 9,8,4/10,7,4/9,8,4 5,2 x 3 2 -"


def why(need: str, value: Any, position: str, seat: str, move: str, log: tuple[str, ...] = ()) -> str | None:
    state = catalog.start(EDITION, position)
    for ply in log:
        state = state.play(*ply.split(":"))
    return EXERCISES.needs[need](Try(state, seat, Move.parse(move), state.play(seat, move)), value)


def test_safe_names_the_pursuer_and_the_ride() -> None:
    assert why("safe", True, THIRD_MOVE, "x", "u74") is None
    missed = why("safe", True, THIRD_MOVE, "x", "t47")
    assert missed == "Blue can take the taxi to 47 and catch you. Find a safer station."
    assert why("safe", False, THIRD_MOVE, "x", "u74") == "No detective can reach X there."
    officer = THIRD_MOVE.replace("blue@34", "blue@99").replace("bobby1@20", "bobby1@34")
    missed = why("safe", True, officer, "x", "t47")
    assert missed == "Police 1 can take the taxi to 47 and catch you. Find a safer station."


def test_seen_is_what_everybody_sees() -> None:
    assert why("seen", True, THIRD_MOVE, "x", "u74") is None
    assert why("seen", False, THIRD_MOVE, "x", "u74") is not None
    assert why("seen", True, SEEN_AT_46, "x", "u79") is not None


def test_suspects_are_counted_from_the_last_sighting() -> None:
    assert why("suspects_at_least", 3, SEEN_AT_46, "x", "u1") is None
    assert "only 3 stations" in (why("suspects_at_least", 4, SEEN_AT_46, "x", "u1") or "")
    assert why("suspects_at_most", 2, SEEN_AT_46, "blue", "t79", ("x:u1",)) is None
    assert why("suspects_at_most", 1, SEEN_AT_46, "blue", "t79", ("x:u1",)) == "X could still be on 2 stations."


def test_an_end_has_its_reason() -> None:
    assert why("ends", "captured", SEEN_AT_46, "blue", "t79", ("x:u79",)) is None
    assert why("ends", "captured", SEEN_AT_46, "blue", "t79", ("x:u1",)) is not None


def test_covers_counts_the_suspects_within_the_next_ride() -> None:
    assert why("covers", 4, SEEN_AT_46, "red", "u46", ("x:t61",)) is None
    assert "1 of the suspects" in (why("covers", 4, SEEN_AT_46, "red", "t58", ("x:t61",)) or "")


def test_captures_counts_only_pursuers_who_have_yet_to_move() -> None:
    state = catalog.start(EDITION, THIRD_MOVE).play("x", "t47").play("blue", "t48")
    assert isinstance(state, ChaseState)
    assert list(captures(state)) == []


def test_a_picture_is_a_close_up_with_the_pieces_of_an_edition() -> None:
    step = lesson("mister-x").steps[2]
    police = ElementTree.fromstring(picture(step, "light"))
    classic = ElementTree.fromstring(picture(step, "dark", "yard/classic-1983"))
    pawns = [{one.get("data-pawn") for one in root.iter() if one.get("data-pawn")} for root in (police, classic)]
    assert pawns == [{"x", "red", "blue", "green", "bobby1"}, {"x", "red", "blue", "green"}]
    x, y, wide, high = (float(side) for side in (police.get("viewBox") or "").split())
    assert wide < EDITION.board.size[0] / 2
    for n in step.stations:
        at = EDITION.board.at[n]
        assert x < at[0] < x + wide
        assert y < at[1] < y + high


def test_a_pursuers_picture_shows_the_suspects_and_not_x() -> None:
    drawn = picture(lesson("detective").steps[3], "light")
    assert 'data-suspect="61"' in drawn
    assert 'data-pawn="x"' not in drawn


def test_no_picture_mixes_two_games() -> None:
    with pytest.raises(BadOption, match="no picture"):
        picture(lesson("quiz").steps[0], "light", "yard/classic-1983")


def test_what_everybody_knows_is_worked_out_once_for_all_views(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone may ask for exercises and puzzles, again and again, and a belief takes a while."""
    beliefs = mock.Mock(wraps=belief)
    monkeypatch.setattr(yard, "belief", beliefs)
    yard._known.cache_clear()
    step = lesson("detective").steps[3]
    state = moment(step)
    for seat in (*step.seats, *step.seats):
        assert [n for n, _ in aids(step, state, state.view(seat))["suspects"]] == [33, 45, 47, 61]
    beliefs.assert_called_once()
