"""An edition with its options as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from fogbound.bots.mind.layout import SLOTS, layout_of
from fogbound.bots.mind.terms import MANY, WINDOWS, Terms, terms_of
from fogbound.catalog import find_chase
from tests.bots.mind.learned import A, B, C

LONDON, COMPACT = layout_of("london"), layout_of("compact")


def _terms(edition: str, **options: object) -> Terms:
    return terms_of(find_chase(edition, **options), COMPACT if edition == C else LONDON)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_pursuers_stand_in_slots_detectives_first(players: int) -> None:
    edition, terms = find_chase(B, players=players), _terms(B, players=players)
    assert terms.present.sum() == len(edition.pursuers)
    assert terms.police.sum() == len(edition.police)
    assert [edition.pursuers[n] for n in np.flatnonzero(terms.police)] == list(edition.police)
    assert terms.counted.sum() == len(edition.detectives)


def test_all_police_count_with_their_option() -> None:
    assert _terms(B, players=3, stuck_counts_police=True).counted.sum() == 4


def test_purses_belong_to_slots_or_to_a_pool() -> None:
    own = _terms(A, players=4)
    assert own.purse_of[:3].tolist() == [0, 1, 2]
    assert own.purses.tolist() == [[10, 8, 4]] * 3 + [[0, 0, 0]] * 2
    pool = _terms(B, players=2)
    assert pool.pooled
    assert pool.purse_of.tolist() == [0, 0, 2, 3, 4]
    assert pool.purses[0].tolist() == [22, 16, 8]


def test_groups_say_who_may_choose_the_order() -> None:
    turns = _terms(A, players=4)
    assert turns.group_of.tolist() == [0, 1, 2, SLOTS, SLOTS]
    assert not turns.free
    assert _terms(A, players=3).group_of.tolist() == [0, 0, 1, 1, SLOTS]
    assert _terms(A, players=3).free
    assert _terms(B, players=6).group_of.tolist() == [0] * SLOTS


def test_appearances_by_window() -> None:
    terms = _terms(A, reveals=(3, 8))
    assert np.flatnonzero(terms.reveals).tolist() == [3, 8]
    assert terms.till_reveal[:9].tolist() == [3, 2, 1, 5, 4, 3, 2, 1, 7]
    assert len(terms.reveals) == len(terms.till_reveal) == WINDOWS
    assert (_terms(A, reveals="").till_reveal == 7).all()


def test_no_limit_is_a_large_number() -> None:
    assert (_terms(A).boats, _terms(A).max_rounds) == (MANY, 22)
    assert (_terms(C).boats, _terms(C).max_rounds) == (1, MANY)
    assert _terms(C, boat_rides="per_ticket").boats == MANY


def test_prices_and_what_the_tickets_were_worth() -> None:
    priced, plain = _terms(C), _terms(A)
    assert (priced.priced, priced.prices.tolist(), priced.began_worth) == (True, [1, 2, 3], 12 + 16 + 12)
    assert (plain.priced, plain.prices.tolist(), plain.began_worth) == (False, [0, 0, 0], 1)
    assert priced.leftovers_to_x
    assert not _terms(C, stuck_leftovers="kept").leftovers_to_x


def test_starts_are_stations_of_the_layout() -> None:
    compact = find_chase(C)
    terms = _terms(C)
    assert tuple(COMPACT.stations[n] for n in terms.pursuers_start) == compact.grounds
    assert tuple(COMPACT.stations[n] for n in terms.x_starts) == compact.deck("tickets")
    separate = find_chase(B)
    assert tuple(LONDON.stations[n] for n in _terms(B).x_starts) == separate.deck("x")
    assert terms.rides.all()
