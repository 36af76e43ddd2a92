"""Where X can be: every station that the public log allows, with the number of paths to it.

A belief holds whole positions that differ only in X's secrets and plays the real rules on each. So it knows exactly
what the rules imply (a trapped X would have lost, a double needs a second ride …) and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from fogbound.errors import BadNotation
from fogbound.game import HIDDEN, Move, Outcome, Ply, View
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import RIDES, can_ride, legal, x_rides
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
        paths = self._after_ride(seen) if outcome is None else None
        if paths is None:
            paths = self._after_any(seen, outcome)
        if not paths:
            raise BadNotation("impossible-log", f"No game of {self.edition.id} can look like this after {seen.move}.")
        return Belief(self.edition, tuple(paths.items()))

    def _after_any(self, seen: Ply, outcome: Outcome | None) -> Mapping[Position, int]:
        """Every legal move that looks like the ply, played on every position."""
        paths: Counter[Position] = Counter()
        for position, ways in self.possible:
            for move in legal(self.edition, position, seen.seat):
                if _may_be(seen.move, move):
                    then = after(self.edition, position, seen.seat, move)
                    if then.outcome == outcome:
                        paths[then] += ways
        return paths

    def _after_ride(self, seen: Ply) -> Mapping[Position, int] | None:
        """The same as `_after_any` for most rides of a game that goes on, at a small part of its cost; else None.

        Where X hides nothing but a station, a ride changes the same things wherever X is: it is played once, and each
        station gets a copy. Only at the start of a round the rules look at X's station: a trapped X would have lost.
        """
        first = self.possible[0][0]
        if first.boats is not None or first.phase not in ("pursuit", "x", "second") or seen.move.verb not in RIDES:
            return None
        if seen.seat == X:
            arrivals = [
                (p, move, ways) for p, ways in self.possible for move in _rides_like(self.edition, p, seen.move)
            ]
        else:  # X is not where the pursuer went
            arrivals = [(p, seen.move, ways) for p, ways in self.possible if p.at[0] != seen.move.number]
        if not arrivals or (seen.seat != X and seen.move not in legal(self.edition, first, seen.seat)):
            return {}
        ridden, move, _ = arrivals[0]
        then = after(self.edition, ridden, seen.seat, move)
        if then.phase == "over":
            return None
        stations: Counter[int] = Counter()
        for position, move, ways in arrivals:
            stations[move.number if seen.seat == X else position.at[0]] += ways
        copies = ((then._replace(at=(station, *then.at[1:])), ways) for station, ways in stations.items())
        if then.phase == "x":
            return {position: ways for position, ways in copies if can_ride(self.edition, position)}
        return dict(copies)

    @cached_property
    def suspects(self) -> Suspects:
        """(station, number of paths) for every station where X can be, in order."""
        ways: Counter[int] = Counter()
        for position, n in self.possible:
            ways[position.at[0]] += n
        return tuple(sorted(ways.items()))

    @property
    def stations(self) -> tuple[int, ...]:
        return tuple(station for station, _ in self.suspects)


def _rides_like(edition: YardEdition, position: Position, seen: Move) -> Iterator[Move]:
    return (move for move in x_rides(edition, position) if _may_be(seen, move))


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
        self._last: tuple[tuple[Ply, ...], Outcome | None] | None = None

    def follow(self, view: View) -> Belief:
        """The belief at a view: quickest for the next ply of the same game, or for another seat's view of the same."""
        if self._last is None or self._last[0] is not view.log or self._last[1] != view.outcome:
            self._catch_up(view)
            self._last = view.log, view.outcome
        return self._belief

    def _catch_up(self, view: View) -> None:
        log = tuple([ply.seen_by(None) for ply in view.log])
        if self._log != log[: len(self._log)]:
            self._belief, self._log = self._start, ()
        for n in range(len(self._log), len(log)):
            last = n + 1 == len(log)
            self._belief = self._belief.after(log[n], view.outcome if last else None)
            self._log = log[: n + 1]
