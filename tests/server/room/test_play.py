"""Moves on plain values: who may make one, which rows they write, and clocks."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from fogbound import record
from fogbound.errors import FogboundError, IllegalMove
from fogbound.game import Move
from fogbound.server import wire
from fogbound.server.room.change import PlannedMove
from fogbound.server.room.play import concedes, running_match, timing
from fogbound.server.room.presence import Presence
from fogbound.server.room.rows import FinishedRow, GameInfoRow, PlayedRow, PlyRow, RoomRow, SeenRow
from fogbound.server.room.state import HeldMove, RoomState
from tests.server.room.rooms import (
    NOW,
    TWENTY,
    a_play,
    a_room,
    act,
    everyone,
    looking_from,
    offers,
    play_on,
    playing,
    step,
    with_pin,
)

TWO = {"x": "ann", "red": "bob"}


def test_a_move_writes_its_ply_and_nothing_else() -> None:
    room = playing(TWO)
    played = step(room, "ann", a_play(room, "x", id="7"))
    assert [type(row) for row in played.rows] == [PlyRow]
    (row,) = played.rows
    assert isinstance(row, PlyRow)
    assert (row.ply, row.seat, row.sender) == (room.moment[1], "x", "ann 7")
    assert played.room.facts is room.facts
    assert room.moment[1] == row.ply, "the room before it stays as it was"


def test_the_last_move_writes_the_record_and_the_room() -> None:
    room = playing({"x": "ann", "red": "bob", "blue": "bob", "green": "bob"})
    over = step(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))
    assert [type(row) for row in over.rows] == [PlyRow, GameInfoRow, FinishedRow, PlayedRow, PlayedRow, RoomRow]
    about = over.rows[1]
    assert isinstance(about, GameInfoRow)
    assert record.read(about.info["record"]).tag("X") == "Ann"
    assert over.room.status == "over"
    with pytest.raises(FogboundError) as refusal:
        running_match(over.room)
    assert refusal.value.code == "game-over"


def test_strangers_and_illegal_moves_are_refused() -> None:
    room = playing(TWO)
    move = a_play(room, "x")
    for person, message, code in (
        ("bob", move, "not-yours"),
        ("ann", wire.Play(seat="purple", ply=move.ply, move=move.move), "no-such-seat"),
        ("ann", wire.Play(seat="x", ply=move.ply + 1, move=move.move), "stale"),
        ("bob", wire.Play(seat="red", ply=move.ply, move="t1"), "not-your-turn"),
    ):
        with pytest.raises(FogboundError) as refusal:
            act(room, person, message)
        assert refusal.value.code == code
    with pytest.raises(IllegalMove):
        act(room, "ann", wire.Play(seat="x", ply=move.ply, move="t9999"))
    with pytest.raises(FogboundError, match="No game is running"):
        act(a_room(seats=TWO), "ann", move)


def test_a_locked_seat_moves_only_for_people_who_look_from_it() -> None:
    room = with_pin(playing(TWO), "ann", "x", "1234")
    seen = looking_from(everyone(room), ann=("x",))
    with pytest.raises(FogboundError) as refusal:
        act(room, "ann", a_play(room, "x"), looking_from(seen, ann=()))
    assert refusal.value.code == "pin"
    assert act(room, "ann", a_play(room, "x"), seen).moment[1] == room.moment[1] + 1


def test_a_planned_move_comes_too_late_when_anything_has_changed() -> None:
    room = playing({"red": "bob"})
    move = room.match.view("x").moves[0]  # type: ignore[union-attr]
    planned = PlannedMove("x", room.facts.chairs["x"].bot, move, room.moment)
    assert act(room, None, planned).moment[1] > room.moment[1]
    later = act(room, None, planned)
    assert act(later, None, planned) is later
    other = PlannedMove("x", "another bot", move, room.moment)
    assert act(room, None, other) is room


def test_conceding_is_recognised_in_any_spelling() -> None:
    assert concedes("concede")
    assert not concedes("t5")
    assert not concedes("hop hop")


def test_cards_that_are_opened_are_remembered_for_everyone_at_the_table() -> None:
    room = playing({"p1": "ann", "p2": "bob"}, edition_id=TWENTY, options={"players": "2"}, pace=0.0)
    rng, seen = Random(2), list[SeenRow]()
    for _ in range(400):
        assert room.match is not None
        if room.match.state.outcome is not None or seen:
            break
        seat = room.match.state.turn[0]
        options = [move for move in room.match.view(seat).moves if move.verb not in ("concede", "right")]
        move = rng.choice(options)
        text = str(move).replace("_", '"word"') if "_" in str(move) else str(move)
        played = step(room, room.facts.chairs[seat].holders[0], wire.Play(seat=seat, ply=room.moment[1], move=text))
        seen += [row for row in played.rows if isinstance(row, SeenRow)]
        room = played.room
    assert {row.person for row in seen} == {"ann", "bob"}
    assert len({row.thing for row in seen}) == 1


def test_clocks_run_only_where_someone_is() -> None:
    room = playing({"p1": "ann", "p2": "bob"}, edition_id=TWENTY, options={"players": "2"}, clock="10")
    ticking = timing(room, everyone(room))
    assert ticking is not None
    assert ticking.lapses == pytest.approx(10.0)
    assert timing(room, Presence(now=NOW)) is None
    later = structs.replace(everyone(room), occupied_since=NOW + 600, now=NOW + 601)
    back = timing(room, later)
    assert back is not None
    assert back.lapses == pytest.approx(9.0), "no clock ran while nobody was here"
    assert timing(playing(TWO), everyone(playing(TWO))) is None


def test_random_games_end() -> None:
    over = play_on(playing(TWO), Random(5), 2000)
    assert over.status == "over"
    assert not offers(over, "x")


# Moves that are held while others may cut in

QUIZ = {"players": "3", "reader": "house"}


def at_a_clue(third: str = "cid") -> RoomState:
    """Ann thinks about a clue, and Bob and a third player may cut in for four seconds."""
    people = {"p1": "ann", "p2": "bob", "p3": third}
    room = playing(people, edition_id=TWENTY, options=QUIZ, window=4)
    for number in range(1, 21):
        seat = running_match(room).state.turn[0]
        clue = act(room, people[seat], wire.Play(seat=seat, ply=room.moment[1], move=f"pick{number}"))
        if running_match(clue).state.moves("p2" if seat != "p2" else "p1"):
            return clue
    raise AssertionError("a card has clues")


def thinks(room: RoomState, move: str, id: str | None = None) -> wire.Play:
    return wire.Play(seat=running_match(room).state.turn[0], ply=room.moment[1], move=move, id=id)


def holder(room: RoomState) -> str:
    return room.facts.chairs[running_match(room).state.turn[0]].holders[0]


def test_a_pass_is_accepted_at_once_and_takes_effect_when_others_had_their_moment() -> None:
    room = at_a_clue()
    passes = step(room, holder(room), thinks(room, "pass", id="7"))
    assert (passes.rows, passes.room.moment) == ((), room.moment)
    held = passes.room.held
    assert held == HeldMove(running_match(room).state.turn[0], "pass", (holder(room), "7"))
    planned = PlannedMove(held.seat, None, Move.parse(held.move), room.moment)
    played = step(passes.room, None, planned)
    assert played.room.held is None
    assert isinstance(row := played.rows[0], PlyRow)
    assert (row.move, row.sender) == ("pass", f"{holder(room)} 7")


def test_a_held_move_can_be_changed_and_lapses_when_someone_cuts_in() -> None:
    room = at_a_clue()
    spoken = act(act(room, holder(room), thinks(room, "pass")), holder(room), thinks(room, "speak"))
    assert spoken.held is not None
    assert spoken.held.move == "speak"
    other = next(seat for seat in ("p1", "p2", "p3") if seat not in running_match(room).state.turn)
    cut = act(spoken, room.facts.chairs[other].holders[0], wire.Play(seat=other, ply=room.moment[1], move="buzz"))
    assert (cut.held, cut.moment[1]) == (None, room.moment[1] + 1)
    with pytest.raises(IllegalMove):
        act(room, holder(room), thinks(room, "right"))


def test_a_held_move_lapses_when_the_seat_changes_hands() -> None:
    room = at_a_clue()
    held = act(room, holder(room), thinks(room, "pass"))
    assert act(held, holder(room), wire.Leave()).held is None


def test_when_the_moment_is_over_moves_are_played_at_once() -> None:
    room = at_a_clue()
    assert act(room, holder(room), thinks(room, "pass"), now=NOW + 4).moment > room.moment
