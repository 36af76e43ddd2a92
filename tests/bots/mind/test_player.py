"""The learned player with the networks that are shipped: legal everywhere, blind where it must be, and strong."""

from __future__ import annotations

from itertools import islice
from math import log
from random import Random
from typing import Any

import pytest

from fogbound import polled, start, testing
from fogbound.bots.greedy import GreedyBot
from fogbound.bots.kind import Adviser
from fogbound.catalog import find_chase
from fogbound.game import Move, Player, Seat
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.rules import ChaseState
from fogbound.match import Match
from fogbound.notation import CONCEDE
from fogbound.proof import seed_from
from tests.bots.mind.learned import A, B, C, learned_bot, moments

DOUBLE = Move("double")
EDITIONS = [
    *(find_chase(A, players=people) for people in (3, 4, 5, 6)),
    *(find_chase(B, players=people) for people in (2, 3, 4, 5, 6)),
    find_chase(A, voluntary_reveal=True, players=4),
    find_chase(A, x_ticket_accounting="counted", reveals=(2, 4), max_rounds=30),
    find_chase(C),
    find_chase(C, x_black=4, boat_rides="per_ticket", prices=(5, 0, 1)),
]


DOUBTFUL: dict[str, Any] = {"doubt": 0.5}


@pytest.mark.parametrize("settings", [{}, DOUBTFUL])
def test_it_plays_legally_at_every_table(settings: dict[str, Any]) -> None:
    phases = set()
    for seed, edition in enumerate(EDITIONS):
        bot, asked = learned_bot(edition, **settings), list(moments(edition, seed))
        unlike = {state.position.phase: (state, seat) for state, seat in asked}.values()
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
        hunts = [(state, seat) for state, seat in moments(edition, seed) if seat != "x"]
        for state, seat in Random(seed).sample(hunts, min(2, len(hunts))):
            for world in islice(testing.lookalikes(start(edition), state.view(seat), Random(seed)), 2):
                assert isinstance(world, ChaseState)
                compared += world.position.at[0] != state.position.at[0]
                for settings in (dict[str, Any](), DOUBTFUL):
                    ours = (learned_bot(edition, **settings) for _ in range(2))
                    moves = [bot.choose(one.view(seat)) for bot, one in zip(ours, (state, world), strict=True)]
                    assert moves[0] == moves[1]
                said = [learned_bot(edition).advise(one.view(seat)) for one in (state, world)]
                assert said[0] == said[1]
    assert compared > 4


def _unlike(edition: YardEdition, seed: int) -> list[tuple[ChaseState, Seat]]:
    """A moment of each phase, early and late in a game."""
    asked = list(moments(edition, seed))
    halves = asked[: len(asked) // 2], asked[len(asked) // 2 :]
    return [one for half in halves for one in {state.position.phase: (state, seat) for state, seat in half}.values()]


def test_advice_adds_up() -> None:
    phases = set()
    for seed, edition in enumerate(EDITIONS):
        bot = learned_bot(edition)
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


def test_in_phases_without_training_the_first_choice_has_the_best_chance() -> None:
    """Lookahead alone decides where pursuers begin, whether X appears, and which tickets X takes."""
    compared = 0
    for edition in (find_chase(C), find_chase(A, voluntary_reveal=True, players=4)):
        for state, seat in moments(edition, 2):
            if state.position.phase in ("place", "show", "take"):
                chances = [choice.chance for choice in learned_bot(edition).advise(state.view(seat)).choices]
                assert chances[0] == max(chances)
                compared += len(chances) > 1
    assert compared > 4


def test_the_pursuer_to_go_first_is_the_one_whose_best_move_leaves_x_least() -> None:
    edition, told = find_chase(B), 0
    for seed in range(3):
        for state, seat in moments(edition, seed):
            if state.position.phase != "pursuit":
                continue
            first = learned_bot(edition).advise(state.view(seat)).first
            if first is None:
                continue
            best = {one: learned_bot(edition).advise(state.view(one)).choices[0].chance for one in state.turn}
            assert best[first] == max(best.values())
            others = [chance for one, chance in best.items() if one != first]
            assert best[first] - (best[seat] if seat != first else max(others)) >= 0.02 - 1e-6
            told += 1
            assert len(state.turn) > 1
        if told > 8:
            break
    assert told > 3


def test_pursuers_take_a_visible_x_and_call_it_certain() -> None:
    """Where X is visible and within reach, the bot captures X and says that this wins."""
    taken = 0
    for edition in (find_chase(B), find_chase(C)):
        for seed in range(12):
            for state, seat in moments(edition, seed):
                rides = [m for m in state.moves(seat) if m.verb in "tbu" and m.args == (state.position.at[0],)]
                if seat != "x" and state.position.phase == "pursuit" and state.position.x_visible and rides:
                    bot = learned_bot(edition)
                    assert bot.choose(state.view(seat)) in rides
                    best = {choice.move: choice.chance for choice in bot.advise(state.view(seat)).choices}
                    assert edition.prices is not None or best[rides[0]] == 1.0
                    taken += 1
    assert taken > 4


def test_doubt_recognises_a_stranger() -> None:
    """Against an X that plays at random, a bot with doubt finds X's station likelier than one without."""
    edition = find_chase(B)
    given = {0.0: 0.0, 0.5: 0.0}
    for seed in range(4):
        hunts = [state for state, seat in moments(edition, seed) if seat != "x" and state.position.phase == "pursuit"]
        bots = {doubt: learned_bot(edition, doubt=doubt) for doubt in given}
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
            master, greedy = learned_bot(edition, seed), GreedyBot(edition, Random(seed))
            lead: tuple[Player, Player] = (master, greedy) if x == "master" else (greedy, master)
            polled.play(match, {seat: lead[seat != "x"] for seat in edition.seats})
            assert match.state.outcome is not None
            away[x] += "x" in match.state.outcome.winners
    assert away["master"] >= 5
    assert away["greedy"] <= 1
