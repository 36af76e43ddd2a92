"""What people were told while they played, stored for the checks afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import IO, NamedTuple, Self

from benches.chaos.tables import Table


class Member(NamedTuple):
    """A person of a room, with the seats that they sat down on: none for onlookers."""

    person: str
    name: str
    seats: tuple[str, ...]


class Acknowledged(NamedTuple):
    """A move that the server has said it has done, and that the mover's own view showed."""

    person: str
    id: str
    game: int
    ply: int
    seat: str
    move: str


@dataclass
class RoomEvidence:
    """What happened in one room, as its people saw it. Every view is a line of its journal."""

    id: str
    table: Table
    members: Sequence[Member]
    journal: Path
    acknowledged: list[Acknowledged] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)  # what was wrong at once
    counts: Counter[str] = field(default_factory=Counter)
    newest: tuple[int, int] = (0, 0)  # the game and the ply that anybody has seen
    plies: list[float] = field(default_factory=list)  # when somebody first saw each
    returns: list[float] = field(default_factory=list)  # when somebody came back to the room
    _file: IO[str] | None = None

    def note_view(self, person: str, at: tuple[int, int], text: str) -> None:
        if self._file is None:
            self._file = self.journal.open("a", encoding="utf-8")
        self._file.write(f"{person} {text}\n")
        self.counts["views"] += 1
        if at > self.newest:
            self.newest = at
            self.plies.append(monotonic())

    def close(self) -> Self:
        """No more comes: what is left can be handed to other processes."""
        if self._file is not None:
            self._file.close()
            self._file = None
        return self

    def views(self) -> Iterator[tuple[str, str]]:
        """Who was shown what, in order."""
        if not self.journal.exists():
            return
        with self.journal.open(encoding="utf-8") as lines:
            for line in lines:
                person, _, text = line.rstrip("\n").partition(" ")
                yield person, text


class Evidence:
    """All rooms of a run."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.rooms: dict[str, RoomEvidence] = {}

    def room(self, id: str, table: Table, members: Sequence[Member]) -> RoomEvidence:
        self.rooms[id] = RoomEvidence(id, table, members, self._folder / f"{len(self.rooms)}.views")
        return self.rooms[id]

    @property
    def counts(self) -> Counter[str]:
        return sum((room.counts for room in self.rooms.values()), Counter())

    def close(self) -> None:
        with ExitStack() as stack:
            for room in self.rooms.values():
                stack.callback(room.close)
