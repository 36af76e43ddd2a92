"""One server for each SQLite file: rooms live in memory, so two servers on one file would disagree about them.

The lock is the system's own, on a file beside the database. It ends with the process, however that ends.
"""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import sqlalchemy as sa

log = logging.getLogger("fogbound.server")
TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}  # someone else has it; anything else: no locks here


class InUse(Exception):
    """Another server uses the database."""


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for one in memory, and for other databases, which lock for themselves."""
    parts = sa.make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database or parts.database == ":memory:":
        return None
    return None if parts.database.startswith("file:") else Path(parts.database).resolve()


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Hold the lock of a database, or raise `InUse`. A file system without locks is reported, and used all the same."""
    path = database_file(url)
    if path is None or not path.parent.is_dir():  # opening it will say what is wrong
        yield
        return
    with path.with_name(path.name + ".lock").open("a+", encoding="ascii") as file:
        try:
            _lock(file)
        except OSError as problem:
            if problem.errno in TAKEN:
                raise InUse(_explained(path, file)) from None
            log.warning("%s cannot be locked (%s): start no second server on it", path.name, problem.strerror)
        else:
            _sign(file)
        yield  # the file stays: if it were deleted, two servers could each lock one of this name


def _explained(path: Path, file: IO[str]) -> str:
    file.seek(0)
    process = file.read(20).strip()
    who = f"Another Fogbound server (process {process})" if process.isdecimal() else "Another Fogbound server"
    return f"{who} already uses {path.name}. Open that one, stop it, or choose another file with --database"


def _sign(file: IO[str]) -> None:
    """Say whose the lock is."""
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()


if os.name == "nt":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(100)  # behind the text, so that others can read it
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        file.seek(0)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
