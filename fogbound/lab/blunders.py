"""How bots err in stored games: two bots of the same strength may lose in very different ways.

An adviser judges every decision from what its seat knew. A ply costs as much as the adviser's own choice would win more
often. Other habits need no judge: riding straight back, X riding next to a pursuer when X had another choice, and the
tickets X still holds at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from fogbound import catalog
from fogbound.arena.intervals import Estimate, mean
from fogbound.arena.play import replay_result
from fogbound.arena.result import Result
from fogbound.arena.schedule import Schedule
from fogbound.bots.kind import Adviser
from fogbound.game import DEALER, Move, Seat, State
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.rules import ChaseState
from fogbound.lab.chances import adviser_named
from fogbound.notation import CONCEDE

COSTS = (0.01, 0.05, 0.2)  # a slip, a mistake and a blunder cost more than this


@dataclass(frozen=True)
class Game:
    """One side in one game: its decisions, how many cost more than each of `COSTS`, and its habits."""

    plies: int = 0
    costs: tuple[int, ...] = (0,) * len(COSTS)
    cost: float = 0.0
    rides: int = 0
    returns: int = 0
    could_stay_clear: int = 0  # rides of X that could have ended out of reach
    exposed: int = 0  # those that did not
    black: int = 0
    doubles: int = 0


@dataclass(frozen=True)
class Blunders:
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


def find_blunders(
    folders: Iterable[tuple[Schedule, Sequence[Result]]], adviser: str, bots: Sequence[str] | None = None
) -> tuple[Blunders, ...]:
    """Every bot, or only `bots`, in both roles."""
    by_role: defaultdict[tuple[str, str], list[Game]] = defaultdict(list)
    for schedule, results in folders:
        adviser_bot = adviser_named(adviser, schedule.edition_now())
        for result in sorted(results, key=lambda one: (one.x, one.hunters, one.start)):
            roles = [
                (bot, side) for bot, side in ((result.x, "x"), (result.hunters, "pursuers")) if not bots or bot in bots
            ]
            decisions = [*_decisions(replay_result(schedule, result))] if roles else []
            for bot, side in roles:
                by_role[bot, side].append(_game(decisions, adviser_bot, fleeing=side == "x"))
    return tuple(_blunders(*role, games) for role, games in sorted(by_role.items()))


def _decisions(end: State) -> Iterator[tuple[ChaseState, Seat, Move]]:
    state = catalog.start(end.edition)
    for ply in end.log:
        assert isinstance(state, ChaseState)
        if ply.seat != DEALER:
            yield state, ply.seat, ply.move
        state = state.play(ply.seat, ply.move)


def _game(decisions: Sequence[tuple[ChaseState, Seat, Move]], adviser: Adviser, *, fleeing: bool) -> Game:
    came_from: dict[Seat, int] = {}
    costs, rides, returns, could_stay_clear, exposed = list[float](), 0, 0, 0, 0
    last = decisions[-1][0].position
    for state, seat, move in decisions:
        if (seat == X) != fleeing:
            continue
        offers = [offer for offer in state.moves(seat) if offer != CONCEDE]
        if len(offers) > 1 and move in offers and move.verb != "place":
            costs.append(_cost(adviser, state, seat, move))
        if move.verb in TICKETS:
            rides += 1
            returns += came_from.get(seat) == move.number
            came_from[seat] = state.position.at[state.edition.index[seat]]
            ends = {offer.number for offer in offers if offer.verb in TICKETS}
            if fleeing and any(not _in_reach(state, end) for end in ends):
                could_stay_clear += 1
                exposed += _in_reach(state, move.number)
    above = tuple(sum(cost > limit for cost in costs) for limit in COSTS)
    return Game(len(costs), above, sum(costs), rides, returns, could_stay_clear, exposed, last.black, last.doubles)


def _cost(adviser: Adviser, state: ChaseState, seat: Seat, move: Move) -> float:
    choices = adviser.advise(state.view(seat), also=move).choices
    played = next(choice.chance for choice in choices if choice.move == move)
    return max(0.0, choices[0].chance - played)


def _in_reach(state: ChaseState, station: int) -> bool:
    """Is a pursuer one ride away, whatever tickets it has?"""
    assert isinstance(state.edition, YardEdition)
    ways = state.edition.board.distances
    return any(ways[at].get(station) == 1 for at in state.position.at[1:])


def _blunders(bot: str, side: str, games: Sequence[Game]) -> Blunders:
    plies = [game.plies for game in games]
    return Blunders(
        bot,
        side,
        len(games),
        sum(plies),
        mean([game.cost for game in games], plies),
        tuple(mean([float(game.costs[n]) for game in games], plies) for n in range(len(COSTS))),
        mean([float(game.returns) for game in games], [game.rides for game in games]),
        mean([float(game.exposed) for game in games], [game.could_stay_clear for game in games]),
        (mean([game.black for game in games]), mean([game.doubles for game in games])) if side == "x" else (None, None),
    )
