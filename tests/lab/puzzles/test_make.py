"""Making puzzles: a small plan from games to puzzles, stopped and resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fogbound.lab.puzzles import make as making
from fogbound.lab.puzzles.make import FOUND, make, yield_from_json
from fogbound.puzzles.proof import problem

PLAN: dict[str, Any] = {
    "bots": ["cabbie", "commuter"],
    "most": 3,
    "tables": [{"edition": "yard/compact-2015", "players": 3, "starts": 2}],
}


@pytest.fixture(autouse=True)
def small_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "plan", lambda: PLAN)
    monkeypatch.setattr(making, "measure", lambda puzzle: (("nobody", 0.5),))  # asking has its own tests


def test_games_give_proved_puzzles(tmp_path: Path) -> None:
    progress: list[tuple[int, int, int]] = []
    yields = make(tmp_path, 3, listen=lambda *now: progress.append(now))
    puzzles = [puzzle for one in yields for puzzle in one.puzzles]
    assert [done for done, _, _ in progress] == [1, 2, 3, 4]
    assert progress[-1] == (4, 4, len(puzzles))
    assert puzzles
    assert [problem(puzzle) for puzzle in puzzles] == [None] * len(puzzles)
    assert all(puzzle.difficulty == 0.5 for puzzle in puzzles)
    assert all(one.fixture == (puzzle.source.x, puzzle.source.hunters, puzzle.source.start)
               for one in yields for puzzle in one.puzzles)  # fmt: skip


def test_a_stopped_run_resumes_without_playing_twice(tmp_path: Path) -> None:
    whole = make(tmp_path / "whole", 3)
    seen = 0

    def stop(*_: int) -> None:
        nonlocal seen
        seen += 1
        if seen == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(tmp_path / "part", 3, listen=stop)
    journal = next((tmp_path / "part").glob(f"*/{FOUND}"))
    journal.write_text(journal.read_text()[:-5])  # as if it had died while writing
    assert make(tmp_path / "part", 3) == whole


def test_no_more_of_a_sort_than_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "plan", lambda: {**PLAN, "most": 1})
    puzzles = [puzzle for one in make(tmp_path, 3) for puzzle in one.puzzles]
    sorts = [(puzzle.kind, puzzle.rounds) for puzzle in puzzles]
    assert len(sorts) == len(set(sorts))


def test_a_yield_is_a_line(tmp_path: Path) -> None:
    for one in make(tmp_path, 3, share=0.5):
        assert yield_from_json(one.to_json()) == one
