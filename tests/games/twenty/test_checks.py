"""The check of a deck file: it finds every error of form at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.errors import BadDeck
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.checks import MOST_CARDS, findings

from . import sample

Data = dict[str, Any]


def _codes(data: Data) -> set[str]:
    return {finding.code for finding in decks.errors(data)}


def test_the_sample_has_no_errors() -> None:
    assert decks.errors(sample.data()) == ()


def _set(*path: str, to: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        *way, last = path
        for key in way:
            data = data[key]
        data[last] = to

    return change


def _drop(*path: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        *way, last = path
        for key in way:
            data = data[key]
        del data[last]

    return change


LADDER = ("cards", "ladder")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (_drop("title"), "bad-title"),
        (_set("title", to="two\nlines"), "bad-title"),
        (_set("colour", to=1), "unknown-key"),
        (_drop("languages"), "bad-languages"),
        (_set("languages", to=["english"]), "bad-languages"),
        (_set("languages", to=["en", "en"]), "bad-languages"),
        (_set("languages", to=[["en"]]), "bad-languages"),
        (_set("languages", to=["en", "fr", "de"]), "missing-language"),
        (_set("cards", to={}), "no-cards"),
        (_set("cards", to=[1]), "no-cards"),
        (_set("cards", to=dict.fromkeys(map(str, range(MOST_CARDS + 1)), 1)), "too-many-cards"),
        (_set("cards", "Not An Id", to=sample.CARD), "bad-id"),
        (_set(*LADDER, to=7), "bad-card"),
        (_set(*LADDER, "colour", to="red"), "unknown-key"),
        (_set(*LADDER, "category", to="idea"), "bad-category"),
        (_set(*LADDER, "category", to=["thing"]), "bad-category"),
        (_set(*LADDER, "difficulty", to=4), "bad-difficulty"),
        (_set(*LADDER, "difficulty", to=True), "bad-difficulty"),
        (_set(*LADDER, "family", to="yes"), "bad-family"),
        (_set(*LADDER, "reviewed_by", to="me"), "bad-reviewer"),
        (_set(*LADDER, "child", to="yes"), "bad-child"),
        (_set(*LADDER, "author", to=["me"]), "bad-author"),
        (_set(*LADDER, "author", to=""), "bad-author"),
        (_drop(*LADDER, "tags"), "no-tags"),
        (_set(*LADDER, "tags", "mood", to="gay"), "unknown-tag"),
        (_set(*LADDER, "tags", "century", to="22"), "unknown-tag"),
        (_set(*LADDER, "tags", "century", to=[19]), "unknown-tag"),
        (_set(*LADDER, "tags", "life", to="died"), "unknown-tag"),
        (_drop(*LADDER, "tags", "region"), "missing-tag"),
        (_set(*LADDER, "category", to="person"), "missing-tag"),
        (_drop(*LADDER, "fr"), "missing-language"),
        (_drop(*LADDER, "fr", "answer"), "bad-answer"),
        (_set(*LADDER, "fr", "nickname", to="x"), "unknown-key"),
        (_set(*LADDER, "fr", "aliases", to="x"), "bad-aliases"),
        (_set(*LADDER, "fr", "rejects", to=[""]), "bad-rejects"),
        (_set(*LADDER, "fr", "rejects", to=["x"] * 101), "bad-rejects"),
        (_drop(*LADDER, "entries"), "no-entries"),
        (_drop(*LADDER, "entries", "7"), "missing-entry"),
        (_set(*LADDER, "entries", "21", to={}), "unknown-entry"),
        (_drop(*LADDER, "entries", "7", "fr"), "missing-language"),
        (_set(*LADDER, "entries", "7", "de", to="x"), "unknown-key"),
        (_set(*LADDER, "entries", "7", "fr", to=7), "bad-entry"),
        (_set(*LADDER, "entries", "7", "fr", to="x" * 500), "bad-entry"),
        (_drop(*LADDER, "entries", "7", "level"), "bad-level"),
        (_set(*LADDER, "entries", "7", "level", to=0), "bad-level"),
        (_set(*LADDER, "entries", "4", "level", to=1), "bad-level"),
        (_set(*LADDER, "entries", "7", "fr", to="?"), "uneven-question-mark"),
        (_set(*LADDER, "entries", "4", "fr", to="Je suis un indice."), "uneven-question-mark"),
        (_set(*LADDER, "entries", "7", "source", to=""), "bad-source"),
        (_set(*LADDER, "entries", "7", "source", to="two\nlines"), "bad-source"),
        (_set(*LADDER, "entries", "7", "source", to="x" * 121), "bad-source"),
        (_set(*LADDER, "entries", "4", "source", to="A book, page 7"), "bad-source"),
        (_drop(*LADDER, "facts"), "no-facts"),
        (_set(*LADDER, "facts", "mood", to=True), "unknown-fact"),
        (_set(*LADDER, "facts", "alive", to=True), "unknown-fact"),
        (_set(*LADDER, "facts", "edible", to="often"), "bad-fact"),
        (_set(*LADDER, "facts", "legs", to=True), "bad-fact"),
        (_set(*LADDER, "facts", "legs", to=10**20), "bad-fact"),
        (_set(*LADDER, "facts", "made-of", to="wood"), "bad-fact"),
        (_set(*LADDER, "facts", "made-of", to=["cheese"]), "bad-fact"),
        (_drop(*LADDER, "facts", "edible"), "missing-fact"),
        (_set(*LADDER, "notes", to={}), "bad-note"),
        (_set(*LADDER, "notes", to=[{}]), "bad-note"),
        (_set(*LADDER, "notes", to=[{"is": True, "en": ["x"]}]), "bad-note"),
        (_set(*LADDER, "notes", to=[{"is": True, "en": ["x"], "fr": ["x"], "de": ["x"]}]), "unknown-key"),
    ],
)
def test_every_error_is_found(change: Callable[[Data], None], code: str) -> None:
    data = sample.data()
    change(data)
    assert code in _codes(data)


def test_lists_of_older_decks_are_ignored_with_a_remark() -> None:
    data = sample.data()
    data["cards"]["ladder"]["en"] |= {"partial": ["steps"], "tells": 7}
    assert decks.errors(data) == ()
    assert [finding for finding in decks.warnings(data) if finding.code == "ignored"] == [
        ("ignored", "ladder: partial and tells are no longer used; you may delete them")
    ]
    assert decks.build("any", data) == decks.build("any", sample.data())


def test_a_card_may_name_its_author_and_a_clue_its_source() -> None:
    data = sample.data()
    ladder = data["cards"]["ladder"]
    ladder |= {"author": "Ann", "child": True}
    ladder["entries"]["7"]["source"] = "A History of Rungs, chapter 2"
    assert decks.errors(data) == ()


@pytest.mark.parametrize("count", [1, 5])
def test_a_card_has_two_to_four_question_marks(count: int) -> None:
    data = sample.data()
    for n, entry in data["cards"]["ladder"]["entries"].items():
        mark = {"en": "?", "fr": "?"}
        clue = {"level": 1, "en": f"I am clue {n}.", "fr": f"Je suis {n}."}
        entry.clear()
        entry |= mark if int(n) <= count else clue
    assert "question-marks" in _codes(data)


def test_all_findings_come_at_once_and_name_their_card() -> None:
    data = sample.data()
    data["title"] = ""
    data["cards"]["broken"] = {"category": "thing"}
    data["cards"]["ladder"]["entries"]["1"]["en"] = "I am a ladder, frankly."
    found = decks.errors(data)
    assert {"bad-title", "no-entries", "no-facts", "no-tags", "missing-language", "answer-in-clue"} <= _codes(data)
    assert any(finding.text.startswith("broken: ") for finding in found)


def test_a_refused_file_lists_its_findings(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('title = "Mine"\nlanguages = ["en"]\n[cards.one]\ncategory = "thing"\n', encoding="utf-8")
    with pytest.raises(BadDeck) as refused:
        decks.load(str(path))
    assert refused.value.code == "bad-deck"
    assert "Deck file mine.toml cannot be used" in refused.value.text
    assert len(refused.value.findings) > 3


anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=3)),
)


@given(anything)
def test_the_check_takes_any_data_without_failing(value: Any) -> None:
    assert findings({"title": value, "languages": value, "cards": value})
    for key in (
        "category",
        "tags",
        "en",
        "entries",
        "facts",
        "notes",
        "difficulty",
        "family",
        "child",
        "author",
        "reviewed_by",
    ):
        data = sample.data()
        data["cards"]["ladder"][key] = value
        decks.errors(data)
    for key in ("entries", "facts", "tags", "en"):
        data = sample.data()
        part = data["cards"]["ladder"][key]
        part.update(dict.fromkeys(part, value))
        decks.errors(data)
