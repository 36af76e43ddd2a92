"""Uploaded files lie in folders of running servers, under names that follow from their content."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fogbound import upload_store

CONTENT = b'title = "Mine"\n'
NAME = upload_store.name_of(CONTENT)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    upload_store.add_folder(tmp_path)
    yield tmp_path
    upload_store.remove_folder(tmp_path)


def test_the_same_content_has_the_same_name() -> None:
    assert upload_store.name_of(bytes(CONTENT)) == NAME != upload_store.name_of(CONTENT + b"\n")
    assert upload_store.is_name(NAME)


@pytest.mark.parametrize(
    "text", ["", "own:", "own:../../etc/passwd", "first-light", NAME.upper(), f"{NAME}0", NAME[4:]]
)
def test_other_texts_are_not_names(text: str, folder: Path) -> None:
    assert not upload_store.is_name(text)
    assert upload_store.find("twenty", text) is None


def test_a_file_is_found_until_it_is_deleted(folder: Path) -> None:
    assert upload_store.find("twenty", NAME) is None
    upload_store.put(folder, "twenty", NAME, CONTENT)
    path = upload_store.find("twenty", NAME)
    assert path is not None
    assert path.read_bytes() == CONTENT
    assert [file.name for file in folder.rglob("*.tmp")] == [], "no draft stays behind"
    assert upload_store.find("yard", NAME) is None, "each game has its own"
    upload_store.delete(folder, "twenty", NAME)
    upload_store.delete(folder, "twenty", NAME)  # twice does no harm
    assert upload_store.find("twenty", NAME) is None


def test_a_file_of_a_stopped_server_is_not_found(tmp_path: Path) -> None:
    upload_store.put(tmp_path, "twenty", NAME, CONTENT)
    assert upload_store.find("twenty", NAME) is None
