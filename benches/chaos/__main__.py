"""Plays in many rooms of several processes while they are killed, paused, restarted and cut off, and checks it all.

Ends with an error if anything is wrong: an acknowledged ply lost or doubled, a view that shows more than a seat may
know, a record that does not verify, a room that does not go on.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

import uvloop
from rich.console import Console
from rich.progress import Progress, TaskID

from benches.chaos import report
from benches.chaos.run import Plan, run
from tests.server.postgres import postgres
from tests.server.redis import redis


class Bars:
    """A progress bar for each step."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._bars: dict[str, TaskID] = {}

    def tell(self, what: str, done: int, total: int) -> None:
        if what not in self._bars:
            self._bars[what] = self._progress.add_task(what)
        self._progress.update(self._bars[what], completed=done, total=total)


def main() -> None:
    usual = Plan()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="how long the chaos lasts")
    parser.add_argument("--rooms", type=int, default=usual.rooms)
    parser.add_argument("--processes", type=int, default=usual.processes, help="1 has no Redis")
    parser.add_argument("--seed", type=int, default=usual.seed, help="what happens, in which order, to whom")
    parser.add_argument("--every", type=float, default=usual.every, help="seconds between two events, about")
    parser.add_argument("--think", type=float, default=usual.think, help="seconds before a move, about")
    parser.add_argument("--unfenced", action="store_true", help="let processes write to rooms of others: it must fail")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    parser.add_argument("--folder", type=Path, help="leave journals and logs in this folder")
    given = parser.parse_args()
    plan = Plan(given.minutes, given.rooms, given.processes, given.seed, given.every, given.think, not given.unfenced)
    with tempfile.TemporaryDirectory(prefix="fogbound-chaos-") as temporary:
        folder = given.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        progress = Progress(console=Console(stderr=True), disable=not sys.stderr.isatty())
        with progress, postgres() as postgresql, redis() as redis_server:
            result = uvloop.run(run(plan, folder, postgresql, redis_server, Bars(progress).tell))
    if given.json is not None:
        given.json.write_text(json.dumps(report.figures(result), indent=1))
    print("\n".join(report.lines(result)))
    sys.exit(1 if result.problems else 0)


if __name__ == "__main__":
    main()
