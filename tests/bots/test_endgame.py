"""The last round is solved exactly: brute force over the rules finds nothing better, on crowded boards too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from random import Random

import numpy as np
import pytest

from fogbound import start, testing
from fogbound.bots.mind.endgame import Endgame, cover, is_last, reach
from fogbound.bots.mind.families import file_for
from fogbound.bots.mind.getaway import Getaway, lay
from fogbound.bots.mind.network import read
from fogbound.bots.mind.player import LearnedBot
from fogbound.catalog import find_chase
from fogbound.fast import Chase, Sifter
from fogbound.fast.policies import uniform
from fogbound.games.yard.board import ORDINARY, TICKETS
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.moves import legal
from fogbound.games.yard.position import Position, x_gets
from fogbound.games.yard.rules import ChaseState
from fogbound.games.yard.turns import after
from fogbound.notation import CONCEDE

A, B, C = "yard/classic-1983", "yard/police-2017", "yard/compact-2015"
CROWDED = [
    find_chase(A, players=3, board="tiny-village", max_rounds=2),
    find_chase(A, players=4, board="tiny-ring", max_rounds=3),
    find_chase(B, players=2, board="tiny-docks", max_rounds=2),
    find_chase(B, players=4, board="tiny-village", max_rounds=2),
]
HARBOUR = find_chase(C, board="tiny-harbour")
Worlds = list[tuple[Position, float]]


def _moments(edition: YardEdition, phase: str, seed: int) -> Iterator[ChaseState]:
    for state in testing.random_game(start(edition), Random(seed)):
        assert isinstance(state, ChaseState)
        if state.position.phase == phase and is_last(Chase(edition).book, Chase(edition).state(state.position)):
            yield state


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
    """The least that X gains in some worlds that look alike, by the rules alone; None where he may move again."""
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
    return Endgame(chase).gains(states, np.array([chance for _, chance in worlds]), coded)


def test_brute_force_finds_nothing_better() -> None:
    """Every ply is worth what trying everything after it says: order, blocked stations, tickets, pools and all."""
    compared, worth = 0, set()
    for edition, seed in product(CROWDED, range(6)):
        rng = Random(seed)
        for state in islice(_moments(edition, "pursuit", seed), 2):
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


def test_points_count_by_the_rules() -> None:
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
                going += 1
            else:
                assert found == pytest.approx(brute)
                solved += 1
    assert solved > 10
    assert going > 0


def test_a_cover_is_the_best_of_all() -> None:
    rng = np.random.default_rng(3)
    for pawns in (1, 2, 3, 4, 5):
        for _ in range(20):
            mass = np.where(rng.random(9) < 0.8, rng.random(9), 0.0)
            ends = [np.sort(rng.choice(9, rng.integers(1, 5), replace=False)) for _ in range(pawns)]
            best = max(sum(mass[list(set(way))]) for way in product(*(there.tolist() for there in ends)))
            found = cover([reach(there, mass, pawns) for there in ends])
            assert len({station for _, station in found}) == len(found)
            assert sum(chance for chance, _ in found) == pytest.approx(best)


def test_many_covers_at_once_are_the_same_as_one_after_the_other() -> None:
    rng, clashes = np.random.default_rng(7), 0
    for pawns in (0, 1, 3, 5):
        ends = [rng.choice(12, size=rng.integers(0, 6), replace=False) for _ in range(pawns)]
        mass = rng.random((200, 12)) * (rng.random((200, 12)) < 0.5)
        laid = np.zeros_like(mass)
        lay(laid, ends, mass)
        for row, here in zip(laid, mass, strict=True):
            reaches = [reach(there, here, pawns) for there in ends]
            assert set(np.flatnonzero(row)) == {station for _, station in cover(reaches)}
            likes = [one[0][1] for one in reaches if one]
            clashes += len(set(likes)) < len(likes)
    assert clashes > 20


def test_x_mixes_so_that_no_cover_catches_more() -> None:
    """What the best cover finds of a mix is about what covers find of any X at least: so neither can do much better."""
    gaps = []
    for edition in (*CROWDED, find_chase(B, max_rounds=4, reveals=(2, 4))):
        chase = Chase(edition)
        getaway = Getaway(chase)
        for seed, phase in product(range(5), ("x", "double", "second")):
            for state in islice(_moments(edition, phase, seed), 1):
                worlds = Sifter(chase, uniform).follow(state.view("x")).worlds()
                ways = getaway.ways(*worlds)
                mix = getaway.mix(chase.state(state.position), ways)
                assert np.bincount(ways.world, mix.shares) == pytest.approx(np.ones(len(worlds.chances)))
                gaps.append(mix.found - mix.least)
    assert len(gaps) > 12
    assert min(gaps) > -1e-9
    assert max(gaps) < 0.03
    assert np.mean(gaps) < 0.003


def test_x_plays_what_he_may() -> None:
    edition = find_chase(B, players=4, max_rounds=3)
    chase = Chase(edition)
    for seed in range(3):
        for state in islice(_moments(edition, "x", seed), 1):
            plies = np.array([chase.ply("x", move) for move in state.moves("x") if move != CONCEDE], dtype=np.int32)
            worlds = Sifter(chase, uniform).follow(state.view("x")).worlds()
            solved = Getaway(chase).solved(*worlds, chase.state(state.position), plies)
            assert solved is not None
            shares, chances = solved
            assert shares.sum() == pytest.approx(1)
            assert ((chances >= 0) & (chances <= 1)).all()
            early = state.position._replace(round=1)
            assert Getaway(chase).solved(*worlds, chase.state(early), plies) is None


def _within_reach(edition: YardEdition, position: Position) -> bool:
    """Has any pursuer a ticket to where X is?"""
    for seat in edition.pursuers:
        which = edition.purse_of.get(seat)
        for n, ticket in enumerate(ORDINARY):
            paid = which is None or position.purses[which][n]
            rides = edition.board.rides[ticket][position.at[edition.index[seat]]]
            if paid and any(there == position.at[0] for there, _ in rides):
                return True
    return False


def test_x_knows_when_nobody_can_reach_him_and_that_he_is_lost_in_sight_of_whoever_can() -> None:
    """He shows himself in his third move, which is the last unless he doubled before."""
    edition = find_chase(B, players=4, max_rounds=3)
    chase, found = Chase(edition), set()
    for seed in range(6):
        for state in islice(_moments(edition, "x", seed), 1):
            rides = [move for move in state.moves("x") if move.verb in TICKETS]
            plies = np.array([chase.ply("x", move) for move in rides], dtype=np.int32)
            worlds = Sifter(chase, uniform).follow(state.view("x")).worlds()
            solved = Getaway(chase).solved(*worlds, chase.state(state.position), plies)
            assert solved is not None
            for ride, chance in zip(rides, solved[1], strict=True):
                then = state.play("x", ride).position
                near = _within_reach(edition, then)
                if not near:
                    assert chance == 1.0
                elif then.x_visible:
                    assert chance == pytest.approx(0)
                found.add((near, then.x_visible))
    assert len(found) == 4


def _bot(edition: YardEdition, *, endgame: bool) -> LearnedBot:
    path = file_for(edition.board)
    assert path is not None
    # Without sharpness a network prefers nothing: what it would play does not depend on what it learned.
    return LearnedBot(edition, Random(1), read(path), endgame=endgame, sharpness=0.0)


def test_it_never_harms_and_sometimes_helps() -> None:
    """As master believes, the solved ply leaves X no more than another, and at times less."""
    better = compared = 0
    for edition in (find_chase(A, players=6, max_rounds=4, reveals=(2,)), find_chase(B, players=4, max_rounds=4)):
        for seed in range(8):
            for state in islice(_moments(edition, "pursuit", seed), 0, 4, 2):
                view = state.view(state.turn[0])
                moves = [move for move in view.moves if move != CONCEDE]
                chosen = [_bot(edition, endgame=endgame).choose(view) for endgame in (True, False)]
                odds = _bot(edition, endgame=True).belief(view)
                worlds = [(state.position._replace(at=(n, *state.position.at[1:])), chance) for n, chance in odds]
                gains = _solved(edition, worlds, [(state.turn[0], move) for move in moves])
                assert gains is not None
                by_move = dict(zip(moves, gains, strict=True))
                solved, learned = (by_move[move] for move in chosen if move is not None)
                assert solved <= learned + 1e-6
                better += solved < learned - 1e-6
                compared += 1
    assert compared > 10
    assert better > 0


def test_a_solved_round_tells_pursuers_nothing() -> None:
    edition, compared = find_chase(A, players=4, max_rounds=3, reveals=(2,)), 0
    for seed in range(6):
        for state in islice(_moments(edition, "pursuit", seed), 1):
            seat = state.turn[0]
            for world in islice(testing.lookalikes(start(edition), state.view(seat), Random(seed)), 2):
                assert isinstance(world, ChaseState)
                compared += world.position.at[0] != state.position.at[0]
                moves = [_bot(edition, endgame=True).choose(one.view(seat)) for one in (state, world)]
                assert moves[0] == moves[1]
    assert compared > 2
