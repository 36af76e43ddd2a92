"""The host's commands, on plain values."""

from __future__ import annotations

import pytest

from fogbound.errors import FogboundError
from fogbound.server import wire
from fogbound.server.room.change import Message
from fogbound.server.room.presence import Presence
from fogbound.server.room.state import RoomState
from tests.server.room.rooms import (
    a_room,
    act,
    playing,
)

TWO = {"x": "ann", "red": "bob"}


def code(room: RoomState, person: str, message: Message, presence: Presence | None = None) -> str:
    with pytest.raises(FogboundError) as refusal:
        act(room, person, message, presence)
    return refusal.value.code


def test_only_the_host_may_command_except_claim() -> None:
    room = a_room(seats=TWO)
    for do in ("next", "lobby", "settings", "options", "captain", "kick", "pardon", "close"):
        assert code(room, "bob", wire.Host(do=do)) == "not-host"
    assert code(room, "bob", wire.Host(do="claim")) == "not-now"


def test_settings_change_one_by_one() -> None:
    room = a_room(seats=TWO, suspects=False)
    changed = act(room, "ann", wire.Host(do="settings", settings={"pace": 3}))
    assert (changed.facts.settings.pace, changed.facts.settings.game_settings["suspects"]) == (3, False)
    assert code(room, "ann", wire.Host(do="settings")) == "bad-message"
    assert code(playing(TWO), "ann", wire.Host(do="settings", settings={"series": True})) == "not-now"


def test_options_change_in_the_lobby_and_keep_seats_and_board() -> None:
    room = a_room(seats=TWO)
    changed = act(room, "ann", wire.Host(do="options", options={"max_rounds": "3"}))
    assert dict(changed.edition.options)["max_rounds"] == changed.facts.options["max_rounds"] == "3"
    assert changed.base is changed.edition
    for options in ({"players": "5"}, {"board": "tiny-village"}, {"max_rounds": "no"}):
        assert code(room, "ann", wire.Host(do="options", options=options)) == "bad-option"
    assert code(playing(TWO), "ann", wire.Host(do="options", options={"max_rounds": "3"})) == "not-now"
