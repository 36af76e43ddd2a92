"""Files a person names: read with a limit, written whole or not at all, refused in one friendly line."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path

from fogbound.cli.friendly import Stop
from fogbound.errors import BadRecord

RECORD, PICTURE = ".fog", ".svg"
# The longest game there is takes some ten kilobytes; a device file would never end.
LONGEST = 8 * 2**20


@contextlib.contextmanager
def _asking(path: Path, done: str) -> Iterator[None]:
    """Whatever the system has against a file becomes a line."""
    try:
        yield
    except UnicodeDecodeError:
        raise
    except (OSError, ValueError) as problem:
        reason = (getattr(problem, "strerror", None) or str(problem)).rstrip(".")
        raise Stop(f"{path} cannot be {done}: {reason}.") from None


# Names


def record_path(given: str | Path) -> Path:
    """Where a record of this name lies: any ending will do, none becomes .fog."""
    path = _named(given)
    return path if path.suffix else path.with_name(f"{path.name}{RECORD}")


def picture_path(given: str | Path) -> Path:
    """Where a picture of this name lies; whatever is there already must be a picture too."""
    path = _named(given)
    path = path if path.suffix.lower() == PICTURE else path.with_name(f"{path.name}{PICTURE}")
    if exists(path) and not _is_picture(path):
        raise Stop(f"There is a file {path} already, and it is no picture; choose another name.")
    return path


def _named(given: str | Path) -> Path:
    try:
        path = Path(given).expanduser()
    except RuntimeError:
        raise Stop(f"{given} cannot be found: nobody's home is known by that name.") from None
    if path.name in ("", ".."):
        raise Stop(f"{str(given)!r} names a folder; say which file in it.")
    return path


def _is_picture(path: Path) -> bool:
    with _asking(path, "read"):
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return file.read(4) == b"<svg"


def exists(path: Path) -> bool:
    with _asking(path, "used"):
        return path.exists()


def same(one: Path, other: Path | None) -> bool:
    """Do two names mean one file?"""
    if other is None or one == other:
        return one == other
    with _asking(one, "used"):
        return one.exists() and other.exists() and one.samefile(other)


def quoted(path: Path) -> str:
    """As it must be typed in a shell."""
    return shlex.quote(str(path))


# Contents


def read_text(path: Path, kind: str = "Fogbound record") -> str:
    """A file's content. One that is not text, or never ends, cannot be a record, or whatever it should be."""
    try:
        with _asking(path, "read"), path.open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise _no_such(path, "is not a text file", kind) from None
    if len(text) > LONGEST:
        raise _no_such(path, f"is longer than {LONGEST // 2**20} MiB", kind)
    return text


def _no_such(path: Path, why: str, kind: str) -> BadRecord:
    return BadRecord("not-a-record", f"{path} {why}, so it is not a {kind}.")


def write_text(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file. Until all of it is on the disk, what was there before stays."""
    with _asking(path, "written"):
        # A link stays a link to the file that it names.
        target = Path(os.path.realpath(path)) if path.is_symlink() else path
        draft = target.with_name(f".fogbound-{secrets.token_hex(8)}.tmp")
        opened = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        try:
            with open(opened, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(opened)
            draft.replace(target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise


def check_folder(path: Path) -> None:
    """Refuse a file whose folder takes none, before there is anything to lose."""
    with _asking(path, "written"), tempfile.TemporaryFile(dir=path.absolute().parent):
        pass
