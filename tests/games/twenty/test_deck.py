"""Decks: loading, mixing, and leaving cards out."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from fogbound import upload_store
from fogbound.errors import BadDeck, BadOption
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.layout import card_text
from tests.server import quiz

from . import sample


def _without_english(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _without_english(value) for key, value in data.items() if key != "en"}
    return [_without_english(each) for each in data] if isinstance(data, list) else data


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A deck of one card in a folder of its own."""
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "deck.toml").write_text('title = "Own"\nlanguages = ["fr"]\n', encoding="utf-8")
    source = (decks.FOLDER / "first-light" / "cleopatra.toml").read_text(encoding="utf-8")
    french = card_text(_without_english(tomllib.loads(source)), ("fr",))
    (folder / "the-queen.toml").write_text(french, encoding="utf-8")
    return folder / "deck.toml"


def test_a_card_has_twenty_entries_in_each_language() -> None:
    for card in decks.load("first-light").cards:
        for language in card.languages:
            assert len(card.wording(language).entries) == ENTRIES
            marks = [n for n in range(1, ENTRIES + 1) if card.entry(n, language) == QUESTION]
            assert marks == list(card.questions)
        assert sorted((*card.questions, *card.clues)) == list(range(1, ENTRIES + 1))


def test_cards_are_numbered_from_one() -> None:
    deck = decks.load("first-light")
    assert deck.card(1) is deck.cards[0]
    assert deck.card(len(deck.cards)) is deck.cards[-1]
    for number in (0, len(deck.cards) + 1):
        with pytest.raises(BadOption, match="no card"):
            deck.card(number)


def test_several_decks_are_mixed_and_a_card_is_left_out(own: Path) -> None:
    ours = decks.load("first-light")
    mixed = decks.load_all(f"first-light, {own}, -cleopatra")
    assert mixed.languages == ("fr",)
    assert {card.id for card in mixed.cards} == {card.id for card in ours.cards} - {"cleopatra"} | {"the-queen"}
    assert mixed.name == "first-light,own"
    assert len({mixed.digest, ours.digest, decks.load(str(own)).digest}) == 3


def test_a_card_of_two_decks_is_dealt_once() -> None:
    assert decks.load_all("first-light,first-light").cards == decks.load("first-light").cards


@pytest.mark.parametrize(
    ("listed", "code"),
    [
        ("", "no-such-deck"),
        ("atlantis", "no-such-deck"),
        ("-cleopatra", "no-such-deck"),
        ("first-light,-nobody", "no-such-card"),
    ],
)
def test_a_list_that_names_no_such_deck_or_card_is_refused(listed: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        decks.load_all(listed)
    assert refused.value.code == code


def test_a_deck_must_keep_at_least_one_card(own: Path) -> None:
    with pytest.raises(BadOption) as refused:
        decks.load_all(f"{own},-the-queen")
    assert refused.value.code == "empty-deck"


def test_a_language_that_a_card_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match="en, fr"):
        decks.load("first-light").cards[0].wording("xx")


def test_a_digest_covers_what_is_read_aloud_but_not_aliases_and_facts() -> None:
    data = sample.data()
    before = decks.build("any", data).digest
    data["cards"]["ladder"]["en"]["aliases"].append("Steps")
    data["cards"]["ladder"]["facts"]["wheels"] = False
    assert decks.build("any", data).digest == before
    data["cards"]["ladder"]["entries"]["1"]["en"] += ".."
    assert decks.build("any", data).digest != before


def test_files_that_are_not_decks_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match="cannot be read"):
        decks.load(str(tmp_path / "nowhere.toml"))
    path = tmp_path / "broken.toml"
    path.write_text("cards = [", encoding="utf-8")
    with pytest.raises(BadDeck, match="not a deck in TOML"):
        decks.load(str(path))


def mark(card_id: str, digits: int = 6) -> str:
    return f"-#{decks.digest_of(card_id)[:digits]}"


@pytest.mark.parametrize("digits", [6, 9, 64])
def test_a_card_can_be_left_out_by_a_digest_of_its_id(digits: int) -> None:
    by_digest = decks.load_all(f"first-light,{mark('octopus', digits)}")
    by_id = decks.load_all("first-light,-octopus")
    assert (by_digest.cards, by_digest.digest) == (by_id.cards, by_id.digest)


def test_a_digest_that_fits_no_card_leaves_none_out() -> None:
    assert decks.load_all("first-light,-#000000").cards == decks.load("first-light").cards


@pytest.mark.parametrize("part", ["-#", "-#12345", "-#12345g", "-#ABCDEF", f"-#{'0' * 65}", "-# 123456"])
def test_a_malformed_digest_is_refused(part: str) -> None:
    with pytest.raises(BadOption) as refused:
        decks.load_all(f"first-light,{part}")
    assert refused.value.code == "no-such-card"


def test_an_uploaded_deck_is_loaded_by_its_digest(tmp_path: Path) -> None:
    content = quiz.deck(range(5)).encode()
    name = upload_store.name_of(content)
    with pytest.raises(BadOption, match="its file is not here"):
        decks.load(name)
    upload_store.add_folder(tmp_path)
    try:
        upload_store.put(tmp_path, "twenty", name, content)
        mixed = decks.load_all(f"{name},first-light")
        assert mixed.name == f"{name},first-light"
        assert len(mixed.cards) == 5 + len(decks.load("first-light").cards)
        for strange in ("own:", "own:../../x", f"{name}/", name.upper(), f"{name}.toml"):
            with pytest.raises((BadOption, BadDeck)):
                decks.load(strange)
    finally:
        upload_store.remove_folder(tmp_path)


def test_an_uploaded_deck_that_no_longer_passes_the_check_is_refused_without_naming_its_cards(tmp_path: Path) -> None:
    content = quiz.deck([1, 2]).replace('"thing"', '"idea"').encode()
    upload_store.add_folder(tmp_path)
    try:
        upload_store.put(tmp_path, "twenty", upload_store.name_of(content), content)
        with pytest.raises(BadOption) as refused:
            decks.load(upload_store.name_of(content))
        assert quiz.secret(1) not in refused.value.text
    finally:
        upload_store.remove_folder(tmp_path)
