"""A guessing game in fifty lines: the smallest game that uses every part of the core.

The reader is dealt a card that nobody else sees. The others take turns to guess it in free text, anybody else may
buzz in between, and the reader says whether a guess is right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from fogbound.catalog import Game
from fogbound.game import DEALER, HIDDEN, SLOT, Edition, Move, Outcome, Seat, Secret, State, Table
from fogbound.options import Option, apply

EDITION = Edition("toy", "toy/one", 1, ("reader", "p1", "p2", "p3"), (("cards", "4"),), (("edition", "0"),))
CARDS = (1, 2, 3, 4)
OPTIONS = (Option("cards", "number", len(CARDS), low=len(CARDS), high=len(CARDS)),)
GUESSERS = ("p1", "p2", "p3")


@dataclass(frozen=True)
class ToyTable(Table):
    card: int | None
    guesses: int


@dataclass(frozen=True)
class Toy(State):
    card: int = 0
    guesser: Seat = "p1"
    buzzed: tuple[Seat, ...] = ()
    judging: bool = False
    guesses: int = 0
    found: bool = False

    @property
    def turn(self) -> tuple[Seat, ...]:
        if self.outcome is not None:
            return ()
        if not self.card:
            return (DEALER,)
        return ("reader",) if self.judging else (self.guesser,)

    @property
    def outcome(self) -> Outcome | None:
        if self.found:
            return Outcome((self.guesser,), "found", ((self.guesser, 20 - self.guesses),))
        return Outcome(("reader",), "unfound") if self.guesses == 6 else None

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat == DEALER and self.turn == (DEALER,):
            return tuple(Move("card", (n,)) for n in CARDS)
        if seat == "reader" and self.turn == ("reader",):
            return (Move("right"), Move("wrong"))
        if self.turn == (seat,):
            return (Move("guess", (SLOT,)), Move("pass"))
        may_buzz = seat in GUESSERS and self.turn == (self.guesser,) and seat not in self.buzzed
        return (Move("buzz"),) if may_buzz else ()

    def _play(self, seat: Seat, move: Move) -> Toy:
        following = GUESSERS[(GUESSERS.index(self.guesser) + 1) % 3]
        match move.verb:
            case "card":
                (card,) = move.args
                assert isinstance(card, int)
                return replace(self, card=card)
            case "buzz":
                return replace(self, guesser=seat, buzzed=(*self.buzzed, seat))
            case "guess":
                return replace(self, judging=True, guesses=self.guesses + 1)
            case "right":
                return replace(self, judging=False, found=True)
            case "pass":
                return replace(self, guesses=self.guesses + 1, guesser=following)
            case _:
                return replace(self, judging=False, guesser=following)

    def _secret(self, seat: Seat, move: Move) -> Secret | None:
        if move.verb != "card":
            return None
        return Secret(frozenset({"reader"}), Move("card", (HIDDEN, "person")))

    def _table(self, seat: Seat | None) -> ToyTable:
        known = seat == "reader" or self.outcome is not None
        return ToyTable(self.card or None if known else None, self.guesses)


START = Toy(EDITION, ())


def _find(edition_id: str, options: Mapping[str, Any]) -> Edition:
    apply(edition_id, OPTIONS, options)  # nothing else can be chosen
    return EDITION


def _start(edition: Edition, position: str | None) -> Toy:
    return Toy(edition, ())


# The least that an entry can say: everything else has a default.
GAME = Game(
    name="toy",
    ids=(EDITION.id,),
    title=lambda edition_id: "A toy",
    options=lambda edition_id: OPTIONS,
    find=_find,
    start=_start,
)
