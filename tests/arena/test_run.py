"""Playing into a folder: no finished game is lost, and none is played twice."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterable, Sequence
from pathlib import Path

import psutil
import pytest

from fogbound.arena import journal
from fogbound.arena.executors import Executor, here, on_cores
from fogbound.arena.journal import GAMES, SCHEDULE
from fogbound.arena.play import Task, play
from fogbound.arena.result import Result, from_json
from fogbound.arena.run import run
from fogbound.arena.schedule import Test
from fogbound.arena.schedule import from_json as schedule_from_json
from fogbound.errors import BadResults
from tests.arena.sample import both, small


def ignore(results: Sequence[Result]) -> None:
    pass


def lines(folder: Path) -> list[bytes]:
    return (folder / GAMES).read_bytes().splitlines() if (folder / GAMES).exists() else []


def test_a_killed_arena_resumes_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    """Even when killed in the middle of a line: each game is there once, and finished games stay as they are."""
    command = [sys.executable, "-m", "fogbound", "arena", "run", "greedy", "random", "--starts", "80", "--jobs", "1"]
    command += ["--folder", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True) as arena:
        while len(lines(tmp_path)) < 4:
            assert arena.poll() is None, arena.stderr and arena.stderr.read().decode()
            time.sleep(0.01)
        children = psutil.Process(arena.pid).children(recursive=True)
        arena.kill()
    _, alive = psutil.wait_procs(children, timeout=30)
    assert not alive, "its processes go with it"

    before = lines(tmp_path)
    schedule = schedule_from_json((tmp_path / "schedule.json").read_text(encoding="utf-8"))
    assert len(before) < schedule.games
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"x":"greedy","hunters":"ra')
    again = subprocess.run(command, capture_output=True, text=True, check=True)
    assert f"{len(before)} of {schedule.games} games are in {tmp_path}; resuming." in again.stderr
    after = lines(tmp_path)
    assert after[: len(before)] == before
    found = [from_json(line.decode()) for line in after]
    assert sorted(one.fixture for one in found) == sorted(schedule.fixtures())
    sample = found[-1]
    assert play(Task(schedule, sample.fixture)).untimed == sample.untimed


def test_ctrl_c_says_how_to_resume(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fogbound", "arena", "run", "greedy", "random", "--starts", "5000"]
    command += ["--jobs", "1", "--folder", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as arena:
        while not lines(tmp_path):
            time.sleep(0.01)
        arena.send_signal(signal.SIGINT)
        out, err = arena.communicate(timeout=60)
    assert arena.returncode == 130
    assert f"of 10000 games are in {tmp_path}. The same command resumes." in out
    assert err == ""


def test_all_cores_play_what_one_process_plays(tmp_path: Path) -> None:
    schedule = small(starts=4)
    one = run(schedule, tmp_path / "one", here, ignore)
    many = run(schedule, tmp_path / "many", on_cores(2), ignore)
    assert sorted(map(plain, one)) == sorted(map(plain, many))


def plain(result: Result) -> str:
    return result.untimed.to_json()


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    schedule = small()
    run(schedule, tmp_path, here, ignore)
    counts: list[int] = []
    run(schedule, tmp_path, here, lambda results: counts.append(len(results)))
    assert counts == [schedule.games]


def test_more_starts_extend_a_folder_with_fewer(tmp_path: Path) -> None:
    few = run(small(starts=2), tmp_path, here, ignore)
    more = run(small(starts=4), tmp_path, here, ignore)
    assert set(map(plain, few)) < set(map(plain, more))
    assert sorted(map(plain, more)) == sorted(map(plain, run(small(starts=4), tmp_path / "fresh", here, ignore)))
    assert journal.stored_schedule(tmp_path) == small(starts=4)
    with pytest.raises(BadResults, match="starts is 4 there and 2 here"):
        run(small(starts=2), tmp_path, here, ignore)


def test_another_schedule_is_refused(tmp_path: Path) -> None:
    run(small(), tmp_path, here, ignore)
    with pytest.raises(BadResults, match="holds results of another schedule: seed is 1 there and 2 here"):
        run(small(seed=2), tmp_path, here, ignore)
    assert run(small(), tmp_path, here, ignore)


def test_games_without_a_schedule_are_not_counted(tmp_path: Path) -> None:
    """Without a schedule, games of other rules could pass for the ones asked for."""
    run(small(), tmp_path, here, ignore)
    kept = (tmp_path / GAMES).read_bytes()
    (tmp_path / SCHEDULE).unlink()
    with pytest.raises(BadResults, match=r"holds games, but no schedule\.json"):
        run(small(seed=2), tmp_path, here, ignore)
    assert (tmp_path / GAMES).read_bytes() == kept


def giving(results: Sequence[Result]) -> Executor:
    """An executor with ready results."""

    def run(tasks: Iterable[Task]) -> Generator[Result, None, None]:
        yield from results

    return run


def test_a_sequential_test_stops_once_the_starts_in_order_decide_it(tmp_path: Path) -> None:
    schedule = small(starts=60, test=Test(0.5, 0.6))
    won = [result for start in range(1, 61) for result in both(start, True, False)]
    backwards = run(schedule, tmp_path / "backwards", giving(won[::-1]), ignore)
    assert len(backwards) == schedule.games, "the first start came last, and nothing is decided before it"
    forwards = run(schedule, tmp_path / "forwards", giving(won), ignore)
    assert len(forwards) == 2 * 17
    assert run(schedule, tmp_path / "forwards", giving(won[34:]), ignore) == forwards, "the decision stands already"
