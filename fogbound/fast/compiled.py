"""How kernels are compiled, and where the machine code is stored.

Kernels never allocate: callers pass the arrays that they write to. So numba need not count references, which makes
kernels three times as fast, and memory cannot grow.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from numba import config, njit, types
from numba.core.caching import UserProvidedCacheLocator

from fogbound import cache_folder

# Numba's own hints do not know `_nrt`.
_njit: Any = njit

P = ParamSpec("P")
R = TypeVar("R")

# The numba type of each annotation: types are written once, and no call makes numba compile again.
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

KERNELS: list[Any] = []  # every kernel that Python can call


def digest() -> str:
    """A name for the code of this folder. Kernels inline code of other files, but numba checks one file only."""
    whole = sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        whole.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


@cache
def folder() -> Path:
    """The folder of the machine code. Others must not be able to write there: what it holds runs here."""
    return cache_folder.find(f"kernels-{digest()}") or Path(tempfile.mkdtemp(prefix="fogbound-kernels-"))


class Locator(UserProvidedCacheLocator):
    """Stores machine code directly in the folder, which is named by the code, wherever the source lies."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return ""


@contextmanager
def _our_cache() -> Iterator[None]:
    """Store what is compiled meanwhile in our folder, and leave other users of numba in this process alone."""
    ours = {"CACHE_DIR": str(folder()), "CACHE_LOCATOR_CLASSES": f"{Locator.__module__}.{Locator.__qualname__}"}
    before = {name: getattr(config, name) for name in ours}
    vars(config).update(ours)
    try:
        yield
    finally:
        vars(config).update(before)


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that Python calls; it releases the interpreter's lock. Compiled once, loaded later."""
    said = dict(function.__annotations__)
    result = TYPES[said.pop("return")]
    make = _compiled(result(*[TYPES[name] for name in said.values()]), cache=True)
    with _our_cache():
        try:
            made = make(function)
        except Exception:  # a damaged cache file can fail in any way; a real error fails again
            _discard(function)
            made = make(function)
    KERNELS.append(made)
    return made


def _discard(function: Callable[..., Any]) -> None:
    """Delete the stored machine code of a kernel."""
    module = function.__module__.rpartition(".")[2]
    for path in folder().glob(f"{module}.{function.__qualname__}-*"):
        path.unlink(missing_ok=True)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that only kernels call; it is inlined and stored with them."""
    return _compiled(forceinline=True)(function)


def _compiled(*signature: Any, **options: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    compiler: Callable[[Callable[P, R]], Callable[P, R]] = _njit(
        *signature, nogil=True, error_model="numpy", _nrt=False, **options
    )
    return compiler
