"""The cards of a shipped deck are parsed once, and again when a file changes."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from fogbound.games.twenty import deck as decks
from fogbound.games.twenty import parsed

CARDS = {"one": 'title = "Ä"\n', "two": "list = [1, true]\n"}


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    paths = [tmp_path / f"{stem}.toml" for stem in CARDS]
    for path in paths:
        path.write_text(CARDS[path.stem], encoding="utf-8")
    return paths


def _stored(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "fogbound" / "decks" / "some.json"


def test_the_second_time_nothing_is_parsed(tmp_path: Path, files: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    expected: dict[str, Any] = {"one": {"title": "Ä"}, "two": {"list": [1, True]}}
    assert parsed.parse_all("some", files) == expected
    assert [path.name for path in _stored(tmp_path).parent.iterdir()] == ["some.json"], "no draft is left"
    monkeypatch.setattr(tomllib, "loads", None)
    assert parsed.parse_all("some", files) == expected


def test_a_changed_renamed_or_added_file_is_noticed(files: list[Path]) -> None:
    parsed.parse_all("some", files)
    files[0].write_text('title = "B"\n', encoding="utf-8")
    assert parsed.parse_all("some", files)["one"] == {"title": "B"}
    renamed = files[0].rename(files[0].with_name("three.toml"))
    assert parsed.parse_all("some", [renamed, files[1]]).keys() == {"three", "two"}
    assert parsed.parse_all("some", [renamed]).keys() == {"three"}


@pytest.mark.parametrize("content", ["", "{", "[]", "7", '{"digest": 1}', '{"digest": "DIGEST", "cards": 1}'])
def test_a_damaged_cache_is_replaced(tmp_path: Path, files: list[Path], content: str) -> None:
    expected = parsed.parse_all("some", files)
    digest = json.loads(_stored(tmp_path).read_text(encoding="utf-8"))["digest"]
    _stored(tmp_path).write_text(content.replace("DIGEST", digest), encoding="utf-8")
    assert parsed.parse_all("some", files) == expected
    assert json.loads(_stored(tmp_path).read_text(encoding="utf-8"))["cards"] == expected


def test_what_json_cannot_hold_is_parsed_every_time(tmp_path: Path, files: list[Path]) -> None:
    files[0].write_text("day = 2020-01-01\n", encoding="utf-8")
    assert parsed.parse_all("some", files) == parsed.parse_all("some", files)
    assert not _stored(tmp_path).exists()


def test_without_a_cache_the_files_are_parsed(files: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(files[0]))
    assert parsed.parse_all("some", files).keys() == CARDS.keys()


@pytest.mark.parametrize("name", decks.names())
def test_a_shipped_deck_is_the_same_as_its_files(name: str) -> None:
    assert decks.load(name) == decks.read(decks.path_of(name))
    summary = decks.summary(name)
    deck = decks.load(name)
    assert (summary.title, summary.languages, summary.count) == (deck.title, deck.languages, len(deck.cards))
