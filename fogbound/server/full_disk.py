"""A full disk, told from other failures of the database: people can do nothing about it, but the operator can."""

from __future__ import annotations

import errno
import sqlite3

from fogbound.server.wire import Refused

POSTGRES_DISK_FULL = "53100"


def is_disk_full(problem: BaseException | None) -> bool:
    """Did the database find no space? SQLAlchemy wraps what the driver raised."""
    if problem is None:
        return False
    full = (
        getattr(problem, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
        or getattr(problem, "sqlstate", None) == POSTGRES_DISK_FULL
        or (isinstance(problem, OSError) and problem.errno in (errno.ENOSPC, errno.EDQUOT))
    )
    return full or is_disk_full(getattr(problem, "orig", None))


def explained(problem: Exception) -> Exception:
    """The refusal that people get for a full disk; other failures as they are."""
    if not is_disk_full(problem):
        return problem
    text = "The server’s disk is full, so nothing was changed. Its operator must make space; then try again."
    return Refused("disk-full", text, status=507)
