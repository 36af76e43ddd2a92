"""Taking back, on plain values: who may, who must agree, and what the rules refuse."""

from __future__ import annotations

from random import Random

import pytest

from fogbound import catalog, record
from fogbound.errors import FogboundError
from fogbound.plain import view as plain
from fogbound.proof import seed_from
from fogbound.server import wire
from fogbound.server.room.change import Change, Message, PlannedMove, Rematch
from fogbound.server.room.gaze import Gaze, begins_game, gaze_in_new_game
from fogbound.server.room.presence import Presence
from fogbound.server.room.rights import room_rights
from fogbound.server.room.rows import FinishedRow, GameInfoRow, ReopenedRow, TakenBackRow
from fogbound.server.room.state import RoomState
from fogbound.verify import verify
from tests.server.room.rooms import COMPACT, a_play, act, everyone, offers, play_on, playing, step

BOTS = {"x": "ann", "red": "bot:random", "blue": "bot:random", "green": "bot:random"}
PEOPLE = {"x": "ann", "red": "bob", "blue": "cid", "green": "bot:random"}
NOTHING_SHOWN = {"players": "4", "reveals": ""}  # on the large board, nobody meets X at once


def code(room: RoomState, person: str, message: Message, presence: Presence | None = None) -> str:
    with pytest.raises(FogboundError) as refusal:
        act(room, person, message, presence)
    return refusal.value.code


def undo(room: RoomState) -> wire.Undo:
    return wire.Undo(ply=room.moment[1])


def answer(room: RoomState, *, yes: bool) -> wire.AnswerUndo:
    assert room.undo is not None
    return wire.AnswerUndo(ply=room.undo.ply, yes=yes)


def views(room: RoomState) -> list[object]:
    assert room.match is not None
    return [plain(room.match.view(seat)) for seat in (None, *room.edition.seats)]


def bots_move(room: RoomState) -> RoomState:
    """The bots' turns, until a person is to move."""
    assert room.match is not None
    while room.status == "playing" and all(room.facts.chairs[s].bot for s in room.match.state.turn):
        seat = room.match.state.turn[0]
        bot = room.facts.chairs[seat].bot
        move = next(move for move in room.match.view(seat).moves if move.verb != "concede")
        room = act(room, None, PlannedMove(seat, bot, move, room.moment))
        assert room.match is not None
    return room


def test_against_bots_a_move_and_the_replies_are_taken_back_at_once() -> None:
    before = playing(BOTS, options=NOTHING_SHOWN)
    assert "undo" not in set(room_rights(before, "ann", everyone(before)))
    assert code(before, "ann", undo(before)) == "not-now"
    room = bots_move(act(before, "ann", a_play(before, "x")))
    assert "undo" in set(room_rights(room, "ann", everyone(room)))
    taken = step(room, "ann", undo(room))
    [row] = taken.rows
    assert isinstance(row, TakenBackRow)
    assert (row.n, row.written, row.ply, row.seat) == (1, room.moment[1], before.moment[1], "x")
    assert views(taken.room) == views(before), "nothing is left of it in anybody's view"
    assert taken.room.moment != before.moment, "a bot's plan for the old line comes too late"
    late = PlannedMove("red", "random", catalog_move(room), before.moment)
    assert act(taken.room, None, late) is taken.room


def catalog_move(room: RoomState):  # type: ignore[no-untyped-def]
    assert room.match is not None
    return room.match.state.log[-1].move


def test_others_at_the_table_must_agree_and_the_request_lapses_with_the_next_ply() -> None:
    start = playing(PEOPLE, options=NOTHING_SHOWN)
    room = act(start, "ann", a_play(start, "x"))
    asked = act(room, "ann", undo(room))
    assert asked.undo is not None
    assert asked.match is room.match
    one = act(asked, "bob", answer(asked, yes=True))
    assert one.match is room.match
    both = act(one, "cid", answer(asked, yes=True))
    assert both.undo is None
    assert views(both) == views(start)
    refused = act(one, "cid", answer(asked, yes=False))
    assert (refused.undo, refused.match) == (None, room.match)
    assert code(refused, "bob", answer(asked, yes=True)) == "not-now"
    assert act(asked, "bob", a_play(asked, "red")).undo is None
    briefly, away = (everyone(asked, "cid", away=seconds) for seconds in (60, 120))
    assert act(asked, "bob", answer(asked, yes=True), briefly).match is room.match, "Cid may come back"
    assert views(act(asked, "bob", answer(asked, yes=True), away)) == views(start), "nobody waits for ever"
    assert code(asked, "ann", wire.Undo(ply=0)) == "stale"


def test_one_request_at_a_time_and_a_yes_counts_for_the_request_it_names() -> None:
    """Otherwise a yes to Bob's last move could take back Ann's as well."""
    room = playing(PEOPLE, options=NOTHING_SHOWN)
    for person, seat in (("ann", "x"), ("bob", "red")):
        room = act(room, person, a_play(room, seat))
    bobs = act(room, "bob", undo(room))
    assert code(bobs, "ann", undo(bobs)) == "not-now"
    anns = act(act(bobs, "bob", answer(bobs, yes=False)), "ann", undo(room))
    assert code(anns, "cid", answer(bobs, yes=True)) == "not-now"
    assert act(anns, "cid", answer(anns, yes=True)).undo is not None


def test_what_was_seen_is_not_taken_back_except_in_practice() -> None:
    for practice in (False, True):
        start = playing(BOTS, options={**NOTHING_SHOWN, "reveals": "1,2,3,4"}, practice=practice)
        room = act(start, "ann", a_play(start, "x"))
        if practice:
            assert views(act(room, "ann", undo(room))) == views(start)
        else:
            assert code(room, "ann", undo(room)) == "learned"


def test_a_series_takes_nothing_back() -> None:
    room = playing({"x": "ann"}, edition_id=COMPACT, options={"players": "2", "board": "tiny-harbour"})
    room = play_on(room, Random(1), 4)
    assert "undo" not in set(room_rights(room, "ann", everyone(room)))
    assert code(room, "ann", undo(room)) == "not-now"


def test_the_record_keeps_both_lines_and_the_game_is_marked() -> None:
    room = playing(BOTS, options=NOTHING_SHOWN, practice=True)
    for n in range(2):
        room = bots_move(act(room, "ann", a_play(room, "x", n)))
        room = act(room, "ann", undo(room))
    room = bots_move(act(room, "ann", a_play(room, "x")))
    ended = step(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))
    [game] = [row for row in ended.rows if isinstance(row, FinishedRow)]
    assert (game.facts["practice"], game.facts["taken_back"]) == (True, 2)
    assert ended.room.match is not None
    kept = record.read(ended.room.match.record({"Practice": "yes"}))
    assert len(kept.taken) == 2
    assert verify(kept, catalog.start_of(kept)).taken == 2


def test_a_move_for_the_old_line_is_stale() -> None:
    start = playing(BOTS, options=NOTHING_SHOWN)
    room = act(start, "ann", a_play(start, "x"))
    room = act(room, "ann", undo(room))
    old = wire.Play(seat="x", ply=room.moment[1], move=offers(room, "x")[0], line=0)
    assert code(room, "ann", old) == "stale"
    assert act(room, "ann", wire.Play(seat="x", ply=old.ply, move=old.move, line=1)).moment[1] > old.ply


def conceded(seats: dict[str, str], practice: bool) -> tuple[RoomState, Change]:
    """A room after a move of each side, and the change that ended its game."""
    room = bots_move(act(start := playing(seats, options=NOTHING_SHOWN, practice=practice), "ann", a_play(start, "x")))
    if seats is PEOPLE:
        room = act(room, "bob", a_play(room, "red"))
        ply = room.moment[1]
        proposed = act(room, "cid", wire.Play(seat="blue", ply=ply, move="concede"))
        return room, step(proposed, "bob", wire.Agree(seat="blue", ply=ply, move="concede", yes=True))
    return room, step(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))


def test_the_end_is_taken_back_in_practice_and_the_game_goes_on() -> None:
    before, ended = conceded(BOTS, practice=True)
    over = ended.room
    assert "undo" in set(room_rights(over, "ann", everyone(over)))
    back = step(over, "ann", undo(over))
    assert back.room.status == "playing"
    assert views(back.room) == views(before), "the opened log is closed again"
    assert "rematch" not in set(room_rights(back.room, "ann", everyone(back.room)))
    [address] = [row.id for row in ended.rows if isinstance(row, FinishedRow)]
    assert ReopenedRow(address) in back.rows, "it leaves people's lists of finished games"
    [info] = [row.info for row in back.rows if isinstance(row, GameInfoRow)]
    assert "record" not in info, "the record of a game that goes on is closed"
    again = step(back.room, "ann", wire.Play(seat="x", ply=back.room.moment[1], move="concede"))
    [game] = [row for row in again.rows if isinstance(row, FinishedRow)]
    assert (game.id, game.facts["taken_back"]) == (address, 1), "the same game, with the same address"
    assert again.room.match is not None
    kept = record.read(again.room.match.record({"Practice": "yes"}))
    assert verify(kept, catalog.start_of(kept)).seed_known_from == before.moment[1]


def test_the_end_stays_where_it_is_no_practice() -> None:
    _, ended = conceded(BOTS, practice=False)
    assert "undo" not in set(room_rights(ended.room, "ann", everyone(ended.room)))
    with pytest.raises(FogboundError) as refusal:
        act(ended.room, "ann", undo(ended.room))
    assert refusal.value.code == "learned"
    assert refusal.value.text.startswith("The game is over. ")


def test_after_the_end_the_others_must_agree_too_and_a_rematch_ends_the_request() -> None:
    before, ended = conceded(PEOPLE, practice=True)
    asked = act(ended.room, "ann", undo(ended.room))
    assert (asked.status, asked.undo is not None) == ("over", True)
    one = act(asked, "bob", answer(asked, yes=True))
    both = act(one, "cid", answer(asked, yes=True))
    assert both.status == "playing"
    assert both.moment[1] < before.moment[1], "Ann's move goes, and all that came after it"
    rematch = act(asked, "bob", Rematch(False, (seed_from(2),), ()))
    assert (rematch.status, rematch.undo) == ("playing", None)
    assert rematch.facts.game_number == 2


def test_bots_go_on_for_people_who_left_after_the_end() -> None:
    _, ended = conceded(PEOPLE, practice=True)
    left = act(ended.room, "cid", wire.Leave())
    assert left.facts.chairs["blue"].open
    asked = act(left, "ann", undo(left))
    back = act(asked, "bob", answer(asked, yes=True))
    assert back.status == "playing"
    assert back.facts.chairs["blue"].bot is not None
    assert set(back.facts.sides_played) == {"ann", "bob", "cid"}, "all of them have played in it"


def test_at_one_device_nobody_looks_before_they_ask_when_a_game_goes_on() -> None:
    seats = dict.fromkeys(("x", "red", "blue", "green"), "ann")
    start = playing(seats, options=NOTHING_SHOWN, practice=True)
    room = act(start, "ann", a_play(start, "x"))
    over = act(room, "ann", wire.Play(seat="red", ply=room.moment[1], move="concede"))
    back = act(over, "ann", undo(over))
    assert begins_game(over, back)
    assert gaze_in_new_game(back, "ann", Gaze(("red",), chosen=True)) == Gaze()
    assert not begins_game(room, act(room, "ann", undo(room))), "the curtain stays as it is while the game goes on"
