"""A backup as a file of its own, which any database can be restored from: compressed lines of JSON.

The first line says what it is and how many rows each table has. Then come the tables: a line with a name and columns,
and a line for each row. The last line says that nothing is missing.
"""

from __future__ import annotations

import gzip
import os
import time
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from fogbound import __version__
from fogbound.server.admin.databases import SQLITE_HEAD, Unusable
from fogbound.server.admin.rows import AT_ONCE, Batch, Progress

FORMAT = 1
GZIP_HEAD = b"\x1f\x8b"
QUICK = 5  # of gzip's levels: nearly as small as the best, in a third of the time


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    fogbound_backup: int  # FORMAT
    version: str  # of Fogbound
    schema: str
    made: float
    rows: dict[str, int]


class _TableLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    columns: tuple[str, ...]


class _EndLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: int  # of rows in all


_LINE = msgspec.json.Decoder(list[Any] | dict[str, Any])


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Another name to write under. The file gets its own at the end, whole and on the disk, or there is none."""
    if path.exists():
        raise Unusable(f"{path} is there already. Choose another name, or delete it.")
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        try:
            os.close(
                os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            )  # it holds the keys to people's cookies
        except OSError as problem:
            raise Unusable(f"{path} cannot be written: {problem.strerror}.") from None
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(path)
        _sync_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write(path: Path, schema: str, rows: Mapping[str, int], found: Iterable[Batch], tell: Progress) -> None:
    """Write everything that was found; `rows` says how much that is, table by table."""
    done, total, table = 0, sum(rows.values()), ""
    encode = msgspec.json.encode
    with gzip.open(path, "wb", compresslevel=QUICK) as file:
        file.write(encode(Head(FORMAT, __version__, schema, time.time(), dict(rows))) + b"\n")
        for batch in found:
            if batch.table != table:
                table = batch.table
                file.write(encode(_TableLine(table, batch.columns)) + b"\n")
            file.write(b"".join(encode(row) + b"\n" for row in batch.rows))
            done += len(batch.rows)
            tell(done, total)
        file.write(encode(_EndLine(done)) + b"\n")


@contextmanager
def opened(path: Path) -> Iterator[tuple[Head, Iterator[Batch]]]:
    """A backup's first line, and everything after it. Damage is found where it is, and raises `Unusable`."""
    with _opened(path) as file:
        with _explained(path):
            head = _head(path, file.readline())
        yield head, _batches(path, file)


def _opened(path: Path) -> gzip.GzipFile:
    with _explained(path):
        return gzip.open(path, "rb")


def is_portable(path: Path) -> bool:
    """Is this file one of ours? Otherwise it is an SQLite database; anything else is refused."""
    with _explained(path), path.open("rb") as file:
        begin = file.read(len(SQLITE_HEAD))
    if begin == SQLITE_HEAD:
        return False
    if begin.startswith(GZIP_HEAD):
        return True
    raise Unusable(f"{path} is no backup of Fogbound’s.")


def _head(path: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        raise Unusable(f"{path} is no backup of Fogbound’s.") from None
    if head.fogbound_backup > FORMAT:
        raise Unusable(f"{path} was made by a newer Fogbound ({head.version}). Update Fogbound.")
    return head


def _batches(path: Path, file: gzip.GzipFile) -> Iterator[Batch]:
    batch, seen = Batch("", (), []), 0
    with _explained(path):
        for line in file:
            value = _LINE.decode(line)
            if isinstance(value, list):
                if len(value) != len(batch.columns):
                    raise _damaged(path)
                batch.rows.append(tuple(value))
                seen += 1
            if batch.columns and (isinstance(value, dict) or len(batch.rows) == AT_ONCE):
                yield batch
                batch = batch._replace(rows=[])
            if isinstance(value, dict) and "end" in value:
                if msgspec.convert(value, _EndLine).end != seen or file.read(1):
                    raise _damaged(path)
                return
            if isinstance(value, dict):
                named = msgspec.convert(value, _TableLine)
                batch = Batch(named.table, named.columns, [])
        raise _damaged(path)


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except (EOFError, zlib.error, UnicodeDecodeError, msgspec.DecodeError, OSError) as problem:
        if isinstance(problem, OSError) and problem.strerror:
            raise Unusable(f"{path} cannot be read: {problem.strerror}.") from None
        raise _damaged(path) from None


def _damaged(path: Path) -> Unusable:
    return Unusable(f"{path} is damaged or not complete. Nothing was restored.")
