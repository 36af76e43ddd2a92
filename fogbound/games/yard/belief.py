"""Where X can be: every station that the public log allows, with the number of paths to it.

A belief holds whole positions that differ only in X's secrets and plays the real rules on each. So it knows exactly
what the rules imply (a trapped X would have lost, a double needs a second ride …) and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any

from fogbound.errors import BadNotation
from fogbound.game import HIDDEN, Move, Outcome, Ply, View
from fogbound.games.yard.board import BLACK, ORDINARY, TICKETS
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import DOUBLE, RIDES, legal, second_ride_is_sure, x_lines
from fogbound.games.yard.position import Position, from_text, opening
from fogbound.games.yard.setup import origins
from fogbound.games.yard.turns import after
from fogbound.plain import plain

Suspects = tuple[tuple[int, int], ...]
Hidden = tuple[int, int | None]  # X's station, and the boat rides left to X if they are counted
Paths = tuple[tuple[Hidden, int], ...]
NOWHERE: Hidden = (0, None)
_FORMAT = 1  # of snapshots
_PLAIN = ("pursuit", "x", "second")  # phases in which a ride needs nothing but a ticket and a free station


@dataclass(frozen=True)
class Belief:
    """What the public can work out from some plies: the possible positions, each with its number of paths.

    They differ only in what X hides: a station, and the boat rides left where those are counted. So `public` holds what
    they share (with X nowhere), and `hidden` the rest of each.
    """

    edition: YardEdition
    public: Position
    hidden: Paths

    @classmethod
    def start(cls, edition: YardEdition, setup: str | None = None) -> Belief:
        """Before the first ply. In a game set up by hand, X can be on any free station unless X is on view."""
        first = opening(edition) if setup is None else from_text(edition, setup)
        return cls._of(edition, Counter(origins(edition, first)))

    @classmethod
    def _of(cls, edition: YardEdition, paths: Mapping[Position, int]) -> Belief:
        hidden = tuple([((position.at[0], position.boats), ways) for position, ways in paths.items()])
        return cls(edition, _with_x(next(iter(paths)), NOWHERE), hidden)

    @property
    def possible(self) -> tuple[tuple[Position, int], ...]:
        return tuple([(_with_x(self.public, hidden), ways) for hidden, ways in self.hidden])

    def only_at(self, station: int) -> Belief:
        """The part of it with X at this station."""
        return replace(self, hidden=tuple(pair for pair in self.hidden if pair[0][0] == station))

    def after(self, ply: Ply, outcome: Outcome | None = None) -> Belief:
        """The belief after a ply; `outcome` is that of the game after it."""
        seen = ply.seen_by(None)
        then = self._after_ride(seen) if outcome is None else None
        if then is None:
            paths = self._after_any(seen, outcome)
            then = Belief._of(self.edition, paths) if paths else None
        if then is None or not then.hidden:
            raise BadNotation("impossible-log", f"No game of {self.edition.id} can look like this after {seen.move}.")
        return then

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

    def _after_ride(self, seen: Ply) -> Belief | None:
        """The same as `_after_any` for most rides and doubles of a game that goes on, at a small part of its cost.

        None for the others. Where X hides nothing but a station, a ride changes the same things wherever X is: it is
        played once. Only at
        the start of a round the rules look at X's station: a trapped X would have lost.
        """
        public = self.public
        if self.edition.boats is not None or not self._is_plain(seen.move):
            return None
        hidden: Paths
        example: tuple[Hidden, Move] | None
        if seen.move == DOUBLE:
            hidden, example = self.hidden, (self.hidden[0][0], DOUBLE)
        elif seen.seat == X:
            hidden, example = self._x_arrivals(seen.move)
        else:  # X is not where the pursuer went
            there = seen.move.number
            hidden = _kept(self.hidden, [pair for pair in self.hidden if pair[0][0] != there])
            legal_now = seen.move in legal(self.edition, public, seen.seat)
            example = (hidden[0][0], seen.move) if hidden and legal_now else None
        if example is None:
            return replace(self, hidden=())
        then = after(self.edition, _with_x(public, example[0]), seen.seat, example[1])
        if then.phase == "over":
            return None
        stays = _with_x(then, NOWHERE)
        if then.phase == "x":
            can_ride = _can_ride(self.edition, stays)
            hidden = _kept(hidden, [pair for pair in hidden if can_ride(pair[0][0])])
        return Belief(self.edition, stays, hidden)

    def _is_plain(self, move: Move) -> bool:
        """Whether this, if it is a ride or begins a double, is legal by what everybody knows, wherever X is."""
        edition, public = self.edition, self.public
        if move == DOUBLE:  # X has a ride, or would be trapped, and each of X's tickets can be paid twice
            tickets = (*ORDINARY, BLACK) if public.black else ORDINARY
            sure = all(second_ride_is_sure(edition, public, ticket) for ticket in tickets)
            return public.phase == "x" and public.doubles > 0 and sure
        if move.verb not in RIDES:
            return False
        if public.phase == "double":  # the first ride must leave a second
            return second_ride_is_sure(edition, public, move.verb)
        return public.phase in _PLAIN

    def _x_arrivals(self, seen: Move) -> tuple[Paths, tuple[Hidden, Move] | None]:
        """Where a ride of X may have ended, by how many paths; and one such ride as an example."""
        arrivals: dict[int, int] = {}
        example = None
        held, rides = self.public.at[1:], x_lines(self.edition, self.public, seen.verb)
        covered = seen.args == (HIDDEN,)
        for hidden, ways in self.hidden:
            for target, move in rides(hidden[0]):
                if target not in held and (covered or move == seen):
                    arrivals[target] = arrivals.get(target, 0) + ways
                    example = example or (hidden, move)
        return tuple([((station, None), ways) for station, ways in sorted(arrivals.items())]), example

    @cached_property
    def suspects(self) -> Suspects:
        """(station, number of paths) for every station where X can be, in order."""
        if self.edition.boats is None:
            return tuple(sorted([(station, n) for (station, _), n in self.hidden]))
        ways: Counter[int] = Counter()
        for (station, _), n in self.hidden:
            ways[station] += n
        return tuple(sorted(ways.items()))

    @property
    def stations(self) -> tuple[int, ...]:
        return tuple(station for station, _ in self.suspects)

    def to_plain(self) -> list[Any]:
        """The belief as JSON values, during a game."""
        return [plain(self.public[:-1]), [[*hidden, ways] for hidden, ways in self.hidden]]

    @classmethod
    def from_plain(cls, edition: YardEdition, values: list[Any]) -> Belief:
        public, hidden = values
        return cls(
            edition,
            Position(*map(_frozen, [*public, None])),
            tuple([((station, boats), ways) for station, boats, ways in hidden]),
        )


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _with_x(position: Position, hidden: Hidden) -> Position:
    station, boats = hidden
    return position._replace(at=(station, *position.at[1:]), boats=boats)


def _kept(hidden: Paths, still_possible: list[tuple[Hidden, int]]) -> Paths:
    """The paths that are still possible: the very same, if all are. Most rides rule out nothing."""
    return hidden if len(still_possible) == len(hidden) else tuple(still_possible)


def _can_ride(edition: YardEdition, position: Position) -> Callable[[int], bool]:
    """From a station to whether X has a ride from there."""
    held, lines = position.at[1:], [x_lines(edition, position, ticket) for ticket in TICKETS]

    def can_ride(station: int) -> bool:
        for rides in lines:
            for target, _ in rides(station):
                if target not in held:  # nearly always the first
                    return True
        return False

    return can_ride


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
        log = tuple([ply if ply.secret is None else ply.seen_by(None) for ply in view.log])
        if self._log != log[: len(self._log)]:
            self._belief, self._log = self._start, ()
        for n in range(len(self._log), len(log)):
            last = n + 1 == len(log)
            self._belief = self._belief.after(log[n], view.outcome if last else None)
            self._log = log[: n + 1]

    def snapshot(self, view: View) -> dict[str, Any]:
        """The belief at a view of a game that goes on, as JSON values, with a digest of the log it follows from."""
        belief = self.follow(view)
        return {"ply": len(self._log), "log": _digest(belief.edition, self._log), "belief": belief.to_plain()}

    def resume(self, snapshot: Mapping[str, Any], view: View) -> None:
        """Go on from a snapshot, if it is of the game that the view shows, under the same rules."""
        log = tuple([ply.seen_by(None) for ply in view.log[: snapshot["ply"]]])
        edition = self._start.edition
        if len(log) == snapshot["ply"] and _digest(edition, log) == snapshot["log"]:
            self._belief, self._log = Belief.from_plain(edition, snapshot["belief"]), log


def _digest(edition: YardEdition, log: tuple[Ply, ...]) -> str:
    """Names a public log and the rules it was played by. Raise `_FORMAT` when a belief is worked out otherwise."""
    rules = (_FORMAT, edition.id, edition.revision, edition.options, edition.digests)
    plies = "".join([f"\n{ply.seat} {ply.move}" for ply in log])
    return sha256(f"{rules}{plies}".encode()).hexdigest()
