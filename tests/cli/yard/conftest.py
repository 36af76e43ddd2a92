"""A finished series to look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.series import Series
from tests.cli.helpers import run
from tests.cli.yard.series import HARBOUR, compact, played, varied


@pytest.fixture
def whole(folder: Path) -> str:
    """A finished series of three, in s.fog."""
    series = Series(compact(), ("Ann", "Bot 2", "Bot 3"))
    _, lines = played(series, 4, ("Ann",), varied)
    ran = run(*HARBOUR, "--people", "Ann,bot,bot", "--seed", "4", "--yes", "--record", "s",
              typed="".join(f"{line}\n" for line in lines))  # fmt: skip
    assert ran.code == 0
    return (folder / "s.fog").read_text(encoding="utf-8")
