from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.errors import BadNotation, IllegalMove
from fogbound.game import HIDDEN, SLOT, Move, Ply, Secret
from fogbound.notation import MAX_TEXT, Arg, Blank
from tests.toy import START

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
def test_notation_reads_and_writes(text: str) -> None:
    assert str(Move.parse(text)) == text


@given(moves)
def test_parse_undoes_print(move: Move) -> None:
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
def test_what_is_not_a_move(text: str) -> None:
    with pytest.raises(BadNotation):
        Move.parse(text)


def test_overlong_text_is_refused_without_being_read() -> None:
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


def test_a_hidden_ply_is_seen_by_those_who_know_it() -> None:
    ply = Ply("x", Move("t", (58,)), Secret(frozenset({"x"}), Move("t", (HIDDEN,))))
    assert ply.seen_by("x") is ply
    assert ply.seen_by("red") == ply.seen_by(None) == Ply("x", Move("t", (HIDDEN,)))


def test_refusals_say_whose_turn_it_is() -> None:
    state = START.play("dealer", "card3")
    for seat, code in [("p9", "no-such-seat"), ("reader", "not-your-turn"), ("p1", "illegal")]:
        with pytest.raises(IllegalMove) as refused:
            state.play(seat, "right")
        assert refused.value.code == code
    over = state.play("p1", 'guess"x"').play("reader", "right")
    with pytest.raises(IllegalMove) as refused:
        over.play("p1", "pass")
    assert refused.value.code == "game-over"


def test_a_seat_may_interrupt_and_fill_in_text() -> None:
    state = START.play("dealer", "card3")
    assert state.turn == ("p1",)
    state = state.play("p3", "buzz").play("p3", 'guess"The Moon"')
    assert state.log[-1].move.args == ("The Moon",)
    assert state.play("reader", "right").outcome == ((("p3",)), "found", (("p3", 19),))


def test_an_offer_that_is_not_filled_in_is_no_move() -> None:
    state = START.play("dealer", "card3")
    assert Move("guess", (SLOT,)) in state.moves("p1")
    for text in ("guess_", "guess?"):
        with pytest.raises(IllegalMove):
            state.play("p1", text)


def test_nobody_looks_from_the_dealers_chair() -> None:
    with pytest.raises(IllegalMove):
        START.view("dealer")
