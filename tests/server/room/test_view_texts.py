"""Views as text: each is what its seat sees and nothing else, whoever it shares its parts with."""

from __future__ import annotations

import json
from random import Random

import pytest

from fogbound.game import Seat
from fogbound.server import wire
from fogbound.server.room.play import running_match
from fogbound.server.room.state import RoomState
from fogbound.server.room.view_texts import ViewTexts
from tests.server.room.rooms import act, play_on, playing
from tests.server.room.test_play import at_a_clue, holder, thinks

SEATS = {"x": "ann", "red": "bob", "blue": "cid"}


def texts(room: RoomState) -> ViewTexts:
    return ViewTexts(room, running_match(room), None)


def everywhere(room: RoomState) -> tuple[Seat | None, ...]:
    return *room.edition.seats, None


@pytest.mark.parametrize("danger", [True, False])
def test_what_is_shared_is_the_same_as_if_each_view_were_written_alone(danger: bool) -> None:
    room = playing(SEATS, danger=danger)
    for n in range(30):
        if room.match is None or room.match.state.outcome is not None:
            break
        views = texts(room)
        for start in (0, room.match.ply - 1):
            for seat in everywhere(room):
                seen = room.match.view(seat)
                aids = room.steward.aids(seen, room.match.view(None)) or None
                alone = wire.view(seen, room.facts.game_number, start, room.match.seals, aids=aids)
                assert json.loads(views.of(seat, start)) == json.loads(wire.write(alone)), (n, seat, start)
        room = play_on(room, Random(n), 1)


def test_a_view_has_the_log_from_a_ply_on() -> None:
    views = texts(playing(SEATS))
    whole, rest = (json.loads(views.of("x", start))["log"] for start in (0, 2))
    assert [ply["n"] for ply in whole] == list(range(len(whole)))
    assert rest == whole[2:]


def test_pursuers_share_all_but_their_moves_and_x_shares_nothing() -> None:
    room = play_on(playing(SEATS), Random(1), 1)
    views = texts(room)
    x, red, blue, public = (json.loads(views.of(seat, 0)) for seat in ("x", "red", "blue", None))
    assert red["table"] == blue["table"] == public["table"] != x["table"]
    assert red["moves"] != blue["moves"]


def test_only_the_seat_itself_sees_its_held_move() -> None:
    room = at_a_clue()
    held = act(room, holder(room), thinks(room, "pass"))
    (seat,) = running_match(room).state.turn
    seen = {viewer: json.loads(texts(held).of(viewer, 0)).get("held") for viewer in ("p1", "p2", "p3", "house", None)}
    assert seen == {**dict.fromkeys(seen), seat: "pass"}
