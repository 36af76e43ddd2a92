"""Kernels are compiled once, for fixed types, and stored where others cannot write."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from fogbound.fast import compiled, legal, play
from fogbound.fast.compiled import KERNELS

from .tables import table


def test_kernels_are_loaded_from_the_cache() -> None:
    """Set-up compiles everything: otherwise a bot's first move would wait for it."""
    assert len(KERNELS) > 8
    anew = [kernel.__name__ for kernel in KERNELS if not kernel.stats.cache_hits]
    assert anew == [], "compiled anew; `make` or `python -m fogbound.fast` compiles ahead, then this test passes"


def test_no_call_compiles_again_and_wrong_array_types_are_refused() -> None:
    chase = table(0)
    state, out = chase.opening(), chase.buffer()
    legal(chase.book, state, chase.seat("dealer"), out)
    play(chase.book, state, out[0])
    play(chase.book, state, int(out[1]))
    with pytest.raises(TypeError):
        play(chase.book, state.astype(np.int32), int(out[0]))
    assert all(len(kernel.signatures) == 1 for kernel in KERNELS)


def test_the_digest_depends_on_every_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = Path(compiled.__file__).parent
    copy = tmp_path / "fast"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiled, "__file__", str(copy / "compiled.py"))
    digests = {compiled.digest()}
    for path in sorted(copy.glob("*.py")):
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        digests.add(compiled.digest())
    (copy / "new.py").write_text("", encoding="utf-8")
    digests.add(compiled.digest())
    assert len(digests) == len(list(package.glob("*.py"))) + 2


def _folder(monkeypatch: pytest.MonkeyPatch, cache_home: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache_home))
    return compiled.folder.__wrapped__()


def test_the_folder_is_in_the_users_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = _folder(monkeypatch, tmp_path)
    assert folder == tmp_path / "fogbound" / f"kernels-{compiled.digest()}"
    assert folder.stat().st_mode & 0o077 == 0
    assert _folder(monkeypatch, tmp_path) == folder


def test_a_folder_that_others_can_write_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = _folder(monkeypatch, tmp_path)
    folder.chmod(0o770)
    elsewhere = _folder(monkeypatch, tmp_path)
    assert elsewhere not in (folder, *folder.parents)
    assert elsewhere.stat().st_mode & 0o077 == 0
    elsewhere.rmdir()


def test_without_a_home_a_temporary_folder_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    elsewhere = _folder(monkeypatch, tmp_path / "file")
    assert elsewhere.is_dir()
    elsewhere.rmdir()


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
def test_a_damaged_cache_file_is_compiled_again(ending: str, tmp_path: Path) -> None:
    """Else every bot that searches would fail, for as long as the file lies there."""
    copy = tmp_path / "fogbound" / compiled.folder().name
    shutil.copytree(compiled.folder(), copy)
    (damaged,) = copy.glob(f"moves.may_concede-*.{ending}")
    damaged.write_bytes(damaged.read_bytes()[:40])
    script = (
        "from fogbound.fast.compiled import KERNELS\nimport fogbound.fast\n"
        "print([kernel.__name__ for kernel in KERNELS if not kernel.stats.cache_hits])"
    )
    command, env = [sys.executable, "-c", script], {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    for anew in ("['may_concede']\n", "[]\n"):
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        assert done.stdout == anew


def test_the_command_prints_the_folder() -> None:
    done = subprocess.run([sys.executable, "-m", "fogbound.fast"], capture_output=True, text=True, check=True)
    assert re.search(r"compiled, in .*kernels-[0-9a-f]{16}\.", done.stdout)
