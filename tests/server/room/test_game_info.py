"""What a game is stored with: JSON there and back, in the keys of every release."""

from __future__ import annotations

import json

from fogbound import record
from fogbound.server import wire
from fogbound.server.room.game_info import GameInfo, game_info, seat_names
from tests.server.room.rooms import COMPACT, NAMES, act, everyone, playing

ALL = {"x": "ann", "red": "bob", "blue": "bot:random", "green": "bob"}


def test_it_is_the_same_after_json() -> None:
    options = {"players": "2", "board": "tiny-harbour"}
    for room in (playing(ALL), playing({"x": "ann", "red": "bob"}, edition_id=COMPACT, options=options)):
        info = game_info(room, everyone(room))
        assert GameInfo.from_json(json.loads(json.dumps(info.to_json()))) == info
        assert info.record is None


def test_a_game_that_is_over_has_its_record() -> None:
    room = playing(ALL)
    over = act(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))
    info = game_info(over, everyone(over))
    assert info.record is not None
    assert record.read(info.record).tag("Blue") == "bot random"
    assert info.to_json()["record"] == info.record


def test_earlier_releases_stored_less() -> None:
    assert GameInfo.from_json(None) == GameInfo()
    old = GameInfo.from_json({"names": {"x": "Ann"}, "date": "2026-01-02"})
    assert (old.options, old.unseen, old.heats) == (None, None, None)
    assert old.tags == {"Date": "2026-01-02", "X": "Ann"}


def test_seats_are_named_after_their_people_or_bots() -> None:
    room = act(playing(ALL), "bob", wire.Name(seat="green", name="Kim"))
    names = seat_names(room.facts.chairs, NAMES.__getitem__)
    assert names == {"x": "Ann", "red": "Bob", "blue": "bot random", "green": "Kim"}
