"""Loading boards: variants, digests, the boards that are shipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound import find, start
from fogbound.catalog import YARD
from fogbound.errors import BadBoard, BadOption
from fogbound.games.yard import board as boards
from tests.games.yard.square import SOUND, read


def test_a_sound_board(tmp_path: Path) -> None:
    board = read(tmp_path, SOUND)
    assert board.name == "square"
    assert board.links(1) == {"taxi": (2, 4), "bus": (3,)}
    assert board.distances[2][4] == 2
    assert board.deck("shared") == (1, 2, 3, 4)
    assert board.deck("x") == ()


@pytest.mark.parametrize("name", [name for name in boards.names() if name.startswith("tiny")])
@pytest.mark.parametrize(("mine", "theirs"), [("shared", "shared"), ("x", "detectives"), ("tickets", "")])
def test_no_deal_on_a_tiny_board_traps_x(name: str, mine: str, theirs: str) -> None:
    """Whoever draws what, some neighbour of every start card of X is nobody's start."""
    board = boards.load(name)
    grounds = {n for n in board.stations if "underground" in board.links(n)}
    for card in board.deck(mine):
        assert {n for there in board.links(card).values() for n in there} - set(board.deck(theirs) or grounds)


@pytest.mark.parametrize("edition_id", YARD.ids)
def test_every_edition_has_a_tiny_board(edition_id: str) -> None:
    assert start(find(edition_id, board="tiny-harbour", players=3))


@pytest.mark.parametrize("name", boards.names())
def test_shipped_boards_are_sound(name: str) -> None:
    board = boards.load(name)
    assert board.stations
    assert board == boards.read(boards.FOLDER / f"{name}.toml")


def test_a_variant_lists_only_its_differences(tmp_path: Path) -> None:
    (tmp_path / "square.toml").write_text(SOUND, encoding="utf-8")
    variant = tmp_path / "variant.toml"
    variant.write_text('title = "Less"\nbased_on = "square"\n[without]\nbus = ["1-3"]\n', encoding="utf-8")
    board = boards.read(variant)
    assert board.title == "Less"
    assert board.links(1) == {"taxi": (2, 4)}
    assert board.digest != boards.read(tmp_path / "square.toml").digest


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('based_on = "variant"', "bad-base"),
        ('based_on = "nowhere"', "bad-base"),
        ('based_on = "tiny-ring"\n[without]\ntaxi = ["1-99"]', "unknown-without"),
        ('based_on = "tiny-ring"\n[without]\ntaxi = [7]', "unknown-without"),
        ('based_on = "tiny-ring"\nwithout = 5', "unknown-without"),
        ('based_on = "broken"\n[without]\ntaxi = ["1-2"]', "bad-station"),
        ('based_on = "oneway"\n[without]\ntaxi = ["1-2"]', "one-way-link"),
    ],
)
def test_a_bad_variant_is_refused(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "broken.toml").write_text("stations = { 1 = 5 }", encoding="utf-8")
    (tmp_path / "oneway.toml").write_text(SOUND.replace("taxi = [1, 3] }", "taxi = [3] }", 1), encoding="utf-8")
    path = tmp_path / "variant.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard) as refused:
        boards.read(path)
    assert code in [finding.code for finding in refused.value.findings]


def test_the_digest_ignores_the_drawing(tmp_path: Path) -> None:
    moved = SOUND.replace("at = [10, 10]", "at = [20, 20]")
    assert read(tmp_path, SOUND).digest == read(tmp_path, moved).digest


def test_unknown_stations_and_boards_are_refused() -> None:
    with pytest.raises(BadOption, match="no station 7000"):
        boards.load("london-1983").links(7000)
    with pytest.raises(BadOption, match="london-1983"):
        boards.load("atlantis")
