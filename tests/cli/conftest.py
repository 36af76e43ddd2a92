"""Every test of the command line runs in an empty folder of its own, on a system that speaks English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fogbound.cli import speech
from fogbound.languages.catalogue import ENGLISH


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """The next test speaks English, whatever this one spoke."""
    yield
    speech.speak(ENGLISH)
