"""Attacks on a server of this machine, one after another, while honest games go on.

Every attack gets a fresh server with the usual limits, in a process that may open 1,024 files, as on most desktops.
Honest people come from 127.0.0.1, attackers from 127.0.0.2 (where there is one). Honest moves are timed until everybody
in the room has seen them, before, during and after the attack. Newcomers knock four times a second.

`--python` names the interpreter of another checkout, to attack another version of Fogbound.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import pkgutil
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple

import psutil
from rich.console import Console
from rich.table import Table

from benches.attack import rows
from benches.attack.honest import Honest, Notice
from benches.attack.server import usual_server
from benches.load import Load


class Row(NamedTuple):
    title: str
    did: str
    before: Notice
    during: Notice
    after: Notice


def modules(names: Sequence[str]) -> dict[str, ModuleType]:
    """The rows with these names, or all."""
    known = [module.name for module in pkgutil.iter_modules(rows.__path__)]
    if unknown := set(names) - set(known):
        raise SystemExit(f"There is no attack {', '.join(sorted(unknown))}; there are {', '.join(known)}.")
    return {name: importlib.import_module(f"{rows.__name__}.{name}") for name in names or known}


async def _attack(process: psutil.Process, address: str, name: str, title: str, load: Load) -> Row:
    host, port = address.removeprefix("http://").split(":")
    honest = await Honest.begin(load, process, address)
    try:
        before = await honest.rest(load.seconds / 2)
        command = [sys.executable, "-m", "benches.attack.attacker", name, host, port, str(load.seconds)]
        attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        talking = asyncio.create_task(attacker.communicate())
        try:
            during = await honest.watch(talking)
        finally:
            if attacker.returncode is None:
                attacker.kill()
        said, _ = await talking
        after = await honest.rest(load.seconds / 2)
    finally:
        honest.stop()
    return Row(title, said.decode().strip() or "failed, see above", before, during, after)


def table_of(done: Sequence[Row]) -> Table:
    table = Table(title="Honest moves: p50 / p99 until all have seen them (how many)", show_lines=True)
    for name in ("attack", "what it did", "before", "during", "after", "newcomers let in", "memory, MiB"):
        table.add_column(name)
    for row in done:
        memory = " → ".join(f"{each.memory:.0f}" for each in (row.before, row.during, row.after))
        newcomers = f"{row.during.let_in} of {row.during.knocked}"
        table.add_row(row.title, row.did, str(row.before), str(row.during), str(row.after), newcomers, memory)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benches.attack", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", help="which attacks; all if none is named")
    parser.add_argument("--seconds", type=float, default=20.0, help="the most that one attack lasts")
    parser.add_argument("--rooms", type=int, default=7, help="honest rooms of four people")
    parser.add_argument("--think", type=float, default=0.2, help="seconds before each honest move")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that runs the server")
    arguments = parser.parse_args()
    load = Load(arguments.rooms, 4, arguments.seconds, arguments.think)
    done: list[Row] = []
    for name, module in modules(arguments.attacks).items():
        print(f"{module.TITLE} ...", flush=True)
        if hasattr(module, "check"):
            print(f"  {module.check(arguments.python)}", flush=True)
            continue
        with usual_server(arguments.python) as (process, address):
            row = asyncio.run(_attack(process, address, name, module.TITLE, load))
        print(f"  {row.did}; honest moves {row.before}, then {row.during}, then {row.after}", flush=True)
        done.append(row)
    if done:
        Console(width=180).print(table_of(done))


if __name__ == "__main__":
    main()
