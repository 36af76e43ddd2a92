"""Records of every release stay readable, and as long as they were sound they stay sound."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import fogbound
from fogbound import catalog, record
from fogbound.verify import verify

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.rglob("*.fog"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_old_records_replay_and_verify(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    read = record.read(text)
    start = catalog.start_of(read)
    verdict = verify(read, start)
    assert verdict.finished
    assert record.same_rules(read, start.edition)


def test_this_release_and_every_edition_is_here() -> None:
    project = tomllib.loads((FOLDER.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (FOLDER / project["version"]).is_dir()
    assert {record.read(path.read_text(encoding="utf-8")).edition for path in RECORDS} == set(fogbound.EDITIONS)
