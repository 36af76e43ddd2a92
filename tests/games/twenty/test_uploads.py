"""Decks that people upload, and records of games that were played with them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fogbound import catalog, proof, upload_store
from fogbound.errors import BadDeck, BadOption, BadRecord
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty import uploads
from fogbound.games.twenty.edition import find as find_edition
from fogbound.match import Match
from fogbound.record import read
from tests.server import quiz

OWN = f"own:{'0' * 32}"


def test_a_summary_says_what_a_deck_holds() -> None:
    content = quiz.deck([1, 2]).encode()
    summary = uploads.read(content)
    deck = decks.build(summary.name, tomllib.loads(content.decode()))
    assert (summary.name, summary.title) == (upload_store.name_of(content), deck.title)
    assert (summary.languages, summary.count) == (deck.languages, 2)


def test_a_broken_deck_is_refused_with_everything_that_is_wrong() -> None:
    broken = quiz.deck([1, 2]).replace('"thing"', '"idea"')
    with pytest.raises(BadDeck) as refused:
        uploads.read(broken.encode())
    assert [finding.code for finding in refused.value.findings].count("bad-category") == 2


def test_every_shipped_deck_is_listed() -> None:
    assert [summary.name for summary in uploads.shipped()] == list(decks.names())


def test_a_byte_order_mark_and_windows_line_ends_make_no_difference() -> None:
    plain = uploads.read(quiz.deck([1, 2]).encode())
    odd = uploads.read(b"\xef\xbb\xbf" + quiz.deck([1, 2]).replace("\n", "\r\n").encode())
    assert (odd.title, odd.count) == (plain.title, plain.count)


@pytest.mark.parametrize(
    ("listed", "given", "expected"),
    [
        (OWN, "a.toml", "a.toml"),
        (f"first-light,{OWN}", "a.toml", "first-light,a.toml"),
        (f"{OWN},first-light,-#1f3a9c", "a.toml", "a.toml,first-light,-#1f3a9c"),
        (f"{OWN},first-light", "a.toml,first-light", "a.toml,first-light"),
        (f"{OWN},first-light,old.toml", "a.toml, b.toml", "a.toml,first-light,b.toml"),
        ("first-light", "a.toml", "a.toml"),
    ],
)
def test_files_take_the_place_of_the_decks_that_a_record_names(listed: str, given: str, expected: str) -> None:
    assert uploads.replace(listed, given) == expected


@pytest.mark.parametrize(
    ("listed", "given"),
    [(f"{OWN},first-light", "a.toml,b.toml,c.toml"), (OWN, "a.toml,-octopus"), (OWN, "")],
)
def test_too_many_or_too_few_files_are_refused(listed: str, given: str) -> None:
    with pytest.raises(BadOption, match="in this order"):
        uploads.replace(listed, given)


def test_a_record_opens_only_with_the_deck_it_was_played_with(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.toml", tmp_path / "other.toml"
    mine.write_text(quiz.deck(range(7)), encoding="utf-8")
    other.write_text(quiz.deck(range(6)), encoding="utf-8")
    edition = find_edition(quiz.QUIZ, {"players": 2, "finish": 1, "deck": str(mine)})
    match = Match(catalog.TWENTY.start(edition, None), proof.seed_from(1))
    text = match.record().replace(str(mine), upload_store.name_of(mine.read_bytes()))
    with pytest.raises(BadRecord, match="not here"):
        catalog.start_of(read(text))
    assert catalog.start_of(read(text), deck=str(mine)).edition.digests == match.state.edition.digests
    with pytest.raises(BadRecord, match="not the deck") as refused:
        catalog.start_of(read(text), deck=str(other))
    assert refused.value.code == "other-deck"
