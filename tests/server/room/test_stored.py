"""Rooms as the store has them: facts load as they were written, and rooms of old releases still load."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound import catalog
from fogbound.server import wire
from fogbound.server.room import stored
from tests.server.room.rooms import COMPACT, a_room, act, playing
from tests.server.room.test_rights import some_room

# As release 0.1.0 wrote it: no marks, captains, bans or series yet.
OLD = {
    "edition": "yard/classic-1983",
    "options": {"players": "4"},
    "host": "p1",
    "settings": {"pace": 1.0, "suspects": True},
    "chairs": {"x": {"holders": ["p1"], "bot": None, "shared": False, "pin": ""}},
    "status": "lobby",
    "game": 1,
    "members": ["p1"],
    "ready": [],
    "requests": [["p2", "x"]],
}


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, 10**6))
def test_facts_are_read_as_they_were_written(seed: int) -> None:
    facts = some_room(seed).facts
    text = json.dumps(stored.to_json(facts))
    assert stored.from_json(json.loads(text), catalog.find(facts.edition, **facts.options)) == facts


def test_a_series_and_pencil_marks_are_stored() -> None:
    options = {"players": "2", "board": "tiny-harbour"}
    room = playing({"x": "ann", "red": "bob"}, edition_id=COMPACT, options=options)
    marked = act(room, "bob", wire.Draw(marks=[wire.Mark(kind="arrow", a=1, b=2, colour=3)]))
    again = stored.from_json(json.loads(json.dumps(stored.to_json(marked.facts))), room.base)
    assert again == marked.facts
    assert again.lineup is not None


def test_rooms_of_the_first_release_still_open() -> None:
    facts = stored.from_json(OLD, catalog.find("yard/classic-1983", players="4"))
    assert facts.chairs["x"].holders == ("p1",)
    assert facts.requests == (("p2", "x"),)
    assert (facts.settings.decide, facts.settings.series, facts.lineup) == ("any", False, None)
    assert facts.settings.game_settings["hints"] is False


def test_a_stored_lobby_loads_unchanged() -> None:
    room = a_room(seats={"x": "ann", "red": "bot:random"})
    assert stored.from_json(stored.to_json(room.facts), room.base) == room.facts
