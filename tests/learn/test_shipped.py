"""Shipped networks in torch play as the bot does, which reads the same files with numpy."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch

from fogbound.bots.mind.encode import SLIPS
from fogbound.bots.mind.families import shipped as files
from fogbound.bots.mind.layout import layout_of
from fogbound.bots.mind.network import read
from fogbound.bots.mind.player import LearnedBot
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from fogbound.game import View
from fogbound.learn import net as nets
from fogbound.learn import tables as play
from fogbound.learn.course import BadCourse
from fogbound.learn.net import Net
from fogbound.learn.rules import Rules
from fogbound.learn.shipped import net_in, shipped
from tests.learn.side import Side

PLIES = 24


def _rules(edition: str, family: str) -> Rules:
    layout = layout_of(family)
    return Rules(layout, [terms_of(find_chase(edition), layout)], "cpu")


@pytest.mark.parametrize(
    ("family", "edition"),
    [("london", "yard/classic-1983"), ("london", "yard/police-2017"), ("compact", "yard/compact-2015")],
)
@torch.no_grad()
def test_a_shipped_network_plays_as_the_bot_does(family: str, edition: str) -> None:
    rules = _rules(edition, family)
    net, card = shipped(rules, family)
    assert card["family"] == family

    def scores(tables: play.Tables) -> tuple[torch.Tensor, torch.Tensor]:
        given = nets.read(rules, tables)
        return net.x_scores(net.thought(given), given.maps)

    torch.manual_seed(2)
    side = Side(rules, find_chase(edition), play.deal_tables(rules, torch.tensor([0])), scores, SLIPS)
    bot, rng, hunted = LearnedBot(side.edition, Random(2), read(files()[family])), Random(2), 0
    for _ in range(PLIES):
        if not side.state.turn:
            break
        going = play.pursuit(rules, side.tables)
        view = side.state.view(side.state.turn[0])
        if side.tables.phase[0] == play.PURSUIT and not _is_settled(bot, view):
            hunted += 1
            ride = _first_choice(rules, net, side.tables, going)
            _, ticket, there = rules.layout.rides[ride]
            assert str(bot.choose(view)) == f"{ticket}{there}"
        side.step(rng)
    assert hunted >= 3


def _is_settled(bot: LearnedBot, view: View) -> bool:
    """Whether the rules settle the round; then the bot asks no network."""
    return any(choice.caught is not None for choice in bot.advise(view).choices)


def _first_choice(rules: Rules, net: Net, tables: play.Tables, going: play.Pursuit) -> int:
    """The first choice of the network in torch for the pursuer to move."""
    given = nets.read(rules, tables, going.mover)
    scores = net.pursuer_scores(net.thought(given), given.maps)[0]
    rides, legal = going.rides[0, going.mover[0]], going.legal[0, going.mover[0]]
    return max(rides[legal].tolist(), key=lambda ride: scores[ride].item())


def test_a_file_that_is_not_a_network_for_these_boards_is_refused(tmp_path: Path) -> None:
    rules = _rules("yard/compact-2015", "compact")
    np.savez(tmp_path / "no.npz", card=np.zeros(2, dtype=np.uint8))
    whole = files()["compact"].read_bytes()
    (tmp_path / "cut.npz").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "scratched.npz").write_bytes(whole[:5000] + bytes(1000) + whole[6000:])
    broken = [tmp_path / f"{name}.npz" for name in ("none", "no", "cut", "scratched")]
    for path in (*broken, files()["london"]):
        with pytest.raises(BadCourse, match="is not a network for these boards"):
            net_in(rules, path)
