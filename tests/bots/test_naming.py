"""Bots by name and settings: one notation for the arena, the command line and tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fogbound
from fogbound.bots import bots_for
from fogbound.bots.kind import Kind
from fogbound.bots.naming import parse_bot, parse_stored_bot
from fogbound.bots.random import RandomBot
from fogbound.bots.yard import BOTS
from fogbound.errors import BadOption
from fogbound.game import Edition
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
    monkeypatch.setitem(BOTS.kinds, "searcher", Kind(Searcher, SETTINGS))


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
    bot = parse_bot(text, EDITION)
    assert str(bot) == written
    assert parse_bot(written, EDITION) == bot
    made = bot.make(EDITION, Random(1))
    assert isinstance(made, Searcher)
    assert made.set == given


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no bot '' for yard/police-2017; bots are random, greedy, pimbot, tourist, .*, searcher"),
        ("expert", "There is no bot 'expert'"),
        ("greedy:depth=3", "The bot greedy has no settings"),
        ("searcher:", "as key=value, such as searcher:simulations=…, not ''"),
        ("searcher:simulations", "settings as key=value"),
        ("searcher:simulations=", "settings as key=value"),
        ("searcher:depth=3", r"settings of the bot searcher are simulations \(1 to 1000000\); history \(a number"),
        ("searcher:simulations=0", "simulations of the bot searcher cannot be '0'; it takes 1 to 1000000"),
        ("searcher:history=nan", "history of the bot searcher cannot be 'nan'; it takes a number from 0 to 10"),
        ("searcher:calm=true,calm=true", "calm is set twice for searcher"),
    ],
)
def test_unknown_bots_and_settings_are_refused_with_a_list(text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        parse_bot(text, EDITION)


def test_a_stored_table_may_name_settings_that_are_gone() -> None:
    """`mix` was a setting once. A table that has it plays on; a new one is refused."""
    stored = "searcher:simulations=20,mix=0.5"
    assert str(parse_stored_bot(stored, EDITION)) == "searcher:simulations=20"
    assert str(parse_stored_bot("greedy:mix=0.5", EDITION)) == "greedy"
    assert str(parse_stored_bot("greedy", EDITION)) == "greedy"
    with pytest.raises(BadOption, match="It has none called 'mix'"):
        parse_bot(stored, EDITION)


def test_every_listed_bot_is_named_by_its_name() -> None:
    for edition in map(fogbound.find, fogbound.EDITIONS):
        for name in bots_for(edition):
            assert str(parse_bot(name, edition)) == name
