"""The poster of a chase: X's whole trail, and how it ended."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from fogbound import Match, catalog, polled
from fogbound.bots.yard import BOTS
from fogbound.game import State
from fogbound.games.yard.poster import poster, trail
from fogbound.games.yard.rules import ChaseState
from fogbound.proof import seed_from

SMALL = {
    "yard/classic-1983": {"board": "tiny-docks"},
    "yard/police-2017": {"players": "2"},
    "yard/compact-2015": {"players": "2"},
}


def played(edition_id: str, seed: int, **options: str) -> State:
    edition = catalog.find(edition_id, **{**SMALL[edition_id], **options})
    bot = BOTS.kinds["greedy"](edition, Random(seed))
    return polled.play(Match(catalog.start(edition), seed_from(seed)), dict.fromkeys(edition.seats, bot)).state


@pytest.mark.parametrize("edition", SMALL)
def test_the_trail_is_every_station_of_x(edition: str) -> None:
    state = played(edition, 3)
    assert isinstance(state, ChaseState)
    stations = [state.position.at[0]]
    path = trail(state)
    assert path[-1:] == stations
    board = state.edition.board
    for a, b in pairwise(path):
        assert a == b or any(b in ends for ends in board.links(a).values())
    rides = sum(ply.seat == "x" and ply.move.verb in "tbuk" for ply in state.log)
    assert len(path) == rides + 1


@pytest.mark.parametrize("edition", SMALL)
def test_a_poster_says_who_won_and_shows_the_trail(edition: str) -> None:
    for seed in range(3):
        state = played(edition, seed)
        assert state.outcome is not None
        made = poster(state, {"x": "Ann", "red": "Bob"})
        if not state.outcome.points:
            assert made.title == ("Mister X wins" if "x" in state.outcome.winners else "The detectives win")
        assert made.people[:2] == (("Mister X", "Ann"), ("Detectives", "Bob"))
        picture = made.picture()
        assert 'data-layer="path"' in picture or len(trail(state)) < 2  # type: ignore[arg-type]
        assert 'preserveAspectRatio="xMidYMid slice"' in picture


def test_giving_up_says_who_did() -> None:
    edition = catalog.find("yard/classic-1983", board="tiny-docks")
    match = Match(catalog.start(edition), seed_from(1))
    match.submit("x", "concede", match.ply)
    assert poster(match.state, {}).why == "Mister X gave up in round 1."


def test_one_point_is_one_point() -> None:
    edition = catalog.find("yard/compact-2015", players="2")
    caught = "x@42/red@41/blue@13/green@57 12,8,4 1,0,1,0 pursuit:red+blue+green 1 1 1@42"
    state = catalog.start(edition, caught).play("red", "t42")
    assert poster(state, {}).title == "Mister X takes 1 point"
