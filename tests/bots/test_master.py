"""The bot master is offered where a network knows the board, and refused in words elsewhere."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import fogbound
from fogbound import polled
from fogbound.bots import adviser, bots_for, levels_for
from fogbound.bots.kind import Believer
from fogbound.bots.mind import families
from fogbound.bots.mind.encode import MAPS, mark_count
from fogbound.bots.mind.layout import layout_of
from fogbound.bots.mind.model_card import digest
from fogbound.bots.naming import parse_bot
from fogbound.bots.yard import BOTS
from fogbound.errors import BadOption
from fogbound.game import Edition
from fogbound.match import Match

WIDTH = 6
HEAVIEST = 8_000_000  # bytes of a file


def _weights(family: str) -> dict[str, tuple[int, ...]]:
    """A network's shapes, by the names that its parts have."""
    layout = layout_of(family)
    heads = {
        "x": layout.none + layout.nowhere,
        "pursuer": layout.ordinary,
        "value": layout.nowhere,
        **dict.fromkeys(("x_maps", "double_maps", "pursuer_maps", "value_maps"), len(MAPS)),
    }
    layers = {"begin": (WIDTH, mark_count(layout) + len(MAPS) * layout.nowhere)}
    layers |= {f"blocks.0.{name}": (WIDTH, WIDTH) for name in ("first", "second")}
    layers |= {name: (rows, WIDTH) for name, rows in heads.items()}
    shapes: dict[str, tuple[int, ...]] = {f"{name}.weight": shape for name, shape in layers.items()}
    shapes |= {f"{name}.bias": shape[:1] for name, shape in layers.items()}
    return shapes | {f"{name}.{part}": (WIDTH,) for name in ("norm", "blocks.0.norm") for part in ("weight", "bias")}


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A network of chance for the compact board, and none for others."""
    rng = np.random.default_rng(1)
    weights = {name: rng.normal(0, 0.3, shape).astype(np.float16) for name, shape in _weights("compact").items()}
    told = {"family": "compact", "digest": digest(weights)}
    card = np.frombuffer(json.dumps(told).encode(), dtype=np.uint8)
    np.savez(tmp_path / "compact.npz", card=card, **weights)  # type: ignore[arg-type]
    monkeypatch.setattr(families, "FOLDER", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("shipped")
def test_master_is_listed_where_it_has_learned_the_board() -> None:
    compact = fogbound.find("yard/compact-2015")
    assert "master" in bots_for(compact)
    assert levels_for(compact)[-1][0] == adviser(compact) == "master", "the strongest of them"
    assert str(parse_bot("master", compact)) == "master"
    for other in (
        fogbound.find("yard/compact-2015", board="tiny-harbour"),
        fogbound.find("yard/police-2017"),
        fogbound.find("twenty/classic-1993"),
    ):
        assert "master" not in bots_for(other)
        assert "master" not in dict(levels_for(other))
        assert adviser(other) == ("sleuth" if other.game == "yard" else None)


def _said(edition: Edition) -> str:
    with pytest.raises(BadOption) as problem:
        parse_bot("master", edition)
    with pytest.raises(BadOption, match=problem.value.text):
        BOTS.kinds["master"](edition, Random(1))
    return problem.value.text


@pytest.mark.usefixtures("shipped")
def test_elsewhere_the_refusal_names_the_boards_it_knows() -> None:
    said = _said(fogbound.find("yard/police-2017", board="tiny-village"))
    assert said == "master has not learned this board; it plays on london-compact. Choose another bot."
    with pytest.raises(BadOption, match="There is no bot 'master'"):
        parse_bot("master", fogbound.find("twenty/classic-1993"))


def test_without_networks_there_is_no_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(families, "FOLDER", tmp_path)
    for edition in map(fogbound.find, fogbound.EDITIONS):
        assert "master" not in bots_for(edition)
    said = _said(fogbound.find("yard/police-2017"))
    assert said == "master has not learned this board; no network is shipped with this Fogbound. Choose another bot."


@pytest.mark.usefixtures("shipped")
def test_master_plays_a_whole_game_and_says_where_x_may_be() -> None:
    edition = fogbound.find("yard/compact-2015")
    bot = parse_bot("master", edition).make(edition, Random(2))
    assert isinstance(bot, Believer)
    match = polled.play(Match(fogbound.start(edition), bytes(32)), dict.fromkeys(edition.seats, bot))
    assert match.state.outcome is not None
    assert match.state.outcome.reason != "conceded"
