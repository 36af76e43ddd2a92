"""A second server on the same SQLite file."""

from __future__ import annotations

import subprocess

from benches.attack.server import USUAL, usual_server

TITLE = "a second server on one file"


def check(python: str) -> str:
    with usual_server(python) as (process, _):
        command = [python, "-c", USUAL, process.cmdline()[-1]]
        second = subprocess.Popen(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert second.stdout is not None
        try:
            address = second.stdout.readline().strip()
        finally:
            second.terminate()
        said = second.communicate(timeout=30)[1].strip().splitlines()
        return f"started at {address} without complaint" if address else f"refused: {said[-1] if said else 'no reason'}"
