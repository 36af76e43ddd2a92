"""Play by asking exactly one seat at a time, among all that may move or interrupt.

Where any of several seats may move next, they are asked in turn order, and all but the last may let the
others go first; seats that may only interrupt are asked before them. This is how bots, arenas and
sequential research interfaces see a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from fogbound.game import DEALER, Move, Player, Seat, State
from fogbound.match import Match
from fogbound.notation import CONCEDE


class Question(NamedTuple):
    """Who is asked, what may be answered, and whether answering nothing is allowed."""

    seat: Seat
    moves: tuple[Move, ...]
    may_decline: bool


def questions(state: State) -> Iterator[Question]:
    """The questions of one ply, in order. The first move that a player gives ends them."""
    for seat in state.edition.seats:
        if seat not in state.turn and (moves := choices(state, seat)):
            yield Question(seat, moves, may_decline=True)
    for seat in state.turn:
        yield Question(seat, choices(state, seat), may_decline=seat != state.turn[-1])


def choices(state: State, seat: Seat) -> tuple[Move, ...]:
    """A seat's moves without `concede`, which people choose and programs do not."""
    return tuple([move for move in state.moves(seat) if move != CONCEDE])


def play(match: Match, players: Mapping[Seat, Player]) -> Match:
    """Play a match to its end; `players` choose for their seats."""
    while match.state.turn:
        step(match, players)
    return match


def step(match: Match, players: Mapping[Seat, Player]) -> None:
    """Ask for one ply and play it."""
    for question in questions(match.state):
        assert question.seat != DEALER  # a match plays its dealer itself
        move = players[question.seat].choose(match.view(question.seat))
        if move is not None:
            match.submit(question.seat, move, match.ply)
            return
        if not question.may_decline:
            raise ValueError(f"the player of {question.seat} gave no move although it had to")
