"""The levels for people in the chase: each with a character, legal everywhere, fallible as people are, in order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound import EDITIONS, find, polled, start, testing
from fogbound.bots import BOTS, bots_for, house_bot, levels_for
from fogbound.catalog import YARD
from fogbound.game import DEALER, Edition, Move, Player, Seat, View
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.rules import ChaseState
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.fast.tables import game, table

LEVELS = [name for name, _ in levels_for(find("yard/police-2017"))]
BY_EYE, BY_SEARCH = LEVELS[:3], LEVELS[3:6]


def _made(name: str, edition: Edition, seed: int = 1, **settings: Any) -> Player:
    return BOTS["yard"][name](edition, Random(seed), **settings)


def test_every_game_has_levels_with_a_line_of_character() -> None:
    for edition in map(find, EDITIONS):
        levels = levels_for(edition)
        assert len(levels) == (7 if edition.game == "yard" else 4)
        assert all(20 < len(line) < 110 and line.endswith(".") for _, line in levels)
        assert {name for name, _ in levels} <= bots_for(edition).keys()
        assert house_bot(edition) in dict(levels)


def _numbers(name: str) -> dict[str, Any]:
    return {option.name: option.default for option in BOTS["yard"][name].settings}


def test_levels_differ_in_numbers_alone() -> None:
    assert LEVELS == ["tourist", "commuter", "cabbie", "reporter", "inspector", "sleuth", "master"]
    searches = [_numbers(name) for name in BY_SEARCH]
    thought = [search.pop("simulations") for search in searches]
    assert thought == sorted(set(thought))
    assert searches[0] == searches[1] == searches[2]
    assert 0 < searches[0]["most"] < 1000
    slips = [_numbers(name)["slips"] for name in BY_EYE]
    assert slips == sorted(set(slips), reverse=True)


@pytest.mark.parametrize("name", [*BY_EYE, *BY_SEARCH])
def test_every_level_plays_legally_at_any_table(name: str) -> None:
    """Tables of every edition with all options mixed; half of them are editions that nobody published.

    Who learned plays on boards that it knows: `test_learned.py`.
    """
    phases, played = set(), set()
    quick = {"simulations": 10} if name in BY_SEARCH else {}
    for seed in range(40):
        bot = _made(name, table(seed).edition, seed, **quick)
        moments = [state for state, _ in game(seed) if state.turn and state.turn != (DEALER,)]
        for state in {state.position.phase: state for state in moments}.values():
            seat = state.turn[-1]
            move = bot.choose(state.view(seat))
            assert move in state.moves(seat)
            assert move is not None
            assert move.verb != "concede"
            phases.add(state.position.phase)
            played.add(move.verb)
    assert phases == {"place", "x", "double", "second", "show", "take", "pursuit"}
    assert {"t", "b", "u", "k", "hide", "take", "place"} <= played


# Mistakes of people


def _x(edition: Edition, setup: str) -> View:
    return start(edition, setup).view("x")


def test_a_tourist_overlooks_a_pawn_that_is_not_beside_him() -> None:
    """From 45 he may ride to 32, 46, 58, 59 or 60; the pawn at 61 is two rides away, and reaches 46 and 62 and 76."""
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
def test_nobody_lets_an_x_go_whom_he_sees_within_reach(name: str) -> None:
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


def test_who_forgets_tickets_thinks_of_more_stations() -> None:
    edition = find("yard/classic-1983")
    sharp, dim = _made("cabbie", edition), _made("tourist", edition)
    moments = _hidden_games(edition)
    assert len(moments) > 20
    for state, seat in moments:
        known, thought = (dict(bot.belief(state.view(seat))) for bot in (sharp, dim))  # type: ignore[attr-defined]
        assert state.position.at[0] in known
        assert len(known) <= len(thought)


def test_a_cornered_x_thinks_of_a_double_the_sooner_the_better_he_is() -> None:
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


# Order


def _x_gets(edition: Edition, x: Player, hunters: Player, number: int) -> float:
    players = {seat: x if seat == "x" else hunters for seat in edition.seats}
    outcome = polled.play(Match(start(edition), seed_from(number)), players).state.outcome
    assert outcome is not None
    return dict(outcome.points).get("x", float("x" in outcome.winners))


@pytest.mark.parametrize("edition_id", YARD.ids)
@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [("commuter", "tourist", 12), ("cabbie", "commuter", 16), ("reporter", "cabbie", 3), ("master", "reporter", 3)],
)
def test_a_better_level_gets_more_on_both_sides_together(edition_id: str, better: str, worse: str, games: int) -> None:
    """A small part of the ladder in docs/bots.md, the same games every time."""
    edition = find(edition_id)
    gets = {
        one: sum(_x_gets(edition, _made(one, edition, n), _made(other, edition, n), n) for n in range(games))
        for one, other in ((better, worse), (worse, better))
    }
    assert gets[better] > gets[worse]
