"""The levels for people: each has a description and plays legally, and better levels win more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound import EDITIONS, find, polled, start
from fogbound.bots import bots_for, default_bot, levels_for
from fogbound.bots.yard import BOTS
from fogbound.catalog import YARD
from fogbound.game import DEALER, Edition, Player
from fogbound.languages.catalogue import say
from fogbound.match import Match
from fogbound.proof import seed_from
from tests.fast.tables import game, table

LEVELS = [name for name, _ in levels_for(find("yard/police-2017"))]
BY_EYE, BY_SEARCH = LEVELS[:3], LEVELS[3:6]


def _made(name: str, edition: Edition, seed: int = 1, **settings: Any) -> Player:
    return BOTS.kinds[name](edition, Random(seed), **settings)


def test_every_game_has_levels_with_a_description() -> None:
    for edition in map(find, EDITIONS):
        levels = levels_for(edition)
        assert len(levels) == (7 if edition.game == "yard" else 4)
        assert all(20 < len(line) < 110 and line.endswith(".") for _, line in levels)
        assert {name for name, _ in levels} <= bots_for(edition).keys()
        assert default_bot(edition) in dict(levels)


def test_the_catalogue_says_the_same_of_each_level() -> None:
    levels = {name: line for edition in map(find, EDITIONS) for name, line in levels_for(edition)}
    assert {name: say(f"bot-{name}-text") for name in levels} == levels
    assert all(say(f"bot-{name}") == name.capitalize() for name in levels)


def _numbers(name: str) -> dict[str, Any]:
    return {option.name: option.default for option in BOTS.kinds[name].settings}


def test_levels_of_a_kind_differ_only_in_their_numbers() -> None:
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

    Trained bots play on boards that they know: `mind/test_player.py`.
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
