"""The host's commands, and people who come and go, on plain values."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fogbound.errors import FogboundError
from fogbound.proof import seed_from
from fogbound.server import wire
from fogbound.server.room import hosting
from fogbound.server.room.change import Enter, Message, Start
from fogbound.server.room.presence import CLAIM_AFTER, Presence
from fogbound.server.room.rights import room_rights
from fogbound.server.room.rows import AboutRow, GameRow, PlyRow, RoomRow
from fogbound.server.room.state import RoomState
from fogbound.server.wire import Refused
from tests.server.room.rooms import (
    COMPACT,
    SMALL,
    TWENTY,
    a_room,
    act,
    everyone,
    offers,
    play_on,
    playing,
    start,
    step,
)

TWO = {"x": "ann", "red": "bob"}


def code(room: RoomState, person: str, message: Message, presence: Presence | None = None) -> str:
    with pytest.raises(FogboundError) as refusal:
        act(room, person, message, presence)
    return refusal.value.code


def test_only_the_host_may_command_except_claim() -> None:
    room = a_room(seats=TWO)
    for do in ("next", "rematch", "settings", "options", "captain", "kick", "pardon", "close"):
        assert code(room, "bob", wire.Host(do=do)) == "not-host"
    assert code(room, "bob", wire.Host(do="claim")) == "not-now"


def test_a_start_deals_and_lists_the_rows_to_write() -> None:
    room = a_room(seats=TWO)
    dealt = step(room, "ann", Start((), (seed_from(1),), ()))
    assert dealt.room.status == "playing"
    assert dealt.room.match is not None
    assert [type(row) for row in dealt.rows[:2]] == [GameRow, AboutRow]
    assert sum(isinstance(row, PlyRow) for row in dealt.rows) == dealt.room.match.ply
    assert isinstance(dealt.rows[-1], RoomRow)
    assert code(dealt.room, "ann", Start((), (seed_from(1),), ())) == "not-now"


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


def test_people_are_kicked_and_pardoned() -> None:
    room = act(a_room(seats=TWO), "ann", wire.Host(do="kick", person="bob"))
    assert (room.facts.members, room.facts.banned) == (("ann",), ("bob",))
    assert room.facts.chairs["red"].open
    assert code(room, "bob", Enter()) == "banned"
    assert code(room, "ann", wire.Host(do="kick", person="ann")) == "bad-message"
    back = act(act(room, "ann", wire.Host(do="pardon", person="bob")), "bob", Enter())
    assert back.facts.members == ("ann", "bob")
    assert act(back, "bob", Enter()) is back


def test_a_full_room_refuses_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_MEMBERS", 2)
    assert code(a_room(seats=TWO), "cid", Enter()) == "full"


def test_anyone_may_replace_a_host_who_is_gone() -> None:
    room = a_room(seats=TWO)
    claim = wire.Host(do="claim")
    assert code(room, "bob", claim, everyone(room, "ann", away=CLAIM_AFTER - 1)) == "not-now"
    assert act(room, "bob", claim, everyone(room, "ann", away=CLAIM_AFTER)).facts.host == "bob"


def test_a_host_who_leaves_hands_over_and_the_last_one_closes_the_room() -> None:
    room = a_room(seats={"x": "ann", "red": "bob"}).with_facts(members=("ann", "cid", "bob", "dot"))
    after = act(room, "ann", wire.Leave(), everyone(room, "dot"))
    assert after.facts.host == "bob", "someone who plays and is here"
    alone = act(act(act(after, "dot", wire.Leave()), "cid", wire.Leave()), "bob", wire.Leave())
    assert alone.status == "closed"
    assert code(alone, "bob", wire.Ping()) == "not-now"
    assert code(alone, "ann", Enter()) == "no-such-room"


def test_a_rematch_goes_back_to_the_lobby() -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "bob", "green": "bob"})
    assert code(room, "ann", wire.Host(do="rematch")) == "not-now"
    over = act(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))
    lobby = act(over, "ann", wire.Host(do="rematch"))
    assert (lobby.status, lobby.facts.game_number, lobby.match) == ("lobby", 2, None)
    assert lobby.facts.chairs["x"].holders == ("ann",)


def test_cards_that_people_have_seen_are_not_dealt() -> None:
    room = a_room(TWENTY, {"players": "2"}, {"p1": "ann", "p2": "bob"})
    dealt = start(room)
    assert dealt.unseen == len(dealt.edition.deck.cards)  # type: ignore[attr-defined]
    seen = tuple(card.id for card in dealt.edition.deck.cards[:3])  # type: ignore[attr-defined]
    less = start(room, seen=seen)
    assert less.unseen == dealt.unseen - 3
    assert less.base is room.base


def test_heats_follow_when_everyone_is_ready() -> None:
    options = {"players": "2", "board": "tiny-harbour"}
    room = playing({"x": "ann", "red": "bob"}, edition_id=COMPACT, options=options)
    assert room.facts.lineup is not None
    over = play_on(room, Random(1), 1000)
    assert over.status == "over"
    assert len(over.facts.lineup.outcomes) == 1  # type: ignore[union-attr]
    one = act(over, "ann", wire.Ready(yes=True))
    assert one.status == "over"
    two = act(one, "bob", wire.Ready(yes=True))
    assert (two.status, two.facts.game_number, two.facts.ready) == ("playing", 2, ())
    assert two.facts.chairs["x"].holders == ("bob",), "the roles have moved on"
    assert code(two, "ann", wire.Host(do="next")) == "not-now"


def test_the_next_heat_begins_when_the_last_unready_person_leaves() -> None:
    options = {"players": "3", "board": "tiny-harbour"}
    room = playing({"x": "ann", "red": "bob"}, edition_id=COMPACT, options=options).with_facts(members=("ann", "bob"))
    over = act(play_on(room, Random(1), 1000), "ann", wire.Ready(yes=True))
    assert over.status == "over"
    assert act(over, "bob", wire.Leave()).facts.game_number == 2


def test_a_rematch_thaws_a_frozen_room_and_remembers_moves_that_were_sent() -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "bob", "green": "bob"})
    over = act(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede", id="1"))
    assert over.answered == {("ann", "1")}
    again = start(act(replace(over, frozen=True), "ann", wire.Host(do="rematch")))
    assert not again.frozen
    old = wire.Play(seat="x", ply=again.moment[1], move=offers(again, "x")[0], id="1")
    assert act(again, "ann", old) is again, "sent again after a reconnect, it is not played in the new game"


def test_nobody_is_ready_during_a_heat_and_its_end_is_seen() -> None:
    options = {"players": "2", "board": "tiny-harbour"}
    room = playing({"x": "ann", "red": "bob"}, edition_id=COMPACT, options=options)
    assert code(room, "ann", wire.Ready(yes=True)) == "not-now"
    assert "ready" not in set(room_rights(room, "ann", everyone(room)))
    over = play_on(room.with_facts(ready=("ann", "bob")), Random(1), 1000)
    assert (over.status, over.facts.game_number, over.facts.ready) == ("over", 1, ())
    assert "ready" in set(room_rights(over, "ann", everyone(over)))


@pytest.mark.parametrize("frozen", [False, True])
def test_the_host_may_do_just_what_the_commands_accept(frozen: bool) -> None:
    options = {"players": "2", "board": "tiny-harbour"}
    heats = playing({"x": "ann", "red": "bob"}, edition_id=COMPACT, options=options)
    for running in (heats, playing({"x": "ann", "red": "bob"}, options={**SMALL, "max_rounds": "1"})):
        for room in (running, play_on(running, Random(1), 1000)):
            room = replace(room, frozen=frozen)
            may = set(room_rights(room, "ann", everyone(room)))
            assert ("next" in may) == accepts(room, wire.Host(do="next")), room.status
            assert ("rematch" in may) == accepts(room, wire.Host(do="rematch")), room.status
            assert room.facts.stage == "playing" or may & {"next", "rematch"}, "a table can always play again"


def accepts(room: RoomState, message: wire.Host) -> bool:
    try:
        act(room, "ann", message)
    except Refused:
        return False
    return True
