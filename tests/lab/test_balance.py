"""Board balance: heats from given start numbers, and what they add up to."""

from __future__ import annotations

import pytest

from fogbound.bots.naming import parse_bot
from fogbound.errors import FogboundError
from fogbound.lab import balance
from fogbound.lab.balance import Heat

HEATS = [Heat(3, True, 2, (1, 5)), Heat(8, False, 9, (1, 5)), Heat(3, False, 7, (2, 5)), Heat(3, True, 2, (1, 5))]


def test_x_starts_from_the_given_number_and_the_same_seed_plays_the_same() -> None:
    edition = balance.edition_on("tiny-harbour")
    bot = parse_bot("greedy", edition)
    played = [
        [balance.play_heat(edition, bot, start, rng) for start, rng in balance.plan_heats(edition, 2, seed)]
        for seed in (1, 1, 2)
    ]
    numbers = [start for start in edition.board.deck("tickets") for _ in range(2)]
    assert [heat.start for heat in played[0]] == numbers
    assert played[0] == played[1] != played[2]
    assert max(heat.points for heat in played[0]) <= balance.total_points(edition)


def test_shares_means_and_places_by_hand() -> None:
    assert balance.share_caught(HEATS) == 0.5
    assert balance.mean_points(HEATS) == 5
    assert balance.usual_places(HEATS) == ((1, 5), 0.75)
    assert {start: len(heats) for start, heats in balance.by_start(HEATS).items()} == {3: 3, 8: 1}
    assert list(balance.by_start(HEATS)) == [3, 8]


def test_a_board_without_start_numbers_is_refused() -> None:
    with pytest.raises(FogboundError):
        balance.edition_on("london-1983")
