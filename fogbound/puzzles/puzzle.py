"""A puzzle as data: where it comes from, what is asked, and the one answer."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fogbound import catalog
from fogbound.errors import BadOption
from fogbound.game import Ply
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.rules import ChaseState, start
from fogbound.notation import Move

FILE = Path(__file__).with_name("puzzles.jsonl")
CATCH, ESCAPE, WHERE = KINDS = ("catch", "escape", "where")
BANDS = (("easy", 0.25), ("medium", 0.55), ("hard", 1.0))  # and the most difficulty of each


@dataclass(frozen=True)
class Source:
    """The game of bots that a puzzle is from: who was X, who led the pursuers, and the deal of the arena."""

    x: str
    hunters: str
    seed: int
    start: int


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game, given by all plies so far, and the one answer.

    `rounds` is how far it looks ahead: the round in which X is caught, or the rounds X has to get through.
    `answer` is stations or plies as text; `fails` says what is wrong with every other station (escape only).
    `missed` is the share of their tries in which each level, or reader, misses it; `difficulty` is the mean of it.
    """

    id: str
    kind: str
    edition: str
    options: tuple[tuple[str, str], ...]
    plies: str
    rounds: int
    answer: tuple[str, ...]
    source: Source
    difficulty: float = 0.0
    missed: tuple[tuple[str, float], ...] = ()
    fails: tuple[tuple[int, str], ...] = ()

    @cached_property
    def rules(self) -> YardEdition:
        return _rules(self.edition, self.options)

    @cached_property
    def state(self) -> ChaseState:
        return replay(self.rules, self.plies)

    @property
    def band(self) -> str:
        return next(name for name, most in BANDS if self.difficulty <= most)

    @property
    def station(self) -> int:
        """The answer of a puzzle that asks for one station."""
        return int(self.answer[0])

    @property
    def line(self) -> tuple[Ply, ...]:
        """The answer of a puzzle that asks for pursuers' moves."""
        return tuple(read_ply(text) for text in self.answer)

    def to_json(self) -> str:
        data = asdict(self) | {key: dict(getattr(self, key)) for key in ("options", "missed", "fails")}
        return json.dumps(data, separators=(",", ":"))


@cache
def _rules(edition: str, options: tuple[tuple[str, str], ...]) -> YardEdition:
    return catalog.find_chase(edition, **dict(options))


def read_ply(text: str) -> Ply:
    seat, _, move = text.partition(":")
    return Ply(seat, Move.parse(move))


def write_ply(ply: Ply) -> str:
    return f"{ply.seat}:{ply.move}"


def from_json(text: str) -> Puzzle:
    data: dict[str, Any] = json.loads(text)
    return Puzzle(
        **{key: data[key] for key in ("id", "kind", "edition", "plies", "rounds", "difficulty")},
        options=tuple(data["options"].items()),
        answer=tuple(data["answer"]),
        source=Source(**data["source"]),
        missed=tuple(data["missed"].items()),
        fails=tuple((int(station), line) for station, line in data["fails"].items()),
    )


def replay(edition: YardEdition, plies: str) -> ChaseState:
    """The state after some plies as text: a seat is named only where it is not the first in turn."""
    state = start(edition)
    for text in plies.split():
        seat, _, move = text.rpartition(":")
        state = state.play(seat or state.turn[0], move)
    return state


def plies_text(edition: YardEdition, log: Iterable[Ply]) -> str:
    """A log as such text."""
    state, words = start(edition), []
    for ply in log:
        words.append(str(ply.move) if ply.seat == state.turn[0] else write_ply(ply))
        state = state.play(ply.seat, ply.move)
    return " ".join(words)


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with Fogbound, the easiest first."""
    return tuple(from_json(line) for line in FILE.read_text(encoding="utf-8").splitlines())


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped()}


def find(puzzle_id: str) -> Puzzle:
    """A shipped puzzle by its id; `BadOption` if there is none."""
    if puzzle_id not in _by_id():
        raise BadOption("no-such-puzzle", f"There is no puzzle {puzzle_id[:20]!r}.", given=puzzle_id[:20])
    return _by_id()[puzzle_id]
