"""Small boards, to be spoilt in tests: a sound one, and one with a junction."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.errors import BadBoard
from fogbound.games.yard import board as boards
from fogbound.games.yard.board import Board

SOUND = """
title = "A square"
size = [100, 100]

[starts]
shared = [1, 2, 3, 4]

[stations]
1 = { at = [10, 10], taxi = [2, 4], bus = [3] }
2 = { at = [90, 10], taxi = [1, 3] }
3 = { at = [90, 90], taxi = [2, 4], bus = [1] }
4 = { at = [10, 90], taxi = [1, 3] }
"""
SQUARE = """
title = "A square with a crossing"
size = [100, 100]

[starts]
tickets = [1, 2, 3, 4]

[stations]
1 = { at = [10, 10], taxi = [2, 4] }
2 = { at = [90, 10], taxi = [1, 3] }
3 = { at = [90, 90], taxi = [2, 4], ferry = [5] }
4 = { at = [10, 90], taxi = [1, 3], bus = [5] }
5 = { at = [50, 95], ferry = [3], bus = [4] }

[[junctions]]
mode = "bus"
at = [50, 50]
joins = [1, 2, 3, 4]
"""


def read(tmp_path: Path, text: str) -> Board:
    path = tmp_path / "square.toml"
    path.write_text(text, encoding="utf-8")
    return boards.read(path)


def findings_of(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    with pytest.raises(BadBoard) as refused:
        read(tmp_path, text)
    return [(finding.code, finding.text) for finding in refused.value.findings]
