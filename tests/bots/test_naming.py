"""Bots by name and settings: one notation for the arena, the command line and tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fogbound
from fogbound import bots
from fogbound.bots.kind import Believer, Kind
from fogbound.bots.naming import named
from fogbound.bots.random import RandomBot
from fogbound.bots.stand_in import is_offered, stand_in
from fogbound.errors import BadOption
from fogbound.game import Edition, Move
from fogbound.match import Match
from fogbound.options import Option

EDITION = fogbound.find("yard/police-2017", board="tiny-village", players=2)


class Searcher(RandomBot):
    def __init__(self, edition: Edition, rng: Random, *, simulations: int, history: float, calm: bool) -> None:
        super().__init__(edition, rng)
        self.set = (simulations, history, calm)


SETTINGS = (
    Option("simulations", "number", 1000, low=1, high=10**6),
    Option("history", "decimal", 0.5, low=0, high=10),
    Option("calm", "switch", False),
)


@pytest.fixture(autouse=True)
def searcher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS["yard"], "searcher", Kind(Searcher, SETTINGS))


@pytest.mark.parametrize(
    ("text", "written", "given"),
    [
        ("searcher", "searcher", (1000, 0.5, False)),
        ("searcher:simulations=20", "searcher:simulations=20", (20, 0.5, False)),
        (" searcher: calm=yes , history=0.25 ", "searcher:history=0.25,calm=true", (1000, 0.25, True)),
        ("searcher:simulations=1000,history=.5".replace(".5", "0.50"), "searcher", (1000, 0.5, False)),
    ],
)
def test_a_name_with_settings(text: str, written: str, given: tuple[Any, ...]) -> None:
    bot = named(text, EDITION)
    assert str(bot) == written
    assert named(written, EDITION) == bot
    made = bot.make(EDITION, Random(1))
    assert isinstance(made, Searcher)
    assert made.set == given


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no bot '' for yard/police-2017; bots are random, greedy, pimbot, tourist, .*, searcher"),
        ("expert", "There is no bot 'expert'"),
        ("greedy:depth=3", "Nothing can be set about the bot greedy"),
        ("searcher:", "written key=value, such as searcher:simulations=…, not ''"),
        ("searcher:simulations", "written key=value"),
        ("searcher:simulations=", "written key=value"),
        ("searcher:depth=3", r"settings of the bot searcher are simulations \(1 to 1000000\); history \(a number"),
        ("searcher:simulations=0", "simulations of the bot searcher cannot be '0'; it takes 1 to 1000000"),
        ("searcher:history=nan", "history of the bot searcher cannot be 'nan'; it takes a number from 0 to 10"),
        ("searcher:calm=true,calm=true", "calm is set twice for searcher"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_list(text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        named(text, EDITION)


def test_every_listed_bot_is_named_by_its_name() -> None:
    for edition in map(fogbound.find, fogbound.EDITIONS):
        for name in bots.bots_for(edition):
            assert str(named(name, edition)) == name


def test_a_belief_is_about_all_possible_stations_and_changes_nothing() -> None:
    match = Match(fogbound.start(EDITION), bytes(32))
    asked, silent = (named("greedy", EDITION).make(EDITION, Random(2)) for _ in range(2))
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


def test_a_stand_in_plays_what_is_offered_but_never_gives_up() -> None:
    view = Match(fogbound.start(EDITION), bytes(32)).view("x")
    moves = {stand_in(view, Random(n)) for n in range(50)}
    assert moves == {move for move in view.moves if move.verb != "concede"}
    assert all(move is not None and is_offered(view, move) for move in moves)
    assert not is_offered(view, Move("t", (999,)))
