"""The watchdog ends programs after a process that was killed."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import psutil

from tests.bots.programs import STUBBORN, is_alive, program


def test_a_program_ends_when_its_owner_is_killed(tmp_path: Path) -> None:
    number = tmp_path / "number"
    bad = STUBBORN + f"open({str(number)!r}, 'w').write(str(os.getpid())); [time.sleep(1) for _ in iter(int, 1)]"
    owner = (
        "import fogbound, os, signal, threading, time\nfrom random import Random\n"
        "from fogbound.bots.line import LineBot, command_line\nfrom fogbound.match import Match\n"
        "edition = fogbound.find('yard/police-2017', board='tiny-village', players=2)\n"
        "def die():\n"
        f"    while not os.path.exists({str(number)!r}) or not open({str(number)!r}).read(): time.sleep(0.05)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "threading.Thread(target=die).start()\n"
        f"bot = LineBot(edition, Random(1), command=command_line({program(tmp_path, bad)!r}))\n"
        "bot.choose(Match(fogbound.start(edition), bytes(32)).view('x'))\n"
    )
    done = subprocess.run([sys.executable, "-c", owner], timeout=60, capture_output=True, text=True)
    assert done.returncode == -9, done.stderr
    until = time.monotonic() + 10
    while psutil.pid_exists(int(number.read_text())) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(int(number.read_text()))
