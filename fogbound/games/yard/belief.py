"""Where X can be: every station the public log allows, and in how many ways he can have come there.

A belief holds whole positions that differ only in what X keeps secret, and plays the real rules on each: so it
knows exactly what the rules imply (a trapped X would have lost, a double needs a second leg …) and nothing else.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from fogbound.errors import BadNotation
from fogbound.game import HIDDEN, Move, Outcome, Ply, View
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.moves import legal
from fogbound.games.yard.position import Position, from_text, opening
from fogbound.games.yard.setup import origins
from fogbound.games.yard.turns import after

Suspects = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Belief:
    """What everybody can work out after some plies: possible positions, each with its number of paths."""

    edition: YardEdition
    possible: tuple[tuple[Position, int], ...]

    @classmethod
    def start(cls, edition: YardEdition, setup: str | None = None) -> Belief:
        """Before the first ply. In a game set up by hand, X can stand on any free station unless he is on view."""
        first = opening(edition) if setup is None else from_text(edition, setup)
        return cls(edition, tuple((position, 1) for position in origins(edition, first)))

    def after(self, ply: Ply, outcome: Outcome | None = None) -> Belief:
        """The belief once a ply has been seen; `outcome` is what the game then came to."""
        seen = ply.seen_by(None)
        paths: Counter[Position] = Counter()
        for position, ways in self.possible:
            for move in legal(self.edition, position, seen.seat):
                if _may_be(seen.move, move):
                    then = after(self.edition, position, seen.seat, move)
                    if then.outcome == outcome:
                        paths[then] += ways
        if not paths:
            raise BadNotation("impossible-log", f"No game of {self.edition.id} can look like this after {seen.move}.")
        return Belief(self.edition, tuple(paths.items()))

    @property
    def suspects(self) -> Suspects:
        """(station, number of paths) for every station X can be on, by station."""
        ways: Counter[int] = Counter()
        for position, n in self.possible:
            ways[position.at[0]] += n
        return tuple(sorted(ways.items()))

    @property
    def stations(self) -> tuple[int, ...]:
        return tuple(station for station, _ in self.suspects)


def _may_be(seen: Move, move: Move) -> bool:
    return move == seen or (seen.args == (HIDDEN,) and move.verb == seen.verb)


def belief(edition: YardEdition, view: View, setup: str | None = None) -> Belief:
    """The public belief of any view: X's own view gives what his hunters can know, no more."""
    return Tracker(edition, setup).follow(view)


class Tracker:
    """Keeps a belief up to date with a growing log: each ply is worked through once."""

    def __init__(self, edition: YardEdition, setup: str | None = None) -> None:
        self._start = Belief.start(edition, setup)
        self._belief = self._start
        self._log: tuple[Ply, ...] = ()

    def follow(self, view: View) -> Belief:
        log = tuple([ply.seen_by(None) for ply in view.log])
        if self._log != log[: len(self._log)]:
            self._belief, self._log = self._start, ()
        for n in range(len(self._log), len(log)):
            last = n + 1 == len(log)
            self._belief = self._belief.after(log[n], view.outcome if last else None)
            self._log = log[: n + 1]
        return self._belief
