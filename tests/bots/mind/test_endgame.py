"""The last round, and sure captures in any other, are exact: brute force by the rules agrees, on crowded boards too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice, product
from random import Random

import numpy as np
import pytest

from fogbound import start, testing
from fogbound.bots.mind.endgame import OPEN, Endgame, cover, is_last, reach
from fogbound.catalog import find_chase
from fogbound.fast import Chase
from fogbound.game import DEALER
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.moves import legal
from fogbound.games.yard.position import Position, x_gets
from fogbound.games.yard.rules import ChaseState
from fogbound.games.yard.turns import after
from fogbound.notation import CONCEDE
from tests.bots.mind.last_rounds import CROWDED, last_moments
from tests.bots.mind.learned import A, B, C, learned_bot

LONG = [
    find_chase(A, players=3, board="tiny-village"),
    find_chase(A, players=4, board="tiny-ring"),
    find_chase(B, players=2, board="tiny-docks"),
]
HARBOUR = find_chase(C, board="tiny-harbour")
Worlds = list[tuple[Position, float]]


def _poorer(position: Position, rng: Random) -> Position:
    """With hardly any tickets left, of random kinds."""
    purses = tuple((rng.randint(0, 2), rng.randint(0, 2), rng.randint(0, 1)) for _ in position.purses)
    return position._replace(purses=purses)


def _believed(edition: YardEdition, position: Position, rng: Random) -> Worlds:
    """X on some of the free stations, one likelier than the other."""
    free = [n for n in edition.board.stations if n not in position.at[1:]]
    chosen = rng.sample(free, min(len(free), rng.randint(1, 6)))
    weights = [rng.random() for _ in chosen]
    return [
        (position._replace(at=(station, *position.at[1:])), weight / sum(weights))
        for station, weight in zip(chosen, weights, strict=True)
    ]


def _brute(edition: YardEdition, worlds: Worlds) -> float | None:
    """X's least possible gain in some worlds that look alike, by the rules alone; None where X may move again."""
    over = [(world.outcome, chance) for world, chance in worlds]
    gained = sum(chance * x_gets(edition, outcome) for outcome, chance in over if outcome is not None)
    left = [(world, chance) for world, chance in worlds if world.outcome is None]
    if not left:
        return gained
    if left[0][0].phase != "pursuit":
        return None
    ways = [_brute_after(edition, left, seat, move) for seat, move in _plies(edition, left[0][0])]
    found = [way for way in ways if way is not None]
    return None if len(found) < len(ways) else gained + min(found)


def _brute_after(edition: YardEdition, worlds: Worlds, seat: str, move: object) -> float | None:
    return _brute(edition, [(after(edition, world, seat, move), chance) for world, chance in worlds])  # type: ignore[arg-type]


def _plies(edition: YardEdition, position: Position) -> list[tuple[str, object]]:
    return [(seat, move) for seat in position.turn for move in legal(edition, position, seat) if move != CONCEDE]


def _solved(edition: YardEdition, worlds: Worlds, plies: Sequence[tuple[str, object]]) -> np.ndarray | None:
    chase = Chase(edition)
    states = np.stack([chase.state(world) for world, _ in worlds])
    coded = np.array([chase.ply(seat, move) for seat, move in plies], dtype=np.int32)  # type: ignore[arg-type]
    gains = Endgame(chase).gains(states, np.array([chance for _, chance in worlds]), coded)
    return None if np.isnan(gains).any() else gains


def test_gains_equal_those_of_brute_force() -> None:
    """Every ply is worth what trying everything after it says: order, blocked stations, tickets, pools and all."""
    compared, worth = 0, set()
    for edition, seed in product(CROWDED, range(6)):
        rng = Random(seed)
        for state in islice(last_moments(edition, "pursuit", seed), 2):
            position = _poorer(state.position, rng) if seed % 2 else state.position
            plies = _plies(edition, position)
            if plies:
                worlds = _believed(edition, position, rng)
                brute = [_brute_after(edition, worlds, seat, move) for seat, move in plies]
                assert _solved(edition, worlds, plies) == pytest.approx(brute)
                worth |= {round(gain, 3) for gain in brute if gain is not None}
                compared += len(plies)
    assert compared > 100
    assert len(worth) > 30


def test_gains_in_points_equal_those_of_brute_force() -> None:
    """Where tickets are points, an early capture is cheap; where one may be kept, the round is not the last."""
    solved = going = 0
    for seed in range(120):
        rng = Random(seed)
        for state in testing.random_game(start(HARBOUR), rng):
            assert isinstance(state, ChaseState)
            if state.position.phase != "pursuit" or not is_last(
                Chase(HARBOUR).book, Chase(HARBOUR).state(state.position)
            ):
                continue
            worlds, plies = _believed(HARBOUR, state.position, rng), _plies(HARBOUR, state.position)
            brute = [_brute_after(HARBOUR, worlds, seat, move) for seat, move in plies]
            found = _solved(HARBOUR, worlds, plies)
            if found is None:
                assert None in brute
                assert any(_least_after(HARBOUR, worlds, *ply) is None for ply in plies)
                going += 1
            elif None not in brute:
                assert found == pytest.approx(brute)
                solved += 1
    assert solved > 10
    assert going > 0


def least_by_capture(edition: YardEdition, worlds: Worlds) -> float | None:
    """X's least gain by a plan that ends all worlds with X caught or trapped; None if there is no such plan."""
    over = [(world.outcome, chance) for world, chance in worlds if world.outcome is not None]
    left = [(world, chance) for world, chance in worlds if world.outcome is None]
    if any(outcome.reason not in ("captured", "trapped") for outcome, _ in over):
        return None
    gained = sum(chance * x_gets(edition, outcome) for outcome, chance in over)
    if not left:
        return gained
    if left[0][0].phase == "emerge":
        shown = [
            (after(edition, world, DEALER, next(iter(legal(edition, world, DEALER)))), chance) for world, chance in left
        ]
        rest = least_by_capture(edition, shown)
    elif left[0][0].phase == "pursuit":
        ways = (_least_after(edition, left, seat, move) for seat, move in _plies(edition, left[0][0]))
        rest = min((way for way in ways if way is not None), default=None)
    else:
        rest = None
    return None if rest is None else gained + rest


def _least_after(edition: YardEdition, worlds: Worlds, seat: str, move: object) -> float | None:
    return least_by_capture(edition, [(after(edition, world, seat, move), chance) for world, chance in worlds])  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", [*LONG, HARBOUR], ids=lambda edition: f"{edition.id}-{edition.board.name}")
def test_sure_captures_equal_those_of_brute_force(edition: YardEdition) -> None:
    """In any round: X is caught or cut off for certain exactly where trying every plan finds one."""
    chase, counted = Chase(edition), Counter[bool]()
    for seed in range(40):
        rng = Random(seed)
        for state in testing.random_game(start(edition), rng):
            assert isinstance(state, ChaseState)
            if state.position.phase != "pursuit" or is_last(chase.book, chase.state(state.position)):
                continue
            worlds = _believed(edition, state.position, rng)[: rng.randint(1, 3)]
            plies = _plies(edition, state.position)
            rows = np.stack([chase.state(world) for world, _ in worlds])
            weights = np.array([chance for _, chance in worlds])
            coded = np.array([chase.ply(seat, move) for seat, move in plies], dtype=np.int32)  # type: ignore[arg-type]
            brute = [_least_after(edition, worlds, seat, move) for seat, move in plies]
            assert Endgame(chase).gains(rows, weights, coded) == pytest.approx(_numbers(brute), nan_ok=True)
            best = min((way for way in brute if way is not None), default=OPEN)
            assert Endgame(chase).sure(rows, weights) == pytest.approx(best, nan_ok=True)
            counted.update(way is not None for way in brute)
        if min(counted[True], counted[False]) > 60:
            break
    assert min(counted[True], counted[False]) > 60


def _numbers(gains: Sequence[float | None]) -> list[float]:
    return [OPEN if gain is None else gain for gain in gains]


def test_a_cover_equals_the_best_by_brute_force() -> None:
    rng = np.random.default_rng(3)
    for pawns in (1, 2, 3, 4, 5):
        for _ in range(20):
            mass = np.where(rng.random(9) < 0.8, rng.random(9), 0.0)
            ends = [np.sort(rng.choice(9, rng.integers(1, 5), replace=False)) for _ in range(pawns)]
            best = max(sum(mass[list(set(way))]) for way in product(*(there.tolist() for there in ends)))
            found = cover([reach(there, mass, pawns) for there in ends])
            assert len({station for _, station in found}) == len(found)
            assert sum(chance for chance, _ in found) == pytest.approx(best)


def test_the_bot_plays_the_ply_that_leaves_x_least() -> None:
    """By the bot's own belief, no legal move leaves X less than the solved one; the first move often leaves more."""
    better = compared = 0
    for edition in (find_chase(A, players=6, max_rounds=4, reveals=(2,)), find_chase(B, players=4, max_rounds=4)):
        for seed in range(8):
            for state in islice(last_moments(edition, "pursuit", seed), 0, 4, 2):
                view = state.view(state.turn[0])
                moves = [move for move in view.moves if move != CONCEDE]
                chosen = learned_bot(edition).choose(view)
                assert chosen is not None
                odds = learned_bot(edition).belief(view)
                worlds = [(state.position._replace(at=(n, *state.position.at[1:])), chance) for n, chance in odds]
                gains = _solved(edition, worlds, [(state.turn[0], move) for move in moves])
                assert gains is not None
                by_move = dict(zip(moves, gains, strict=True))
                assert by_move[chosen] <= min(gains) + 1e-6
                better += by_move[chosen] < by_move[moves[0]] - 1e-6
                compared += 1
    assert compared > 10
    assert better > 0


def test_pursuers_play_the_same_wherever_x_hides() -> None:
    edition, compared = find_chase(A, players=4, max_rounds=3, reveals=(2,)), 0
    for seed in range(6):
        for state in islice(last_moments(edition, "pursuit", seed), 1):
            seat = state.turn[0]
            for world in islice(testing.lookalikes(start(edition), state.view(seat), Random(seed)), 2):
                assert isinstance(world, ChaseState)
                compared += world.position.at[0] != state.position.at[0]
                moves = [learned_bot(edition).choose(one.view(seat)) for one in (state, world)]
                assert moves[0] == moves[1]
    assert compared > 2
