"""The shape of every deduction game: seats make plies, and what a seat knows is the log as it saw it.

A game subclasses `Edition`, `Table` and `State`, and writes six members of `State`. Everything else
(matches, records, proofs, bots, servers) works from this page alone.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from json import JSONDecodeError, JSONDecoder, dumps
from random import Random
from typing import NamedTuple, Protocol, Self

from fogbound.errors import BadNotation, IllegalMove

Seat = str
DEALER: Seat = "dealer"
MAX_TEXT = 500


class Blank(Enum):
    """What stands where a value would: hidden from you, or yours to fill in."""

    HIDDEN = "?"
    SLOT = "_"

    def __repr__(self) -> str:
        return str(self)


HIDDEN, SLOT = Blank.HIDDEN, Blank.SLOT
Arg = int | str | Blank

# The one verb that takes bare words (`takered,t`); text of any other verb is quoted (`guess"Paris"`).
_WORDY = "take"
_VERB = re.compile(rf"{_WORDY}(?=[a-z])|[a-z]+")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}(?![0-9])", re.ASCII)
_WORD = re.compile(r"[a-z][a-z0-9]*", re.ASCII)
_quoted = JSONDecoder(strict=True).raw_decode


class Move(NamedTuple):
    """One decision. `Move.parse` and `str` are inverse."""

    verb: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        return self.verb + ",".join(self._written(arg) for arg in self.args)

    def _written(self, arg: Arg) -> str:
        if isinstance(arg, Blank):
            return str(arg.value)
        if isinstance(arg, int) or self.verb == _WORDY:
            return str(arg)
        return dumps(arg, ensure_ascii=False)

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read one move; anything else is `BadNotation`."""
        if len(text) > 4 * MAX_TEXT:
            raise BadNotation("bad-move", "That is far too long for a move.", given=text[:40])
        found = _VERB.match(text)
        if not found:
            raise _not_a_move(text, 0)
        verb, here = found.group(), found.end()
        args: list[Arg] = []
        while here < len(text):
            if args:
                if text[here] != ",":
                    raise _not_a_move(text, here)
                here += 1
            arg, here = _argument(text, here, verb)
            args.append(arg)
        return cls(verb, tuple(args))

    def fits(self, offer: Move) -> bool:
        """Is this the offered move, or the offered move with its open slots filled in?"""
        return self == offer or (
            self.verb == offer.verb
            and len(self.args) == len(offer.args)
            and all(a == o or (o is SLOT and _fills(a)) for a, o in zip(self.args, offer.args, strict=True))
        )


def _fills(arg: Arg) -> bool:
    return isinstance(arg, str) and arg.strip() != "" and len(arg) <= MAX_TEXT


def _argument(text: str, here: int, verb: str) -> tuple[Arg, int]:
    if here < len(text) and text[here] in "?_":
        return Blank(text[here]), here + 1
    if found := _NUMBER.match(text, here):
        return int(found.group()), found.end()
    if verb == _WORDY and (found := _WORD.match(text, here)):
        return found.group(), found.end()
    if text[here : here + 1] == '"':
        try:
            value, end = _quoted(text, here)
            value.encode()
        except (JSONDecodeError, UnicodeEncodeError):
            raise _not_a_move(text, here) from None
        if dumps(value, ensure_ascii=False) == text[here:end]:  # one spelling per text
            return value, end
    raise _not_a_move(text, here)


def _not_a_move(text: str, here: int) -> BadNotation:
    return BadNotation(
        "bad-move",
        f"{text!r} is not a move in Fogbound's notation (it goes wrong at character {here + 1}). "
        'Moves look like t58, k115, double or guess"Paris".',
        given=text,
        at=here,
    )


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

    @property
    def shared(self) -> tuple[Seat, ...]:
        """Seats that the rules let any person of their side move."""
        return ()


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

    @property
    def setup(self) -> str | None:
        """How the game was set up where it did not start at the beginning: a line that records keep."""
        return None

    def _refusal(self, seat: Seat, move: Move) -> IllegalMove:
        """Why a move is not legal. Games say more; they must not say what `seat` may not know."""
        return IllegalMove("illegal", f"{seat} cannot play {move} now.", seat=seat, move=str(move))

    def play(self, seat: Seat, move: Move | str) -> Self:
        """The state after a legal move; `IllegalMove` says why one is not."""
        if isinstance(move, str):
            move = Move.parse(move)
        offers = self.moves(seat)
        if move not in offers and not any(move.fits(offer) for offer in offers):
            raise self._why_not(seat, move)
        ply = Ply(seat, move, self._secret(seat, move))
        return replace(self._play(seat, move), log=(*self.log, ply))

    def _why_not(self, seat: Seat, move: Move) -> IllegalMove:
        known = {"seat": seat, "move": str(move)}
        if seat != DEALER and seat not in self.edition.seats:
            seats = ", ".join(self.edition.seats)
            return IllegalMove("no-such-seat", f"There is no seat {seat!r} here; seats are {seats}.", **known)
        if self.outcome is not None:
            return IllegalMove("game-over", "The game is over; no more moves are possible.", **known)
        if seat not in self.turn and not self.moves(seat):
            waiting = " or ".join(self.turn)
            return IllegalMove("not-your-turn", f"It is not {seat}'s turn; {waiting} to move.", **known)
        return self._refusal(seat, move)

    def view(self, seat: Seat | None) -> View:
        """The one exit for information. Once the game is over, every viewer's log is open."""
        if seat is not None and seat not in self.edition.seats:
            raise IllegalMove("no-such-seat", f"There is no seat {seat!r} to look from.", seat=seat)
        over = self.outcome is not None
        return View(
            self.edition.id,
            self.edition.options,
            self.edition.digests,
            seat,
            self.turn,
            self.moves(seat) if seat is not None else (),
            self.log if over else tuple([ply.seen_by(seat) for ply in self.log]),
            self._table(seat),
            self.outcome,
        )


class Player(Protocol):
    """Whoever chooses for a seat. None lets an interruption, or a colleague, go first."""

    def choose(self, view: View) -> Move | None: ...


def worlds(start: State, view: View, rng: Random | None = None) -> Iterator[State]:
    """Every truth a view allows, in the order `rng` shuffles it; reads the view and the rules only."""
    yield from _continue(start, view, rng, len(start.log))


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
