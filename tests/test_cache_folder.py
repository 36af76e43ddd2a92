"""Folders in the user's cache."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fogbound import cache_folder


def test_a_folder_is_made_in_the_users_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = cache_folder.find("things")
    assert folder == tmp_path / "fogbound" / "things"
    assert folder.is_dir()
    assert cache_folder.find("things") == folder


@pytest.mark.skipif(os.name != "posix", reason="needs file modes")
def test_a_folder_that_others_can_write_to_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = cache_folder.find("things")
    assert folder is not None
    folder.chmod(0o777)
    assert cache_folder.find("things") is None


def test_without_a_place_there_is_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert cache_folder.find("things") is None
