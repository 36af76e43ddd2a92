"""Moves: who may make one, when, and what it changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from fogbound import catalog
from fogbound.errors import StaleMove
from fogbound.frozen import replaced
from fogbound.game import Ply, Seat, State
from fogbound.house.steward import Deadline
from fogbound.languages.catalogue import worded
from fogbound.match import Match
from fogbound.notation import CONCEDE
from fogbound.server import wire
from fogbound.server.room import seats, series
from fogbound.server.room.change import Change, PlannedMove
from fogbound.server.room.finished import finished_rows
from fogbound.server.room.game_info import game_info_row
from fogbound.server.room.presence import Presence
from fogbound.server.room.rows import PlyRow, Row, SeenRow, SnapshotRow
from fogbound.server.room.state import HeldMove, Person, RoomState, Sender
from fogbound.server.wire import Refused

SNAPSHOT_EVERY = 20  # plies


def running_match(room: RoomState) -> Match:
    if room.frozen:
        raise Refused("frozen", "This game began under other rules and cannot continue. Its log is kept.")
    if room.match is None or room.facts.stage != "playing":
        over = room.match is not None and room.match.state.outcome is not None
        raise Refused("game-over" if over else "not-now", worded("now-no-game"))
    return room.match


# Who may move


def refuse_unless_player(room: RoomState, person: Person, seat: Seat, attached: Sequence[Seat]) -> None:
    """People act for seats that they may play; for a locked one only while they look from it."""
    chair = seats.chair_of(room, seat)
    if not seats.may_play(room, person, seat):
        raise seats.not_yours(seat)
    if chair.pin and seat not in attached:
        raise Refused("pin", f"{seat} is locked with a pin; attach to it first.", seat=seat)


def refuse_unless_looking(room: RoomState, person: Person, seat: Seat, ply: int, attached: Sequence[Seat]) -> None:
    """What a person is told about a seat's moves is for those who play the seat and look from it, at this ply."""
    refuse_unless_player(room, person, seat, attached)
    if seat not in attached:
        text = f"Attach to {seat} first: the answer shows what the seat sees."
        raise Refused("not-yours", text, status=403, seat=seat)
    now = running_match(room).ply
    if ply != now:
        raise StaleMove("stale", "The game has moved on since you asked.", given=ply, now=now)


def refuse_where_house_decides(room: RoomState, seat: Seat, presence: Presence) -> None:
    """Nobody moves where the house does."""
    if seat not in running_match(room).state.turn:
        return
    deadline = deadline_of(room, seat, presence)
    if deadline is not None and deadline.after is None:
        raise Refused("house", "The house decides on this at your table.", status=409, seat=seat)


def concedes(move: str) -> bool:
    return move == str(CONCEDE)  # a move has one spelling


# Time


def deadline_of(room: RoomState, seat: Seat, presence: Presence) -> Deadline | None:
    """What the house plays for a seat in turn, and when. Nobody's clock runs while nobody is in the room."""
    assert room.match is not None
    if not room.steward.keeps_time:
        return None
    person = room.facts.chairs[seat].bot is None
    if person and not presence.attached:
        return None
    return room.steward.deadline(room.match.view(seat), person=person)


def clock_start(room: RoomState, presence: Presence) -> float:
    """When the clocks of this ply began to run: with the ply before it, or when someone came into an empty room."""
    return max(room.moved, presence.occupied_since)


def opens_in(room: RoomState, presence: Presence) -> float:
    """Seconds until a move of the seats in turn takes effect: until then others may cut in."""
    assert room.match is not None
    if not room.steward.keeps_time:
        return 0.0
    opens = clock_start(room, presence) + room.steward.seconds_to_cut_in(room.match.view(None))
    return max(0.0, opens - presence.now)


def timing(room: RoomState, presence: Presence) -> wire.Timing | None:
    """What time counts for just now; None where no clock runs."""
    if room.match is None or room.status != "playing" or not room.steward.keeps_time:
        return None
    deadlines = [deadline_of(room, seat, presence) for seat in room.match.state.turn]
    runs = presence.now - clock_start(room, presence)
    ends = [due.after - runs for due in deadlines if due is not None and due.after is not None]
    opens, lapses = round(opens_in(room, presence), 2), round(max(0.0, min(ends, default=0.0)), 2)
    return wire.Timing(opens or None, lapses or None) if opens or lapses else None


# Playing


def play(
    room: RoomState,
    seat: Seat,
    move: str,
    ply: int,
    presence: Presence,
    sender: Sender | None = None,
) -> Change:
    """A move that may be made. All proposals were meant for the ply before it."""
    match = running_match(room)
    ahead, now = match.after(seat, move, ply), presence.now
    answered = room.answered if sender is None else room.answered | {sender}
    moved = replaced(
        room,
        match=ahead,
        moved=now,
        changed=now,
        answered=answered,
        proposals=(),
        withdrawals=(),
        held=None,
        undo=None,
    )
    rows = (
        *_ply_rows(moved, match.written, ahead.state.log[ply:], presence.now, sender),
        *_seen_rows(moved, match.state, ahead.state, presence.now),
    )
    outcome = ahead.state.outcome
    if outcome is None:
        return Change(moved, (*rows, *_snapshot_rows(room, ahead.ply)))
    over = series.end_game(moved, outcome)
    return Change(over, (*rows, game_info_row(over, presence), *finished_rows(over, presence)))


def play_for_person(
    room: RoomState,
    seat: Seat,
    move: str,
    ply: int,
    presence: Presence,
    sender: Sender | None = None,
) -> Change:
    """A move that people have decided on. While others may still cut in, it is held."""
    match = running_match(room)
    if ply != match.ply:  # it is stale, and the sender must hear that
        return play(room, seat, move, ply, presence, sender)
    refuse_where_house_decides(room, seat, presence)
    if seat in match.state.turn and opens_in(room, presence) > 0:
        match.after(seat, move, ply)  # a move that could not be played is not held
        return Change(_hold(room, HeldMove(seat, move, sender)))
    return play(room, seat, move, ply, presence, sender)


def _hold(room: RoomState, held: HeldMove) -> RoomState:
    """The room with a move that waits for its time, in place of an earlier one: people may still change their mind."""
    answered = room.answered if held.sender is None else room.answered | {held.sender}
    return replace(room, held=held, answered=answered, proposals=(), withdrawals=())


def planned_move(room: RoomState, message: PlannedMove, presence: Presence) -> Change:
    """A bot's move, or the house's; nothing happens if the game has moved on or the seat has changed hands."""
    late = room.moment != message.moment or room.status != "playing"
    if late or room.facts.chairs[message.seat].bot != message.bot:
        return Change(room)
    held = room.held
    decided = held is not None and (held.seat, held.move) == (message.seat, str(message.move))
    sender = held.sender if held is not None and decided else None
    return play(room, message.seat, str(message.move), room.moment[1], presence, sender)


def deal(room: RoomState, seed: bytes, presence: Presence) -> Change:
    """A new game of the room's present edition."""
    start = catalog.start(room.edition)
    match = Match(start, seed)
    fresh = replace(room, match=match, began=presence.now, moved=presence.now, frozen=False, held=None, undo=None)
    earlier = room.answered_before | room.answered
    dealt = replace(fresh, proposals=(), withdrawals=(), answered=frozenset(), answered_before=earlier)
    dealt = dealt.with_facts(stage="playing")
    rows = (
        game_info_row(dealt, presence),
        *_ply_rows(dealt, 0, match.state.log, presence.now),
        *_seen_rows(dealt, start, match.state, presence.now),
    )
    return Change(dealt, rows)


# What the store keeps


def _ply_rows(
    room: RoomState, first: int, plies: Sequence[Ply], now: float, sender: Sender | None = None
) -> Iterator[Row]:
    """New rows for the log, numbered from `first` on, which counts plies that were taken back, too.

    Only the first ply is the sender's; the rest are the dealer's.
    """
    for n, ply in enumerate(plies):
        from_whom = None if n or sender is None else " ".join(sender)
        yield PlyRow(room.id, room.facts.game_number, first + n, ply.seat, str(ply.move), from_whom, now)


def _snapshot_rows(room: RoomState, ply: int) -> Iterator[Row]:
    """Now and then, what the steward has worked out up to the ply before: everyone has been told that already."""
    assert room.match is not None
    if ply // SNAPSHOT_EVERY > room.match.ply // SNAPSHOT_EVERY:
        snapshot = room.steward.snapshot(room.match.view(None))
        if snapshot is not None:
            yield SnapshotRow(room.id, room.facts.game_number, snapshot)


def _seen_rows(room: RoomState, before: State, after: State, now: float) -> Iterator[Row]:
    """Cards that came on the table between two moments, for everyone who sits there."""
    for thing in catalog.opened(before, after):
        for person in seats.seated_people(room):
            yield SeenRow(person, after.edition.game, thing, now)
