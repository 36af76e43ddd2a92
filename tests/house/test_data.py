"""The files of labelled guesses and questions: complete and balanced."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from benches.house import HALVES
from fogbound.games.twenty import deck as decks

_HERE = Path(__file__).parent
_FIRST = {card.id for card in decks.load("first-light").cards}
_CARDS = _FIRST | {card.id for card in decks.load("lamplight").cards}


def _rows(name: str, half: str = "unseen") -> list[dict[str, str]]:
    path = _HERE / f"{name}_{half}.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))[name]
    assert isinstance(rows, list)
    return rows


@pytest.mark.parametrize("half", ["seen", "unseen"])
def test_every_card_has_labelled_guesses(half: str) -> None:
    rows = _rows("guesses", half)
    assert all(row.keys() == {"card", "guess", "verdict", "why"} and all(row.values()) for row in rows)
    assert _FIRST <= {row["card"] for row in rows} <= _CARDS
    assert len({(row["card"], row["guess"].casefold()) for row in rows}) == len(rows) >= 320


def test_the_verdicts_are_balanced() -> None:
    rows = _rows("guesses")
    share = {verdict: number / len(rows) for verdict, number in Counter(row["verdict"] for row in rows).items()}
    assert share.keys() == {"right", "precise", "wrong"}
    assert 0.40 <= share["right"] <= 0.55
    assert 0.12 <= share["precise"] <= 0.25
    assert 0.28 <= share["wrong"] <= 0.45
    for card in {row["card"] for row in rows}:
        assert {row["verdict"] for row in rows if row["card"] == card} >= {"right", "wrong"}, card


@pytest.mark.parametrize("half", ["seen", "unseen"])
def test_every_card_has_labelled_questions_in_both_languages(half: str) -> None:
    rows = _rows("questions", half)
    assert all(row.keys() == {"card", "question", "reply", "lang"} and all(row.values()) for row in rows)
    in_both = {(card, lang) for card in _FIRST for lang in ("en", "fr")}
    asked = {(row["card"], row["lang"]) for row in rows}
    assert in_both <= asked or half == "seen"
    assert {card for card, _ in asked} <= _CARDS
    assert len({(row["card"], row["question"].casefold()) for row in rows}) == len(rows) >= 110


def test_the_replies_are_balanced() -> None:
    rows = _rows("questions")
    share = {reply: number / len(rows) for reply, number in Counter(row["reply"] for row in rows).items()}
    assert share.keys() == {"yes", "no", "partly", "cannot_say"}
    assert min(share["yes"], share["no"]) >= 0.35
    assert share["cannot_say"] <= 0.10


@pytest.mark.parametrize("half", [half for half in HALVES[2:] if (_HERE / f"questions_{half}.toml").is_file()])
def test_every_other_file_has_questions_in_both_languages(half: str) -> None:
    rows = _rows("questions", half)
    assert all(row.keys() == {"card", "question", "reply", "lang"} and all(row.values()) for row in rows)
    assert {row["card"] for row in rows} <= _CARDS
    assert {row["reply"] for row in rows} <= {"yes", "no", "partly", "cannot_say"}
    assert {row["lang"] for row in rows} == {"en", "fr"}
    assert len({(row["card"], row["question"].casefold()) for row in rows}) == len(rows) >= 300


@pytest.mark.parametrize("half", [half for half in HALVES[2:] if (_HERE / f"guesses_{half}.toml").is_file()])
def test_every_other_file_has_guesses(half: str) -> None:
    rows = _rows("guesses", half)
    assert all(row.keys() - {"clear"} == {"card", "guess", "verdict", "why"} for row in rows)
    assert {row["card"] for row in rows} <= _CARDS
    assert {row["verdict"] for row in rows} == {"right", "precise", "wrong"}
    assert len({(row["card"], row["guess"].casefold()) for row in rows}) == len(rows) >= 500
