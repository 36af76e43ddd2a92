"""A moment of twenty questions as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from fogbound.game import DEALER, Outcome, Seat
from fogbound.games.twenty.edition import HOUSE, TwentyEdition

# deal → choose → read → clue → answer → verdict → choose …            a clue
#                      → (ask → reply → answer → verdict → roll …)     a question mark, rolled for
#      → open → deal …; over after an open
DEALT = frozenset({"deal", "read", "roll", "open"})
READ_OUT = frozenset({"reply", "verdict"})


@dataclass(frozen=True)
class Over:
    """A card that has been opened: whose it was, who found it (None: nobody), and what it earned."""

    number: int
    reader: Seat
    category: str
    answer: str
    finder: Seat | None
    violet: bool
    chips: int
    points: tuple[tuple[Seat, int], ...]


class Position(NamedTuple):
    """The whole truth but its past.

    `first` begins each card; `speaker` is who answers: the investigator, or whoever interrupted him. In phase open
    it is who found the card, if anybody did. `asked` says that the investigator's turn came from a question, `pressed`
    that this answer has been asked for more precisely. `dealt` are the cards that may not be dealt now.
    """

    phase: str
    card: int
    number: int
    reader: Seat
    first: Seat
    investigator: Seat
    speaker: Seat | None
    chips: tuple[int, ...]
    asked: bool
    pressed: bool
    squares: tuple[int, ...]
    violets: tuple[bool, ...]
    dealt: tuple[int, ...]
    past: tuple[Over, ...]
    outcome: Outcome | None

    @property
    def turn(self) -> tuple[Seat, ...]:
        if self.phase == "over":
            return ()
        if self.phase in DEALT:
            return (DEALER,)
        if self.phase in READ_OUT:
            return (self.reader,)
        return (self.speaker if self.phase == "answer" and self.speaker else self.investigator,)

    @property
    def interrupted(self) -> bool:
        """Is somebody else than the investigator answering, or has he answered?"""
        return self.speaker is not None and self.speaker != self.investigator


def opening(edition: TwentyEdition) -> Position:
    """Before the first card is dealt: all pawns at the start, a violet chip for everybody."""
    players = edition.players
    reader = HOUSE if edition.house_reads else players[0]
    first = players[0] if edition.house_reads else players[1]
    return Position(
        phase="deal",
        card=0,
        number=0,
        reader=reader,
        first=first,
        investigator=first,
        speaker=None,
        chips=(),
        asked=False,
        pressed=False,
        squares=(0,) * len(players),
        violets=(edition.violets,) * len(players),
        dealt=(),
        past=(),
        outcome=None,
    )


def left_of(edition: TwentyEdition, seat: Seat) -> Seat:
    """The next player clockwise."""
    players = edition.players
    return players[(edition.index[seat] + 1) % len(players)]


def right_of(edition: TwentyEdition, seat: Seat) -> Seat:
    return edition.players[edition.index[seat] - 1]
