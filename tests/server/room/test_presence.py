"""Presence: who is online, how long others wait for people who are not, and when an alarm is set for that."""

from __future__ import annotations

import pytest

from fogbound.server import wire
from fogbound.server.room.presence import (
    CLAIM_AFTER,
    LONG_GRACE,
    REPLACE_AFTER,
    VOTE_GRACE,
    Presence,
    next_turning_point,
)
from tests.server.room.rooms import NOW, POLICE, a_play, a_room, act, everyone, playing

THREE = {"players": "3", "board": "tiny-docks", "max_rounds": "4"}


def left(seconds: float) -> Presence:
    """Ann is online; Bob left this long ago."""
    return Presence(attached={"ann": ()}, left={"bob": NOW - seconds}, since=NOW - 500.0, names={"ann": "Ann"}, now=NOW)


def test_time_away_counts_from_leaving_or_from_the_rooms_return() -> None:
    presence = left(7.0)
    assert [presence.seconds_away(person) for person in ("ann", "bob", "cid")] == [0.0, 7.0, 500.0]


def test_a_person_counts_until_the_grace_is_over() -> None:
    assert left(VOTE_GRACE - 0.1).has_vote("bob")
    assert not left(VOTE_GRACE).has_vote("bob")
    assert left(VOTE_GRACE).has_vote("bob", patiently=True)
    assert not left(LONG_GRACE).has_vote("bob", patiently=True)
    assert left(LONG_GRACE).has_vote("ann"), "people online always count"


def test_a_bot_may_replace_a_person_who_is_gone() -> None:
    assert not left(REPLACE_AFTER - 0.1).is_gone("bob")
    assert left(REPLACE_AFTER).is_gone("bob")


def test_a_claim_counts_down_while_the_host_is_away() -> None:
    assert left(0.0).claim_in("ann") is None
    assert left(CLAIM_AFTER - 12.34).claim_in("bob") == 12.3
    assert left(CLAIM_AFTER + 1).claim_in("bob") == 0


def test_a_public_screen_alone_is_company_but_not_a_person_online() -> None:
    presence = Presence(screens=frozenset({"ann"}))
    assert not presence.empty
    assert not presence.is_online("ann")
    assert Presence().empty


def test_an_unknown_person_has_a_question_mark_for_a_name() -> None:
    assert [left(0.0).name(person) for person in ("ann", "bob")] == ["Ann", "?"]


@pytest.mark.parametrize(
    ("away", "until"),
    [(0.0, REPLACE_AFTER), (REPLACE_AFTER, VOTE_GRACE), (VOTE_GRACE, None), (VOTE_GRACE + 1, None)],
)
def test_players_who_left_matter_twice(away: float, until: float | None) -> None:
    room = playing({"x": "ann", "red": "bob"})
    turning = next_turning_point(room, everyone(room, "bob", away=away))
    assert turning == (None if until is None else pytest.approx(until - away))


def test_a_host_who_left_matters_in_the_lobby_too() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"})
    assert next_turning_point(room, everyone(room)) is None
    assert next_turning_point(room, everyone(room, "bob")) is None
    assert next_turning_point(room, everyone(room, "ann", away=1.0)) == pytest.approx(CLAIM_AFTER - 1)


def test_conceding_waits_longest() -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "cid"}, edition_id=POLICE, options=THREE)
    while room.match is not None and "red" not in room.match.state.turn:
        room = act(room, "ann", a_play(room, "x"))
    away = everyone(room, "cid", away=VOTE_GRACE + 1)
    assert next_turning_point(room, away) is None
    waits = act(room, "bob", wire.Play(seat="red", ply=room.moment[1], move="concede"), away)
    assert next_turning_point(waits, away) == pytest.approx(LONG_GRACE - VOTE_GRACE - 1)
