"""Cards that were had: named by digests, left out as long as enough remain, and decks that people bring."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound import catalog, proof, shelf
from fogbound.errors import BadDeck, BadOption, BadRecord
from fogbound.games.twenty import brought, fresh
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.edition import find as find_edition
from fogbound.match import Match
from fogbound.record import read
from tests.server import quiz

IDS = [card.id for card in decks.load("first-light").cards]


def edition(deck: str = "first-light") -> TwentyEdition:
    return find_edition(quiz.QUIZ, {"players": 2, "finish": 1, "deck": deck})


def dealt_from(options: dict[str, str]) -> list[str]:
    return [card.id for card in find_edition(quiz.QUIZ, options).deck.cards]


def mark(card_id: str, digits: int = 6) -> str:
    return f"-#{decks.digest_of(card_id)[:digits]}"


@pytest.mark.parametrize("digits", [6, 9, 64])
def test_a_card_is_left_out_by_a_digest_of_its_id(digits: int) -> None:
    left = decks.load_all(f"first-light,{mark('octopus', digits)}")
    assert left.cards == decks.load_all("first-light,-octopus").cards
    assert left.digest == decks.load_all("first-light,-octopus").digest


def test_a_digest_of_a_card_that_is_gone_leaves_none_out() -> None:
    assert decks.load_all("first-light,-#000000").cards == decks.load("first-light").cards


@pytest.mark.parametrize("part", ["-#", "-#12345", "-#12345g", "-#ABCDEF", f"-#{'0' * 65}", "-# 123456"])
def test_what_is_no_digest_is_refused(part: str) -> None:
    with pytest.raises(BadOption) as refused:
        decks.load_all(f"first-light,{part}")
    assert refused.value.code == "no-such-card"


def test_nothing_had_nothing_left_out() -> None:
    options, new = fresh.fresh(edition(), ())
    assert (options["deck"], new) == ("first-light", len(IDS))
    assert fresh.fresh(edition(), ["of-another-deck"]) == (options, new)


def test_what_was_had_is_left_out_without_being_named() -> None:
    had = [IDS[3], IDS[30], IDS[7]]
    options, new = fresh.fresh(edition(), had)
    assert dealt_from(options) == [each for each in IDS if each not in had]
    assert new == len(IDS) - 3
    assert not any(each in options["deck"] for each in had)
    assert options["deck"].split(",")[1:] == sorted(map(mark, had)), "in no order that would tell when"


@pytest.mark.parametrize("had", [len(IDS) - 12, len(IDS) - 11, len(IDS) - 5, len(IDS)])
def test_twelve_remain_the_oldest_first(had: int) -> None:
    order = IDS[::-1][:had]
    options, new = fresh.fresh(edition(), order)
    left = set(dealt_from(options))
    assert len(left) == 12
    assert left == set(IDS) - set(order[had - (len(IDS) - 12) :])
    assert new == len(IDS) - had


def test_digests_are_as_long_as_it_takes_to_tell_cards_apart() -> None:
    assert fresh._digits(IDS) == 6
    assert fresh._digits([f"card-{n}" for n in range(40_000)]) > 6


def test_used_is_a_card_once_it_is_opened() -> None:
    start = catalog.TWENTY.start(edition(), None)
    match = Match(start, proof.seed_from(5))
    told = [fresh.used(start, match.state)]
    while match.state.turn:
        (seat,) = match.state.turn
        before = match.state
        match.submit(seat, quiz.move(before, seat), match.ply)
        told.append(fresh.used(before, match.state))
    (last,) = (each for each in told if each)
    assert last == told[-1] == (match.state.edition.card(match.state.position.card).id,), "opened, not dealt"  # type: ignore[attr-defined]


# Decks that people bring


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def test_a_deck_from_the_shelf(folder: Path) -> None:
    content = quiz.deck(range(5)).encode()
    name = shelf.name_of(content)
    with pytest.raises(BadOption, match="its file is not here"):
        decks.load(name)
    shelf.add(folder)
    try:
        shelf.lay(folder, "twenty", name, content)
        found = decks.load_all(f"{name},first-light")
        assert found.name == f"{name},first-light"
        assert len(found.cards) == 5 + len(IDS)
        for strange in ("own:", "own:../../x", f"{name}/", name.upper(), f"{name}.toml"):
            with pytest.raises((BadOption, BadDeck)):
                decks.load(strange)
    finally:
        shelf.remove(folder)


def test_a_deck_that_no_longer_passes_says_nothing_of_its_cards(folder: Path) -> None:
    content = quiz.deck([1, 2]).replace('"thing"', '"idea"').encode()
    shelf.add(folder)
    try:
        shelf.lay(folder, "twenty", shelf.name_of(content), content)
        with pytest.raises(BadOption) as refused:
            decks.load(shelf.name_of(content))
        assert quiz.secret(1) not in refused.value.text
    finally:
        shelf.remove(folder)


def test_editors_that_begin_with_a_mark_and_end_lines_their_own_way() -> None:
    plain = brought.read(quiz.deck([1, 2]).encode())
    odd = brought.read(b"\xef\xbb\xbf" + quiz.deck([1, 2]).replace("\n", "\r\n").encode())
    assert (odd.title, odd.count) == (plain.title, plain.count)


OWN = f"own:{'0' * 32}"


@pytest.mark.parametrize(
    ("listed", "given", "found"),
    [
        (OWN, "a.toml", "a.toml"),
        (f"first-light,{OWN}", "a.toml", "first-light,a.toml"),
        (f"{OWN},first-light,-#1f3a9c", "a.toml", "a.toml,first-light,-#1f3a9c"),
        (f"{OWN},first-light", "a.toml,first-light", "a.toml,first-light"),
        (f"{OWN},first-light,old.toml", "a.toml, b.toml", "a.toml,first-light,b.toml"),
        ("first-light", "a.toml", "a.toml"),
        (f"{OWN},first-light", "a.toml,b.toml,c.toml", None),
        (OWN, "a.toml,-octopus", None),
        (OWN, "", None),
    ],
)
def test_files_stand_in_for_what_a_record_names(listed: str, given: str, found: str | None) -> None:
    if found is not None:
        assert brought.instead(listed, given) == found
        return
    with pytest.raises(BadOption, match="in this order"):
        brought.instead(listed, given)


def test_a_record_takes_no_other_deck(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.toml", tmp_path / "other.toml"
    mine.write_text(quiz.deck(range(7)), encoding="utf-8")
    other.write_text(quiz.deck(range(6)), encoding="utf-8")
    match = Match(catalog.TWENTY.start(edition(str(mine)), None), proof.seed_from(1))
    text = match.record().replace(str(mine), shelf.name_of(mine.read_bytes()))
    with pytest.raises(BadRecord, match="not here"):
        catalog.start_of(read(text))
    assert catalog.start_of(read(text), deck=str(mine)).edition.digests == match.state.edition.digests
    with pytest.raises(BadRecord, match="not the deck") as refused:
        catalog.start_of(read(text), deck=str(other))
    assert refused.value.code == "other-deck"
