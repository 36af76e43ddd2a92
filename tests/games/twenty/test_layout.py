"""Deck and card files in one layout: nothing is lost, and our own files keep to it."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.layout import WIDTH, card_text, deck_text

from . import sample

KITCHEN = Path(__file__).with_name("kitchen.toml")


@pytest.mark.parametrize("path", sorted(decks.FOLDER.glob(f"*/{decks.HEAD}")), ids=lambda path: path.parent.name)
def test_shipped_decks_are_in_the_layout(path: Path) -> None:
    """If not: fogbound deck tidy FILE..."""
    head = tomllib.loads(path.read_text(encoding="utf-8"))
    assert path.read_text(encoding="utf-8") == deck_text(head)
    for card in sorted(set(path.parent.glob("*.toml")) - {path}):
        text = card.read_text(encoding="utf-8")
        assert text == card_text(tomllib.loads(text), tuple(head["languages"])), card.name


def test_the_example_of_the_docs_is_in_the_layout() -> None:
    text = KITCHEN.read_text(encoding="utf-8").split("\n", 1)[1]
    without_comments = re.sub(r" +# .*", "", text)
    assert without_comments == deck_text(tomllib.loads(text))


def _shuffled(data: Any, order: random.Random) -> Any:
    if not isinstance(data, dict):
        return data
    keys = list(data)
    order.shuffle(keys)
    return {key: _shuffled(data[key], order) for key in keys}


@given(st.randoms(use_true_random=False))
def test_the_order_of_keys_in_a_file_makes_no_difference(order: random.Random) -> None:
    card = _shuffled(sample.CARD, order)
    assert card_text(card, sample.LANGUAGES) == card_text(sample.CARD, sample.LANGUAGES)


texts = st.text(st.characters(codec="utf-8").filter(str.isprintable), min_size=1, max_size=60)


@given(st.lists(texts, max_size=30), texts, st.booleans())
def test_a_file_reads_back_as_the_same_data(listed: list[str], text: str, child: bool) -> None:
    data = sample.data()
    ladder = data["cards"]["ladder"]
    ladder |= {"child": child, "author": text, "reviewed_by": listed, "family": True}
    ladder["en"] |= {"rejects": listed, "partial": listed, "tells": [text]}
    ladder["entries"]["7"] |= {"fr": text, "source": text}
    assert tomllib.loads(deck_text(data)) == data
    assert tomllib.loads(card_text(ladder, sample.LANGUAGES)) == ladder


def test_a_card_is_compact() -> None:
    lines = card_text(sample.CARD, sample.LANGUAGES).splitlines()
    assert '4 = { en = "?", fr = "?" }' in lines
    assert '    { is = true, en = ["climb", "rungs"], fr = ["grimper", "barreaux"] },' in lines
    assert lines[lines.index("[entries]") + 1] == "1.level = 3"
    assert max(map(len, lines)) <= WIDTH
    assert len(lines) < 90
