"""Many tables in lockstep against the rules, ply by ply: legal moves, their consequences, endings, and the belief."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
import torch

from fogbound.bots.mind.layout import Layout
from fogbound.bots.mind.terms import terms_of
from fogbound.games.yard.edition import YardEdition
from fogbound.learn import tables as play
from fogbound.learn.rules import Rules
from fogbound.learn.school import TABLES, School
from tests.fast.tables import SEEDS, table
from tests.learn.side import Side

ENOUGH = 40  # tables, to meet every ending
PLAIN = [
    edition
    for seed in SEEDS
    if not (edition := table(seed).edition).voluntary_reveal
    and edition.stock is None
    and not (edition.doubles and edition.boats is not None)
    and len(edition.pursuers) <= 5
]
PUBLISHED = [edition for family in TABLES for edition in School(family).editions]


@cache
def _layout(digest: str) -> Layout:
    return next(Layout(edition.board) for edition in (*PLAIN, *PUBLISHED) if edition.board.digest == digest)


def _side(edition: YardEdition, seed: int) -> Side:
    layout = _layout(edition.board.digest)
    rules = Rules(layout, [terms_of(edition, layout)], "cpu")
    chance = torch.Generator().manual_seed(seed)
    return Side(rules, edition, play.deal_tables(rules, torch.zeros(1, dtype=torch.long), chance))


def test_tables_of_every_kind_agree_with_the_rules_ply_by_ply() -> None:
    endings: Counter[str] = Counter()
    for seed, edition in enumerate(PLAIN[:ENOUGH]):
        side, rng = _side(edition, seed), Random(seed)
        side.check()
        while side.state.position.outcome is None:
            side.step(rng)
            side.check()
        side.gain()
        endings[side.state.position.outcome.reason] += 1
    assert set(endings) == {"captured", "escaped", "stuck", "spent", "trapped"}


@pytest.mark.parametrize("edition", PUBLISHED, ids=lambda edition: f"{edition.id}-{len(edition.seats)}")
def test_every_table_for_learning_agrees_with_the_rules(edition: YardEdition) -> None:
    side, rng = _side(edition, 1), Random(2)
    while side.state.position.outcome is None:
        side.step(rng)
        side.check()
    side.gain()
