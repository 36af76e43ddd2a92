"""`fogbound puzzles make`: writes what it has chosen and says what it found."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.cli import puzzle_maker
from fogbound.lab.puzzles import make as making
from fogbound.puzzles.puzzle import from_json

from .helpers import run

PLAN = {
    "bots": ["cabbie", "commuter"],
    "most": 2,
    "tables": [{"edition": "yard/compact-2015", "players": 3, "starts": 1}],
    "wanted": [{"kind": "escape", "rounds": rounds, "yard/compact-2015": 1} for rounds in (1, 2)],
}


def test_puzzles_are_written_and_counted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (making, puzzle_maker):
        monkeypatch.setattr(module, "plan", lambda: PLAN)
    monkeypatch.setattr(making, "measure", lambda puzzle: (("nobody", 0.1),))
    ran = run("puzzles", "make", "made", "--seed", "3")
    assert (ran.code, ran.out.startswith("2 games, ")) == (0, True)
    puzzles = [from_json(line) for line in (folder / "made" / "puzzles.jsonl").read_text().splitlines()]
    assert f"{len(puzzles)} puzzle" in ran.out.splitlines()[-1]
    assert all(puzzle.kind == "escape" for puzzle in puzzles)
    again = run("puzzles", "make", "made", "--seed", "3", "--out", "chosen.jsonl")
    assert again.out.splitlines()[0] == ran.out.splitlines()[0]
    assert (folder / "chosen.jsonl").read_text() == (folder / "made" / "puzzles.jsonl").read_text()
