"""The tables of a study: each edition as it is, then with fewer tickets, fewer rounds, and more appearances."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from fogbound.bots.mind.layout import Layout
from fogbound.bots.mind.terms import Terms, terms_of
from fogbound.catalog import find_chase
from fogbound.games.yard.edition import YardEdition
from fogbound.learn.school import TABLES

ROUNDS = (8, 11, 14, 17)  # the usual 22 are in every study; more would outlast the pursuers' tickets
# X usually appears on move 3 and then on every fifth; here on every fourth or third.
REVEALS = ((3, 7, 11, 15, 19), (2, 6, 10, 14, 18, 22), (3, 6, 9, 12, 15, 18, 21))
FEW, HALF = 10, 2  # divide the number of games by this, for a first trial and for a closer one

Options = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Part:
    """Some chases at one table: its options, and changes to the number of X's tickets."""

    edition: str
    players: int
    games: int
    options: Options = ()
    black: int = 0
    doubles: int = 0
    whole: bool = False  # count everything, or only how chases end?

    @property
    def table(self) -> str:
        return f"{self.edition.removeprefix('yard/')}-{self.players}"

    @property
    def name(self) -> str:
        """The name of its file of results."""
        changes = [f"{name}={_text(value)}" for name, value in self.options]
        changes += [f"{name}{n:+d}" for name, n in (("black", self.black), ("doubles", self.doubles)) if n]
        games = "" if self.whole else f"{self.games}"
        return " ".join(filter(None, (self.table, *changes, games)))

    def load_edition(self) -> YardEdition:
        return find_chase(self.edition, players=self.players, **dict(self.options))

    def terms(self, layout: Layout) -> Terms:
        usual = terms_of(self.load_edition(), layout)
        return replace(usual, black=usual.black + self.black, doubles=usual.doubles + self.doubles)


def _text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def usual(family: str, games: int) -> tuple[Part, ...]:
    """Every table of a family by the rulebook."""
    return tuple(Part(edition, people, games, whole=True) for edition, people, _ in TABLES[family])


def parts(family: str, games: int) -> Iterator[Part]:
    """All parts that do not depend on results."""
    tables = usual(family, games)
    yield from tables
    for table in tables:
        yield from other_lengths(table)
    for table in tables:
        yield from other_tickets(table)


def fewer(table: Part, share: int) -> Part:
    """The same table with fewer games, counting only how they end."""
    return replace(table, games=max(1, table.games // share), whole=False)


def other_lengths(table: Part) -> Iterator[Part]:
    """Fewer rounds and other appearances, where the edition has them."""
    if table.load_edition().max_rounds is not None:
        one = fewer(table, FEW)
        yield from (replace(one, options=(("max_rounds", rounds),)) for rounds in ROUNDS)
        yield from (replace(one, options=(("reveals", moves),)) for moves in REVEALS)


def other_tickets(table: Part) -> Iterator[Part]:
    """One ticket less, or none. More would be new to the networks, which learned with the rulebooks' tickets."""
    edition, one = table.load_edition(), fewer(table, FEW)
    yield from (replace(one, black=-n) for n in sorted({1, edition.black}))
    yield from (replace(one, doubles=-n) for n in range(1, edition.doubles + 1))
