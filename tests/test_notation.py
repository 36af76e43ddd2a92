"""The notation: parsing and printing moves are inverse, and a text that is no move is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.errors import BadNotation
from fogbound.game import HIDDEN, SLOT, Move
from fogbound.notation import MAX_TEXT, Arg, Blank

PRINTED = [
    "t58",
    "k115",
    "double",
    "takered,t",
    "takebobby1,u",
    'guess"Paris"',
    "guess_",
    'card?,"person"',
    "t?",
    "show46",
]

numbers = st.integers(0, 999_999_999)
texts = st.text(max_size=40).filter(lambda s: _encodes(s))
blanks = st.sampled_from(list(Blank))
verbs = st.from_regex(r"[a-z]+", fullmatch=True).filter(lambda v: not v.startswith("take"))
words = st.from_regex(r"[a-z][a-z0-9]{0,6}", fullmatch=True)


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


moves = st.one_of(
    st.builds(Move, verbs, st.lists(st.one_of(numbers, texts, blanks), max_size=4).map(tuple)),
    st.builds(Move, st.just("take"), st.lists(words, min_size=1, max_size=3).map(tuple)),
)


@pytest.mark.parametrize("text", PRINTED)
def test_a_move_is_read_and_printed(text: str) -> None:
    assert str(Move.parse(text)) == text


@given(moves)
def test_every_move_is_printed_and_read_back(move: Move) -> None:
    assert Move.parse(str(move)) == move


@given(st.text(max_size=60))
def test_any_text_is_a_move_that_prints_back_or_bad_notation(text: str) -> None:
    try:
        move = Move.parse(text)
    except BadNotation:
        return
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    ["", "T58", "t058", "58", "t58,", 'guess"x', 'guess "x"', "t58 ", "t 5", 'guess"\\u0061"', "t1e9", "é", "t٣"],
)
def test_a_text_that_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Move.parse(text)


def test_a_text_that_is_far_too_long_is_refused() -> None:
    with pytest.raises(BadNotation, match="too long"):
        Move.parse('guess"' + "x" * 100_000)


@pytest.mark.parametrize(
    ("arg", "fits"),
    [("Paris", True), ("x" * MAX_TEXT, True), ("x" * (MAX_TEXT + 1), False), ("", False), (7, False), (HIDDEN, False)],
)
def test_a_slot_takes_text_of_reasonable_length(arg: Arg, fits: bool) -> None:
    assert Move("guess", (arg,)).fits(Move("guess", (SLOT,))) is fits


def test_fits_needs_the_same_verb_and_arguments() -> None:
    assert Move("t", (58,)).fits(Move("t", (58,)))
    assert not Move("t", (58,)).fits(Move("b", (58,)))
    assert not Move("t", (58,)).fits(Move("t", (58, 1)))
    assert not Move("t", (HIDDEN,)).fits(Move("t", (58,)))


@pytest.mark.parametrize("text", ["double", "t58,59", 'guess"Paris"', "t?", "guess_"])
def test_a_move_without_exactly_one_number_has_no_number(text: str) -> None:
    assert Move.parse("t58").number == 58
    with pytest.raises(BadNotation) as refusal:
        _ = Move.parse(text).number
    assert refusal.value.text == f"{text} does not name one number."
