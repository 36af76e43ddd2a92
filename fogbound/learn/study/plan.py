"""Which tables a study plays: each edition as it is, then with fewer tickets, fewer rounds, more reveals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from fogbound.bots.mind.layout import Layout
from fogbound.bots.mind.terms import Terms, terms_of
from fogbound.catalog import find_chase
from fogbound.games.yard.edition import YardEdition
from fogbound.learn.school import TABLES

ROUNDS = (8, 11, 14, 17)  # the usual 22 are played anyway; more would outlast the pursuers' tickets
# Usually X shows himself on move 3 and then on every fifth; here on every fourth or third.
REVEALS = ((3, 7, 11, 15, 19), (2, 6, 10, 14, 18, 22), (3, 6, 9, 12, 15, 18, 21))
FEW, HALF = 10, 2  # one of so many games: to see where to look closer, and to look closer

Options = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Part:
    """Some chases at one table: its options, and by how many X's tickets differ from what he would have."""

    edition: str
    players: int
    games: int
    options: Options = ()
    black: int = 0
    doubles: int = 0
    whole: bool = False  # is everything counted, or only how chases end?

    @property
    def table(self) -> str:
        return f"{self.edition.removeprefix('yard/')}-{self.players}"

    @property
    def name(self) -> str:
        """What it is kept under."""
        changes = [f"{name}={_text(value)}" for name, value in self.options]
        changes += [f"{name}{n:+d}" for name, n in (("black", self.black), ("doubles", self.doubles)) if n]
        games = "" if self.whole else f"{self.games}"
        return " ".join(filter(None, (self.table, *changes, games)))

    def found(self) -> YardEdition:
        return find_chase(self.edition, players=self.players, **dict(self.options))

    def terms(self, layout: Layout) -> Terms:
        usual = terms_of(self.found(), layout)
        return replace(usual, black=usual.black + self.black, doubles=usual.doubles + self.doubles)


def _text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def usual(family: str, games: int) -> tuple[Part, ...]:
    """Every table of a family as the rulebook has it."""
    return tuple(Part(edition, people, games, whole=True) for edition, people, _ in TABLES[family])


def parts(family: str, games: int) -> Iterator[Part]:
    """Everything that does not depend on what is found."""
    tables = usual(family, games)
    yield from tables
    for table in tables:
        yield from other_lengths(table)
    for table in tables:
        yield from other_tickets(table)


def fewer(table: Part, share: int) -> Part:
    """The same table with fewer games, of which only the ends are counted."""
    return replace(table, games=max(1, table.games // share), whole=False)


def other_lengths(table: Part) -> Iterator[Part]:
    """Fewer rounds, and other reveals, where there are any."""
    if table.found().max_rounds is not None:
        one = fewer(table, FEW)
        yield from (replace(one, options=(("max_rounds", rounds),)) for rounds in ROUNDS)
        yield from (replace(one, options=(("reveals", moves),)) for moves in REVEALS)


def other_tickets(table: Part) -> Iterator[Part]:
    """One less, or none. More would be new to networks, who learned with the tickets of rulebooks."""
    edition, one = table.found(), fewer(table, FEW)
    yield from (replace(one, black=-n) for n in sorted({1, edition.black}))
    yield from (replace(one, doubles=-n) for n in range(1, edition.doubles + 1))
