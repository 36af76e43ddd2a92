"""Worker processes: fresh, deaf to Ctrl-C, and never alive after the process that started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

from fogbound import processes

STARTED_BY_ANOTHER = """
import os, time
from fogbound import processes
if __name__ == "__main__":
    pool = processes.pool(1)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def _ignores_ctrl_c() -> bool:
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_a_worker_begins_as_told_and_leaves_ctrl_c_to_its_parent(tmp_path: Path) -> None:
    mark = tmp_path / "begun"
    with processes.pool(1, partial(mark.write_text, "yes")) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()
        assert pool.submit(_ignores_ctrl_c).result()
    assert mark.read_text() == "yes"


def test_a_pool_stops_at_once_whatever_its_processes_are_doing() -> None:
    pool = processes.pool(1)
    worker = pool.submit(os.getpid).result()
    thinking, waiting = pool.submit(time.sleep, 600), pool.submit(os.getpid)
    processes.stop(pool)
    assert not _is_alive(worker)
    assert thinking.done()
    assert waiting.done()
    assert not [thread for thread in threading.enumerate() if "ExecutorManagerThread" in thread.name]


def test_a_pool_that_never_worked_can_be_stopped() -> None:
    processes.stop(processes.pool(1))


def test_a_worker_ends_with_its_parent(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(STARTED_BY_ANOTHER)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        parent.kill()
    deadline = time.monotonic() + 20
    while _is_alive(worker):
        assert time.monotonic() < deadline, "the worker outlives its parent"
        time.sleep(0.02)


def _is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
