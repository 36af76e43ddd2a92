"""Board drafts at the command line: links, numbers, crossings."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fogbound.games.yard import board as boards
from tests.cli.helpers import ROOT, run

DRAFT = """# A draft.
title = "A \\"draft\\" # not a comment"
size = [100, 100]

[starts]
tickets = [40, 10]

[stations]
30 = { at = [90, 52], taxi = [20] }
10 = { at = [50, 95], taxi = [30], bus = [50] }
20 = { at = [90, 10], taxi = [40] }
40 = { at = [10, 12], bus = [10], taxi = [50] }
50 = { at = [10, 90], bus = [20] }
"""


@pytest.fixture
def draft(folder: Path) -> Path:
    path = folder / "draft.toml"
    path.write_text(DRAFT, encoding="utf-8")
    return path


def test_mend_writes_every_link_at_both_ends(draft: Path) -> None:
    ran = run("board", "mend", "draft.toml")
    assert ran.code == 0
    assert "draft.toml: 7 links added at the other end" in ran.out
    assert "  bus to 40 at station 10" in ran.out
    assert boards.read(draft).links(10) == {"taxi": (30,), "bus": (40, 50)}
    assert draft.read_text(encoding="utf-8").startswith("# A draft.\ntitle = ")
    assert boards.read(draft).title == 'A "draft" # not a comment'
    assert "0 links added" in run("board", "mend", "draft.toml").out


def test_mend_says_what_is_left(folder: Path) -> None:
    (folder / "island.toml").write_text("size = [9, 9]\n[stations]\n1 = { at = [1, 1] }\n2 = { at = [8, 8] }\n")
    assert "2 findings left. See: fogbound board check" in run("board", "mend", "island.toml").out


def test_number_goes_row_by_row_and_links_follow(draft: Path, folder: Path) -> None:
    with_junction = f'{DRAFT}\n[[junctions]]\nmode = "underground"\nat = [50, 50]\njoins = [10, 20, 40]\n'
    draft.write_text(with_junction, encoding="utf-8")
    before = draft.read_text(encoding="utf-8")
    ran = run("board", "number", "draft.toml", "-o", "numbered.toml")
    assert ran.code == 0
    assert "  row 1: 1 to 2\n  row 2: 3\n  row 3: 4 to 5\n" in ran.out
    assert draft.read_text(encoding="utf-8") == before
    data = tomllib.loads((folder / "numbered.toml").read_text(encoding="utf-8"))
    assert list(data["stations"]) == ["1", "2", "3", "4", "5"]
    assert data["stations"]["1"] == {"at": [10, 12], "taxi": [4], "bus": [5]}
    assert data["junctions"][0]["joins"] == [1, 2, 5]
    assert data["starts"] == {"tickets": [1, 5]}


def test_the_height_of_a_row_can_be_given(draft: Path) -> None:
    assert "  row 1: 1 to 3\n  row 2: 4 to 5\n" in run("board", "number", "draft.toml", "--row", "45").out


def test_crossings_come_with_a_junction_to_paste(draft: Path, folder: Path) -> None:
    run("board", "mend", "draft.toml")
    ran = run("board", "crossings", "draft.toml")
    assert ran.code == 1
    assert "draft.toml: 1 crossing without a junction" in ran.out
    assert "bus 10–40 crosses 20–50" in ran.out
    assert '    [[junctions]]\n    mode = "bus"\n' in ran.out
    assert "    joins = [10, 20, 40, 50]" in ran.out


def test_crossings_become_junctions(draft: Path, folder: Path) -> None:
    run("board", "mend", "draft.toml")
    ran = run("board", "crossings", "draft.toml", "--join", "-o", "joined.toml")
    assert "joined.toml: 1 junction made" in ran.out
    # The bus from 10 to 50 joins two of its stations already: the check says so, and its author decides.
    assert "must not be listed at the stations too" in run("board", "check", "joined.toml").out
    text = (folder / "joined.toml").read_text(encoding="utf-8").replace(", bus = [10]", "").replace(", bus = [50]", "")
    (folder / "joined.toml").write_text(text, encoding="utf-8")
    assert run("board", "check", "joined.toml").code == 0
    assert run("board", "crossings", "joined.toml").code == 0


WRONG = (
    "board mend nowhere.toml",
    "board mend london-1983",
    "board mend variant.toml",
    "board mend bad.toml",
    "board mend commented.toml",
    "board number draft.toml --row -1",
    "board number draft.toml -o nowhere/at/all.toml",
    "board number no-toml.toml",
    "board crossings atlantis",
    "board crossings draft.toml",
    "board crossings london-1983 --join",
    "board crossings london-1983 -o new.toml",
)


@pytest.mark.usefixtures("draft")
@pytest.mark.parametrize("line", WRONG)
def test_refusals_are_one_line(folder: Path, line: str) -> None:
    (folder / "variant.toml").write_text('based_on = "tiny-ring"\n')
    (folder / "bad.toml").write_text(DRAFT.replace("at = [10, 90]", "at = [10]"))
    (folder / "commented.toml").write_text(DRAFT.replace("[starts]", "[starts] # cards"))
    (folder / "no-toml.toml").write_text("= what")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    ran = run(*line.split())
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1
    assert len(ran.err) > 20
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_the_tools_work_on_the_example_of_the_docs(folder: Path) -> None:
    green = (ROOT / "tests/games/yard/green.toml").read_text(encoding="utf-8")
    (folder / "green.toml").write_text(green, encoding="utf-8")
    assert "name another file with -o" in run("board", "number", "green.toml").err
    assert run("board", "number", "green.toml", "-o", "again.toml").code == 0
    assert boards.read(folder / "again.toml").connections == boards.read(folder / "green.toml").connections
