"""Where X can be is what the rules' own belief says, and how likely is what Bayes says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from math import exp

import numpy as np
import pytest

from fogbound import Move, Outcome
from fogbound.errors import BadNotation
from fogbound.fast import Chase, Sifter, Undecided, offset
from fogbound.fast.arrays import X_ONLY, Book, Counts, PlyRows, States, WeightRows
from fogbound.fast.policies import FEATURES, ByCategory, BySoftmax, Policy, look, uniform
from fogbound.game import DEALER, HIDDEN, Ply
from fogbound.games.yard.belief import Tracker
from fogbound.games.yard.moves import legal
from fogbound.games.yard.position import Position, opening
from fogbound.games.yard.rules import start
from fogbound.games.yard.turns import after
from fogbound.notation import CONCEDE

from .tables import SEEDS, game, table

CATEGORY = ByCategory((0.2, 0.7, 0.5, 0.4, 0.3), black=0.3, double=0.1, show=0.05)
SOFTMAX = BySoftmax(tuple(0.7 * (-1) ** n * (n + 1) / len(FEATURES) for n in range(len(FEATURES))))


@pytest.mark.parametrize("first", range(4))
def test_suspects_and_paths_are_those_of_the_rules(first: int) -> None:
    for seed in SEEDS[first:60:4]:
        chase = table(seed)
        sifter, tracker = Sifter(chase), Tracker(chase.edition)
        for state, _ in game(seed):
            view = state.view(None)
            assert sifter.follow(view).suspects == tracker.follow(view).suspects, f"table {seed}, ply {len(state.log)}"


def test_every_world_is_a_position_that_the_rules_allow() -> None:
    for seed in SEEDS[10:40:2]:
        chase = table(seed)
        sifter, tracker = Sifter(chase), Tracker(chase.edition)
        for state, _ in game(seed):
            view = state.view(None)
            worlds, possible = sifter.follow(view).worlds(), tracker.follow(view).possible
            found = {chase.position(row): chance for row, chance in zip(*worlds, strict=True)}
            whole = sum(ways for _, ways in possible)
            assert found == {position: pytest.approx(ways / whole) for position, ways in possible}
            assert state.position in found


Weigh = Callable[[Chase, Position, list[Move]], list[float]]


def _evenly(chase: Chase, position: Position, moves: list[Move]) -> list[float]:
    return [1 / len(moves)] * len(moves)


def _by_distance(chase: Chase, position: Position, moves: list[Move]) -> list[float]:
    ways = chase.edition.board.distances

    def weight(move: Move) -> float:
        if move.verb in ("double", "show"):
            return {"double": 0.1, "show": 0.05}[move.verb]
        if move.verb not in "tbuk":
            return 1.0
        near = min(ways[pawn].get(move.number, 99) for pawn in position.at[1:])
        return (0.2, 0.7, 0.5, 0.4, 0.3)[min(near, 5) - 1] * (0.3 if move.verb == "k" else 1)

    weights = [weight(move) for move in moves]
    return [weight / sum(weights) for weight in weights]


def _by_score(chase: Chase, position: Position, moves: list[Move]) -> list[float]:
    features, odds = np.zeros(len(FEATURES)), []
    for move in moves:
        look(chase.book, chase.state(position), chase.ply("x", move), features)
        odds.append(exp(features @ np.array(SOFTMAX.coefficients)))
    return [odd / sum(odds) for odd in odds]


def _bayes(
    chase: Chase, weigh: Weigh, belief: dict[Position, float], ply: Ply, outcome: Outcome | None
) -> dict[Position, float]:
    return _whole(_weighed(chase, weigh, belief, ply, outcome))


def _whole(weights: dict[Position, float]) -> dict[Position, float]:
    whole = sum(weights.values())
    return {position: weight / whole for position, weight in weights.items()}


def _weighed(
    chase: Chase, weigh: Weigh, belief: dict[Position, float], ply: Ply, outcome: Outcome | None
) -> dict[Position, float]:
    """One ply of Bayes by the rules: what was likely before, times how likely what was seen then is."""
    then: defaultdict[Position, float] = defaultdict(float)
    for position, chance in belief.items():
        moves = [
            move for move in legal(chase.edition, position, ply.seat) if (move == CONCEDE) == (ply.move == CONCEDE)
        ]
        weights = [1.0] * len(moves)
        if ply.seat == "x" and ply.move != CONCEDE:
            weights = weigh(chase, position, moves)
        elif ply.seat == DEALER:
            weights = _evenly(chase, position, moves)
        for move, weight in zip(moves, weights, strict=True):
            if move == ply.move or (ply.move.args == (HIDDEN,) and ply.move.verb == move.verb):
                reached = after(chase.edition, position, ply.seat, move)
                if reached.outcome == outcome:
                    then[reached] += chance * weight
    return then


@pytest.mark.parametrize(
    ("policy", "weigh"),
    [(uniform, _evenly), (CATEGORY, _by_distance), (SOFTMAX, _by_score)],
    ids=("even", "way", "odds"),
)
def test_probabilities_follow_bayes_rule_with_the_policy(policy: Policy, weigh: Weigh) -> None:
    for seed in (
        1,
        2,
        3,
        5,
        6,
        7,
        8,
        9,
        10,
        13,
        18,
        38,
    ):  # X is seen now and then: the rules are slow
        chase = table(seed)
        sifter = Sifter(chase, policy)
        belief: dict[Position, float] = {opening(chase.edition): 1.0}
        for state, ply in game(seed):
            if ply is None:
                continue
            belief = _bayes(chase, weigh, belief, ply.seen_by(None), state.outcome)
            expected: defaultdict[int, float] = defaultdict(float)
            for position, chance in belief.items():
                expected[position.at[0]] += chance
            assert dict(sifter.follow(state.view(None)).suspects) == pytest.approx(expected), f"table {seed}"


def test_undecided_weighs_policies_by_how_well_they_predicted_the_log() -> None:
    """Bayes once more, over stations and policies at once: neither is known."""
    for seed in (1, 5, 8, 18):
        chase = table(seed)
        sifter = Undecided(chase, [(0.7, CATEGORY), (0.3, uniform)])
        minds = [(_by_distance, {opening(chase.edition): 0.7}), (_evenly, {opening(chase.edition): 0.3})]
        for state, ply in game(seed):
            if ply is None:
                continue
            seen = ply.seen_by(None)
            minds = [(weigh, _weighed(chase, weigh, belief, seen, state.outcome)) for weigh, belief in minds]
            total = sum(sum(belief.values()) for _, belief in minds)
            expected: defaultdict[int, float] = defaultdict(float)
            for position, chance in (pair for _, belief in minds for pair in belief.items()):
                expected[position.at[0]] += chance / total
            twin = sifter.copy()
            assert dict(sifter.follow(state.view(None)).suspects) == pytest.approx(expected), f"table {seed}"
            assert sifter.shares == pytest.approx([sum(belief.values()) / total for _, belief in minds])
            twin.after(seen, "" if state.outcome is None else state.outcome.reason)
            assert twin.suspects == sifter.suspects
            assert sum(sifter.worlds().chances) == pytest.approx(1)


def test_beliefs_in_games_set_up_by_hand() -> None:
    met = 0
    for seed in SEEDS[:80:2]:
        chase = table(seed)
        middle = [state for state, _ in game(seed) if state.turn and state.position.phase == "pursuit"]
        for state in middle[2:40:9]:
            again = start(chase.edition, state.position_text())
            sifter, tracker = Sifter(chase, setup=again.setup), Tracker(chase.edition, again.setup)
            while again.turn and len(again.log) < 6:
                view = again.view(None)
                assert sifter.follow(view).suspects == tracker.follow(view).suspects
                seat = again.turn[-1]
                again = again.play(seat, again.moves(seat)[0])
                met += 1
    assert met > 200


def test_an_impossible_log_is_refused_and_another_log_starts_over() -> None:
    chase = table(0)
    states = [state for state, _ in game(0)]
    sifter = Sifter(chase).follow(states[-1].view("x"))
    assert sifter.follow(states[6].view("red")).suspects == Tracker(chase.edition).follow(states[6].view(None)).suspects
    with pytest.raises(BadNotation, match="can look like this"):
        sifter.after(Ply("red", Move("t", (states[6].position.at[2],))))


def test_a_custom_policy_gets_all_possible_states_at_once() -> None:
    asked: list[int] = []

    def homebody(book: Book, states: States, plies: PlyRows, counts: Counts) -> WeightRows:
        asked.append(len(states))
        assert (states[:, offset.TURN] == X_ONLY).all(), "only X has a policy"
        assert len({int(station) for station in states[:, offset.AT]}) == len(states)
        return uniform(book, states, plies, counts)

    chase = table(0)
    sifter = Sifter(chase, homebody)
    for state, _ in game(0):
        if state.turn:
            sifter.follow(state.view(None))
    assert max(asked) > 5
