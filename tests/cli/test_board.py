"""`fogbound board check|draw|show`."""

from __future__ import annotations

from pathlib import Path

from fogbound.games.yard import board as boards
from tests.cli.helpers import run


def test_board_check_says_everything_at_once(folder: Path) -> None:
    (folder / "bad.toml").write_text(
        'size = [10, 10]\nhue = "red"\n[starts]\nshared = [1, 1, 7]\n'
        "[stations]\n1 = { at = [1, 1], taxi = [2, 3] }\n2 = { at = [1, 1] }\n9 = { at = [50, 5] }\n"
    )
    ran = run("board", "check", "bad.toml", "london-1983", "missing.toml")
    assert ran.code == 1
    for code in ("unknown-key", "duplicate-start", "one-way-link", "unknown-station", "same-place", "off-the-map"):
        assert f"  {code}: " in ran.out
    london = boards.load("london-1983")
    assert f"london-1983: ok, {len(london.stations)} stations, {len(london.connections)} links" in ran.out
    assert "missing.toml cannot be read" in ran.out
    (folder / "not.toml").write_text("= what")
    assert "not-toml" in run("board", "check", "not.toml").out
    assert run("board", "check", "london-1983", "london-2017").code == 0


def test_a_broken_board_is_refused(folder: Path) -> None:
    (folder / "bad.toml").write_text("size = [1]\n")
    ran = run("play", "--board", "bad.toml")
    assert ran.code == 2
    assert "and 2 more. See: fogbound board check" in ran.err


def test_board_draw_writes_a_picture(folder: Path) -> None:
    assert run("board", "draw", "tiny-docks").code == 0
    assert run("board", "draw", "tiny-docks", "-o", "dark.svg", "--theme", "dark").code == 0
    light, dark = (folder / "tiny-docks.svg").read_text(), (folder / "dark.svg").read_text()
    assert light.startswith("<svg")
    assert light != dark


def test_board_show_lists_the_lines() -> None:
    assert (
        "taxi:        58 73 75 92\n  bus:         58 94\n  underground: 46"
        in run("board", "show", "london-1983", "74").out
    )
    assert "Mister X only" in run("board", "show", "london-1983", "157").out
    assert "199 stations" in run("board", "show", "london-1983").out
