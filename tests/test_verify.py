"""Verification: a record agrees with its own proof, and every change to it is detected."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound import catalog, record
from fogbound.errors import BadRecord, Tampered
from fogbound.match import Match
from fogbound.notation import CONCEDE
from fogbound.proof import seed_from
from fogbound.verify import verify
from tests.matches import MATCHES, TEXT


def _verify(text: str, commitment: str | None = None) -> None:
    read = record.read(text)
    verify(read, catalog.start_of(read), commitment)


def test_a_sound_record_verifies_against_its_commitment_only() -> None:
    _verify(TEXT, MATCHES["yard/police-2017"].commitment.upper())
    with pytest.raises(Tampered) as refused:
        _verify(TEXT, "0" * 64)
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
def test_every_kind_of_tampering_has_its_own_code(old: str, new: str, code: str) -> None:
    changed = re.sub(old, new, TEXT, count=1)
    assert changed != TEXT
    with pytest.raises(Tampered) as refused:
        _verify(changed)
    assert refused.value.code == code


def test_no_ply_can_be_replaced_by_another_legal_one() -> None:
    """Every ply in turn is replaced by another legal move; a record that still replays must fail to verify."""
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


def test_without_a_seed_nothing_can_be_verify() -> None:
    text = record.write(MATCHES["yard/classic-1983"].start, MATCHES["yard/classic-1983"].state)
    with pytest.raises(BadRecord) as refused:
        _verify(text)
    assert refused.value.code == "no-proof"
    with pytest.raises(BadRecord, match="hexadecimal"):
        _verify(re.sub(r'\[Seed ".."?', '[Seed "zz', TEXT))


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_no_changed_character_goes_unnoticed(where: int, character: str) -> None:
    """Free tags, comments, white space and move numbers may change; nothing else may."""
    changed = TEXT[:where] + character + TEXT[where + 1 :]
    try:
        read = record.read(changed)
        findings = verify(read, catalog.start_of(read))
    except BadRecord:
        return
    original = record.read(TEXT)
    assert read.plies == original.plies
    assert findings.commitment == original.tag("Commitment")


def _with_a_line_taken_back() -> str:
    """A game in which X's first move was taken back, and the end once too."""
    match = Match.resume(MATCHES["yard/classic-1983"].start, MATCHES["yard/classic-1983"].state, seed_from(3))
    first = next(n for n, ply in enumerate(match.state.log) if ply.seat == "x")
    for move in [move for move in match.at(first).moves("x") if move.verb in "tb"][:2]:
        match.take_back(first)
        match.submit("x", move, match.ply)
    return match.record()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (r'\[TakenBack "(\d+) x ', r'[TakenBack "\1 red ', "bad-line"),
        (r'\[TakenBack "\d+ ', '[TakenBack "999 ', "bad-line"),
        (r'\[TakenBack "(\d+ x x):\S+', r'[TakenBack "\1:k199', "bad-line"),
        (r'\[TakenBack ".*"\]\n', "", "bad-seal"),
        (r'\[TakenSeal "(1 \d+) ..', r'[TakenSeal "\1 00', "bad-seal"),
    ],
)
def test_a_line_that_was_taken_back_is_checked_too(old: str, new: str, code: str) -> None:
    text = _with_a_line_taken_back()
    _verify(text)
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    with pytest.raises(Tampered) as refused:
        _verify(changed)
    assert refused.value.code == code
