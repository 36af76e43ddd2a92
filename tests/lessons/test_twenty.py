"""The quiz's part of exercises: cards by id, and what goals may ask for."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound import catalog
from fogbound.errors import BadNotation
from fogbound.game import Move, State
from fogbound.lessons.kit import Try
from fogbound.lessons.library import lesson
from fogbound.lessons.progress import answer, moment
from fogbound.lessons.twenty import EXERCISES


def guess(text: str) -> Try:
    before = answer(lesson("quiz").steps[3], (), "buzz").state
    after: State = before
    for seat, move in (("p1", Move("guess", (text,))), ("house", Move("right" if text == "Chess" else "wrong"))):
        after = after.play(seat, move)
    if text == "Chess":
        after = after.play("dealer", after.moves("dealer")[0])
    return Try(before, "p1", Move("guess", (text,)), after)


def test_a_script_names_cards_by_their_ids() -> None:
    edition = catalog.find("twenty/classic-1993")
    number = EXERCISES.read(edition, "card-chess").number
    assert edition.card(number).id == "chess"  # type: ignore[attr-defined]
    assert EXERCISES.read(edition, "pick7") == Move("pick", (7,))
    with pytest.raises(BadNotation, match="no card 'nothing'"):
        EXERCISES.read(edition, "card-nothing")


def test_the_verdict_is_the_readers() -> None:
    assert EXERCISES.needs["verdict"](guess("Chess"), "right") is None
    assert EXERCISES.needs["verdict"](guess("Draughts"), "right") is not None


def test_a_pawn_ends_on_a_square() -> None:
    """A free answer is worth ten squares, and square ten is a sun."""
    assert EXERCISES.needs["square"](guess("Chess"), 10) is None
    assert EXERCISES.needs["square"](guess("Chess"), 9) == "Your pawn is on 10, not on 9."


def test_the_sun_gives_the_chip_back_as_the_words_say() -> None:
    table: Any = guess("Chess").after.view("p1").table
    assert table.pawn("p1").violet
    assert not answer(lesson("quiz").steps[3], (), "buzz").view("p1").table.pawn("p1").violet  # type: ignore[attr-defined]


def test_the_reader_holds_the_card() -> None:
    state = moment(lesson("quiz").steps[4])
    assert state.view("p1").table.card.answer == "A piano"  # type: ignore[attr-defined]
    assert state.turn == ("p1",)
