from __future__ import annotations

import pytest

from fogbound import find, start
from fogbound.errors import IllegalMove, StaleMove
from fogbound.match import Match
from fogbound.proof import commitment, seed_from
from tests.toy import START


def test_the_dealer_has_dealt_before_anybody_is_asked() -> None:
    match = Match(start(find("yard/classic-1983", players=4)), seed_from(1))
    assert match.state.turn == ("x",)
    assert match.ply == 4


def test_a_stale_move_is_refused_and_changes_nothing() -> None:
    match = Match(START, seed_from(1))
    match.submit("p1", 'guess"a"', 1)
    with pytest.raises(StaleMove) as refused:
        match.submit("p3", "buzz", 1)
    assert refused.value.details == {"given": 1, "now": 2}
    assert match.ply == 2


def test_an_illegal_move_changes_nothing() -> None:
    match = Match(START, seed_from(1))
    before = match.state
    with pytest.raises(IllegalMove):
        match.submit("p1", "right", match.ply)
    assert match.state is before


def test_submit_returns_the_move_and_the_dealers_plies_after_it() -> None:
    match = Match(START, seed_from(1))
    assert [str(ply.move) for ply in match.submit("p1", "pass", 1)] == ["pass"]


def test_the_same_seed_deals_the_same_game_and_opens_at_the_end() -> None:
    one, two = (Match(START, seed_from(5)) for _ in range(2))
    assert one.state == two.state
    assert one.commitment == commitment(seed_from(5))
    assert one.seed is None
    one.submit("p1", 'guess"a"', 1)
    one.submit("reader", "right", 2)
    assert one.seed == seed_from(5)
    assert [number for number, _ in one.seals] == [0]


def test_matches_without_a_seed_differ() -> None:
    assert Match(START).commitment != Match(START).commitment


def test_a_saved_match_can_be_continued() -> None:
    match = Match(START, seed_from(5))
    match.submit("p1", "pass", 1)
    again = Match.resume(START, match.state, seed_from(5))
    assert again.record() == match.record()
    assert again.submit("p2", "pass", 2)
