"""Bots in any language: a program reads views and writes moves, one JSON object a line.

docs/bot-protocol.md is the protocol. A program is started for each side of each game, at its first move, and gets the
views of that side's seats and nothing else. Where it fails, `choose` raises `Failed`; callers use a stand-in then.
"""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Mapping
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import fogbound
from fogbound import catalog, plain
from fogbound.bots.kind import Kind
from fogbound.bots.program import Failed, Program
from fogbound.bots.stand_in import is_offered, must_move
from fogbound.errors import BadNotation, BadOption
from fogbound.game import Edition, Move, Seat, View
from fogbound.options import Option

PROTOCOL = 1
STARTING = 30.0  # seconds in which it must say that it is ready
PATIENCE = 3  # unanswered questions in a row after which it is stopped

SETTINGS = (Option("ms", "number", 10_000, low=1, high=3_600_000),)


def kinds(programs: Mapping[str, str]) -> dict[str, Kind]:
    """Commands as bots by name. The setting `ms` is their time for a move."""
    return {name: Kind(partial(LineBot, command=command_line(text)), SETTINGS) for name, text in programs.items()}


def command_line(text: str) -> tuple[str, ...]:
    """Split a command into words as a shell does, without a shell; `BadOption` if there is no such program."""
    try:
        words = tuple(shlex.split(text))
    except ValueError as problem:
        raise BadOption("bad-command", f"The command {text!r} cannot be read: {problem}.", given=text) from None
    if not words:
        raise BadOption("bad-command", "A bot’s command is a program with its arguments, such as: python3 bot.py.")
    if shutil.which(words[0]) is None:
        raise BadOption("bad-command", f"There is no program {words[0]!r} on this machine.", given=words[0])
    return words


class LineBot:
    """Plays any seat by asking a program. Call `end` when the game is over."""

    def __init__(self, edition: Edition, rng: Random, *, command: tuple[str, ...], ms: int = 10_000) -> None:
        self._edition = edition
        self._command = command
        self._ms = ms
        self._chance = rng.getrandbits(32)
        self._talks: dict[tuple[Seat, ...], _Talk] = {}

    def choose(self, view: View) -> Move | None:
        side = next(side for side in self._edition.sides if view.seat in side)
        if side not in self._talks:
            self._talks[side] = _Talk(self._command, self._ms / 1000)
            self._talks[side].begin(hello(self._edition, side, self._ms, self._chance))
        return self._talks[side].ask(view)

    def end(self, seen: View | None) -> None:
        """Stop the programs. `seen` is the public view of the finished game; None where it was broken off."""
        result = {"outcome": None} if seen is None else plain.view(seen)
        for talk in self._talks.values():
            talk.end(_line({"type": "end", **result}))
        self._talks.clear()


def hello(edition: Edition, seats: tuple[Seat, ...], ms: int, chance: int) -> dict[str, Any]:
    """The first message to a program."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "fogbound": fogbound.__version__,
        "seats": list(seats),
        "ms": ms,
        "chance": chance,
        "options": dict(edition.options),
        "digests": dict(edition.digests),
        "material": catalog.material(edition),
    }


class _Talk:
    """One program in one game. Once the program has failed for good, every question fails for the same reason."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._program: Program | None = None
        self._over: Failed | None = None
        self._asked = 0
        self._unanswered = 0

    def begin(self, greeting: Mapping[str, Any]) -> None:
        """Start it, and wait until it is ready."""
        try:
            self._program = Program(self._command)
            self._program.say(_line(greeting))
            said = _read(self._program.hear(monotonic() + STARTING))
            if said.get("type") != "ready":
                raise Failed("garbage", 'its first line was not {"type": "ready"}')
        except Failed as problem:
            self._leave(problem)

    def ask(self, view: View) -> Move | None:
        if self._over is not None or self._program is None:
            assert self._over is not None
            raise self._over
        self._asked += 1
        question = {"type": "view", "id": self._asked, "must": must_move(view), **plain.view(view)}
        self._program.say(_line(question))
        try:
            move = self._answer(self._program, view, monotonic() + self._seconds)
        except Failed as problem:
            self._failed(self._program, problem)
            raise
        self._unanswered = 0
        return move

    def _answer(self, program: Program, view: View, until: float) -> Move | None:
        """The move it answers. Late answers to earlier questions are skipped."""
        said = _read(program.hear(until))
        while type(said.get("id")) is int and said["id"] < self._asked:
            said = _read(program.hear(until))
        if said.get("type") != "move" or said.get("id") != self._asked or "move" not in said:
            raise Failed("garbage", f"it said {_short(said)}, which does not answer question {self._asked}")
        return _move(said["move"], view)

    def _failed(self, program: Program, problem: Failed) -> None:
        """Tell it what was wrong, or stop it."""
        self._unanswered = self._unanswered + 1 if problem.code == "late" else 0
        if problem.code == "dead":
            self._leave(problem)
        elif self._unanswered == PATIENCE:
            self._leave(Failed("dead", f"it was stopped after {PATIENCE} unanswered questions in a row"))
        else:
            program.forget()
            program.say(_line({"type": "error", "id": self._asked, "code": problem.code, "text": problem.text}))

    def _leave(self, problem: Failed) -> None:
        self._over = Failed("dead", problem.text)
        self.end()

    def end(self, line: bytes | None = None) -> None:
        if self._program is not None:
            program, self._program = self._program, None
            program.end(line)


def _line(message: Mapping[str, Any]) -> bytes:
    """ASCII, so that programs need not know the encoding of their input."""
    return json.dumps(message, separators=(",", ":")).encode("ascii")


def _read(line: bytes) -> dict[str, Any]:
    try:
        said = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise Failed("garbage", f"it said {_short(line.decode('utf-8', 'replace'))}, which is not JSON") from None
    if not isinstance(said, dict):
        raise Failed("garbage", f"it said {_short(said)}, which is not a JSON object")
    return said


def _move(said: Any, view: View) -> Move | None:
    if said is None:
        if must_move(view):
            raise Failed("illegal", "it gave no move although it had to")
        return None
    if not isinstance(said, str):
        raise Failed("garbage", f"its move is {_short(said)}, which is neither text nor null")
    try:
        move = Move.parse(said)
    except BadNotation as problem:
        raise Failed("illegal", f"its move {_short(said)} cannot be read: {problem.text}") from None
    if not is_offered(view, move):
        raise Failed("illegal", f"it chose {_short(str(move))}, which it was not offered")
    return move


def _short(said: Any) -> str:
    text = said if isinstance(said, str) else repr(said)
    return repr(text if len(text) <= 60 else text[:57] + "...")
