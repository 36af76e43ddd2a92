"""How bots err, in games that were kept: two of the same strength may lose it in very different ways.

Each ply that somebody chose is judged from what its seat knew, by an adviser: it costs what the adviser's own choice
wins more often. Beside that stands what needs no judge: riding back at once to where one came from, X riding into reach
of a pursuer though he need not, and what X still holds at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from fogbound import catalog
from fogbound.arena.chances import adviser_named
from fogbound.arena.intervals import Estimate, mean
from fogbound.arena.play import replayed
from fogbound.arena.result import Result
from fogbound.arena.schedule import Schedule
from fogbound.bots.kind import Adviser
from fogbound.game import DEALER, Move, Seat, State
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.rules import ChaseState
from fogbound.notation import CONCEDE

COSTS = (0.01, 0.05, 0.2)  # a slip, a mistake and a blunder cost more


@dataclass(frozen=True)
class Chosen:
    """A side's plies in one game: how many, those that cost more than each of `COSTS`, and what else there was."""

    plies: int = 0
    costs: tuple[int, ...] = (0,) * len(COSTS)
    cost: float = 0.0
    rides: int = 0
    returns: int = 0
    fled: int = 0  # rides of X that could have ended out of reach
    exposed: int = 0  # those that did not
    black: int = 0
    doubles: int = 0


@dataclass(frozen=True)
class Manners:
    """One bot in one role. Shares are of its plies, or of those that had the choice; all with intervals over games."""

    bot: str
    side: str
    games: int
    plies: int
    cost: Estimate | None
    above: tuple[Estimate | None, ...]
    returns: Estimate | None
    exposed: Estimate | None
    left: tuple[Estimate | None, Estimate | None]


def manners(
    folders: Iterable[tuple[Schedule, Sequence[Result]]], adviser: str, bots: Sequence[str] | None = None
) -> tuple[Manners, ...]:
    """Every bot, or some, in both roles."""
    found: defaultdict[tuple[str, str], list[Chosen]] = defaultdict(list)
    for schedule, results in folders:
        asked = adviser_named(adviser, schedule.edition_now())
        for one in sorted(results, key=lambda one: (one.x, one.hunters, one.start)):
            sides = [(bot, side) for bot, side in ((one.x, "x"), (one.hunters, "pursuers")) if not bots or bot in bots]
            moments = [*_moments(replayed(schedule, one))] if sides else []
            for bot, side in sides:
                found[bot, side].append(_chosen(moments, asked, fleeing=side == "x"))
    return tuple(_manners(*who, games) for who, games in sorted(found.items()))


def _moments(end: State) -> Iterator[tuple[ChaseState, Seat, Move]]:
    state = catalog.start(end.edition)
    for ply in end.log:
        assert isinstance(state, ChaseState)
        if ply.seat != DEALER:
            yield state, ply.seat, ply.move
        state = state.play(ply.seat, ply.move)


def _chosen(moments: Sequence[tuple[ChaseState, Seat, Move]], asked: Adviser, *, fleeing: bool) -> Chosen:
    came_from: dict[Seat, int] = {}
    costs, rides, returns, fled, exposed = list[float](), 0, 0, 0, 0
    last = moments[-1][0].position
    for state, seat, move in moments:
        if (seat == X) != fleeing:
            continue
        offers = [offer for offer in state.moves(seat) if offer != CONCEDE]
        if len(offers) > 1 and move in offers and move.verb != "place":
            costs.append(_cost(asked, state, seat, move))
        if move.verb in TICKETS:
            rides += 1
            returns += came_from.get(seat) == move.number
            came_from[seat] = state.position.at[state.edition.index[seat]]
            ends = {offer.number for offer in offers if offer.verb in TICKETS}
            if fleeing and any(not _reached(state, end) for end in ends):
                fled += 1
                exposed += _reached(state, move.number)
    above = tuple(sum(cost > limit for cost in costs) for limit in COSTS)
    return Chosen(len(costs), above, sum(costs), rides, returns, fled, exposed, last.black, last.doubles)


def _cost(asked: Adviser, state: ChaseState, seat: Seat, move: Move) -> float:
    choices = asked.advise(state.view(seat), also=move).choices
    played = next(choice.chance for choice in choices if choice.move == move)
    return max(0.0, choices[0].chance - played)


def _reached(state: ChaseState, station: int) -> bool:
    """Is a pursuer one ride away, whatever he could pay?"""
    assert isinstance(state.edition, YardEdition)
    ways = state.edition.board.distances
    return any(ways[at].get(station) == 1 for at in state.position.at[1:])


def _manners(bot: str, side: str, games: Sequence[Chosen]) -> Manners:
    plies = [one.plies for one in games]
    return Manners(
        bot,
        side,
        len(games),
        sum(plies),
        mean([one.cost for one in games], plies),
        tuple(mean([float(one.costs[n]) for one in games], plies) for n in range(len(COSTS))),
        mean([float(one.returns) for one in games], [one.rides for one in games]),
        mean([float(one.exposed) for one in games], [one.fled for one in games]),
        (mean([one.black for one in games]), mean([one.doubles for one in games])) if side == "x" else (None, None),
    )
