"""Little chases: the rules of 1983 on a tiny board, with few pursuers and few rounds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fogbound.catalog import find_chase
from fogbound.errors import BadOption
from fogbound.games.yard import board as boards
from fogbound.games.yard.board import Board
from fogbound.games.yard.edition import COLOURS, X, YardEdition

EDITION = "yard/classic-1983"


@dataclass(frozen=True)
class Little:
    """A little chase. Pursuers are dealt stations of `starts`, X one of `x_starts`; by default, the board's cards."""

    board: str
    pursuers: int = 1
    rounds: int = 4
    reveals: tuple[int, ...] = ()
    black: int = 0
    doubles: int = 0
    starts: tuple[int, ...] = ()
    x_starts: tuple[int, ...] = ()

    @property
    def edition(self) -> YardEdition:
        return edition(self, boards.load(self.board))


def edition(little: Little, board: Board) -> YardEdition:
    """The chase on a board, which may be one of the tests' own. Pursuers are dealt their stations before X."""
    if not 1 <= little.pursuers <= len(COLOURS):
        raise BadOption("not-allowed", f"A little chase has 1 to {len(COLOURS)} pursuers.", option="pursuers")
    decks = {
        "detectives": little.starts or board.deck("detectives"),
        "x": little.x_starts or board.deck("x"),
    }
    for name, cards in decks.items():
        if unknown := [n for n in cards if n not in board.at]:
            text = f"Board {board.name!r} has no station {unknown[0]}."
            raise BadOption("no-such-station", text, option=name, allowed=list(board.stations))
    if len(decks["detectives"]) < little.pursuers or not set(decks["x"]) - set(decks["detectives"]):
        raise BadOption("too-few-starts", "There are too few stations to begin on for so many pawns.", option="starts")
    starts = tuple({**dict(board.starts), **decks}.items())
    base = find_chase(EDITION, board=replace(board, starts=starts), max_rounds=little.rounds)
    detectives = COLOURS[: little.pursuers]
    return replace(
        base,
        reveals=little.reveals,
        seats=(X, *detectives),
        detectives=detectives,
        hunters=(detectives,),
        groups=tuple((seat,) for seat in detectives),
        deals=(*((seat, "detectives") for seat in detectives), (X, "x")),
        purses=base.purses[:1] * little.pursuers,
        black=little.black,
        doubles=little.doubles,
    )
