"""The parts of a study."""

from __future__ import annotations

from fogbound.lab.study.plan import parts
from fogbound.learn.school import TABLES


def test_every_part_is_a_legal_table() -> None:
    for family in TABLES:
        listed = list(parts(family, 100))
        assert len({part.name for part in listed}) == len(listed)
        assert all(part.load_edition().black + part.black >= 0 for part in listed)
