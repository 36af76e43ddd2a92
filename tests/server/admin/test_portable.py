"""A backup's file: what was written is read again; a file is there whole, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from fogbound.server.admin import portable
from fogbound.server.admin.databases import Unusable
from fogbound.server.admin.rows import AT_ONCE, Batch

texts = some.text(some.characters(exclude_categories=["Cs"]))
numbers = some.integers(-(2**63), 2**63 - 1) | some.floats(allow_nan=False, allow_infinity=False)
values = some.recursive(
    some.none() | some.booleans() | numbers | texts,
    lambda each: some.lists(each, max_size=3) | some.dictionaries(texts, each, max_size=3),
    max_leaves=5,
)
tables = some.dictionaries(
    some.sampled_from(["a", "end", "table"]), some.lists(some.tuples(values, values), max_size=3)
)


def as_batches(found: dict[str, list[tuple[Any, ...]]]) -> Iterator[Batch]:
    for name, rows in found.items():
        yield Batch(name, ("x", "y"), rows)


def written(path: Path, found: dict[str, list[tuple[Any, ...]]]) -> None:
    counts = {name: len(rows) for name, rows in found.items()}
    portable.write(path, "0001", counts, as_batches(found), lambda *_: None)


def read(path: Path) -> tuple[portable.Head, dict[str, list[tuple[Any, ...]]]]:
    found: dict[str, list[tuple[Any, ...]]] = {}
    with portable.opened(path) as (head, batches):
        for batch in batches:
            assert len(batch.rows) <= AT_ONCE
            found.setdefault(batch.table, []).extend(batch.rows)
    return head, found


@settings(max_examples=50)
@given(tables)
def test_what_was_written_is_read_again(tmp_path_factory: pytest.TempPathFactory, found: dict[str, Any]) -> None:
    path = tmp_path_factory.getbasetemp() / "portable"
    written(path, found)
    head, again = read(path)
    assert again == found
    assert head.rows == {name: len(rows) for name, rows in found.items()}
    assert portable.is_portable(path)


@pytest.mark.parametrize("count", [AT_ONCE - 1, AT_ONCE, AT_ONCE + 1, 2 * AT_ONCE])
def test_long_tables_come_in_parts(tmp_path: Path, count: int) -> None:
    found: dict[str, list[tuple[Any, ...]]] = {"a": [(n, "x") for n in range(count)], "b": [], "c": [(1, 2)]}
    written(tmp_path / "backup", found)
    assert read(tmp_path / "backup")[1] == found


def test_a_new_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    def write(problem: BaseException | None) -> None:
        with portable.new_file(tmp_path / "backup") as part:
            part.write_text("half")
            assert not (tmp_path / "backup").exists()
            if problem is not None:
                raise problem
            part.write_text("whole")

    for problem in (OSError("disk"), KeyboardInterrupt()):
        with pytest.raises(type(problem)):
            write(problem)
        assert list(tmp_path.iterdir()) == []
    write(None)
    assert (tmp_path / "backup").read_text() == "whole"
    assert [path.name for path in tmp_path.iterdir()] == ["backup"]


def test_files_that_are_no_backup(tmp_path: Path) -> None:
    (tmp_path / "poem").write_text("Roses are red\n")
    with pytest.raises(Unusable, match="poem is no backup of Fogbound’s"):
        portable.is_portable(tmp_path / "poem")
    with pytest.raises(Unusable, match="none cannot be read: No such file or directory"):
        portable.is_portable(tmp_path / "none")
    with pytest.raises(Unusable, match="cannot be read: Is a directory"):
        portable.is_portable(tmp_path)
