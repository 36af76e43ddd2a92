"""Moments of twenty questions: whose turn it is, and who sits beside whom."""

from __future__ import annotations

import pytest

from fogbound.game import DEALER
from fogbound.games.twenty.position import left_of, opening, right_of
from tests.rules.quiz import found


@pytest.mark.parametrize(
    ("phase", "turn"),
    [
        *((phase, (DEALER,)) for phase in ("deal", "read", "roll", "open")),
        *((phase, ("p1",)) for phase in ("reply", "verdict")),
        *((phase, ("p2",)) for phase in ("choose", "clue", "ask")),
        ("answer", ("p3",)),
        ("over", ()),
    ],
)
def test_the_turn_follows_from_the_phase(phase: str, turn: tuple[str, ...]) -> None:
    """p1 reads, p2 investigates, p3 has cut in."""
    position = opening(found(players=4))._replace(phase=phase, speaker="p3")
    assert position.turn == turn


def test_whoever_answers_without_being_the_investigator_has_cut_in() -> None:
    position = opening(found(players=4))
    assert not position.interrupted
    assert not position._replace(speaker="p2").interrupted
    assert position._replace(speaker="p3").interrupted


def test_a_game_opens_with_the_deal() -> None:
    position = opening(found(players=3))
    assert (position.phase, position.reader, position.first, position.investigator) == ("deal", "p1", "p2", "p2")
    assert (position.squares, position.violets, position.chips) == ((0, 0, 0), (True,) * 3, ())
    assert opening(found(players=2)).violets == (False, False)


def test_the_first_player_starts_where_the_house_reads() -> None:
    position = opening(found(players=3, reader="house"))
    assert (position.reader, position.first, position.investigator) == ("house", "p1", "p1")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_left_and_right_go_around_the_table(players: int) -> None:
    edition = found(players=players)
    assert left_of(edition, edition.players[-1]) == "p1"
    assert right_of(edition, "p1") == edition.players[-1]
    for seat in edition.players:
        assert right_of(edition, left_of(edition, seat)) == seat
