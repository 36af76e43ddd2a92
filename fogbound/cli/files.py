"""Files that people name: read with a limit, written whole or not at all, refused in one line."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path

from fogbound.cli.friendly import Stop
from fogbound.cli.speech import t
from fogbound.errors import BadRecord, Said

RECORD, PICTURE = ".fog", ".svg"
RECORD_FILE = "Fogbound record"
# The longest game takes some ten kilobytes; a device file would never end.
LONGEST = 8 * 2**20


@contextlib.contextmanager
def _refusing(path: Path, done: str) -> Iterator[None]:
    """Turn the system's refusal of a file into a `Stop`."""
    try:
        yield
    except UnicodeDecodeError:
        raise
    except (OSError, ValueError) as problem:
        raise Stop(t(f"cli-file-not-{done}", file=str(path), reason=_reason(problem))) from None


def _reason(problem: OSError | ValueError) -> str:
    """Why a file cannot be used. The system's text may be in another language, so common reasons have texts here."""
    said = (getattr(problem, "strerror", None) or str(problem)).rstrip(".")
    return t("cli-file-why", code=errno.errorcode.get(getattr(problem, "errno", None) or 0, ""), said=said)


# Names


def record_path(given: str | Path) -> Path:
    """The path of a record; .fog is added to a name without an ending."""
    path = _file_path(given)
    return path if path.suffix else path.with_name(f"{path.name}{RECORD}")


def picture_path(given: str | Path) -> Path:
    """The path of a picture. It may replace another picture, but no other file."""
    path = _file_path(given)
    path = path if path.suffix.lower() == PICTURE else path.with_name(f"{path.name}{PICTURE}")
    if exists(path) and not _is_picture(path):
        raise Stop(t("cli-file-no-picture", file=str(path)))
    return path


def _file_path(given: str | Path) -> Path:
    try:
        path = Path(given).expanduser()
    except RuntimeError:
        raise Stop(t("cli-file-no-user", file=str(given))) from None
    if path.name in ("", ".."):
        raise Stop(t("cli-file-folder", file=str(given)))
    return path


def _is_picture(path: Path) -> bool:
    with _refusing(path, "read"):
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return file.read(4) == b"<svg"


def exists(path: Path) -> bool:
    with _refusing(path, "used"):
        return path.exists()


def same(one: Path, other: Path | None) -> bool:
    """Whether two names mean the same file."""
    if other is None or one == other:
        return one == other
    with _refusing(one, "used"):
        return one.exists() and other.exists() and one.samefile(other)


def quoted(path: Path) -> str:
    """A path as it must be typed in a shell."""
    return shlex.quote(str(path))


# Contents


def read_text(path: Path, kind: str = RECORD_FILE) -> str:
    """A file's content; `BadRecord` if it is not text, or too long to be what it should be."""
    try:
        with _refusing(path, "read"), path.open(encoding="utf-8") as file:
            text = file.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise _not_a(path, Said("cli-file-no-text", "is not a text file", file=str(path)), kind) from None
    if len(text) > LONGEST:
        most = LONGEST // 2**20
        raise _not_a(path, Said("cli-file-too-long", f"is longer than {most} MiB", file=str(path), n=most), kind)
    return text


def _not_a(path: Path, why: Said, kind: str) -> BadRecord:
    """The refusal of a file. Only people who play get it in their language, and they open records."""
    text = f"{path} {why}, so it is not a {kind}."
    return BadRecord("not-a-record", Said(why.id, text, **why.facts) if kind == RECORD_FILE else text)


def write_text(path: Path, text: str, *, private: bool = False) -> None:
    """Write a text file as `write_bytes` does."""
    write_bytes(path, text.encode(), private=private)


def write_bytes(path: Path, content: bytes, *, private: bool = False) -> None:
    """Write a file. The old content stays until all of the new one is on the disk."""
    with _refusing(path, "written"):
        # A link stays a link: the file it names is replaced.
        target = Path(os.path.realpath(path)) if path.is_symlink() else path
        draft = target.with_name(f".fogbound-{secrets.token_hex(8)}.tmp")
        opened = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        try:
            with open(opened, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(opened)
            draft.replace(target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise


def check_folder(path: Path) -> None:
    """Refuse a file whose folder cannot be written to."""
    with _refusing(path, "written"), tempfile.TemporaryFile(dir=path.absolute().parent):
        pass
