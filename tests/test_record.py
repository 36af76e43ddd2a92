from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound import EDITIONS, catalog, find, polled, record, start
from fogbound.bots import bots_for
from fogbound.errors import BadRecord, Tampered
from fogbound.match import Match
from fogbound.notation import CONCEDE
from fogbound.proof import seed_from
from fogbound.verify import verify


def _played(edition_id: str, number: int = 3) -> Match:
    edition = find(edition_id)
    bot = bots_for(edition)["random"](edition, Random(number))
    return polled.play(Match(start(edition), seed_from(number)), dict.fromkeys(edition.seats, bot))


MATCHES = {edition_id: _played(edition_id) for edition_id in EDITIONS}
TEXT = MATCHES["yard/police-2017"].record({"Date": "2026-11-15", "x": 'Ann "the fox" {Smith}'})


def _verified(text: str, commitment: str | None = None) -> None:
    read = record.read(text)
    verify(read, catalog.start_of(read), commitment)


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_record_holds_the_whole_match(edition_id: str) -> None:
    match = MATCHES[edition_id]
    read = record.read(match.record())
    first = catalog.start_of(read)
    assert first == match.start
    assert record.replay(read, first).state == match.state
    verdict = verify(read, first, match.commitment)
    assert verdict.finished
    assert verdict.plies == match.ply
    drawn = [ply for ply in match.state.log if ply.seat == "dealer"]
    assert verdict.deals == len(drawn) > 0
    assert verdict.seals == len(match.seals) > 0


def test_free_tags_comments_and_numbers_do_not_disturb() -> None:
    read = record.read(TEXT)
    assert read.tag("x") == 'Ann "the fox" {Smith}'
    assert read.tag("Nothing") is None
    noisy = re.sub(r"\n(\d+)\. ", r"\n{round \1: look out}\1. {now 99. x:t5} ", TEXT)
    assert noisy != TEXT
    assert record.read(noisy).plies == read.plies
    assert record.read("\ufeff" + TEXT.replace("\n", "\r\n")) == read


def test_an_unfinished_game_is_kept_and_resumed() -> None:
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
def test_damage_is_told_apart(old: str, new: str, code: str) -> None:
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
def test_a_game_that_cannot_be_set_up(old: str, new: str, code: str) -> None:
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


def test_a_sound_record_verifies_against_its_commitment_only() -> None:
    _verified(TEXT, MATCHES["yard/police-2017"].commitment.upper())
    with pytest.raises(Tampered) as refused:
        _verified(TEXT, "0" * 64)
    assert refused.value.code == "other-commitment"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (r'\[Seed "..', '[Seed "00', "bad-seed"),
        (r"\ndeal\d+", "\ndeal117", "bad-deal"),
        (r'\[Seal "(\d+) ..', r'[Seal "\1 00', "bad-seal"),
        (r'\[Seal ".*"\]\n', "", "bad-seal"),
        (r'\[Log "..', '[Log "00', "bad-log"),
        (r'\[Outcome ".*"\]', '[Outcome "escaped x"]', "bad-outcome"),
        (r'\[Outcome ".*"\]\n', "", "bad-outcome"),
        (r"\n3\. \S+", "\n3. t199", "illegal-ply"),
    ],
)
def test_tampering_is_told_apart(old: str, new: str, code: str) -> None:
    changed = re.sub(old, new, TEXT, count=1)
    assert changed != TEXT
    with pytest.raises(Tampered) as refused:
        _verified(changed)
    assert refused.value.code == code


def test_no_ply_can_be_exchanged_for_another_legal_one() -> None:
    """Every ply in turn is replaced by another legal move; whatever still replays must be found out."""
    match = MATCHES["yard/classic-1983"]
    read = record.read(match.record())
    states = record.replay(read, match.start).states
    for number, (state, ply) in enumerate(zip(states, match.state.log, strict=False)):
        other = next((move for move in state.moves(ply.seat) if move not in (ply.move, CONCEDE)), None)
        if other is not None:
            plies = [*read.plies]
            plies[number] = plies[number]._replace(move=other)
            with pytest.raises(Tampered):
                verify(record.Record(read.tags, tuple(plies)), match.start)


def test_without_a_seed_nothing_can_be_verified() -> None:
    text = record.write(MATCHES["yard/classic-1983"].start, MATCHES["yard/classic-1983"].state)
    with pytest.raises(BadRecord) as refused:
        _verified(text)
    assert refused.value.code == "no-proof"
    with pytest.raises(BadRecord, match="hexadecimal"):
        _verified(re.sub(r'\[Seed ".."?', '[Seed "zz', TEXT))


lines = TEXT.split("\n")


@given(st.text() | st.lists(st.sampled_from([*lines, "{", "}", '"', "[", "t5", "x:"]), max_size=40).map("\n".join))
def test_any_text_is_a_record_or_a_bad_one(text: str) -> None:
    try:
        read = record.read(text)
    except BadRecord:
        return
    assert read.tag("Plies") == str(len(read.plies))


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_one_changed_character_never_passes_unnoticed(where: int, character: str) -> None:
    """Free tags, comments, white space and move numbers may change; nothing else may."""
    changed = TEXT[:where] + character + TEXT[where + 1 :]
    try:
        read = record.read(changed)
        verdict = verify(read, catalog.start_of(read))
    except BadRecord:
        return
    original = record.read(TEXT)
    assert read.plies == original.plies
    assert verdict.commitment == original.tag("Commitment")
