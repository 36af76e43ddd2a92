"""How the kernels are compiled, and where the machine code is kept.

Kernels never allocate: what they write into is given to them. That lets numba leave out all counting of references,
which makes them three times as fast, and memory cannot grow.
"""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from numba import config, njit, types
from numba.core.caching import UserProvidedCacheLocator

# Numba's own hints do not know `_nrt`.
_njit: Any = njit

P = ParamSpec("P")
R = TypeVar("R")

# What the annotations of a kernel mean to numba: so types are written once, and no call can make it compile anew.
TYPES: dict[str, Any] = {
    "None": types.void,
    "bool": types.boolean,
    "int": types.int64,
    "float": types.float64,
    "Book": types.Array(types.int32, 1, "C", readonly=True),
    "Draft": types.int32[::1],
    "Plies": types.int32[::1],
    "PlyRows": types.int32[:, ::1],
    "State": types.int16[::1],
    "States": types.int16[:, ::1],
    "Suspects": types.int16[:, ::1],
    "Counts": types.int64[::1],
    "Weights": types.float64[::1],
    "WeightRows": types.float64[:, ::1],
    "Chance": types.uint64[::1],
}

KERNELS: list[Any] = []  # all that is compiled for Python to call


def digest() -> str:
    """Names this very code. A kernel contains those it calls, but numba's cache looks at its own file only."""
    whole = sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        whole.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


@cache
def folder() -> Path:
    """Where machine code is kept: a folder nobody else can write, since whoever can write there runs code here."""
    home = os.environ.get("XDG_CACHE_HOME")
    try:
        wanted = (Path(home) if home else Path.home() / ".cache") / "fogbound" / f"kernels-{digest()}"
        wanted.mkdir(mode=0o700, parents=True, exist_ok=True)
        if _ours(wanted):
            return wanted
    except (OSError, RuntimeError):  # no home, or none to write to
        pass
    return Path(tempfile.mkdtemp(prefix="fogbound-kernels-"))


def _ours(path: Path) -> bool:
    about = path.stat()
    mine = not hasattr(os, "getuid") or about.st_uid == os.getuid()
    shared = os.name == "posix" and about.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return mine and not shared and os.access(path, os.W_OK)


class Locator(UserProvidedCacheLocator):
    """Puts machine code right into the folder, whose name says which code it is of, wherever that code lies."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return ""


@contextmanager
def _kept() -> Iterator[None]:
    """What is compiled meanwhile is kept in our folder; whatever else uses numba in this process keeps its own way."""
    ours = {"CACHE_DIR": str(folder()), "CACHE_LOCATOR_CLASSES": f"{Locator.__module__}.{Locator.__qualname__}"}
    before = {name: getattr(config, name) for name in ours}
    vars(config).update(ours)
    try:
        yield
    finally:
        vars(config).update(before)


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that is called from Python, free of the interpreter's lock; compiled once, then loaded."""
    said = dict(function.__annotations__)
    result = TYPES[said.pop("return")]
    make = _compiled(result(*[TYPES[name] for name in said.values()]), cache=True)
    with _kept():
        try:
            made = make(function)
        except Exception:  # what a power cut or a full disk left of a file can fail in any way; compiling fails again
            _discard(function)
            made = make(function)
    KERNELS.append(made)
    return made


def _discard(function: Callable[..., Any]) -> None:
    """Delete what is kept of a kernel."""
    module = function.__module__.rpartition(".")[2]
    for path in folder().glob(f"{module}.{function.__qualname__}-*"):
        path.unlink(missing_ok=True)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that only kernels call: it becomes part of them, and is kept with them."""
    return _compiled(forceinline=True)(function)


def _compiled(*signature: Any, **options: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    compiler: Callable[[Callable[P, R]], Callable[P, R]] = _njit(
        *signature, nogil=True, error_model="numpy", _nrt=False, **options
    )
    return compiler
