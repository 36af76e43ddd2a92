"""A game's one entry: everything Fogbound needs to know about a game, in one value.

Rules and material are given as functions. Bots, steward and terminal screens belong to layers that a game must not
import, so an entry names them as text, `package.module:attribute`, and they are imported on first use. A part that an
entry leaves out has a plain default.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from fogbound.errors import BadEntry, BadMaterial, Say
from fogbound.game import Edition, State, Table
from fogbound.options import Option
from fogbound.poster import Poster
from fogbound.upload_store import UploadedFile

E = TypeVar("E", bound=Edition)


@dataclass(frozen=True)
class Uploads:
    """Files that people may upload for a game: the option that takes them, and how one is read or refused.

    `replace(listed, given)` puts given files in the place of listed ones: a record holds only their digests.
    """

    option: str
    error: type[BadMaterial]
    read: Callable[[bytes], UploadedFile]
    shipped: Callable[[], tuple[UploadedFile, ...]]
    replace: Callable[[str, str], str]


@dataclass(frozen=True)
class Consumable(Generic[E]):
    """Material that a game uses up: a card is no riddle to somebody who has seen it.

    `opened` names what became known between two moments. `unseen` takes what people have seen, the oldest first; it
    returns the options of an edition without it, and how much of the edition nobody has seen.
    """

    opened: Callable[[State, State], tuple[str, ...]]
    unseen: Callable[[E, Sequence[str]], tuple[dict[str, str], int]]


@dataclass(frozen=True)
class Handicap:
    """Options to set for so many people, as text; one side's share of wins with the `usual` options, and with these.

    Where the usual options are fair there are none to set.
    """

    players: int
    options: tuple[tuple[str, str], ...]
    usual: float
    fair: float


@dataclass(frozen=True)
class Game(Generic[E]):
    """One game. Only the first six fields are required."""

    name: str
    ids: tuple[str, ...]  # of its editions, each `name/…`
    title: Callable[[str], str]  # an edition's name for people
    options: Callable[[str], tuple[Option, ...]]
    find: Callable[[str, Mapping[str, Any]], E]
    start: Callable[[E, str | None], State]  # a position line, where a game has such lines, replaces the deal
    material: Callable[[E], dict[str, Any]] = lambda edition: {}  # what a client gets once, besides views
    board: Callable[[E], dict[str, Any]] | None = None
    picture: Callable[[E, str, Say], str] | None = None  # the board as SVG, in a theme and a language
    open_table: Callable[[State], Table] | None = None  # with nothing hidden, for looking back on a finished game
    preload: Callable[[E], object] | None = None  # computes once what would make a first move slow
    poster: Callable[[State, Mapping[str, str]], Poster] | None = None  # a finished game, with its players' names
    length: Callable[[State], int] | None = None  # how long a game was: in rounds, cards …; left out: in plies
    uploads: Uploads | None = None
    consumable: Consumable[E] | None = None
    handicaps: Callable[[str], Mapping[int, Handicap]] | None = None
    bots: str = ""  # a `fogbound.bots.roster.Roster`; left out: one bot that plays at random
    steward: str = ""  # a `fogbound.house.steward.Steward` class; left out: no settings and no help
    terminal: str = ""  # a `fogbound.cli.terminals.Terminal`; left out: moves as a list, the table as text
    screens: str = ""  # a folder of web/src/games; left out: buttons and a text field
    lessons: Path | None = None  # a folder of lesson files; left out: none
    exercises: str = ""  # a `fogbound.lessons.kit.Kit`; left out: goals name moves only

    def part(self, field: str) -> Any:
        """The object that a text field names, imported now; None where the field is empty."""
        text: str = getattr(self, field)
        if not text:
            return None
        try:
            return pkgutil.resolve_name(text)
        except (ValueError, ImportError, AttributeError) as problem:
            raise BadEntry(
                "bad-entry",
                f"The entry of the game {self.name} says {field}={text!r}, which cannot be imported: {problem}.",
                game=self.name,
                part=field,
                given=text,
            ) from problem
