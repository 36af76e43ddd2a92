"""Files that people bring to a table: a running server lays them out in a folder, each under a digest of its content.

Options, views and records name such a file by that digest alone, never by a path; whoever sets up a game finds it here.
"""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from dataclasses import dataclass
from pathlib import Path

OWN = "own:"
_NAME = re.compile(rf"{OWN}[0-9a-f]{{32}}")

_folders: list[Path] = []  # of the servers in this process: mostly one, in tests more


@dataclass(frozen=True)
class Brought:
    """What is told of a file, whoever asks: never what is in it. `remarks` are for its author."""

    name: str
    title: str
    languages: tuple[str, ...]
    count: int
    remarks: tuple[str, ...] = ()


def name_of(content: bytes) -> str:
    """What a file is called: the same content has one name."""
    return OWN + hashlib.sha256(content).hexdigest()[:32]


def is_name(text: str) -> bool:
    return _NAME.fullmatch(text) is not None


def add(folder: Path) -> None:
    """From now on, files are also looked for here."""
    _folders.append(folder)


def remove(folder: Path) -> None:
    _folders.remove(folder)


def lay(folder: Path, game: str, name: str, content: bytes) -> None:
    """Put a file where every process of the server finds it: whole, or not at all."""
    place = _place(folder, game, name)
    place.parent.mkdir(exist_ok=True)
    draft = place.with_name(f"{secrets.token_hex(8)}.tmp")
    draft.write_bytes(content)
    os.replace(draft, place)


def take_away(folder: Path, game: str, name: str) -> None:
    _place(folder, game, name).unlink(missing_ok=True)


def find(game: str, name: str) -> Path | None:
    """Where a file lies, if it is here."""
    places = (_place(folder, game, name) for folder in _folders)
    return next((place for place in places if place.is_file()), None) if is_name(name) else None


def _place(folder: Path, game: str, name: str) -> Path:
    return folder / game / f"{name.removeprefix(OWN)}.toml"
