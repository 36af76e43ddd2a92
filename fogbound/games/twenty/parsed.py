"""The cards of a shipped deck as data. TOML takes long to parse, so the data also lies in the user's cache, as JSON.

396 cards take 0.3 seconds as TOML, and a tenth of that as JSON.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from fogbound import cache_folder

FOLDER = "decks"


def parse_all(name: str, files: Sequence[Path]) -> dict[str, Any]:
    """The data of these files by their stems. `name` is a name for all of them in the cache."""
    contents = {file.stem: file.read_bytes() for file in files}
    digest = _digest(contents)
    folder = cache_folder.find(FOLDER)
    stored = folder / f"{name}.json" if folder else None
    if stored and (data := _stored(stored, digest)) is not None:
        return data
    data = {stem: tomllib.loads(content.decode()) for stem, content in contents.items()}
    if stored:
        _store(stored, digest, data)
    return data


def _digest(contents: dict[str, bytes]) -> str:
    whole = hashlib.sha256()
    for stem, content in contents.items():
        whole.update(f"{stem} {len(content)}\n".encode() + content)
    return whole.hexdigest()


def _stored(path: Path, digest: str) -> dict[str, Any] | None:
    """The data in the cache, if it comes from the same files."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        held = json.loads(path.read_bytes())
        if held["digest"] == digest:
            cards = held["cards"]
            return cards if isinstance(cards, dict) else None
    return None


def _store(path: Path, digest: str, data: dict[str, Any]) -> None:
    """Write the data whole or not at all: other processes may read and write it too."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(OSError, TypeError):  # a full disk; a date, which JSON lacks
        draft.write_text(json.dumps({"digest": digest, "cards": data}, ensure_ascii=False), encoding="utf-8")
        draft.replace(path)
    draft.unlink(missing_ok=True)
