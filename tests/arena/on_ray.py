"""The same schedule on a Ray cluster: `make ray` runs this. Ray is large, and `make test` does without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.arena.executors import here, on_cores, on_ray
from fogbound.arena.journal import GAMES
from fogbound.arena.play import Task
from fogbound.arena.run import run
from fogbound.errors import BadOption
from tests.arena.sample import small

# Ray keeps sockets and child processes open on its own account.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_a_local_cluster_plays_what_one_process_plays(tmp_path: Path) -> None:
    """Begun on cores, gone on with on Ray: the folder does not care who plays."""
    schedule = small(starts=4)
    expected = [result.untimed for result in here(Task(schedule, fixture) for fixture in schedule.fixtures())]
    with pytest.raises(KeyboardInterrupt):
        run(schedule, tmp_path, on_cores(1), _stop_after_two)
    kept = (tmp_path / GAMES).read_bytes()
    found = run(schedule, tmp_path, on_ray("local"), lambda results: None)
    assert (tmp_path / GAMES).read_bytes().startswith(kept)
    assert sorted(result.untimed.to_json() for result in found) == sorted(result.to_json() for result in expected)


def _stop_after_two(results: object) -> None:
    if len(list(results)) == 2:  # type: ignore[call-overload]
        raise KeyboardInterrupt


def test_no_cluster_is_said_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"There is no Ray cluster at 127\.0\.0\.1:1"):
        run(small(), tmp_path, on_ray("127.0.0.1:1"), lambda results: None)
