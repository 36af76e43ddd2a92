"""A room as a value: what follows from its facts, and copies with something changed."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from random import Random

import pytest

from fogbound import catalog
from fogbound.games.yard.belief import Belief
from fogbound.server.room.state import Chair, Lineup, Settings
from fogbound.server.wire import Participant
from tests.server.room.rooms import SMALL, a_room, play_on, playing

SEATS = {"x": "ann", "red": "bob", "blue": "bot:random", "green": "bob"}


def test_settings_of_room_and_game_lie_side_by_side() -> None:
    assert Settings(pace=2.0, game_settings={"hints": True}).flat == {
        "pace": 2.0,
        "decide": "any",
        "series": False,
        "practice": False,
        "notify": True,
        "hints": True,
    }


@pytest.mark.parametrize(
    ("chair", "is_open"), [(Chair(), True), (Chair(holders=("ann",)), False), (Chair(bot="random"), False)]
)
def test_an_open_chair_has_neither_person_nor_bot(chair: Chair, is_open: bool) -> None:
    assert chair.open is is_open


def test_a_room_never_changes() -> None:
    room = a_room(seats=SEATS)
    with pytest.raises(FrozenInstanceError):
        room.code = "EFGH"  # type: ignore[misc]
    assert room.with_facts(host="bob").facts.host == "bob"
    assert room.facts.host == "ann"


def test_a_lobby_has_no_plies_and_a_game_has() -> None:
    assert a_room(seats=SEATS).moment == (1, 0, 0)
    room = playing({**SEATS, "blue": "ann"})
    assert room.match is not None
    assert room.moment == (1, room.match.ply, 0)
    assert room.moment > (1, 0, 0)


def test_a_frozen_room_says_so_whatever_its_facts_say() -> None:
    room = a_room(seats=SEATS)
    assert room.status == "lobby"
    assert replace(room, frozen=True).status == "frozen"


def test_heats_are_counted_from_the_first_game_of_their_series() -> None:
    people = (Participant("Ann", "ann", None), Participant("Bot", None, "random"))
    room = a_room(seats=SEATS).with_facts(game_number=5, lineup=Lineup(3, people, ("c1", "c2")))
    assert room.heat == 2


def test_a_request_lapses_when_its_seat_changes_hands() -> None:
    room = a_room(seats=SEATS).with_facts(requests=(("cid", "red"), ("cid", "x")))
    taken = room.with_chairs({"red": Chair(holders=("cid",))})
    assert taken.facts.requests == (("cid", "x"),)
    assert taken.facts.chairs["x"] == room.facts.chairs["x"]
    renamed = room.with_chairs({"red": replace(room.facts.chairs["red"], name="Bobby")})
    assert renamed.facts.requests == room.facts.requests


def test_the_steward_follows_the_edition_and_the_settings() -> None:
    room = a_room(seats=SEATS)
    other = catalog.find("yard/police-2017", board="tiny-docks", players=2)
    changed = room.with_edition(other, 7)
    assert (changed.edition, changed.base, changed.unseen) == (other, room.base, 7)
    assert changed.steward is not room.steward
    hinting = room.with_settings(
        replace(room.facts.settings, game_settings={**room.facts.settings.game_settings, "hints": True})
    )
    assert hinting.facts.settings.game_settings["hints"] is True
    assert hinting.steward.hints
    assert not room.steward.hints
    assert dict(room.edition.options)["board"] == SMALL["board"]


def test_settings_that_concern_the_room_alone_leave_its_steward() -> None:
    room = playing(SEATS)
    slower = room.with_settings(replace(room.facts.settings, pace=3.0))
    assert slower.steward is room.steward, "views look the same, and nothing is worked out again"
    hints = room.with_settings(replace(room.facts.settings, game_settings={"hints": True}))
    assert hints.steward is not room.steward
    assert hints.steward.hints


def test_other_settings_go_on_from_what_the_steward_has_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    room = play_on(playing(SEATS), Random(2), 4)
    assert room.match is not None
    public = room.match.view(None)
    known = room.steward.aids(public)
    settings = replace(room.facts.settings, game_settings={**room.facts.settings.game_settings, "hints": True})
    changed = room.with_settings(settings)
    monkeypatch.setattr(Belief, "after", None)  # no ply is played again
    assert changed.steward.aids(public) == known
