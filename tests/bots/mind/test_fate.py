"""Dead plies of X: brute force by the rules agrees on small boards, and kept games have none advised or rated alive."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fogbound import catalog, record, start, testing
from fogbound.advice.hint import hint
from fogbound.bots.mind.endgame import Endgame
from fogbound.bots.mind.fate import Fate, wasted
from fogbound.catalog import find_chase
from fogbound.fast import Chase, Sifter
from fogbound.game import Move
from fogbound.games.yard.belief import belief
from fogbound.games.yard.board import ORDINARY
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.moves import RIDES
from fogbound.games.yard.rules import ChaseState
from fogbound.notation import CONCEDE
from tests.bots.mind.learned import A, B, learned_bot, moments
from tests.bots.mind.test_endgame import least_by_capture

GAMES = sorted((Path(__file__).parent / "games").glob("*.fog"))
SMALL = [
    find_chase(A, players=3, board="tiny-village", reveals=(2, 3, 5, 6, 8)),
    find_chase(A, players=4, board="tiny-ring"),
    find_chase(A, players=4, board="tiny-village", voluntary_reveal=True),
    find_chase(B, players=2, board="tiny-docks"),
]


def _coded(chase: Chase, moves: list[Move]) -> np.ndarray:
    return np.array([chase.ply("x", move) for move in moves], dtype=np.int32)


def _is_lost(edition: YardEdition, state: ChaseState) -> bool:
    """Do the pursuers surely capture X in this round, whatever X still decides, by trying everything?"""
    if state.outcome is not None:
        return "x" not in state.outcome.winners
    if state.position.phase == "pursuit":
        position = state.position
        stations = belief(edition, state.view(None)).stations
        worlds = [(position._replace(at=(station, *position.at[1:])), 1.0) for station in stations]
        return len(stations) < 8 and least_by_capture(edition, worlds) is not None
    if state.position.phase == "x":
        return False
    return all(_is_lost(edition, state.play("x", move)) for move in state.moves("x") if move != CONCEDE)


@pytest.mark.parametrize("edition", SMALL, ids=lambda edition: f"{edition.id}-{edition.board.name}")
def test_a_ply_is_dead_exactly_where_trying_everything_says_so(edition: YardEdition) -> None:
    chase, counted = Chase(edition), Counter[tuple[bool, bool]]()
    for seed in range(12):
        for state in testing.random_game(start(edition), Random(seed)):
            assert isinstance(state, ChaseState)
            if (
                state.turn != ("x",)
                or state.position.round > 8
                or min(counted[lost, True] for lost in (True, False)) > 9
            ):
                continue
            moves = [move for move in state.moves("x") if move != CONCEDE]
            sifter = Sifter(chase).follow(state.view(None))
            fate = Fate(chase, Endgame(chase))
            gains = fate.gains(chase.state(state.position), sifter, _coded(chase, moves))
            for move, gain in zip(moves, gains, strict=True):
                lost = _is_lost(edition, state.play("x", move))
                assert (gain == 0) == lost
                counted[lost, move.verb in RIDES] += 1
    assert min(counted[True, True], counted[False, True]) > 9


def _is_taken_at_once(after: ChaseState) -> bool:
    """Do the pursuers see X, and can the next of them ride there?"""
    there, seen = after.position.at[0], after.position.phase == "pursuit" and after.position.x_visible
    return seen and any(m.verb in RIDES and m.number == there for seat in after.turn for m in after.moves(seat))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_no_dead_ride_is_advised_or_rated_alive(path: Path) -> None:
    read = record.read(path.read_text(encoding="utf-8"))
    state, asked = catalog.start_of(read), 0
    edition = catalog.as_chase(state.edition)
    end = record.replay(read, state).state
    for ply in end.log:
        assert isinstance(state, ChaseState)
        if state.turn == ("x",) and state.position.phase in ("x", "second"):
            rides = [move for move in state.moves("x") if move.verb in RIDES]
            dead = {move for move in rides if _is_taken_at_once(state.play("x", move))}
            if dead:
                _check(edition, state, dead)
                asked += 1
        state = state.play(ply.seat, ply.move)
    assert asked


def _check(edition: YardEdition, state: ChaseState, dead: set[Move]) -> None:
    view, bot = state.view("x"), learned_bot(edition, doubt=0.5)
    choices = bot.advise(view).choices
    living = [choice for choice in choices if choice.caught is not True]
    for choice in choices:
        if choice.move in dead:
            assert choice.caught is True
            assert choice.share == 0 or not living
            assert choice.chance == 0 or edition.prices is not None
    told = hint(edition, view)
    if living:
        assert bot.choose(view) not in dead
        assert not dead & {tip.move for tip in told.tips}
    assert told.tips[0].chance >= max(tip.chance for tip in told.tips) - 0.02


def test_pursuers_who_can_surely_capture_x_do() -> None:
    """Whichever pawn must take X, and in whatever order: the round ends with a capture."""
    sure = 0
    for edition, seed in ((edition, seed) for seed in range(12) for edition in (find_chase(A), find_chase(B))):
        chase = Chase(edition)
        for state, _ in moments(edition, seed):
            if state.position.phase != "pursuit" or not state.position.x_visible or sure >= 12:
                continue
            if not np.isnan(Endgame(chase).sure(chase.state(state.position)[None], np.ones(1))):
                bot, now = learned_bot(edition), state
                while now.position.phase == "pursuit":
                    move = bot.choose(now.view(now.turn[0]))
                    assert move is not None
                    now = now.play(now.turn[0], move)
                assert now.outcome is not None
                assert now.outcome.reason in ("captured", "trapped")
                sure += 1
    assert sure >= 8


def test_black_tickets_are_not_wasted_on_rides_that_everybody_sees() -> None:
    edition, found = find_chase(B, players=5), 0
    chase = Chase(edition)
    for seed in range(6):
        for state in testing.random_game(start(edition), Random(seed)):
            assert isinstance(state, ChaseState)
            if state.turn != ("x",) or state.position.phase != "x" or state.position.windows + 1 not in edition.reveals:
                continue
            moves = [move for move in state.moves("x") if move != CONCEDE]
            needless = {
                move
                for move in moves
                if move.verb == "k" and any(one.verb in ORDINARY and one.args == move.args for one in moves)
            }
            listed = wasted(chase, chase.state(state.position), _coded(chase, moves))
            assert {moves[n] for n in listed} == needless
            assert all(moves[n].args == moves[instead].args for n, instead in listed.items())
            if needless and found < 6:
                rated = {choice.move: choice for choice in learned_bot(edition).advise(state.view("x")).choices}
                assert not any(rated[move].share for move in needless)
                found += 1
    assert found > 4
