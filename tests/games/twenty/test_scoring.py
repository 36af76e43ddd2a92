"""The points of an opened card, suns, the next reader, the finish."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.game import Outcome
from fogbound.games.twenty.position import Position, opening
from fogbound.games.twenty.scoring import score_card
from tests.rules.quiz import found

EDITION = found(players=4)


def _open(chips: int = 5, finder: str | None = "p2", **change: object) -> Position:
    """Card 1 is opened: p1 has read it to p2."""
    position = opening(EDITION)._replace(phase="open", card=1, number=1, chips=tuple(range(1, chips + 1)))
    return position._replace(speaker=finder, **change)  # type: ignore[arg-type]


@given(st.integers(1, 20))
def test_finder_and_reader_share_the_numbers(chips: int) -> None:
    scored = score_card(EDITION, _open(chips))
    assert scored.squares == (chips, 20 - chips, 0, 0)
    assert scored.past[-1].points == (("p2", 20 - chips), ("p1", chips))


def test_a_card_that_nobody_finds_is_the_readers() -> None:
    scored = score_card(EDITION, _open(20, None))
    assert scored.squares == (20, 0, 0, 0)
    assert scored.past[-1].finder is None


def test_a_player_who_cut_in_gets_a_fixed_number_and_the_reader_nothing() -> None:
    scored = score_card(EDITION, _open(5, "p3"))
    assert scored.squares == (0, 0, 10, 0)
    assert (scored.past[-1].violet, scored.past[-1].points) == (True, (("p3", 10), ("p1", 0)))


def test_the_finished_card_says_what_it_was() -> None:
    (card,) = score_card(EDITION, _open(5)).past
    assert (card.number, card.reader, card.category, card.answer, card.chips) == (1, "p1", "person", "Ada", 5)


def test_the_house_gets_no_points() -> None:
    house = found(players=2, reader="house")
    position = opening(house)._replace(phase="open", card=1, number=1, chips=(1, 2), speaker="p1")
    scored = score_card(house, position)
    assert (scored.squares, scored.past[-1].points) == ((18, 0), (("p1", 18),))
    assert (scored.reader, scored.first) == ("house", "p2")


def test_a_sun_gives_the_violet_chip_back() -> None:
    without = (False,) * 4
    assert score_card(EDITION, _open(10, violets=without)).violets == (True, True, False, False)
    assert score_card(EDITION, _open(9, violets=without)).violets == without


@pytest.mark.parametrize(("passing", "violets"), [(False, (False,) * 4), (True, (False, True, False, False))])
def test_passing_a_sun_counts_only_with_the_option(passing: bool, violets: tuple[bool, ...]) -> None:
    edition = found(players=4, sun_on_pass=passing)
    assert score_card(edition, _open(5, violets=(False,) * 4)).violets == violets


def test_standing_still_on_a_sun_gives_nothing() -> None:
    """Who cut in moves to 20; the reader stays on 10, which is a sun."""
    before = _open(5, "p3", squares=(10, 0, 10, 0), violets=(False,) * 4)
    assert score_card(EDITION, before).violets == (False, False, True, False)


def test_without_violet_chips_a_sun_is_a_square_like_others() -> None:
    pair = found(players=2)
    position = opening(pair)._replace(phase="open", card=1, number=1, chips=tuple(range(10)), speaker="p2")
    assert score_card(pair, position).violets == (False, False)


def test_the_finder_moves_first_and_may_win_before_the_reader_moves() -> None:
    scored = score_card(EDITION, _open(5, squares=(69, 60, 0, 0)))
    assert scored.phase == "over"
    assert scored.outcome == Outcome(("p2",), "finished", (("p1", 69), ("p2", 70), ("p3", 0), ("p4", 0)))


def test_the_reader_may_win() -> None:
    scored = score_card(EDITION, _open(5, squares=(65, 0, 0, 0)))
    assert scored.outcome is not None
    assert scored.outcome.winners == ("p1",)


def test_with_an_exact_finish_a_pawn_with_too_many_points_stays() -> None:
    edition = found(players=4, exact_finish=True)
    stays = score_card(edition, _open(5, squares=(0, 60, 0, 0)))
    assert (stays.squares[1], stays.outcome) == (60, None)
    exact = score_card(edition, _open(5, squares=(0, 55, 0, 0)))
    assert exact.outcome is not None


def test_the_player_to_the_right_reads_next_and_the_one_to_the_left_of_them_starts() -> None:
    scored = score_card(EDITION, _open(5, asked=True, pressed=True))
    assert (scored.phase, scored.card, scored.chips) == ("deal", 0, ())
    assert (scored.reader, scored.first, scored.investigator) == ("p4", "p1", "p1")
    assert (scored.speaker, scored.asked, scored.pressed) == (None, False, False)
