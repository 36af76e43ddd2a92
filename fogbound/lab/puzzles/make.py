"""Plays games of bots, looks through them, and asks the levels. A folder holds what is done, so it can be resumed."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from fogbound import catalog
from fogbound.arena import executors
from fogbound.arena.journal import stored_schedule
from fogbound.arena.result import Result
from fogbound.arena.run import run
from fogbound.arena.schedule import Fixture, Schedule, make_schedule
from fogbound.lab.puzzles.asking import difficulty, measure
from fogbound.lab.puzzles.harvest import Found, Harvest, Sort
from fogbound.puzzles.puzzle import Puzzle, Source, from_json, plies_text, read_ply, write_ply

FOUND = "found.jsonl"
Listener = Callable[[int, int, int], None]  # games done, games in all, puzzles found


@cache
def plan() -> dict[str, Any]:
    """The plan as its file says it."""
    return tomllib.loads(Path(__file__).with_name("plan.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Yield:
    """What one game gave: its puzzles, and the moments that were looked at, by what was found there."""

    fixture: Fixture
    puzzles: tuple[Puzzle, ...]
    looked: tuple[tuple[str, int], ...]

    def to_json(self) -> str:
        puzzles = [json.loads(puzzle.to_json()) for puzzle in self.puzzles]
        return json.dumps({"fixture": self.fixture, "puzzles": puzzles, "looked": dict(self.looked)})


def yield_from_json(text: str) -> Yield:
    data = json.loads(text)
    puzzles = tuple(from_json(json.dumps(puzzle)) for puzzle in data["puzzles"])
    return Yield(Fixture(*data["fixture"]), puzzles, tuple(data["looked"].items()))


def make(folder: Path, seed: int, share: float = 1.0, listen: Listener = lambda *_: None) -> tuple[Yield, ...]:
    """Play and search the tables of the plan, or a share of their starts, into a folder."""
    schedules = [_schedule(table, seed, share) for table in plan()["tables"]]
    total = sum(schedule.games for schedule in schedules)
    done: list[Yield] = []
    for schedule in schedules:
        players = dict(schedule.options)["players"]
        for one in _table(schedule, folder / f"{schedule.edition.partition('/')[2]}-{players}"):
            done.append(one)
            listen(len(done), total, sum(len(each.puzzles) for each in done))
    return tuple(done)


def _schedule(table: dict[str, Any], seed: int, share: float) -> Schedule:
    edition = catalog.find_chase(table["edition"], players=table["players"])
    return make_schedule(edition, plan()["bots"], starts=max(1, round(table["starts"] * share)), seed=seed)


def _table(schedule: Schedule, folder: Path) -> Iterator[Yield]:
    """One table's games: those that the folder holds, then the others."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FOUND
    done = {one.fixture: one for one in map(yield_from_json, _whole_lines(path))}
    yield from done.values()
    harvest, had = Harvest(schedule.edition_now()), Counter[Sort]()
    had.update(sort_of(puzzle) for one in done.values() for puzzle in one.puzzles)
    with path.open("a", encoding="utf-8") as file:
        for result in _games(schedule, folder):
            if result.fixture not in done:
                one = search(schedule, result, harvest, had)
                file.write(one.to_json() + "\n")
                file.flush()
                yield one


def _whole_lines(path: Path) -> list[str]:
    """The lines of a journal; one that was cut short is cut off."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return whole.splitlines()


def _games(schedule: Schedule, folder: Path) -> Iterator[Result]:
    """The arena's games, one start after the other, so that searching keeps up with playing."""
    stored = stored_schedule(folder)
    first = stored.starts if stored is not None else 1
    for starts in range(first, schedule.starts + 1):
        results = run(replace(schedule, starts=starts), folder, executors.here, lambda _: None)
        yield from (result for result in results if result.start == starts or starts == first)


def sort_of(puzzle: Puzzle) -> Sort:
    return Sort(puzzle.kind, puzzle.rounds)


def search(schedule: Schedule, result: Result, harvest: Harvest, had: Counter[Sort]) -> Yield:
    """The puzzles of one game, with their difficulty. Games in which a bot failed give none."""
    before = Counter(harvest.looked)
    log = tuple(read_ply(text) for text in result.log.split())
    puzzles = []
    if not result.errors:
        for found in harvest.puzzles(log, lambda sort: had[sort] < plan()["most"]):
            puzzle = to_puzzle(schedule, result, found, log)
            missed = measure(puzzle)
            puzzles.append(replace(puzzle, missed=missed, difficulty=difficulty(missed)))
            had[sort_of(puzzle)] += 1
    return Yield(result.fixture, tuple(puzzles), tuple(sorted((harvest.looked - before).items())))


def to_puzzle(schedule: Schedule, result: Result, found: Found, log: Sequence[Any]) -> Puzzle:
    """A found moment as a puzzle whose difficulty is not known yet."""
    edition, solution = schedule.edition_now(), found.solution
    plies = plies_text(edition, log[: found.plies])
    name = f"{edition.id} {plies} {found.kind} {found.rounds}"
    return Puzzle(
        id=hashlib.sha256(name.encode()).hexdigest()[:6],
        kind=found.kind,
        edition=edition.id,
        options=tuple((name, value) for name, value in edition.options if name == "players"),
        plies=plies,
        rounds=found.rounds,
        answer=tuple(map(write_ply, solution.line)) or (str(solution.station),),
        source=Source(result.x, result.hunters, schedule.seed, result.start),
        fails=tuple((station, " ".join(map(write_ply, line))) for station, line in solution.fails),
    )
