from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

import pytest

from fogbound import find, polled, start, testing
from fogbound.bots.yard import BOTS
from fogbound.catalog import YARD
from fogbound.game import Edition, Player, State
from fogbound.games.yard.rules import ChaseState
from fogbound.match import Match
from fogbound.proof import seed_from

SEARCHING = [name for name, kind in BOTS.kinds.items() if any(one.name == "simulations" for one in kind.settings)]
QUICK = {name: {"simulations": 20} for name in SEARCHING}  # strength: elsewhere


def _made(name: str, edition: Edition, rng: Random) -> Player:
    return BOTS.kinds[name](edition, rng, **QUICK.get(name, {}))


def _played(edition_id: str, x: str, hunters: str, number: int) -> Match:
    edition = find(edition_id)
    x_bot, hunter = _made(x, edition, Random(number)), _made(hunters, edition, Random(number))
    players = {seat: x_bot if seat == "x" else hunter for seat in edition.seats}
    return polled.play(Match(start(edition), seed_from(number)), players)


@pytest.mark.parametrize("edition_id", YARD.ids)
@pytest.mark.parametrize("name", BOTS.kinds)
def test_bots_play_whole_games_and_never_concede(edition_id: str, name: str) -> None:
    for number in range(2):
        outcome = _played(edition_id, name, name, number).state.outcome
        assert outcome is not None
        assert outcome.reason != "conceded"


@cache
def _lookalikes() -> list[tuple[State, State]]:
    """States in which a pursuer moves, each with another that looks the same to that pursuer."""
    first, found = start(find("yard/police-2017")), []
    for seed in range(6):
        hunts = [state for state in testing.random_game(first, Random(seed)) if "bobby1" in state.turn]
        for state in Random(seed).sample(hunts, 3):
            worlds = islice(testing.lookalikes(first, state.view("bobby1"), Random(seed)), 2)
            found += [(state, world) for world in worlds]
    return found


@pytest.mark.parametrize("name", BOTS.kinds)
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
