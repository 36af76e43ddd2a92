from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

import pytest

from fogbound import find, polled, start, testing
from fogbound.bots import BOTS
from fogbound.catalog import YARD
from fogbound.game import Edition, Move, Player, State
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.rules import ChaseState
from fogbound.match import Match
from fogbound.proof import seed_from

SEARCHING = [name for name, kind in BOTS["yard"].items() if any(one.name == "simulations" for one in kind.settings)]
QUICK = {name: {"simulations": 20} for name in SEARCHING}  # strength: elsewhere


def _made(name: str, edition: Edition, rng: Random) -> Player:
    return BOTS["yard"][name](edition, rng, **QUICK.get(name, {}))


def _played(edition_id: str, x: str, hunters: str, number: int) -> Match:
    edition = find(edition_id)
    x_bot, hunter = _made(x, edition, Random(number)), _made(hunters, edition, Random(number))
    players = {seat: x_bot if seat == "x" else hunter for seat in edition.seats}
    return polled.play(Match(start(edition), seed_from(number)), players)


@pytest.mark.parametrize("edition_id", YARD.ids)
@pytest.mark.parametrize("name", BOTS["yard"])
def test_bots_play_whole_games_and_never_give_up(edition_id: str, name: str) -> None:
    for number in range(2):
        outcome = _played(edition_id, name, name, number).state.outcome
        assert outcome is not None
        assert outcome.reason != "conceded"


@pytest.mark.parametrize("edition_id", YARD.ids)
def test_greedy_is_better_than_random_on_both_sides(edition_id: str) -> None:
    """With 30 games a side the gap is wide; seeds are fixed, so this cannot come and go."""

    def x_gets(x: str, hunters: str) -> int:
        outcomes = [_played(edition_id, x, hunters, number).state.outcome for number in range(30)]
        return sum(dict(outcome.points).get("x", "x" in outcome.winners) for outcome in outcomes if outcome)

    assert x_gets("greedy", "random") > x_gets("random", "random")
    assert x_gets("random", "greedy") < x_gets("random", "random")


@cache
def _lookalikes() -> list[tuple[State, State]]:
    """Moments at which a pursuer moves, each with another that looks the same to him."""
    first, found = start(find("yard/police-2017")), []
    for seed in range(6):
        hunts = [state for state in testing.random_game(first, Random(seed)) if "bobby1" in state.turn]
        for state in Random(seed).sample(hunts, 3):
            worlds = islice(testing.lookalikes(first, state.view("bobby1"), Random(seed)), 2)
            found += [(state, world) for world in worlds]
    return found


@pytest.mark.parametrize("name", BOTS["yard"])
def test_bots_cannot_know_where_x_is(name: str) -> None:
    """Under the same public history, X's hidden station is moved: a pursuer's bot answers the same."""
    edition, compared = find("yard/police-2017"), 0
    for state, world in _lookalikes():
        compared += _x_station(world) != _x_station(state)
        bot, other = _made(name, edition, Random(5)), _made(name, edition, Random(5))
        assert bot.choose(state.view("bobby1")) == other.choose(world.view("bobby1"))
    assert compared > 10


def _x_station(state: State) -> int:
    assert isinstance(state, ChaseState)
    return state.position.at[0]


def test_greedy_x_keeps_his_distance() -> None:
    edition = find("yard/police-2017", players=2)
    state = start(edition, "x@45/red@46/blue@60/bobby1@171/bobby2@175 22,16,8 5,2 x 4 3 -")
    ride = BOTS["yard"]["greedy"](edition, Random(1)).choose(state.view("x"))
    assert ride is not None
    assert _room(state, ride) == max(_room(state, move) for move in state.moves("x") if move.verb in TICKETS)
    assert ride.verb != "k"


def test_greedy_x_doubles_when_every_single_ride_ends_within_reach() -> None:
    edition = find("yard/police-2017", board="tiny-village")
    bot = BOTS["yard"]["greedy"](edition, Random(1))
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


def test_greedy_hides_rather_than_shows_himself() -> None:
    edition = find("yard/classic-1983", players=4, voluntary_reveal=True)
    state = start(edition, "x@45/red@13/blue@26/green@29 9,8,4/9,8,4/9,8,4 3,2 show 2 2 -")
    assert BOTS["yard"]["greedy"](edition, Random(1)).choose(state.view("x")) == Move("hide")
