"""Uploaded files: a running server keeps them in a folder, each under a digest of its content.

Options, views and records name an uploaded file by that digest alone, never by a path. Code that sets up a game finds
it here.
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

_folders: list[Path] = []  # of the servers in this process: usually one, in tests several


@dataclass(frozen=True)
class UploadedFile:
    """What anybody may know about a file, which is never its content. `remarks` are for its author."""

    name: str
    title: str
    languages: tuple[str, ...]
    count: int
    remarks: tuple[str, ...] = ()


def name_of(content: bytes) -> str:
    """A file's name; the same content always has the same name."""
    return OWN + hashlib.sha256(content).hexdigest()[:32]


def is_name(text: str) -> bool:
    return _NAME.fullmatch(text) is not None


def add_folder(folder: Path) -> None:
    """Search this folder too from now on."""
    _folders.append(folder)


def remove_folder(folder: Path) -> None:
    _folders.remove(folder)


def put(folder: Path, game: str, name: str, content: bytes) -> None:
    """Write a file where every process of the server finds it: whole, or not at all."""
    path = _path(folder, game, name)
    path.parent.mkdir(exist_ok=True)
    draft = path.with_name(f"{secrets.token_hex(8)}.tmp")
    draft.write_bytes(content)
    os.replace(draft, path)


def delete(folder: Path, game: str, name: str) -> None:
    _path(folder, game, name).unlink(missing_ok=True)


def find(game: str, name: str) -> Path | None:
    """The path of a file, if it is here."""
    paths = (_path(folder, game, name) for folder in _folders)
    return next((path for path in paths if path.is_file()), None) if is_name(name) else None


def _path(folder: Path, game: str, name: str) -> Path:
    return folder / game / f"{name.removeprefix(OWN)}.toml"
