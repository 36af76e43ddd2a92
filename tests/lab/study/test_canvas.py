"""Charts."""

from __future__ import annotations

import pytest

from fogbound.lab.study.canvas import ticks


def test_ticks_are_round() -> None:
    assert ticks(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert ticks(-0.01, 0.062) == pytest.approx([0, 0.02, 0.04, 0.06])
