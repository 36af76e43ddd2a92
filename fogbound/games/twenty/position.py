"""A moment of twenty questions as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from fogbound.game import DEALER, Outcome, Seat
from fogbound.games.twenty.edition import HOUSE, TwentyEdition

# deal → choose → read → clue → answer → verdict → choose …            a clue
#                      → (ask → reply → answer → verdict → roll …)     a question mark, if the roll allows a question
#      → open → deal …; over after an open
DEALERS_PHASES = frozenset({"deal", "read", "roll", "open"})
READERS_PHASES = frozenset({"reply", "verdict"})


@dataclass(frozen=True)
class FinishedCard:
    """A card that has been opened: who read it, who found it (None for nobody), and the points it earned."""

    number: int
    reader: Seat
    category: str
    answer: str
    finder: Seat | None
    violet: bool
    chips: int
    points: tuple[tuple[Seat, int], ...]
    suns: tuple[Seat, ...] = ()  # the players who met a sun and have their violet chip back


class Position(NamedTuple):
    """The whole truth of one moment.

    `first` is the player who starts the card. `speaker` answers: the investigator, or the player who cut in; in the
    phase open they are the player who found the card, if anyone did. `asked` is true if the investigator asks a
    question instead of hearing a clue, `pressed` if the reader has asked for a more precise answer. `dealt` are the
    cards that cannot be dealt now.
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
    past: tuple[FinishedCard, ...]
    outcome: Outcome | None

    @property
    def turn(self) -> tuple[Seat, ...]:
        if self.phase == "over":
            return ()
        if self.phase in DEALERS_PHASES:
            return (DEALER,)
        if self.phase in READERS_PHASES:
            return (self.reader,)
        return (self.speaker if self.phase == "answer" and self.speaker else self.investigator,)

    @property
    def interrupted(self) -> bool:
        """Whether the player who answers, or has answered, is not the investigator but cut in."""
        return self.speaker is not None and self.speaker != self.investigator


def opening(edition: TwentyEdition) -> Position:
    """Before the first card: all pawns at the start, and a violet chip for everyone if the table plays with them."""
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
    """The next player anticlockwise."""
    return edition.players[edition.index[seat] - 1]
