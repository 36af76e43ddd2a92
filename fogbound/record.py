"""A match as text: tags and moves, in the spirit of chess's PGN.

Reading is two steps: `read` takes text apart and needs no rules; `replay` plays it through from a start.
A series is one text with a whole record per heat: `join` and `read_all`.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, NamedTuple, Self, TypeVar

from fogbound import proof
from fogbound.errors import BadNotation, BadRecord, IllegalMove
from fogbound.game import DEALER, Edition, Move, Outcome, Ply, Seat, State

FORMAT = "1"
NEEDED = ("Fogbound", "Edition", "Plies")

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) ("(?:[^"\\\n]|\\.)*")\]', re.ASCII)
_TOKEN = re.compile(
    r"""(?P<skip>\s+|\{[^{}]*\}|[0-9]+\.)
      | (?:(?P<seat>[a-z][a-z0-9]*):)?(?P<move>[a-z](?:[^\s"{}:]|"(?:[^"\\]|\\.)*")*)(?=\s|\{|$)""",
    re.VERBOSE | re.ASCII,
)


# Each record in a text starts on a line of its own; comments and quoted text may look like a start.
_SKIP_OR_START = re.compile(r'\{[^{}]*\}|"(?:[^"\\\n]|\\.)*"|^(?P<start>\[Fogbound )', re.MULTILINE)

# Free remarks; a series names its people by several tags of one name.
Tags = Mapping[str, str] | Iterable[tuple[str, str]]


class Written(NamedTuple):
    """A ply as a record has it: the seat is written only where it is not the expected one."""

    seat: Seat | None
    move: Move


class TakenBack(NamedTuple):
    """A line that was taken back: from which ply on, by which seat, what had been played, and was the game over?"""

    ply: int
    seat: Seat
    plies: tuple[Ply, ...]
    over: bool = False

    @classmethod
    def of(cls, state: State, ply: int, seat: Seat) -> Self:
        """What is given up when a game goes back from this state to before a ply."""
        return cls(ply, seat, state.log[ply:], state.outcome is not None)


class WrittenLine(NamedTuple):
    """The same, as a record has it: whether the game was over follows from the plies."""

    ply: int
    seat: Seat
    plies: tuple[Written, ...]


@dataclass(frozen=True)
class Record:
    """A record taken apart: every tag in order, and the plies as written."""

    tags: tuple[tuple[str, str], ...]
    plies: tuple[Written, ...]

    def tag(self, name: str) -> str | None:
        return next((value for key, value in self.tags if key == name), None)

    def all(self, name: str) -> tuple[str, ...]:
        return tuple(value for key, value in self.tags if key == name)

    @property
    def edition(self) -> str:
        return self.tag("Edition") or ""

    @property
    def options(self) -> dict[str, str]:
        return dict(option.partition("=")[::2] for option in self.all("Option"))

    @property
    def taken(self) -> tuple[WrittenLine, ...]:
        """The lines that were taken back, in order."""
        return tuple(_read_taken(text) for text in self.all("TakenBack"))

    @property
    def seed(self) -> bytes | None:
        text = self.tag("Seed")
        if text is None:
            return None
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise BadRecord("corrupt", "The tag Seed is not a seed: it should be hexadecimal digits.") from None


class Replay(NamedTuple):
    """The states of a replayed record. `stopped` says why it does not replay to its end, if so."""

    states: tuple[State, ...]
    stopped: BadRecord | None

    @property
    def state(self) -> State:
        return self.states[-1]


# Writing


def write(
    start: State,
    state: State,
    *,
    seed: bytes | None = None,
    tags: Tags = (),
    taken: Sequence[TakenBack] = (),
) -> str:
    """The record of a game from its start to a state. `tags` are free remarks (Date, names …); `taken` are the lines
    that were taken back on the way.

    It holds every secret of the game, so do not show it to anybody while the game goes on.
    """
    free = tags.items() if isinstance(tags, Mapping) else tags
    named = (*_tags(start, state, seed, taken), *free)
    lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in named]
    return "\n".join([*lines, "", *_movetext(start, state)]) + "\n"


def _tags(start: State, state: State, seed: bytes | None, taken: Sequence[TakenBack]) -> Iterator[tuple[str, str]]:
    edition = state.edition
    yield "Fogbound", FORMAT
    yield "Edition", edition.id
    yield "Revision", str(edition.revision)
    for key, value in edition.options:
        yield "Option", f"{key}={value}"
    for key, value in edition.digests:
        yield "Digest", f"{key} {value}"
    if start.setup is not None:
        yield "Position", start.setup
    yield "Plies", str(len(state.log))
    yield "Log", digest(state.log, taken)
    for line in taken:
        moves = " ".join(f"{ply.seat}:{ply.move}" for ply in line.plies)
        yield "TakenBack", f"{line.ply} {line.seat} {moves}"
    if state.outcome is not None:
        yield "Outcome", outcome_text(state.outcome)
    if seed is not None:
        yield "Commitment", proof.commitment(seed)
        cuts, shown = [line.ply for line in taken], seed_shown(taken)
        for number, seal in proof.seals(seed, state.log, 0, cuts, shown):
            yield "Seal", f"{number} {seal}"
        for n, log in enumerate(logs_before(state.log, taken)):
            for number, seal in proof.seals(seed, log, taken[n].ply, cuts[:n], shown):
                yield "TakenSeal", f"{n + 1} {number} {seal}"
        yield "Seed", seed.hex()


def join(records: Iterable[str]) -> str:
    """The records of a series' heats as one text."""
    return "\n".join(records)


def outcome_text(outcome: Outcome) -> str:
    """An outcome in one line: the reason, the winners, the points."""
    points = [f"{seat}={n}" for seat, n in outcome.points]
    return " ".join([outcome.reason, ",".join(outcome.winners) or "-", *points])


def digest(log: Sequence[Ply], taken: Sequence[TakenBack] = ()) -> str:
    """A hash of a log, and of what was taken back: any change to any ply changes it."""
    lines = [f"{ply.seat} {ply.move}" for ply in log]
    for line in taken:
        lines += [f"taken {line.ply} {line.seat}", *(f"{ply.seat} {ply.move}" for ply in line.plies)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def seed_shown(taken: Sequence[TakenBack]) -> int | None:
    """Which taking back was the first after the game had ended: the seed is known since. None if there was none."""
    return next((n for n, line in enumerate(taken, 1) if line.over), None)


L = TypeVar("L")


def logs_before(log: Sequence[L], taken: Sequence[Any]) -> list[tuple[L, ...]]:
    """The whole log as it stood each time before moves were taken back, the first time first."""
    logs, later = [], tuple(log)
    for line in reversed(taken):
        later = (*later[: line.ply], *line.plies)
        logs.append(later)
    return logs[::-1]


def _movetext(start: State, state: State) -> Iterator[str]:
    """A line for the deal, then a numbered line for each turn of the first seat."""
    first, last, number = state.edition.seats[0], None, 0
    line: list[str] = []
    for ply, expected in zip(state.log[len(start.log) :], state.expected[len(start.expected) :], strict=True):
        if ply.seat == first != last:
            if line:
                yield " ".join(line)
            number += 1
            line = [f"{number}."]
        line.append(str(ply.move) if ply.seat == expected else f"{ply.seat}:{ply.move}")
        last = ply.seat
    if line:
        yield " ".join(line)


# Reading


def read(text: str) -> Record:
    """Take a record apart; `BadRecord` says where it stops being one."""
    parts = _split(text)
    if len(parts) > 1:
        raise BadRecord("several-heats", f"This is not one game but {len(parts)} in a row: the heats of a series.")
    return _read(parts[0])


def read_all(text: str) -> tuple[Record, ...]:
    """Take apart a text that may hold several records in a row, as a series does."""
    parts = _split(text)
    return tuple(_read(part, n if len(parts) > 1 else 0) for n, part in enumerate(parts, 1))


def _split(text: str) -> list[str]:
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    starts = [matched.start() for matched in _SKIP_OR_START.finditer(text) if matched["start"]]
    cuts = [0, *starts[1:], len(text)]
    return [text[a:b] for a, b in pairwise(cuts)]


def _read(text: str, number: int = 0) -> Record:
    """One record; `number` is its place where there are several."""
    try:
        return _read_one(text)
    except BadRecord as problem:
        if not number:
            raise
        raise BadRecord(problem.code, f"Game {number} of the text: {problem.text}", **problem.details) from None


def _read_one(text: str) -> Record:
    tags, rest = _read_tags(text)
    names = [name for name, _ in tags]
    missing = [name for name in NEEDED if name not in names]
    if "Fogbound" not in names:
        raise BadRecord("not-a-record", 'This is not a Fogbound record: it does not begin with [Fogbound "1"].')
    if missing:
        raise BadRecord("truncated", f"The record is cut short or damaged: the tag {missing[0]} is missing.")
    record = Record(tags, tuple(_read_moves(rest)))
    if record.tag("Fogbound") != FORMAT:
        raise BadRecord("newer-format", f"The record is in format {record.tag('Fogbound')}; this is format {FORMAT}.")
    _check_length(record)
    return record


def _read_tags(text: str) -> tuple[tuple[tuple[str, str], ...], str]:
    tags: list[tuple[str, str]] = []
    lines = text.split("\n")
    for n, line in enumerate(lines):
        if line.strip() and not line.startswith("["):
            return tuple(tags), "\n".join(lines[n:])
        matched = _TAG.fullmatch(line.rstrip())
        if line.strip() and not matched:
            raise BadRecord("corrupt", f"Line {n + 1} of the record is not a tag: {line[:60]!r}.", line=n + 1)
        if matched:
            tags.append((matched[1], _unquoted(matched[2], n + 1)))
    return tuple(tags), ""


def _unquoted(text: str, line: int) -> str:
    try:
        value = json.loads(text)
        value.encode()
    except (ValueError, UnicodeEncodeError):
        raise BadRecord("corrupt", f"Line {line} of the record is damaged: {text[:60]!r}.", line=line) from None
    return str(value)


def _read_moves(text: str) -> Iterator[Written]:
    here, number = 0, 0
    while here < len(text):
        matched = _TOKEN.match(text, here)
        if not matched:
            raise BadRecord("corrupt", f"The record is damaged after ply {number}, at {text[here : here + 20]!r}.")
        here = matched.end()
        if matched["skip"] is None:
            try:
                yield Written(matched["seat"], Move.parse(matched["move"]))
            except BadNotation as problem:
                raise BadRecord("corrupt", f"The record is damaged at ply {number}: {problem.text}") from None
            number += 1


def _read_taken(text: str) -> WrittenLine:
    """A line that was taken back: `12 red red:t58 x:t45 …`."""
    number, seat, moves = (*text.split(" ", 2), "", "")[:3]
    if not (number.isascii() and number.isdigit() and seat):
        raise BadRecord("corrupt", f"The tag TakenBack is damaged: {text[:60]!r}.")
    return WrittenLine(int(number[:9]), seat, tuple(_read_moves(moves)))


def _check_length(record: Record) -> None:
    plies = record.tag("Plies")
    if plies is None or not (plies.isascii() and plies.isdigit()):
        raise BadRecord("corrupt", f"The tag Plies should be a number, not {plies!r}.")
    if len(record.plies) < int(plies[:9]):
        raise BadRecord("truncated", f"The record is cut short: it has {len(record.plies)} of its {plies} plies.")
    if len(record.plies) > int(plies[:9]):
        raise BadRecord("corrupt", f"The record has {len(record.plies)} plies, but says it has {plies}.")


def replay(record: Record, start: State) -> Replay:
    """Play a record through as far as today's rules allow. Stored dealer plies are trusted."""
    if record.edition != start.edition.id:
        raise BadRecord(
            "other-edition",
            f"This is a record of {record.edition}, not of {start.edition.id}.",
            given=record.edition,
            expected=start.edition.id,
        )
    states = [start]
    for number, written in enumerate(record.plies):
        state = states[-1]
        seat = written.seat or (state.turn[0] if state.turn else DEALER)
        try:
            states.append(state.play(seat, written.move))
        except IllegalMove as problem:
            return Replay(tuple(states), _does_not_replay(record, start, number, written.move, problem))
    return Replay(tuple(states), None)


def replay_taken(record: Record, start: State, state: State) -> Iterator[tuple[WrittenLine, Replay]]:
    """Each line that was taken back, played through to where it was given up; `state` is the record's last one."""
    written = [Written(ply.seat, ply.move) for ply in state.log]
    for line, plies in zip(record.taken, logs_before(written, record.taken), strict=True):
        yield line, replay(replace(record, plies=plies), start)


def taken_lines(record: Record, start: State, state: State) -> tuple[TakenBack, ...]:
    """The lines that were taken back, of a record that replays."""
    replays = replay_taken(record, start, state)
    return tuple(TakenBack.of(replayed.state, line.ply, line.seat) for line, replayed in replays)


def _does_not_replay(record: Record, start: State, number: int, move: Move, problem: IllegalMove) -> BadRecord:
    older = "" if same_rules(record, start.edition) else " It was written under other rules, another board or deck."
    return BadRecord("illegal-ply", f"Ply {number} of the record, {move}, cannot be played: {problem.text}{older}")


def same_rules(record: Record, edition: Edition) -> bool:
    """Was the record written under exactly these rules, options and boards?"""
    digests = tuple(f"{key} {value}" for key, value in edition.digests)
    return record.all("Digest") == digests and record.tag("Revision") == str(edition.revision)
