"""Bots that play by eye make people's mistakes, and no absurd ones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound import find, start, testing
from fogbound.bots import levels_for
from fogbound.bots.yard import BOTS
from fogbound.game import DEALER, Edition, Move, Player, Seat, View
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.rules import ChaseState

BY_EYE = [name for name, _ in levels_for(find("yard/police-2017"))][:3]


def _made(name: str, edition: Edition, seed: int = 1, **settings: Any) -> Player:
    return BOTS.kinds[name](edition, Random(seed), **settings)


def _x(edition: Edition, setup: str) -> View:
    return start(edition, setup).view("x")


def test_a_tourist_overlooks_pawns_two_rides_away() -> None:
    """From 45 X may ride to 32, 46, 58, 59 or 60. The pawn at 61 is two rides away; it reaches 46, 62 and 76."""
    edition = find("yard/classic-1983", players=4)
    setup = "x@45/red@61/blue@155/green@174 9,8,4/9,8,4/9,8,4 3,2 x 2 2 -"
    view, ways = _x(edition, setup), start(edition, setup)
    assert isinstance(ways, ChaseState)
    distances = ways.edition.board.distances

    def nearest(name: str) -> set[int]:
        moves = [_made(name, edition, seed).choose(view) for seed in range(40)]
        return {distances[61][move.number] for move in moves if move is not None}

    assert min(nearest("tourist")) == 1
    assert min(nearest("cabbie")) >= 2


@pytest.mark.parametrize("name", BY_EYE)
def test_every_level_takes_a_visible_x_within_reach(name: str) -> None:
    edition, caught = find("yard/compact-2015"), 0
    bot = _made(name, edition)
    for seed in range(12):
        for state in testing.random_game(start(edition), Random(seed)):
            assert isinstance(state, ChaseState)
            for seat in state.turn:
                ways = [m for m in state.moves(seat) if m.verb in TICKETS and m.number == state.position.at[0]]
                if seat not in ("x", DEALER) and ways and state.position.x_visible:
                    assert bot.choose(state.view(seat)) in ways
                    caught += 1
    assert caught >= 5


def _hidden_games(edition: Edition) -> list[tuple[ChaseState, Seat]]:
    """Moments at which a pursuer moves and X was seen some rides ago."""
    found = []
    for seed in range(8):
        for state in testing.random_game(start(edition), Random(seed)):
            assert isinstance(state, ChaseState)
            seen = state.position.seen
            if state.turn and state.turn[0] not in ("x", DEALER) and seen and state.position.windows - seen[0] >= 2:
                found.append((state, state.turn[0]))
    return found


def test_forgetting_tickets_leaves_more_suspects() -> None:
    edition = find("yard/classic-1983")
    sharp, dim = _made("cabbie", edition), _made("tourist", edition)
    moments = _hidden_games(edition)
    assert len(moments) > 20
    for state, seat in moments:
        known, thought = (dict(bot.belief(state.view(seat))) for bot in (sharp, dim))  # type: ignore[attr-defined]
        assert state.position.at[0] in known
        assert len(known) <= len(thought)


def test_better_levels_double_more_often_when_cornered() -> None:
    edition = find("yard/police-2017", board="tiny-village")
    doubles, cornered = dict.fromkeys(BY_EYE, 0), 0
    for seed in range(30):
        for state in testing.random_game(start(edition), Random(seed)):
            assert isinstance(state, ChaseState)
            pawns, ways = state.position.at[1:], state.edition.board.distances
            rides = [move.number for move in state.moves("x") if move.verb in TICKETS]
            if Move("double") in state.moves("x") and all(min(ways[at][n] for at in pawns) <= 1 for n in rides):
                cornered += 1
                for name in BY_EYE:
                    doubles[name] += _made(name, edition, cornered).choose(state.view("x")) == Move("double")
    assert cornered > 20
    assert 0 < doubles["tourist"] < doubles["commuter"] < doubles["cabbie"] == cornered
