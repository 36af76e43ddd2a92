"""Games that begin: the start, heats, the rematch, on plain values."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fogbound.errors import FogboundError
from fogbound.proof import seed_from
from fogbound.server import wire
from fogbound.server.room.change import Enter, Message, Rematch, Start
from fogbound.server.room.games import seeds_needed
from fogbound.server.room.presence import Presence
from fogbound.server.room.rights import room_rights
from fogbound.server.room.rows import GameInfoRow, GameRow, PlyRow, RoomRow
from fogbound.server.room.state import RoomState
from fogbound.server.wire import Refused
from tests.server.room.rooms import (
    CLASSIC,
    COMPACT,
    POLICE,
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


def test_a_start_deals_and_lists_the_rows_to_write() -> None:
    room = a_room(seats=TWO)
    dealt = step(room, "ann", Start((), (seed_from(1),), ()))
    assert dealt.room.status == "playing"
    assert dealt.room.match is not None
    assert [type(row) for row in dealt.rows[:2]] == [GameRow, GameInfoRow]
    assert sum(isinstance(row, PlyRow) for row in dealt.rows) == dealt.room.match.ply
    assert isinstance(dealt.rows[-1], RoomRow)
    assert code(dealt.room, "ann", Start((), (seed_from(1),), ())) == "not-now"


TABLE = {"x": "ann", "red": "bob", "blue": "bob", "green": "bob"}


def a_rematch(room: RoomState, rotate: bool = False, seed: int = 7) -> Rematch:
    return Rematch(rotate, tuple(seed_from(seed + n) for n in range(seeds_needed(room))), ())


def conceded(room: RoomState, id: str | None = None) -> RoomState:
    return act(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede", id=id))


def test_a_rematch_is_a_new_game_at_once_for_everybody_where_they_were() -> None:
    room = playing({**TABLE, "green": "bot:greedy"})
    assert code(room, "ann", a_rematch(room)) == "not-now"
    over = act(conceded(room), "cid", Enter())
    assert code(over, "cid", a_rematch(over)) == "not-yours", "only those who play"
    dealt = step(over, "bob", a_rematch(over))
    again = dealt.room
    assert (again.status, again.facts.game_number, again.facts.starter) == ("playing", 2, "bob")
    assert again.facts.chairs == over.facts.chairs
    assert again.facts.settings == over.facts.settings
    assert again.match is not None
    assert again.match.state.outcome is None
    assert [type(row) for row in dealt.rows[:2]] == [GameRow, GameInfoRow]
    assert code(again, "bob", a_rematch(again)) == "not-now", "a second press begins no third game"


def test_a_rematch_may_swap_roles() -> None:
    options = {"players": "2", "board": "tiny-docks", "max_rounds": "1"}
    over = play_on(
        playing({"x": "ann", "red": "bob", "blue": "bob", "bobby1": "bob"}, edition_id=POLICE, options=options),
        Random(1),
        100,
    )
    again = act(over, "ann", a_rematch(over, rotate=True))
    assert (again.status, again.facts.chairs["x"].holders) == ("playing", ("bob",))


@pytest.mark.parametrize(
    ("edition", "options"), [(CLASSIC, SMALL), (POLICE, {"players": "4", "board": "tiny-docks", "max_rounds": "1"})]
)
def test_one_person_against_bots_swaps_to_the_whole_other_side(edition: str, options: dict[str, str]) -> None:
    pursuers = [seat for seat in a_room(edition, options).edition.seats if seat != "x"]
    seats = {"x": "ann", **dict.fromkeys(pursuers, "bot:greedy")}
    over = conceded(playing(seats, edition_id=edition, options=options))
    hunt = act(over, "ann", a_rematch(over, rotate=True))
    assert hunt.facts.chairs["x"].bot == "greedy"
    assert {hunt.facts.chairs[seat].holders for seat in pursuers} == {("ann",)}
    over = play_on(hunt, Random(1), 1000)
    back = act(over, "ann", a_rematch(over, rotate=True))
    assert back.facts.chairs["x"].holders == ("ann",)
    assert {back.facts.chairs[seat].bot for seat in pursuers} == {"greedy"}


def test_one_person_with_a_single_detective_swaps_to_mister_x() -> None:
    room = playing({"x": "bot:random", "red": "ann", "blue": "bot:greedy", "green": "bot:greedy"})
    over = play_on(room, Random(1), 1000)
    again = act(over, "ann", a_rematch(over, rotate=True))
    assert again.facts.chairs["x"].holders == ("ann",)
    assert {again.facts.chairs[seat].bot for seat in ("red", "blue", "green")} == {"random"}


def test_another_series_begins_at_once_with_the_same_people() -> None:
    options = {"players": "2", "board": "tiny-harbour"}
    room = a_room(seats=dict.fromkeys(("x", "red", "blue", "green"), "ann"), edition_id=COMPACT, options=options)
    room = start(room, names=("Mum", "Dad"))
    for n in range(2):
        room = play_on(room, Random(n), 1000)
        if n == 0:
            room = act(room, "ann", wire.Host(do="next"))
    for rotate, names in ((False, ["Mum", "Dad"]), (True, ["Dad", "Mum"])):
        again = act(room, "ann", a_rematch(room, rotate))
        assert again.facts.lineup is not None
        assert [person.name for person in again.facts.lineup.people] == names, "names around the device are kept"
        assert (again.facts.lineup.first, again.heat, again.facts.lineup.outcomes) == (3, 0, ())


def test_the_host_may_go_back_to_the_lobby() -> None:
    room = playing(TABLE)
    assert code(room, "ann", wire.Host(do="lobby")) == "not-now"
    lobby = act(conceded(room), "ann", wire.Host(do="lobby"))
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
    again = act(replace(over, frozen=True), "ann", a_rematch(over))
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
            assert ("rematch" in may) == accepts(room, a_rematch(room)), room.status
            assert ("lobby" in may) == accepts(room, wire.Host(do="lobby")), room.status
            assert room.facts.stage == "playing" or may & {"next", "rematch"}, "a table can always play again"


def accepts(room: RoomState, message: Message) -> bool:
    try:
        act(room, "ann", message)
    except Refused:
        return False
    return True


def test_a_start_needs_seeds() -> None:
    for do in ("start", "rematch"):
        assert code(a_room(seats=TWO), "ann", wire.Host(do=do)) == "bad-message"
    assert seeds_needed(a_room(seats=TWO)) == 1
    assert seeds_needed(a_room(seats=TWO, series=True)) == len(a_room().base.roles)


def test_a_rotation_says_why_it_is_refused() -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "bob", "green": "bob"})
    over = act(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))
    with pytest.raises(Refused, match="with roles that rotate everyone leads one") as refusal:
        act(over, "ann", a_rematch(over, rotate=True))
    assert refusal.value.code == "roles"
