"""The rules of twenty questions, for every edition: what may be played, and what then happens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fogbound.errors import BadNotation, IllegalMove
from fogbound.game import DEALER, HIDDEN, SLOT, Move, Outcome, Seat, Secret, State
from fogbound.games.twenty import refusals
from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.position import Position, left_of, opening
from fogbound.games.twenty.scoring import scored
from fogbound.games.twenty.table import TwentyTable, lay

PASS, SPEAK, BUZZ = Move("pass"), Move("speak"), Move("buzz")
GUESS, ASK, ANSWER = Move("guess", (SLOT,)), Move("ask", (SLOT,)), Move("answer", (SLOT,))
RIGHT, WRONG, PRECISE = Move("right"), Move("wrong"), Move("precise")


@dataclass(frozen=True)
class TwentyState(State):
    """The truth of one game of twenty questions."""

    edition: TwentyEdition
    position: Position

    @property
    def turn(self) -> tuple[Seat, ...]:
        return self.position.turn

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat in self.position.turn:
            return legal(self.edition, self.position)
        return (BUZZ,) if may_buzz(self.edition, self.position, seat) else ()

    def _play(self, seat: Seat, move: Move) -> TwentyState:
        return TwentyState(self.edition, self.log, after(self.edition, self.position, seat, move))

    def _secret(self, seat: Seat, move: Move) -> Secret | None:
        if seat != DEALER or move.verb != "card":
            return None
        return _covered(self.position.reader, self.edition.card(move.number).category)

    def _table(self, seat: Seat | None) -> TwentyTable:
        return lay(self.edition, self.position, self.log, seat)

    def _refusal(self, seat: Seat, move: Move) -> IllegalMove:
        return refusals.refusal(self.edition, self.position, seat, move)


def start(edition: TwentyEdition, position: str | None = None) -> TwentyState:
    """A game before its first card."""
    if position is not None:
        raise BadNotation("bad-position", f"{edition.id} starts at the beginning: it has no position line.")
    return TwentyState(edition, (), opening(edition))


@cache
def _covered(reader: Seat, category: str) -> Secret:
    """The reader says what kind of thing he is; the card is his alone."""
    return Secret(frozenset({reader}), Move("card", (HIDDEN, category)))


# What may be played


def legal(edition: TwentyEdition, position: Position) -> tuple[Move, ...]:
    """What the seat in turn may play."""
    match position.phase:
        case "deal":
            return tuple([Move("card", (number,)) for number in _undealt(edition, position)])
        case "choose":
            return tuple([Move("pick", (n,)) for n in range(1, ENTRIES + 1) if n not in position.chips])
        case "read":
            entry = edition.wording(position.card).entries[position.chips[-1] - 1]
            return _rolls(edition.die_faces) if entry == QUESTION else (Move("clue", (entry,)),)
        case "roll":
            return _rolls(edition.die_faces)
        case "clue":
            return (SPEAK, PASS)
        case "answer":
            return (GUESS, PASS)
        case "verdict":
            return (RIGHT, WRONG) if position.pressed else (RIGHT, WRONG, PRECISE)
        case "ask":
            return (ASK,)
        case "reply":
            return (ANSWER,)
        case _:  # open
            return (Move("open", (edition.wording(position.card).answer,)),)


@cache
def _rolls(faces: int) -> tuple[Move, ...]:
    return tuple(Move("roll", (face,)) for face in range(1, faces + 1))


def _undealt(edition: TwentyEdition, position: Position) -> list[int]:
    """The cards not dealt yet; once all have been, all but the last begin anew."""
    numbers = range(1, len(edition.deck.cards) + 1)
    dealt = position.dealt if len(position.dealt) < len(numbers) else position.dealt[-1:]
    return [number for number in numbers if number not in dealt]


def may_buzz(edition: TwentyEdition, position: Position, seat: Seat) -> bool:
    """While the investigator thinks, every other player with a violet chip may cut in; the reader may not."""
    return (
        position.phase == "clue"
        and seat not in (position.reader, position.investigator)
        and seat in edition.index
        and position.violets[edition.index[seat]]
    )


# What then happens


def after(edition: TwentyEdition, position: Position, seat: Seat, move: Move) -> Position:
    """The position after a legal move."""
    match move.verb:
        case "card":
            return _dealt(edition, position, move.number)
        case "pick":
            return position._replace(phase="read", chips=(*position.chips, move.number))
        case "clue":
            return position._replace(phase="clue")
        case "roll":
            return (
                position._replace(phase="ask")
                if move.number <= edition.die_question_faces
                else _next(edition, position)
            )
        case "ask":
            return position._replace(phase="reply")
        case "answer":
            return _replied(edition, position)
        case "speak":
            return position._replace(phase="answer", speaker=position.investigator)
        case "buzz":
            return _interrupted(edition, position, seat)
        case "guess":
            return position._replace(phase="verdict")
        case "precise":
            return position._replace(phase="answer", pressed=True)
        case "right":
            return position._replace(phase="open")
        case "wrong" | "pass":
            return _failed(edition, position)
        case _:  # open
            return scored(edition, position)


def _dealt(edition: TwentyEdition, position: Position, card: int) -> Position:
    again = len(position.dealt) == len(edition.deck.cards)
    before = position.dealt[-1:] if again else position.dealt
    return position._replace(phase="choose", card=card, number=position.number + 1, dealt=(*before, card))


def _replied(edition: TwentyEdition, position: Position) -> Position:
    """The reply is no clue: nobody cuts in, unless the table has agreed otherwise."""
    asked = position._replace(asked=True)
    if edition.violet_after_question:
        return asked._replace(phase="clue")
    return asked._replace(phase="answer", speaker=position.investigator)


def _interrupted(edition: TwentyEdition, position: Position, seat: Seat) -> Position:
    spent = tuple([held and i != edition.index[seat] for i, held in enumerate(position.violets)])
    return position._replace(phase="answer", speaker=seat, violets=spent)


def _failed(edition: TwentyEdition, position: Position) -> Position:
    """A wrong answer, or none: an interrupted investigator goes on thinking, else the next player's turn begins."""
    if position.interrupted:
        return position._replace(phase="clue", speaker=None, pressed=False)
    if position.asked and edition.roll_after_failed_question:
        return _handed_on(edition, position)._replace(phase="roll")
    return _next(edition, position)


def _next(edition: TwentyEdition, position: Position) -> Position:
    """The next player names a number, if one is left; otherwise nobody has found the card."""
    handed = _handed_on(edition, position)
    return handed._replace(phase="choose" if len(position.chips) < ENTRIES else "open")


def _handed_on(edition: TwentyEdition, position: Position) -> Position:
    """The investigator's place goes to the left, past the reader."""
    left = left_of(edition, position.investigator)
    if left == position.reader:
        left = left_of(edition, left)
    return position._replace(investigator=left, speaker=None, asked=False, pressed=False)
