"""Records of every release stay readable, and verified records still verify."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import fogbound
from fogbound import catalog, record
from fogbound.verify import verify, verify_series

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.rglob("*.fog"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_old_records_replay_and_verify(path: Path) -> None:
    heats = record.read_all(path.read_text(encoding="utf-8"))
    starts = [catalog.start_of(read) for read in heats]
    if len(heats) > 1:
        assert verify_series(heats, starts).series.over
    for read, start in zip(heats, starts, strict=True):
        assert verify(read, start).finished
        assert record.same_rules(read, start.edition)


def test_there_are_records_of_this_release_and_of_every_edition() -> None:
    project = tomllib.loads((FOLDER.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (FOLDER / project["version"]).is_dir()
    editions = {read.edition for path in RECORDS for read in record.read_all(path.read_text(encoding="utf-8"))}
    assert editions == set(fogbound.EDITIONS)
