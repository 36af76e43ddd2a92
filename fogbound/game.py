"""The shape of every deduction game: seats make plies, and a seat knows exactly the log as it saw it.

A game subclasses `Edition`, `Table` and `State`, and writes six members of `State`. Everything else
(matches, records, proofs, bots, servers) works from this page alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, NamedTuple, Protocol, Self

from fogbound.errors import IllegalMove, Said
from fogbound.frozen import replaced
from fogbound.notation import HIDDEN, SLOT, Move

__all__ = [
    "DEALER", "HIDDEN", "SLOT", "Edition", "Move", "Outcome", "Player", "Ply",
    "Seat", "Secret", "State", "Table", "View", "worlds",
]  # fmt: skip

Seat = str
DEALER: Seat = "dealer"


class Secret(NamedTuple):
    """Who knows a ply, and what everybody else sees instead."""

    known_to: frozenset[Seat]
    shown: Move


class Ply(NamedTuple):
    """One move by one seat."""

    seat: Seat
    move: Move
    secret: Secret | None = None

    def seen_by(self, viewer: Seat | None) -> Ply:
        if self.secret is None or viewer in self.secret.known_to:
            return self
        return Ply(self.seat, self.secret.shown)


class Outcome(NamedTuple):
    """How it ended: `reason` is a code, `points` only where a game counts them."""

    winners: tuple[Seat, ...]
    reason: str
    points: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True)
class Edition:
    """One published rule set with its options applied. Seats run clockwise; the dealer has none."""

    game: str
    id: str
    revision: int
    seats: tuple[Seat, ...]
    options: tuple[tuple[str, str], ...]
    digests: tuple[tuple[str, str], ...]

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Seats that win together; alone by default."""
        return tuple((seat,) for seat in self.seats)

    @cached_property
    def side_of(self) -> Mapping[Seat, int]:
        """The number of each seat's side."""
        return {seat: n for n, side in enumerate(self.sides) for seat in side}

    @property
    def roles(self) -> tuple[tuple[Seat, ...], ...]:
        """Each person's seats at a full table, clockwise; a seat may be in several roles. A series rotates them."""
        return tuple((seat,) for seat in self.seats)

    @property
    def rotates(self) -> bool:
        """Do the roles differ, so that a series in which everybody plays each of them once makes sense?"""
        return True

    @property
    def shared(self) -> tuple[Seat, ...]:
        """Seats that the rules let any person of their side move."""
        return ()

    @property
    def house(self) -> tuple[Seat, ...]:
        """Seats that the house plays; nobody sits there."""
        return ()

    @property
    def agreed(self) -> bool:
        """Must all people who share a seat agree on its moves?"""
        return False

    @property
    def heats(self) -> bool:
        """Is one game only a heat, so that the winner is known once each person has played each role?"""
        return False


@dataclass(frozen=True)
class Table:
    """A game's own picture of the table, as one seat sees it."""


@dataclass(frozen=True)
class View:
    """All that one seat may know (seat None: a spectator), and the moves it may make."""

    edition: str
    options: tuple[tuple[str, str], ...]
    digests: tuple[tuple[str, str], ...]
    seat: Seat | None
    turn: tuple[Seat, ...]
    moves: tuple[Move, ...]
    log: tuple[Ply, ...]
    table: Table
    outcome: Outcome | None


@dataclass(frozen=True)
class State(ABC):
    """The whole truth at one moment. Only `view` may leave the core."""

    edition: Edition
    log: tuple[Ply, ...]

    @property
    @abstractmethod
    def turn(self) -> tuple[Seat, ...]:
        """Any one of these seats may move next; empty when the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @abstractmethod
    def moves(self, seat: Seat) -> tuple[Move, ...]:
        """What a seat may do now. Moves for a seat that is not in `turn` are interruptions."""

    @abstractmethod
    def _play(self, seat: Seat, move: Move) -> Self: ...

    @abstractmethod
    def _secret(self, seat: Seat, move: Move) -> Secret | None: ...

    @abstractmethod
    def _table(self, seat: Seat | None) -> Table: ...

    def starts(self) -> Iterator[State]:
        """Every start with the same public view as this one. A game that begins with a deal has only this one."""
        yield self

    @property
    def setup(self) -> str | None:
        """The line that describes a position set up by hand, for records; None for a game from the beginning."""
        return None

    def learned(self, before: Self, seat: Seat) -> str | None:
        """What `seat` has come to know since an earlier moment that going back there would not make unknown.

        A sentence for people; None if there is nothing. A game that hides more than deals says more.
        """
        if self.outcome is not None:
            return Said("learned-over", "The game is over.")
        if any(ply.seat == DEALER for ply in self.log[len(before.log) :]):
            return Said("learned-dealt", "Something has been dealt, read or rolled since.")
        return None

    def _refusal(self, seat: Seat, move: Move) -> IllegalMove:
        """Why a move is not legal. A game may say more, but nothing that `seat` may not know."""
        return IllegalMove("illegal", f"{seat} cannot play {move} now.", seat=seat, move=str(move))

    def _refusal_to(self, seat: Seat, place: int) -> IllegalMove:
        """Why no move leads to a place. A game with places may say more, but nothing that `seat` may not know."""
        return IllegalMove("illegal", f"{seat} cannot go to {place} now.", seat=seat, place=place)

    def play(self, seat: Seat, move: Move | str) -> Self:
        """The state after a legal move; `IllegalMove` says why one is not."""
        if isinstance(move, str):
            move = Move.parse(move)
        offers = self.moves(seat)
        if SLOT in move.args:  # an offer with an open slot is not a move yet
            raise self._why_not(seat, move)
        if move in offers:
            move = offers[offers.index(move)]  # 46.0 equals 46: log the offer itself
        elif not any(move.fits(offer) for offer in offers):
            raise self._why_not(seat, move)
        ply = Ply(seat, move, self._secret(seat, move))
        then = replaced(self._play(seat, move), log=(*self.log, ply))
        self._hand_on(then, ply)
        return then

    def _hand_on(self, then: Self, ply: Ply) -> None:
        """Give the next state what this one has worked out and a ply only adds to: here, logs as seats saw them."""
        known = vars(then)
        known["expected"] = (*self.expected, self.turn[0])
        if self._logs:
            secret = ply.secret
            known["_initiated"] = self._initiated if secret is None else self._initiated | secret.known_to
            known["_logs"] = {viewer: (*log, ply.seen_by(viewer)) for viewer, log in self._logs.items()}

    def why_not_to(self, seat: Seat, place: int) -> IllegalMove:
        """The most useful reason why no move of a seat leads to a place, for people who point at one."""
        return self._no_turn(seat, {"seat": seat, "place": place}) or self._refusal_to(seat, place)

    def _why_not(self, seat: Seat, move: Move) -> IllegalMove:
        return self._no_turn(seat, {"seat": seat, "move": str(move)}) or self._refusal(seat, move)

    def _no_turn(self, seat: Seat, known: dict[str, Any]) -> IllegalMove | None:
        """Why a seat has no move at all just now, if it has none."""
        if seat != DEALER and seat not in self.edition.seats:
            seats = ", ".join(self.edition.seats)
            return IllegalMove("no-such-seat", f"There is no seat {seat!r} here; seats are {seats}.", **known)
        if self.outcome is not None:
            return IllegalMove("game-over", "The game is over; no more moves are possible.", **known)
        if seat not in self.turn and not self.moves(seat):
            waiting = " or ".join(self.turn)
            return IllegalMove("not-your-turn", f"It is not {seat}'s turn; {waiting} to move.", **known)
        return None

    def view(self, seat: Seat | None) -> View:
        """The one exit for information. Once the game is over, every viewer's log is open."""
        if seat is not None and seat not in self.edition.seats:
            raise IllegalMove("no-such-seat", f"There is no seat {seat!r} to look from.", seat=seat)
        edition, outcome = self.edition, self.outcome
        return View(
            edition.id,
            edition.options,
            edition.digests,
            seat,
            self.turn,
            self.moves(seat) if seat is not None else (),
            self._log_of(seat) if outcome is None else self.log,
            self._table(seat),
            outcome,
        )

    def viewpoint(self, seat: Seat | None) -> Seat | None:
        """Whose view shows just what this seat's does, but for the moves: None is the public's.

        A game in which several seats see the same says so here, and what they see is worked out and written once.
        """
        return seat

    def _log_of(self, seat: Seat | None) -> tuple[Ply, ...]:
        """The log as a seat saw it. All who share no secret saw the same, so that one is made once."""
        viewer = seat if seat in self._initiated else None
        if viewer not in self._logs:
            self._logs[viewer] = tuple([ply.seen_by(viewer) for ply in self.log])
        return self._logs[viewer]

    @cached_property
    def expected(self) -> tuple[Seat, ...]:
        """The first seat in turn before each ply since the first state of this game."""
        return ()

    @cached_property
    def _logs(self) -> dict[Seat | None, tuple[Ply, ...]]:
        """The log by viewer, for those who asked."""
        return {}

    @cached_property
    def _initiated(self) -> frozenset[Seat]:
        """The seats that know a secret."""
        return frozenset(seat for ply in self.log if ply.secret is not None for seat in ply.secret.known_to)


class Player(Protocol):
    """A program or person that chooses for a seat. None passes up an interruption, or lets a colleague go first."""

    def choose(self, view: View) -> Move | None: ...


def worlds(start: State, view: View, rng: Random | None = None) -> Iterator[State]:
    """Every truth a view allows, in the order `rng` shuffles it; reads the view and the rules only."""
    starts = list(start.starts())
    if rng is not None:
        rng.shuffle(starts)
    for possible in starts:
        yield from _continue(possible, view, rng, len(start.log))


def _continue(state: State, view: View, rng: Random | None, n: int) -> Iterator[State]:
    if n == len(view.log):
        if state.view(view.seat) == view:
            yield state
        return
    seen = view.log[n]
    truths = [
        seen.move if seen.move.fits(offer) else offer
        for offer in state.moves(seen.seat)
        if _looks_like(state, view, offer, seen)
    ]
    if rng is not None:
        rng.shuffle(truths)
    for move in truths:
        yield from _continue(state.play(seen.seat, move), view, rng, n + 1)


def _looks_like(state: State, view: View, offer: Move, seen: Ply) -> bool:
    """Would this viewer have seen `seen`, had `offer` been played? An opened log shows the move itself."""
    if seen.secret is not None:
        return seen.move.fits(offer)
    secret = state._secret(seen.seat, offer)
    hidden = secret is not None and view.seat not in secret.known_to
    return secret.shown == seen.move if secret is not None and hidden else seen.move.fits(offer)
