"""Finds the moments of a game that have exactly one answer. The fast core filters, the rules prove."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from fogbound.fast import Chase, Sifter
from fogbound.game import Ply
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import RIDES, legal
from fogbound.games.yard.position import Position
from fogbound.games.yard.rules import ChaseState, start
from fogbound.puzzles.puzzle import CATCH, ESCAPE, WHERE
from fogbound.puzzles.readers import readings, since_sighting
from fogbound.puzzles.search import assignments, is_safe_now, reaches, surrounding, within_reach, x_turns
from fogbound.puzzles.solving import (
    FEWEST,
    Solution,
    catch_in_two,
    catch_now,
    only_escape,
    only_station,
    worlds_of,
)

MOST_SUSPECTS = 4  # of a catch: more are a matter of counting, not of seeing
MOST_WAITING = 3  # pawns still to move in a catch in two
TICKETS_SINCE = 2  # since the sighting, at least
CANDIDATES = 3  # stations that the tickets alone allow, at least


class Sort(NamedTuple):
    """A kind of puzzle, and how many rounds it looks ahead."""

    kind: str
    rounds: int


CATCH_NOW, CATCH_IN_TWO = Sort(CATCH, 1), Sort(CATCH, 2)
ESCAPE_NOW, ESCAPE_TWO, DEDUCTION = Sort(ESCAPE, 1), Sort(ESCAPE, 2), Sort(WHERE, 0)


@dataclass(frozen=True)
class Found:
    """A moment of a game, after so many plies, with its one answer."""

    kind: str
    rounds: int
    plies: int
    solution: Solution


Looker = Callable[[ChaseState, tuple[int, ...]], Solution | None]


class Harvest:
    """Goes through games of one edition; `looked` counts the moments it looked at, by what it found there."""

    def __init__(self, edition: YardEdition) -> None:
        self.edition = edition
        self.looked: Counter[str] = Counter()
        self._chase = Chase(edition)

    def puzzles(self, log: tuple[Ply, ...], wants: Callable[[Sort], bool] = lambda _: True) -> Iterator[Found]:
        """The puzzles of one game: at most one of a kind per round, and of deductions one per sighting."""
        state, sifter = start(self.edition), Sifter(self._chase)
        had: set[object] = set()
        for n, ply in enumerate(log):
            here = state.position
            if state.turn and here.phase in ("x", "pursuit"):
                suspects = tuple(sifter.follow(state.view(None)).stations)
                for sort, look in self._lookers(here, suspects):
                    span = (sort.kind, here.seen if sort == DEDUCTION else here.round)
                    if wants(sort) and span not in had and (solution := look(state, suspects)):
                        had.add(span)
                        yield Found(*sort, n, solution)
            state = state.play(ply.seat, ply.move)

    def _lookers(self, here: Position, suspects: tuple[int, ...]) -> Iterator[tuple[Sort, Looker]]:
        """What to look for at a moment: the cheap and necessary conditions of each sort."""
        if here.phase == "x":
            yield ESCAPE_NOW, self._escape
            yield ESCAPE_TWO, self._escape_two
        elif len(suspects) > 1:
            if len(suspects) <= MOST_SUSPECTS:
                yield CATCH_NOW, self._catch_now
        else:
            if len(here.waiting) <= MOST_WAITING and self._may_surround(here):
                yield CATCH_IN_TWO, self._catch_in_two
            if not here.x_visible and here.seen is not None:
                yield DEDUCTION, self._deduction

    def _count(self, what: str, solution: Solution | None, why: str) -> Solution | None:
        self.looked[f"{what}: {'found' if solution else why}"] += 1
        return solution

    # Each kind: first what is cheap and necessary, then the proof

    def _escape(self, state: ChaseState, _: tuple[int, ...]) -> Solution | None:
        stations, safe = self._safe_now(state)
        if len({end.at[0] for end in safe}) != 1 or stations < FEWEST:
            return self._count("escape", None, "not exactly one station, or too few to choose from")
        return self._count("escape", only_escape(state, 1), "refuted")

    def _escape_two(self, state: ChaseState, _: tuple[int, ...]) -> Solution | None:
        stations, safe = self._safe_now(state)
        if len({end.at[0] for end in safe}) < 2 or stations < FEWEST:
            return self._count("escape two", None, "not several stations that are safe now")
        if _several(end.at[0] for end in safe if next(surrounding(self.edition, end), None) is None):
            return self._count("escape two", None, "several stations are safe for two rounds")
        return self._count("escape two", only_escape(state, 2), "refuted by search")

    def _safe_now(self, state: ChaseState) -> tuple[int, list[Position]]:
        """How many stations X's turn can end on, and the ends that are safe for a round."""
        ends = dict.fromkeys(end for _, end in x_turns(self.edition, state.position))
        return len({end.at[0] for end in ends}), [end for end in ends if is_safe_now(self.edition, end)]

    def _catch_now(self, state: ChaseState, suspects: tuple[int, ...]) -> Solution | None:
        plans = list(islice(assignments(set(suspects), reaches(self.edition, state.position)), 2))
        if len(plans) != 1:
            return self._count("catch", None, "several ways" if plans else "no sure way")
        return self._count("catch", catch_now(state, worlds_of(state)), "refuted by search")

    def _catch_in_two(self, state: ChaseState, _: tuple[int, ...]) -> Solution | None:
        return self._count("catch in two", catch_in_two(state, worlds_of(state)), "refuted by search")

    def _may_surround(self, here: Position) -> bool:
        """Can a pawn be wherever X can go next? Those still to move have two rides, the others one."""
        edition, far = self.edition, self.edition.board.distances
        if here.at[0] in within_reach(edition, here) and any(
            far[at].get(here.at[0], 99) == 1
            for seat, at in zip(edition.pursuers, here.at[1:], strict=True)
            if seat in here.waiting
        ):
            return False
        rides = [move.number for move in legal(edition, here._replace(phase="x", turn=(X,)), X) if move.verb in RIDES]
        return all(
            any(
                far[at].get(there, 99) <= 1 + (seat in here.waiting)
                for seat, at in zip(edition.pursuers, here.at[1:], strict=True)
            )
            for there in rides
        )

    def _deduction(self, state: ChaseState, _: tuple[int, ...]) -> Solution | None:
        if sum(bool(one.ticket) for one in since_sighting(state)[2]) < TICKETS_SINCE:
            return self._count("where", None, "too few tickets since the sighting")
        if len(readings(state)[0]) < CANDIDATES:
            return self._count("where", None, "the tickets alone allow too few stations")
        return self._count("where", only_station(state, worlds_of(state)), "refuted by the rules")


def _several(stations: Iterable[int]) -> bool:
    """Are there two different stations? Stops at the second one."""
    first = None
    for station in stations:
        if first not in (None, station):
            return True
        first = station
    return False
