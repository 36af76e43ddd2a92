"""Playing into a folder: nothing finished is lost, nothing is played twice, whatever happens in between."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterable, Sequence
from pathlib import Path

import psutil
import pytest

from fogbound.arena import executors, journal
from fogbound.arena.executors import Executor, here, on_cores
from fogbound.arena.journal import GAMES, SCHEDULE, Journal
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


def test_a_killed_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    """Killed outright, in the middle of a line even: each game is there once, and those finished are left alone."""
    command = [sys.executable, "-m", "fogbound", "arena", "run", "greedy", "random", "--starts", "8", "--jobs", "1"]
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
    assert f"{len(before)} of 16 games are in {tmp_path}; going on." in again.stderr
    after = lines(tmp_path)
    assert after[: len(before)] == before
    found = [from_json(line.decode()) for line in after]
    assert sorted(one.fixture for one in found) == sorted(schedule.fixtures())
    sample = found[-1]
    assert play(Task(schedule, sample.fixture)).untimed == sample.untimed


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fogbound", "arena", "run", "greedy", "random", "--starts", "5000"]
    command += ["--jobs", "1", "--folder", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as arena:
        while not lines(tmp_path):
            time.sleep(0.01)
        arena.send_signal(signal.SIGINT)
        out, err = arena.communicate(timeout=60)
    assert arena.returncode == 130
    assert f"of 10000 games are kept in {tmp_path}. The same command goes on." in out
    assert err == ""


def test_all_cores_play_what_one_process_plays(tmp_path: Path) -> None:
    schedule = small(starts=4)
    one = run(schedule, tmp_path / "one", here, ignore)
    many = run(schedule, tmp_path / "many", on_cores(2), ignore)
    assert sorted(map(plain, one)) == sorted(map(plain, many))


def plain(result: Result) -> str:
    return result.untimed.to_json()


def test_what_is_finished_is_not_played_again(tmp_path: Path) -> None:
    schedule = small()
    run(schedule, tmp_path, here, ignore)
    heard: list[int] = []
    run(schedule, tmp_path, here, lambda results: heard.append(len(results)))
    assert heard == [schedule.games]


def test_more_starts_go_on_where_fewer_ended(tmp_path: Path) -> None:
    few = run(small(starts=2), tmp_path, here, ignore)
    more = run(small(starts=4), tmp_path, here, ignore)
    assert set(map(plain, few)) < set(map(plain, more))
    assert sorted(map(plain, more)) == sorted(map(plain, run(small(starts=4), tmp_path / "fresh", here, ignore)))
    assert journal.kept_schedule(tmp_path) == small(starts=4)
    with pytest.raises(BadResults, match="starts is 4 there and 2 here"):
        run(small(starts=2), tmp_path, here, ignore)


def test_another_schedule_is_refused(tmp_path: Path) -> None:
    run(small(), tmp_path, here, ignore)
    with pytest.raises(BadResults, match="holds results of another schedule: seed is 1 there and 2 here"):
        run(small(seed=2), tmp_path, here, ignore)
    assert run(small(), tmp_path, here, ignore)


def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with Journal(tmp_path, small()), pytest.raises(BadResults, match="Another arena is at work"):
        Journal(tmp_path, small())
    with Journal(tmp_path, small()):
        pass


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    with Journal(tmp_path, small()) as kept:
        for result in both(1, True, False):
            kept.add(result)
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


def test_games_that_nobody_can_name_are_not_counted(tmp_path: Path) -> None:
    """Without its schedule, games of other rules would pass for those that are asked for."""
    run(small(), tmp_path, here, ignore)
    kept = (tmp_path / GAMES).read_bytes()
    (tmp_path / SCHEDULE).unlink()
    with pytest.raises(BadResults, match=r"holds games, but no schedule\.json"):
        run(small(seed=2), tmp_path, here, ignore)
    assert (tmp_path / GAMES).read_bytes() == kept


def test_a_full_disk_is_told_of_in_words_and_loses_no_whole_game(tmp_path: Path) -> None:
    """In a process of its own: files may grow to 3000 bytes there."""
    results = [result for start in range(1, 30) for result in both(start, True, False)]
    script = (
        "import resource, sys\nfrom pathlib import Path\nfrom fogbound.arena.journal import Journal\n"
        "from fogbound.errors import BadResults\nfrom tests.arena.sample import both, small\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))\n"
        "try:\n    with Journal(Path(sys.argv[1]), small(starts=30)) as kept:\n"
        "        for start in range(1, 30):\n            for one in both(start, True, False): kept.add(one)\n"
        "except BadResults as problem:\n    print(problem.text)\n"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout == f"{tmp_path} cannot be written to: File too large.\n"
    with Journal(tmp_path, small(starts=30)) as kept:
        assert kept.results == tuple(results[: len(kept.results)])
        assert len(kept.results) > 3
        kept.add(results[len(kept.results)])
    assert journal.results(tmp_path)[1] == tuple(results[: len(kept.results) + 1])


def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setattr(executors, "play", _die_once)
    monkeypatch.setenv("DIE_ONCE", str(mark))
    schedule = small(starts=2)
    found = run(schedule, tmp_path / "out", on_cores(1), ignore)
    assert sorted(one.fixture for one in found) == sorted(schedule.fixtures())
    assert mark.exists()


def _die_once(task: Task) -> Result:
    mark = Path(os.environ["DIE_ONCE"])
    if task.fixture.start == 2 and not mark.exists():
        mark.touch()
        os._exit(9)
    return play(task)


def test_a_game_that_always_kills_its_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "play", _die)
    schedule = small(starts=1)
    with pytest.raises(BadResults, match=r"The process that played \w+ as X against \w+ from start 1 died 3 times"):
        list(on_cores(1)([Task(schedule, fixture) for fixture in schedule.fixtures()]))


def _die(task: Task) -> Result:
    os._exit(9)


# A test stops by itself


def giving(results: Sequence[Result]) -> Executor:
    """An executor that has its results already."""

    def run(tasks: Iterable[Task]) -> Generator[Result, None, None]:
        yield from results

    return run


def test_a_test_stops_when_it_is_decided_by_starts_in_order(tmp_path: Path) -> None:
    schedule = small(starts=60, test=Test(0.5, 0.6))
    won = [result for start in range(1, 61) for result in both(start, True, False)]
    backwards = run(schedule, tmp_path / "backwards", giving(won[::-1]), ignore)
    assert len(backwards) == schedule.games, "the first start came last, and nothing is decided before it"
    forwards = run(schedule, tmp_path / "forwards", giving(won), ignore)
    assert len(forwards) == 2 * 17
    assert run(schedule, tmp_path / "forwards", giving(won[34:]), ignore) == forwards, "it is decided already"
