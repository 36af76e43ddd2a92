"""Deciding together, on plain values: any of them, their captain, or all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fogbound.errors import FogboundError, StaleMove
from fogbound.server import wire
from fogbound.server.room import proposals
from fogbound.server.room.captains import captain_of
from fogbound.server.room.change import Message, Reconsider
from fogbound.server.room.presence import LONG_GRACE, VOTE_GRACE, Presence, next_turning_point
from fogbound.server.room.state import RoomState
from tests.server.room.rooms import NOW, POLICE, TWENTY, a_play, act, everyone, looking_from, playing, step, with_pin

THREE = {"players": "3", "board": "tiny-docks", "max_rounds": "4"}  # x; red, blue; police that both share


def team(decide: str) -> RoomState:
    """Ann is X and has moved; Bob and Cid lead the police together."""
    room = playing({"x": "ann", "red": "bob", "blue": "cid"}, edition_id=POLICE, options=THREE, decide=decide)
    while room.match is not None and "x" in room.match.state.turn:
        room = act(room, "ann", a_play(room, "x"))
    return room


def agree(proposal: wire.Play, yes: bool = True) -> wire.Agree:
    return wire.Agree(seat=proposal.seat, ply=proposal.ply, move=proposal.move, yes=yes)


def code(room: RoomState, person: str, message: Message, presence: Presence | None = None) -> str:
    with pytest.raises(FogboundError) as refusal:
        act(room, person, message, presence)
    return refusal.value.code


def test_anyone_moves_at_once_where_any_decides() -> None:
    room = team("any")
    played = step(room, "cid", a_play(room, "bobby1"))
    assert played.room.moment[1] == room.moment[1] + 1
    assert not played.room.proposals


def test_a_move_is_played_once_all_agree() -> None:
    room = team("all")
    move = a_play(room, "bobby1", id="1")
    waits = step(room, "bob", move)
    assert not waits.rows, "a proposal is not stored"
    (proposal,) = waits.room.proposals
    assert (proposal.by, proposal.agreed, dict(proposal.ids)) == ("bob", ("bob",), {"bob": "1"})
    assert proposals.visible_to(waits.room, "cid", everyone(room)) == [proposal]
    assert proposals.visible_to(waits.room, "ann", everyone(room)) == []
    played = act(waits.room, "cid", agree(move))
    assert played.moment[1] == room.moment[1] + 1
    assert ("bob", "1") in played.answered
    assert act(played, "bob", move) is played, "sent again, it is not played again"
    assert not played.proposals


def test_a_seat_of_ones_own_needs_no_agreement() -> None:
    room = team("all")
    assert act(room, "bob", a_play(room, "red")).moment[1] == room.moment[1] + 1


def test_a_proposal_is_withdrawn_or_replaced() -> None:
    room = team("all")
    first, second = a_play(room, "bobby1"), a_play(room, "bobby1", 1)
    proposed = act(room, "bob", first)
    off = act(proposed, "cid", agree(first, yes=False))
    assert not off.proposals
    assert [gone.by for gone in off.withdrawals] == ["cid"]
    assert code(off, "cid", agree(first)) == "not-now"
    other = act(proposed, "cid", second)
    assert [each.move for each in other.proposals] == [second.move]
    assert code(other, "bob", agree(first)) == "not-now", "people agree to what they saw"
    assert not act(off, "bob", first).withdrawals, "what is proposed again is not withdrawn"


def test_a_move_that_cannot_be_played_is_not_proposed() -> None:
    room = team("all")
    move = a_play(room, "bobby1")
    assert code(room, "bob", wire.Play(seat="bobby1", ply=move.ply, move="t9999")) == "no-such-station"
    assert code(room, "bob", wire.Play(seat="bobby1", ply=move.ply, move="hop hop")) == "bad-move"
    assert code(room, "bob", wire.Play(seat="bobby1", ply=0, move=move.move)) == "stale"
    assert code(room, "ann", move) == "not-yours"
    assert code(act(room, "bob", move), "ann", agree(move)) == "not-yours"
    with pytest.raises(StaleMove):
        act(room, "cid", wire.Agree(seat="bobby1", ply=0, move=move.move, yes=True))


def test_proposing_the_same_move_is_agreement() -> None:
    room = team("all")
    move = a_play(room, "bobby1")
    assert act(act(room, "bob", move), "cid", move).moment[1] == room.moment[1] + 1


def test_the_others_wait_a_while_for_absent_people() -> None:
    room = team("all")
    move = a_play(room, "bobby1")
    briefly, long = (everyone(room, "cid", away=away) for away in (VOTE_GRACE - 1, VOTE_GRACE))
    waits = act(room, "bob", move, briefly)
    assert waits.proposals
    assert next_turning_point(waits, briefly) == pytest.approx(1.0)
    assert act(waits, None, Reconsider(), briefly).proposals
    assert act(waits, None, Reconsider(), long).moment[1] == room.moment[1] + 1
    assert act(room, "bob", move, long).moment[1] == room.moment[1] + 1, "nobody else decides any more"


def test_nothing_is_played_while_nobody_is_here() -> None:
    room = team("all")
    waits = act(room, "bob", a_play(room, "bobby1"))
    empty = everyone(room, "bob", "cid", away=VOTE_GRACE + 1)
    assert act(waits, None, Reconsider(), empty).proposals


def test_conceding_needs_the_whole_side_and_waits_longer() -> None:
    for decide in ("any", "captain", "all"):
        room = team(decide)
        give_up = wire.Play(seat="red", ply=room.moment[1], move="concede")
        waits = act(room, "bob", give_up, everyone(room, "cid", away=VOTE_GRACE + 1))
        assert waits.proposals, "it is not a move like others"
        over = act(waits, "cid", wire.Play(seat="blue", ply=room.moment[1], move="concede"))
        assert over.status == "over"
        alone = act(room, "bob", give_up, everyone(room, "cid", away=LONG_GRACE))
        assert alone.status == "over"


def test_the_captain_moves_for_the_side_while_they_are_here() -> None:
    room = team("captain")
    here = everyone(room)
    assert captain_of(room, 1, here) == "bob"
    assert code(room, "cid", a_play(room, "bobby1")) == "captain"
    assert act(room, "cid", a_play(room, "blue")).moment[1] == room.moment[1] + 1, "their own pawn is their own"
    named = act(room, "ann", wire.Host(do="captain", person="cid"))
    assert captain_of(named, 1, here) == "cid"
    assert captain_of(named, 1, everyone(room, "cid", away=VOTE_GRACE)) == "bob"
    assert captain_of(named, 0, here) is None


def test_behind_a_locked_seat_nobody_sees_or_agrees() -> None:
    room = act(act(team("all"), "bob", wire.Sit(seat="bobby1", who="me")), "cid", wire.Sit(seat="bobby1", who="me"))
    room = with_pin(room, "bob", "bobby1", "1234")
    seen = looking_from(everyone(room), bob=("bobby1",), cid=("bobby1",))
    hidden = looking_from(seen, cid=())
    move = a_play(room, "bobby1")
    waits = act(room, "bob", move, hidden)
    assert waits.proposals, "the holder is waited for"
    assert proposals.visible_to(waits, "cid", hidden) == []
    assert code(waits, "cid", agree(move), hidden) == "pin"
    assert proposals.visible_to(waits, "cid", seen) == list(waits.proposals)
    assert code(room, "cid", move, hidden) == "pin"


def test_proposals_lapse_with_their_proposer_and_when_decide_changes() -> None:
    room = team("all")
    waits = act(room, "bob", a_play(room, "bobby1"))
    kicked = act(waits, "ann", wire.Host(do="kick", person="bob"))
    assert not kicked.proposals
    lapsed = act(waits, "ann", wire.Host(do="settings", settings={"decide": "any"}))
    assert [gone.by for gone in lapsed.withdrawals] == [None]
    message = proposals.withdrawal_message(lapsed.withdrawals[0])
    assert (message.move, message.by, message.proposer) == (None, None, "bob")


def test_an_agreed_move_that_is_no_longer_legal_lapses() -> None:
    room = team("all")
    waits = act(room, "bob", a_play(room, "bobby1"))
    stale = replace(waits, proposals=(replace(waits.proposals[0], ply=0, agreed=("bob", "cid")),))
    assert not act(stale, None, Reconsider()).proposals


def test_agreed_moves_are_held_while_others_may_cut_in_like_all_others() -> None:
    options = {"players": "3", "reader": "house"}
    seats = {"p1": "ann", "p2": "bob", "p3": "cid"}
    room = playing(seats, edition_id=TWENTY, options=options, decide="all", window=4)
    assert room.match is not None
    (seat,) = room.match.state.turn
    room = act(room, room.facts.chairs[seat].holders[0], a_play(room, seat))  # a clue: the others may cut in
    (seat,) = room.match.state.turn  # type: ignore[union-attr]
    holder, other = room.facts.chairs[seat].holders[0], "dot"
    chair = replace(room.facts.chairs[seat], holders=(holder, other))  # no edition seats two people here yet
    room = room.with_facts(members=(*room.facts.members, other)).with_chairs({seat: chair})
    move = a_play(room, seat)
    proposed = act(room, holder, move)
    assert [proposal.by for proposal in proposed.proposals] == [holder]
    for agreed in (act(proposed, other, agree(move)), act(proposed, other, wire.Leave())):
        assert (agreed.moment, agreed.proposals) == (room.moment, ())
        assert agreed.held is not None
        assert (agreed.held.seat, agreed.held.move) == (seat, move.move)
    assert act(proposed, other, agree(move), now=NOW + 5).moment > room.moment
