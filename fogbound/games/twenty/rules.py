"""The rules of twenty questions, for every edition: the legal moves, and what each of them does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from fogbound.errors import BadNotation, IllegalMove, Said
from fogbound.game import DEALER, HIDDEN, SLOT, Move, Outcome, Seat, Secret, State
from fogbound.games.twenty import refusals
from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.position import Position, left_of, opening
from fogbound.games.twenty.scoring import score_card
from fogbound.games.twenty.table import TwentyTable, lay_table

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
        return lay_table(self.edition, self.position, self.log, seat)

    def viewpoint(self, seat: Seat | None) -> Seat | None:
        """Whoever has read a card knows more than the others."""
        return seat if seat in self._initiated else None

    def learned(self, before: TwentyState, seat: Seat) -> str | None:
        """A verdict or a reply tells as much as a clue."""
        heard = {"right", "wrong", "precise", "answer"}
        if any(ply.move.verb in heard and ply.seat != seat for ply in self.log[len(before.log) :]):
            return Said("learned-answered", "The reader has answered since.")
        return super().learned(before, seat)

    def _refusal(self, seat: Seat, move: Move) -> IllegalMove:
        return refusals.refusal(self.edition, self.position, seat, move)


def start(edition: TwentyEdition, position: str | None = None) -> TwentyState:
    """A new game, before its first card."""
    if position is not None:
        raise BadNotation("bad-position", f"{edition.id} has no position lines: a game starts at the beginning.")
    return TwentyState(edition, (), opening(edition))


@cache
def _covered(reader: Seat, category: str) -> Secret:
    """Everyone hears the card's category; only the reader sees the card."""
    return Secret(frozenset({reader}), Move("card", (HIDDEN, category)))


# Legal moves


def legal(edition: TwentyEdition, position: Position) -> tuple[Move, ...]:
    """The moves of the seat in turn."""
    match position.phase:
        case "deal":
            return _deals(len(edition.deck.cards), position.dealt)
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


@lru_cache(maxsize=256)
def _deals(cards: int, dealt: tuple[int, ...]) -> tuple[Move, ...]:
    """The cards that can be dealt. Once all have been dealt, all but the last one can be dealt again."""
    left_out = dealt if len(dealt) < cards else dealt[-1:]
    return tuple(Move("card", (number,)) for number in range(1, cards + 1) if number not in left_out)


def may_buzz(edition: TwentyEdition, position: Position, seat: Seat) -> bool:
    """Whether a player can cut in: with a violet chip, while the investigator thinks. The reader never can."""
    return (
        position.phase == "clue"
        and seat not in (position.reader, position.investigator)
        and seat in edition.index
        and position.violets[edition.index[seat]]
    )


# What a move does


def after(edition: TwentyEdition, position: Position, seat: Seat, move: Move) -> Position:
    """The position after a legal move."""
    match move.verb:
        case "card":
            return _deal(edition, position, move.number)
        case "pick":
            return position._replace(phase="read", chips=(*position.chips, move.number))
        case "clue":
            return position._replace(phase="clue")
        case "roll":
            may_ask = move.number <= edition.die_question_faces
            return position._replace(phase="ask") if may_ask else _next_turn(edition, position)
        case "ask":
            return position._replace(phase="reply")
        case "answer":
            return _reply(edition, position)
        case "speak":
            return position._replace(phase="answer", speaker=position.investigator)
        case "buzz":
            return _cut_in(edition, position, seat)
        case "guess":
            return position._replace(phase="verdict")
        case "precise":
            return position._replace(phase="answer", pressed=True)
        case "right":
            return position._replace(phase="open")
        case "wrong" | "pass":
            return _fail(edition, position)
        case _:  # open
            return score_card(edition, position)


def _deal(edition: TwentyEdition, position: Position, card: int) -> Position:
    all_dealt = len(position.dealt) == len(edition.deck.cards)
    before = position.dealt[-1:] if all_dealt else position.dealt
    return position._replace(phase="choose", card=card, number=position.number + 1, dealt=(*before, card))


def _reply(edition: TwentyEdition, position: Position) -> Position:
    """Nobody can cut in after a reply, as they can after a clue, unless the option allows it."""
    asked = position._replace(asked=True)
    if edition.violet_after_question:
        return asked._replace(phase="clue")
    return asked._replace(phase="answer", speaker=position.investigator)


def _cut_in(edition: TwentyEdition, position: Position, seat: Seat) -> Position:
    remaining = tuple([held and i != edition.index[seat] for i, held in enumerate(position.violets)])
    return position._replace(phase="answer", speaker=seat, violets=remaining)


def _fail(edition: TwentyEdition, position: Position) -> Position:
    """After a wrong answer or none. If someone had cut in, the investigator thinks on; else the next turn begins."""
    if position.interrupted:
        return position._replace(phase="clue", speaker=None, pressed=False)
    if position.asked and edition.roll_after_failed_question:
        return _next_investigator(edition, position)._replace(phase="roll")
    return _next_turn(edition, position)


def _next_turn(edition: TwentyEdition, position: Position) -> Position:
    """The next player picks a number; if none is left, nobody has found the card and it is opened."""
    following = _next_investigator(edition, position)
    return following._replace(phase="choose" if len(position.chips) < ENTRIES else "open")


def _next_investigator(edition: TwentyEdition, position: Position) -> Position:
    """The next player to the left investigates; the reader is skipped."""
    left = left_of(edition, position.investigator)
    if left == position.reader:
        left = left_of(edition, left)
    return position._replace(investigator=left, speaker=None, asked=False, pressed=False)
