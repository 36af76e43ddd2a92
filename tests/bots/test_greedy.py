"""The greedy bot: better than chance on both sides, and careful as X."""

from __future__ import annotations

from random import Random

import pytest

import fogbound
from fogbound import find, polled, start, testing
from fogbound.bots.kind import Believer
from fogbound.bots.naming import parse_bot
from fogbound.bots.yard import BOTS
from fogbound.catalog import YARD
from fogbound.game import Move, State
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.rules import ChaseState
from fogbound.match import Match
from fogbound.proof import seed_from


def _played(edition_id: str, x: str, hunters: str, number: int) -> Match:
    edition = find(edition_id)
    x_bot, hunter = (BOTS.kinds[name](edition, Random(number)) for name in (x, hunters))
    players = {seat: x_bot if seat == "x" else hunter for seat in edition.seats}
    return polled.play(Match(start(edition), seed_from(number)), players)


@pytest.mark.parametrize("edition_id", YARD.ids)
def test_greedy_is_better_than_random_on_both_sides(edition_id: str) -> None:
    """Over 30 games a side the gap is wide; the seeds are fixed."""

    def x_gets(x: str, hunters: str) -> int:
        outcomes = [_played(edition_id, x, hunters, number).state.outcome for number in range(30)]
        return sum(dict(outcome.points).get("x", "x" in outcome.winners) for outcome in outcomes if outcome)

    assert x_gets("greedy", "random") > x_gets("random", "random")
    assert x_gets("random", "greedy") < x_gets("random", "random")


def test_greedy_x_keeps_its_distance() -> None:
    edition = find("yard/police-2017", players=2)
    state = start(edition, "x@45/red@46/blue@60/bobby1@171/bobby2@175 22,16,8 5,2 x 4 3 -")
    ride = BOTS.kinds["greedy"](edition, Random(1)).choose(state.view("x"))
    assert ride is not None
    assert _room(state, ride) == max(_room(state, move) for move in state.moves("x") if move.verb in TICKETS)
    assert ride.verb != "k"


def test_greedy_x_doubles_when_every_single_ride_ends_within_reach() -> None:
    edition = find("yard/police-2017", board="tiny-village")
    bot = BOTS.kinds["greedy"](edition, Random(1))
    cornered = 0
    for seed in range(40):
        for state in testing.random_game(start(edition), Random(seed)):
            rides = [move for move in state.moves("x") if move.verb in TICKETS]
            if Move("double") in state.moves("x") and all(_room(state, ride) <= 1 for ride in rides):
                assert bot.choose(state.view("x")) == Move("double")
                cornered += 1
    assert cornered > 5


def _room(state: State, ride: Move) -> int:
    assert isinstance(state, ChaseState)
    (target,) = ride.args
    assert isinstance(target, int)
    return min(state.edition.board.distances[hunter][target] for hunter in state.position.at[1:])


def test_greedy_x_hides_rather_than_appears() -> None:
    edition = find("yard/classic-1983", players=4, voluntary_reveal=True)
    state = start(edition, "x@45/red@13/blue@26/green@29 9,8,4/9,8,4/9,8,4 3,2 show 2 2 -")
    assert BOTS.kinds["greedy"](edition, Random(1)).choose(state.view("x")) == Move("hide")


EDITION = fogbound.find("yard/police-2017", board="tiny-village", players=2)


def test_a_belief_is_about_all_possible_stations_and_changes_nothing() -> None:
    match = Match(fogbound.start(EDITION), bytes(32))
    asked, silent = (parse_bot("greedy", EDITION).make(EDITION, Random(2)) for _ in range(2))
    assert isinstance(asked, Believer)
    while match.state.turn:
        view = match.view(match.state.turn[0])
        if view.seat != "x":
            odds = asked.belief(view)
            assert sum(chance for _, chance in odds) == pytest.approx(1)
        move = asked.choose(view)
        assert move == silent.choose(view)
        assert move is not None
        match.submit(match.state.turn[0], move, match.ply)
