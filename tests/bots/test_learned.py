"""The learned player with the networks that are shipped: legal everywhere, blind where it must be, and strong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import log
from random import Random
from typing import Any

import numpy as np
import pytest

from fogbound import polled, start, testing
from fogbound.bots.chases import chase_for
from fogbound.bots.greedy import GreedyBot
from fogbound.bots.kind import Adviser
from fogbound.bots.mind.families import file_for
from fogbound.bots.mind.network import Network, read
from fogbound.bots.mind.player import LearnedBot
from fogbound.bots.mind.rows import earned, seen_in
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from fogbound.game import DEALER, Move, Player, Seat
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.position import points
from fogbound.games.yard.rules import ChaseState
from fogbound.match import Match
from fogbound.notation import CONCEDE
from fogbound.proof import seed_from

DOUBLE = Move("double")
A, B, C = "yard/classic-1983", "yard/police-2017", "yard/compact-2015"
EDITIONS = [
    *(find_chase(A, players=people) for people in (3, 4, 5, 6)),
    *(find_chase(B, players=people) for people in (2, 3, 4, 5, 6)),
    find_chase(A, voluntary_reveal=True, players=4),
    find_chase(A, x_ticket_accounting="counted", reveals=(2, 4), max_rounds=30),
    find_chase(C),
    find_chase(C, x_black=4, boat_rides="per_ticket", prices=(5, 0, 1)),
]


def _network(edition: YardEdition) -> Network:
    path = file_for(edition.board)
    assert path is not None
    return read(path)


def _bot(edition: YardEdition, seed: int = 1, **settings: Any) -> LearnedBot:
    return LearnedBot(edition, Random(seed), _network(edition), **settings)


AHEAD: dict[str, Any] = {"width": 4, "trust": 20.0, "x_trust": 20.0}
DOUBTFUL: dict[str, Any] = {"doubt": 0.5, "draws": True, "sharpness": 0.3}


def _asked(edition: YardEdition, seed: int) -> Iterator[tuple[ChaseState, Seat]]:
    for state in testing.random_game(start(edition), Random(seed)):
        if state.turn and state.turn != (DEALER,):
            assert isinstance(state, ChaseState)
            yield state, state.turn[-1]


@pytest.mark.parametrize("settings", [{}, AHEAD, DOUBTFUL])
def test_it_plays_legally_at_every_table(settings: dict[str, Any]) -> None:
    phases = set()
    for seed, edition in enumerate(EDITIONS):
        bot, moments = _bot(edition, **settings), list(_asked(edition, seed))
        unlike = {state.position.phase: (state, seat) for state, seat in moments}.values()
        for state, seat in sorted(unlike, key=lambda one: len(one[0].log)):
            move = bot.choose(state.view(seat))
            assert move in state.moves(seat)
            assert move is not None
            assert move.verb != "concede"
            phases.add(state.position.phase)
    assert phases == {"place", "x", "double", "second", "show", "take", "pursuit"}


def test_pursuers_cannot_know_where_x_is() -> None:
    edition, compared = find_chase(A), 0
    for seed in range(4):
        hunts = [(state, seat) for state, seat in _asked(edition, seed) if seat != "x"]
        for state, seat in Random(seed).sample(hunts, min(2, len(hunts))):
            for world in islice(testing.lookalikes(start(edition), state.view(seat), Random(seed)), 2):
                assert isinstance(world, ChaseState)
                compared += world.position.at[0] != state.position.at[0]
                for settings in (dict[str, Any](), AHEAD, DOUBTFUL):
                    ours = (_bot(edition, **settings) for _ in range(2))
                    moves = [bot.choose(one.view(seat)) for bot, one in zip(ours, (state, world), strict=True)]
                    assert moves[0] == moves[1]
                said = [_bot(edition).advise(one.view(seat)) for one in (state, world)]
                assert said[0] == said[1]
    assert compared > 4


def _unlike(edition: YardEdition, seed: int) -> list[tuple[ChaseState, Seat]]:
    """A moment of each phase, early and late in a game."""
    moments = list(_asked(edition, seed))
    halves = moments[: len(moments) // 2], moments[len(moments) // 2 :]
    return [one for half in halves for one in {state.position.phase: (state, seat) for state, seat in half}.values()]


def test_advice_adds_up() -> None:
    phases = set()
    for seed, edition in enumerate(EDITIONS):
        bot = _bot(edition)
        assert isinstance(bot, Adviser)
        for state, seat in _unlike(edition, seed):
            view = state.view(seat)
            advice = bot.advise(view)
            assert {choice.move for choice in advice.choices} == {move for move in view.moves if move != CONCEDE}
            shares = [choice.share for choice in advice.choices]
            assert sum(shares) == pytest.approx(1)
            assert shares == sorted(shares, reverse=True)
            assert all(-1e-9 <= choice.chance <= 1 + 1e-9 for choice in advice.choices)
            phases.add(state.position.phase)
            if state.position.phase != "place":
                assert sum(chance for _, chance in advice.belief) == pytest.approx(1)
            if seat != "x":
                assert bot.choose(view) == advice.choices[0].move, "what it says is what it does"
    assert phases == {"place", "x", "double", "second", "show", "take", "pursuit"}


def test_where_nothing_was_learned_the_first_choice_is_the_best_rated() -> None:
    """Where pursuers begin, whether X shows himself and what he takes, he decides by looking ahead alone."""
    compared = 0
    for edition in (find_chase(C), find_chase(A, voluntary_reveal=True, players=4)):
        for state, seat in _asked(edition, 2):
            if state.position.phase in ("place", "show", "take"):
                chances = [choice.chance for choice in _bot(edition).advise(state.view(seat)).choices]
                assert chances[0] == max(chances)
                compared += len(chances) > 1
    assert compared > 4


def _values(edition: YardEdition, state: ChaseState) -> dict[int, tuple[float, float]]:
    """For every station that X may be on: how likely that is, and what the network then thinks that he gains."""
    network, chase = _network(edition), chase_for(edition)
    odds = dict(_bot(edition).belief(state.view(None)))
    belief = np.zeros((1, network.layout.nowhere), dtype=np.float32)
    belief[0, [station - 1 for station in odds]] = list(odds.values())
    row, seat = chase.state(state.position)[None], chase.seat(state.turn[0])
    seen = seen_in(network.layout, terms_of(edition, network.layout), row, seat)
    values = network.values(network.read(seen, belief))[0]
    return {station: (chance, float(values[station - 1])) for station, chance in odds.items()}


def test_a_pursuers_chance_is_the_mean_over_what_he_believes() -> None:
    """Station by station, where this ride does not catch X."""
    edition, compared = find_chase(B), 0
    for state, seat in _asked(edition, 4):
        if state.position.phase == "pursuit" and len(state.turn) > 1 and compared < 8:
            first = _bot(edition).advise(state.view(seat)).choices[0]
            then = state.play(seat, first.move)
            if then.outcome is None:
                missed = 1 - dict(_bot(edition).belief(state.view(seat))).get(first.move.number, 0.0)
                mean = sum(chance * value for chance, value in _values(edition, then).values())
                assert first.chance == pytest.approx(1 - missed * mean, abs=1e-4)
                compared += 1
    assert compared > 3


def test_xs_chance_is_of_the_station_where_he_then_is_and_a_doubles_that_of_announcing_it() -> None:
    edition, compared = find_chase(B), 0
    for state, seat in _asked(edition, 3):
        if state.position.phase == "x" and DOUBLE in state.moves(seat) and compared < 8:
            rated = {choice.move: choice.chance for choice in _bot(edition).advise(state.view("x")).choices}
            for move in (DOUBLE, next(iter(rated))):
                then = state.play("x", move)
                assert rated[move] == pytest.approx(_values(edition, then)[then.position.at[0]][1], abs=1e-4)
            compared += 1
    assert compared > 2


def test_whoever_should_go_first_is_the_one_after_whose_best_move_x_gets_least() -> None:
    edition, told = find_chase(B), 0
    for seed in range(3):
        for state, seat in _asked(edition, seed):
            if state.position.phase != "pursuit":
                continue
            first = _bot(edition).advise(state.view(seat)).first
            if first is None:
                continue
            best = {one: _bot(edition).advise(state.view(one)).choices[0].chance for one in state.turn}
            assert best[first] == max(best.values())
            others = [chance for one, chance in best.items() if one != first]
            assert best[first] - (best[seat] if seat != first else max(others)) >= 0.02 - 1e-6
            told += 1
            assert len(state.turn) > 1
        if told > 8:
            break
    assert told > 3


def test_a_capture_is_certain_and_seen() -> None:
    """Where X is in sight and within reach, pursuers take him, and say that this wins."""
    taken = 0
    for edition in (find_chase(B), find_chase(C)):
        for seed in range(12):
            for state, seat in _asked(edition, seed):
                rides = [m for m in state.moves(seat) if m.verb in "tbu" and m.args == (state.position.at[0],)]
                if seat != "x" and state.position.phase == "pursuit" and state.position.x_visible and rides:
                    bot = _bot(edition)
                    assert bot.choose(state.view(seat)) in rides
                    best = {choice.move: choice.chance for choice in bot.advise(state.view(seat)).choices}
                    assert edition.prices is not None or best[rides[0]] == 1.0
                    taken += 1
    assert taken > 4


def test_whoever_doubts_finds_a_stranger_out() -> None:
    """An X who plays anything is believed to, after a while, and his station is given more than without doubt."""
    edition = find_chase(B)
    given = {0.0: 0.0, 0.5: 0.0}
    for seed in range(4):
        hunts = [state for state, seat in _asked(edition, seed) if seat != "x" and state.position.phase == "pursuit"]
        bots = {doubt: _bot(edition, doubt=doubt) for doubt in given}
        for state in hunts[8::4]:
            for doubt, bot in bots.items():
                odds = dict(bot.belief(state.view(state.turn[0])))
                assert sum(odds.values()) == pytest.approx(1)
                given[doubt] += log(odds[state.position.at[0]])
    assert given[0.5] > given[0.0] + 5


def test_it_beats_greedy_in_both_roles() -> None:
    """The same few games every time."""
    edition, away = find_chase(B, players=4), {"master": 0, "greedy": 0}
    for seed in range(6):
        for x in away:
            match = Match(start(edition), seed_from(seed))
            master, greedy = _bot(edition, seed), GreedyBot(edition, Random(seed))
            lead: tuple[Player, Player] = (master, greedy) if x == "master" else (greedy, master)
            polled.play(match, {seat: lead[seat != "x"] for seat in edition.seats})
            assert match.state.outcome is not None
            away[x] += "x" in match.state.outcome.winners
    assert away["master"] >= 5
    assert away["greedy"] <= 1


def test_points_that_x_has_count_beside_those_to_come() -> None:
    """Networks value the future alone, and the rules the whole: a capture late in a heat is worth what it was."""
    for edition in (find_chase(C), find_chase(C, x_black=4, prices=(5, 0, 1)), find_chase(B)):
        chase, network = chase_for(edition), _network(edition)
        terms = terms_of(edition, network.layout)
        for state, _ in _asked(edition, 3):
            share = earned(terms, chase.replay(state.log)[None])[0]
            assert share == pytest.approx(points(edition, state.position) / terms.began_worth if terms.priced else 0)


def test_taking_x_is_the_best_that_can_be_done_where_points_count() -> None:
    edition, taken = find_chase(C), 0
    for seed in range(12):
        for state, seat in _asked(edition, seed):
            rides = [m for m in state.moves(seat) if m.verb in "tbu" and m.args == (state.position.at[0],)]
            if seat != "x" and state.position.phase == "pursuit" and state.position.x_visible and rides:
                chances = {choice.move: choice.chance for choice in _bot(edition).advise(state.view(seat)).choices}
                assert max(map(chances.__getitem__, rides)) == max(chances.values())
                taken += 1
    assert taken > 4
