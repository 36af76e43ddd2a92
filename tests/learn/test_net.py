"""The network in numpy against the one in torch, and a learned player's belief against that of many tables."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch
from torch import Tensor

from fogbound.bots.mind.encode import SLIPS
from fogbound.bots.mind.network import Network, read
from fogbound.bots.mind.player import LearnedBot
from fogbound.bots.mind.rows import seen_in
from fogbound.bots.mind.terms import terms_of
from fogbound.fast import Chase
from fogbound.learn import net as nets
from fogbound.learn import tables as play
from fogbound.learn.export import export
from fogbound.learn.net import Net
from fogbound.learn.school import School
from fogbound.learn.tables import Tables
from tests.learn.side import Side

SCHOOL = School("london", width=64, blocks=2)
RULES = SCHOOL.rules("cpu")
PLIES = 40


class Both:
    """The same network in torch and in numpy, with random weights."""

    def __init__(self, folder: Path) -> None:
        torch.manual_seed(3)
        self.torch: Net = SCHOOL.net(RULES)
        with torch.no_grad():
            for value in self.torch.parameters():
                value.add_(torch.randn_like(value) * 0.05)
                value.copy_(value.half().float())
        export(self.torch, {"family": "london"}, folder / "london.npz")
        self.numpy: Network = read(folder / "london.npz")

    @torch.no_grad()
    def x_scores(self, tables: Tables) -> tuple[Tensor, Tensor]:
        given = nets.read(RULES, tables)
        return self.torch.x_scores(self.torch.thought(given), given.maps)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Both:
    return Both(tmp_path_factory.mktemp("weights"))


@pytest.mark.parametrize("terms", range(len(SCHOOL.editions)))
def test_numpy_and_torch_agree_throughout_a_game(both: Both, terms: int) -> None:
    torch.manual_seed(5)
    side = Side(RULES, SCHOOL.editions[terms], play.deal_tables(RULES, torch.tensor([terms])), both.x_scores, SLIPS)
    bot, rng = LearnedBot(side.edition, Random(5), both.numpy), Random(terms)
    for _ in range(PLIES):
        if side.state.turn:
            _compare_networks(both, side)
            _compare_beliefs(side, bot)
            side.step(rng)


def _compare_networks(both: Both, side: Side) -> None:
    given = nets.read(RULES, side.tables, play.pursuit(RULES, side.tables).mover)
    with torch.no_grad():
        h = both.torch.thought(given)
        expected = (*both.torch.x_scores(h, given.maps), both.torch.pursuer_scores(h, given.maps))
        values = torch.sigmoid(both.torch.values(h, given.maps))
    chase, layout = Chase(side.edition), RULES.layout
    row = chase.state(side.state.position)
    seen = seen_in(layout, terms_of(side.edition, layout), row[None], chase.seat(side.state.turn[0]))
    thought = both.numpy.read(seen, side.tables.belief.numpy())
    rides = np.arange(layout.ordinary)
    found = (*both.numpy.x_scores(thought), both.numpy.pursuer_scores(thought, rides))
    for ours, theirs in zip(found, expected, strict=True):
        assert np.abs(ours - theirs.numpy()).max() < 2e-3
    assert np.abs(both.numpy.values(thought) - values.numpy()).max() < 1e-3


def _compare_beliefs(side: Side, bot: LearnedBot) -> None:
    view = side.state.view(side.state.turn[0])
    belief = np.zeros(RULES.stations, dtype=np.float32)
    for station, chance in bot.belief(view):
        belief[RULES.layout.index_of[station]] = chance
    assert np.abs(belief - side.tables.belief[0].numpy()).max() < 2e-4
    assert bot.choose(view) in view.moves
