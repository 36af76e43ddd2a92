"""Folders in the user's cache, for what takes long to compute and can be computed again. People may delete them."""

from __future__ import annotations

import os
import stat
from pathlib import Path


def find(name: str) -> Path | None:
    """The folder of this name, made if it is missing. None if there is no place for it that others cannot write to."""
    home = os.environ.get("XDG_CACHE_HOME")
    try:
        wanted = (Path(home) if home else Path.home() / ".cache") / "fogbound" / name
        wanted.mkdir(mode=0o700, parents=True, exist_ok=True)
        return wanted if _ours(wanted) else None
    except (OSError, RuntimeError):  # no home, or none to write to
        return None


def _ours(path: Path) -> bool:
    about = path.stat()
    mine = not hasattr(os, "getuid") or about.st_uid == os.getuid()
    shared = os.name == "posix" and about.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return mine and not shared and os.access(path, os.W_OK)
