"""Where X can be: every station that the public log allows, with the number of paths to it.

A belief holds whole positions that differ only in X's secrets and plays the real rules on each. So it knows exactly
what the rules imply (a trapped X would have lost, a double needs a second ride …) and nothing else.
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
    """What the public can work out from some plies: the possible positions, each with its number of paths."""

    edition: YardEdition
    possible: tuple[tuple[Position, int], ...]

    @classmethod
    def start(cls, edition: YardEdition, setup: str | None = None) -> Belief:
        """Before the first ply. In a game set up by hand, X can be on any free station unless X is on view."""
        first = opening(edition) if setup is None else from_text(edition, setup)
        return cls(edition, tuple((position, 1) for position in origins(edition, first)))

    def after(self, ply: Ply, outcome: Outcome | None = None) -> Belief:
        """The belief after a ply; `outcome` is that of the game after it."""
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
        """(station, number of paths) for every station where X can be, in order."""
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
    """The public belief at any view. From X's own view too it is what the pursuers can know."""
    return Tracker(edition, setup).follow(view)


class Tracker:
    """A belief that follows a growing log, one ply at a time."""

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
