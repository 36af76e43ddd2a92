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

ROUNDS = (5, 8, 11, 14, 17, 20)  # the usual 22 are played anyway; more would outlast the pursuers' tickets
# Usually X shows himself on move 3 and then on every fifth; here on every eighth, fourth, third or second.
REVEALS = (
    (3, 11, 19),
    (3, 7, 11, 15, 19),
    (3, 7, 11, 15, 19, 22),
    (2, 6, 10, 14, 18, 22),
    (3, 6, 9, 12, 15, 18, 21),
    (3, 5, 7, 9, 11, 13, 15, 17, 19, 21),
)
MOST_BLACK = 5  # networks have never seen more
SHARE = 4  # of the games, where only one figure is wanted

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
        one = coarse(table)
        yield from other_tickets(one)
        if one.found().max_rounds is not None:
            yield from (replace(one, options=(("max_rounds", rounds),)) for rounds in ROUNDS)
            yield from (replace(one, options=(("reveals", moves),)) for moves in REVEALS)


def coarse(table: Part) -> Part:
    """The same table with fewer games, of which only the ends are counted."""
    return replace(table, games=max(1, table.games // SHARE), whole=False)


def other_tickets(table: Part) -> Iterator[Part]:
    """One more or less, as far as networks know it: they have learned with the tickets of rulebooks."""
    edition = table.found()
    yield from (replace(table, black=-n) for n in sorted({1, edition.black}))
    if edition.prices is None and edition.black < MOST_BLACK:
        yield replace(table, black=+1)
    yield from (replace(table, doubles=-n) for n in range(1, edition.doubles + 1))
