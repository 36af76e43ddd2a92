"""When an absence next changes anything: an alarm is set for then, and for no other time."""

from __future__ import annotations

import pytest

from fogbound.server import wire
from fogbound.server.room.absence import next_turning_point
from fogbound.server.room.presence import CLAIM_AFTER, CONCEDE_GRACE, GONE_AFTER, GRACE
from tests.server.room.rooms import NOW, POLICE, a_play, a_room, act, everyone, playing

THREE = {"players": "3", "board": "tiny-docks", "max_rounds": "4"}


@pytest.mark.parametrize(
    ("away", "until"),
    [(0.0, GONE_AFTER), (GONE_AFTER, GRACE), (GRACE, None), (GRACE + 1, None)],
)
def test_players_who_left_matter_twice(away: float, until: float | None) -> None:
    room = playing({"x": "ann", "red": "bob"})
    turning = next_turning_point(room, everyone(room, "bob", away=away), NOW)
    assert turning == (None if until is None else pytest.approx(until - away))


def test_a_host_who_left_matters_in_the_lobby_too() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"})
    assert next_turning_point(room, everyone(room), NOW) is None
    assert next_turning_point(room, everyone(room, "bob"), NOW) is None
    assert next_turning_point(room, everyone(room, "ann", away=1.0), NOW) == pytest.approx(CLAIM_AFTER - 1)


def test_conceding_waits_longest() -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "cid"}, edition_id=POLICE, options=THREE)
    while room.match is not None and "red" not in room.match.state.turn:
        room = act(room, "ann", a_play(room, "x"))
    away = everyone(room, "cid", away=GRACE + 1)
    assert next_turning_point(room, away, NOW) is None
    waits = act(room, "bob", wire.Play(seat="red", ply=room.moment[1], move="concede"), away)
    assert next_turning_point(waits, away, NOW) == pytest.approx(CONCEDE_GRACE - GRACE - 1)
