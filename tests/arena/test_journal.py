"""Folders of results: one writer, no lost game, and clear errors."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fogbound.arena import journal
from fogbound.arena.journal import GAMES, Journal
from fogbound.errors import BadResults
from tests.arena.sample import both, small


def test_two_arenas_cannot_write_to_one_folder(tmp_path: Path) -> None:
    with Journal(tmp_path, small()), pytest.raises(BadResults, match="Another arena is at work"):
        Journal(tmp_path, small())
    with Journal(tmp_path, small()):
        pass


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    with Journal(tmp_path, small()) as stored:
        for result in both(1, True, False):
            stored.add(result)
    text = (tmp_path / GAMES).read_text(encoding="utf-8").splitlines()
    (tmp_path / GAMES).write_text(f"{text[0][:40]}\n{text[1]}\n", encoding="utf-8")
    with pytest.raises(BadResults, match=r"Line 1 of .*games\.jsonl is damaged"):
        journal.results(tmp_path)


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="holds no results of an arena"):
        journal.results(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(BadResults, match="cannot be written to"):
        Journal(tmp_path / "file", small())


def test_a_full_disk_gives_a_clear_error_and_loses_no_finished_game(tmp_path: Path) -> None:
    """In a process of its own: files can grow to 3000 bytes there."""
    results = [result for start in range(1, 30) for result in both(start, True, False)]
    script = (
        "import resource, sys\nfrom pathlib import Path\nfrom fogbound.arena.journal import Journal\n"
        "from fogbound.errors import BadResults\nfrom tests.arena.sample import both, small\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))\n"
        "try:\n    with Journal(Path(sys.argv[1]), small(starts=30)) as stored:\n"
        "        for start in range(1, 30):\n            for one in both(start, True, False): stored.add(one)\n"
        "except BadResults as problem:\n    print(problem.text)\n"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout == f"{tmp_path} cannot be written to: File too large.\n"
    with Journal(tmp_path, small(starts=30)) as stored:
        assert stored.results == tuple(results[: len(stored.results)])
        assert len(stored.results) > 3
        stored.add(results[len(stored.results)])
    assert journal.results(tmp_path)[1] == tuple(results[: len(stored.results) + 1])
