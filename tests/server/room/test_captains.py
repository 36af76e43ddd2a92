"""Captains: who moves the seats that several people of a side may play."""

from __future__ import annotations

import pytest

from fogbound.server import wire
from fogbound.server.room.captains import captain_instead_of, captain_of, refuse_unless_captain
from fogbound.server.room.presence import VOTE_GRACE
from fogbound.server.wire import Refused
from tests.server.room.rooms import POLICE, act, everyone, playing

THREE = {"players": "3", "board": "tiny-docks", "max_rounds": "4"}  # x; red, blue; police that both share
SEATS = {"x": "ann", "red": "bob", "blue": "cid"}


def test_the_first_person_of_a_side_is_captain_unless_the_host_names_one() -> None:
    room = playing(SEATS, edition_id=POLICE, options=THREE, decide="captain")
    here = everyone(room)
    assert [captain_of(room, side, here) for side in (0, 1)] == [None, "bob"], "nobody leads a side of one"
    named = act(room, "ann", wire.Host(do="captain", person="cid"))
    assert captain_of(named, 1, here) == "cid"
    assert captain_of(named, 1, everyone(room, "cid", away=VOTE_GRACE)) == "bob", "while they are here"
    assert captain_of(playing(SEATS, edition_id=POLICE, options=THREE), 1, here) is None


def test_a_captain_moves_only_what_others_may_move_too() -> None:
    room = playing(SEATS, edition_id=POLICE, options=THREE, decide="captain")
    here = everyone(room)
    assert captain_instead_of(room, "cid", "bobby1", here) == "bob"
    assert captain_instead_of(room, "bob", "bobby1", here) is None
    assert captain_instead_of(room, "cid", "blue", here) is None, "a seat of one's own"
    with pytest.raises(Refused, match="Bob moves for this side") as refusal:
        refuse_unless_captain(room, "cid", "bobby1", here)
    assert (refusal.value.code, refusal.value.details["person"]) == ("captain", "bob")
