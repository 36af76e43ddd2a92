"""Runs one attack and prints what it did: `python -m benches.attack.attacker ROW HOST PORT SECONDS`."""

from __future__ import annotations

import asyncio
import importlib
import os
import sys

from benches.attack.target import Target, allow_many_files, can_bind

GIVES_WAY = 5  # nice: on two cores, an attacker's own work must not be what slows the server


def main() -> None:
    row, host, port, seconds = sys.argv[1:]
    os.nice(GIVES_WAY)
    allow_many_files()
    source = "127.0.0.2" if can_bind("127.0.0.2") else "127.0.0.1"
    module = importlib.import_module(f"benches.attack.rows.{row}")
    print(asyncio.run(module.attack(Target(host, int(port), float(seconds), source))))


if __name__ == "__main__":
    main()
