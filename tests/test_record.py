"""Records: a match as text and back, damage, and records that no longer replay."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound import EDITIONS, catalog, find, record, start
from fogbound.errors import BadRecord
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.verify import verify
from tests.matches import MATCHES, TEXT


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_record_holds_the_whole_match(edition_id: str) -> None:
    match = MATCHES[edition_id]
    read = record.read(match.record())
    first = catalog.start_of(read)
    assert first == match.start
    assert record.replay(read, first).state == match.state
    findings = verify(read, first, match.commitment)
    assert findings.finished
    assert findings.plies == match.ply
    drawn = [ply for ply in match.state.log if ply.seat == "dealer"]
    assert findings.deals == len(drawn) > 0
    assert findings.seals == len(match.seals) > 0


def test_free_tags_comments_and_move_numbers_are_skipped() -> None:
    read = record.read(TEXT)
    assert read.tag("x") == 'Ann "the fox" {Smith}'
    assert read.tag("Nothing") is None
    noisy = re.sub(r"\n(\d+)\. ", r"\n{round \1: look out}\1. {now 99. x:t5} ", TEXT)
    assert noisy != TEXT
    assert record.read(noisy).plies == read.plies
    assert record.read("\ufeff" + TEXT.replace("\n", "\r\n")) == read


def test_an_unfinished_game_is_saved_and_resumed() -> None:
    whole = MATCHES["yard/classic-1983"]
    match = Match(whole.start, seed_from(3))
    for ply in whole.state.log[match.ply : 20]:
        match.submit(ply.seat, ply.move, match.ply)
    read = record.read(match.record())
    first = catalog.start_of(read)
    assert read.seed is not None
    again = Match.resume(first, record.replay(read, first).state, read.seed)
    for ply in whole.state.log[20:]:
        again.submit(ply.seat, ply.move, again.ply)
    assert again.record() == whole.record()


def test_a_game_set_up_by_hand_is_recorded_from_there() -> None:
    edition = find("yard/police-2017", players=2)
    first = start(edition, "x@45/red@13/blue@26/bobby1@29/bobby2@34 22,16,8 5,2 x 5 4 3@46")
    text = record.write(first, first.play("x", "t46").play("bobby1", "t41"))
    assert "1. t46 bobby1:t41" in text
    read = record.read(text)
    assert catalog.start_of(read) == first
    assert record.write(first, record.replay(read, first).state) == text


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (r'\[Fogbound "1"\]\n', "", "not-a-record"),
        (r'\[Fogbound "1"\]', '[Fogbound "2"]', "newer-format"),
        (r'\[Plies "\d+"\]\n', "", "truncated"),
        (r'\[Plies "\d+"\]', '[Plies "many"]', "corrupt"),
        (r"\n[0-9]+\. [^\n]*\n$", "\n", "truncated"),
        (r"\n$", " t5\n", "corrupt"),
        (r"\n3\. \S+", "\n3. T144", "corrupt"),
        (r"\n3\. ", "\n3. } ", "corrupt"),
        (r"\[Seed ", "[Seed", "corrupt"),
        (r'\[Date "2026', '[Date "\\\\ud800', "corrupt"),
    ],
)
def test_every_kind_of_damage_has_its_own_code(old: str, new: str, code: str) -> None:
    damaged, changes = re.subn(old, new, TEXT, count=1)
    assert changes == 1
    with pytest.raises(BadRecord) as refused:
        record.read(damaged)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (r'\[Edition ".*"\]', '[Edition "yard/classic-1984"]', "unknown-game"),
        (r'\[Edition ".*"\]', '[Edition "yard/classic-1983"]', "unknown-game"),
        (r'"board=.*?"', '"board=atlantis.toml"', "unknown-game"),
        (r'"players=4"', '"players=9"', "unknown-game"),
        (r"\[Plies", '[Position "x@1"]\n[Plies', "corrupt"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(old: str, new: str, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        catalog.start_of(record.read(re.sub(old, new, TEXT)))
    assert refused.value.code == code


def test_a_record_of_another_edition_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        record.replay(record.read(TEXT), start(find("yard/classic-1983")))
    assert refused.value.code == "other-edition"


def test_a_record_that_no_longer_replays_is_shown_up_to_there() -> None:
    changed = re.sub(r"\n3\. \S+", "\n3. t199", re.sub(r"edition [0-9a-f]+", "edition 00", TEXT))
    read = record.read(changed)
    replayed = record.replay(read, catalog.start_of(read))
    assert replayed.stopped is not None
    assert replayed.stopped.code == "illegal-ply"
    assert "other rules" in replayed.stopped.text
    assert 10 < len(replayed.state.log) < len(read.plies)


lines = TEXT.split("\n")


@given(st.text() | st.lists(st.sampled_from([*lines, "{", "}", '"', "[", "t5", "x:"]), max_size=40).map("\n".join))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    try:
        read = record.read(text)
    except BadRecord:
        return
    assert read.tag("Plies") == str(len(read.plies))
