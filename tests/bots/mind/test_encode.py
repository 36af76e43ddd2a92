"""A table as a network reads it: one mark for each feature, maps with a number for each station."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fogbound.bots.fast_chase import chase_for
from fogbound.bots.mind.encode import MAPS, MOST, NOBODY, PHASES, Seen, maps, mark_count, marks
from fogbound.bots.mind.layout import SLOTS, Layout, layout_of
from fogbound.bots.mind.rows import seen_in
from fogbound.bots.mind.terms import terms_of
from fogbound.catalog import find_chase
from fogbound.games.yard.edition import YardEdition
from tests.bots.mind.learned import A, B, C, moments
from tests.rules.little import board

QUAY = Layout(board(taxi="1-2 2-3 3-4"))


def _seen(**changes: Any) -> Seen:
    """One table where X is to move and every number is 0."""
    one, each = np.zeros(1, dtype=np.int64), np.zeros((1, SLOTS), dtype=np.int64)
    whole: dict[str, Any] = dict.fromkeys(Seen._fields, one)
    whole |= {"at": each + QUAY.nowhere, "tickets": np.zeros((1, SLOTS, 3), dtype=np.int64), "police": each}
    whole |= {"waiting": each, "mover": one + NOBODY, "mover_at": one + QUAY.nowhere}
    return Seen(**{**whole, **changes})


@pytest.mark.parametrize("edition", [find_chase(A), find_chase(B, players=2), find_chase(C)], ids=lambda e: str(e.id))
def test_marks_of_real_tables_are_distinct_and_within_their_number(edition: YardEdition) -> None:
    layout = layout_of("compact" if edition.id == C else "london")
    chase, terms = chase_for(edition), terms_of(edition, layout)
    rows = [(chase.replay(state.log), seat) for state, seat in moments(edition, 4) if state.position.phase != "place"]
    for row, seat in rows[::5]:
        found = [int(mark[0]) for mark in marks(layout, seen_in(layout, terms, row[None], chase.seat(seat)))]
        assert sorted(found) == found, "each feature has marks of its own, after those of the one before"
        assert len(set(found)) == len(found)
        assert found[0] >= 0
        assert found[-1] < mark_count(layout)


def test_a_mark_moves_with_its_number_alone() -> None:
    plain = marks(QUAY, _seen())
    black = marks(QUAY, _seen(black=np.array([2])))
    moved = [int(b[0] - a[0]) for a, b in zip(plain, black, strict=True)]
    assert sorted(moved) == [0] * (len(plain) - 1) + [2]


def test_high_counts_look_the_same() -> None:
    few, many = (
        marks(QUAY, _seen(tickets=np.full((1, SLOTS, 3), n), black=np.array([n]), unseen=np.array([n])))
        for n in (max(MOST), 90)
    )
    assert [int(mark[0]) for mark in few] == [int(mark[0]) for mark in many]


def test_every_phase_has_a_mark() -> None:
    first = {int(marks(QUAY, _seen(phase=np.array([n])))[0][0]) for n in range(len(PHASES))}
    assert first == set(range(len(PHASES)))


def test_a_larger_board_has_more_marks() -> None:
    larger = Layout(board(taxi="1-2 2-3 3-4 4-5"))
    assert mark_count(larger) - mark_count(QUAY) == SLOTS + 1, "one more station for each pursuer, and for the mover"


def test_maps_have_the_belief_and_the_nearest_pursuer() -> None:
    nearness = 0.5**QUAY.distances
    belief = np.zeros((1, QUAY.nowhere), dtype=np.float32)
    belief[0, QUAY.index_of[4]] = 1.0
    at = np.full((1, SLOTS), QUAY.nowhere)
    at[0, :2] = QUAY.index_of[1], QUAY.index_of[3]
    drawn = dict(zip(MAPS, (one[0] for one in maps(QUAY.distances, nearness, at, belief)), strict=True))
    assert drawn["belief"][QUAY.index_of[4]] == drawn["root"][QUAY.index_of[4]] == 1
    assert [drawn["near"][QUAY.index_of[n]] * 4 for n in (1, 2, 3, 4)] == [0, 1, 0, 1]
    assert [drawn["ways"][QUAY.index_of[n]] * 6 for n in (1, 2, 3, 4)] == pytest.approx([3, 2, 1, 0])
    assert drawn["press"][QUAY.index_of[2]] > drawn["press"][QUAY.index_of[4]]


def test_maps_are_the_same_for_pursuers_in_any_order() -> None:
    nearness = 0.5**QUAY.distances
    belief = np.full((1, QUAY.nowhere), 1 / QUAY.nowhere, dtype=np.float32)
    at = np.array([[0, 1, 2, QUAY.nowhere, QUAY.nowhere]])
    one, other = (maps(QUAY.distances, nearness, places, belief) for places in (at, at[:, ::-1]))
    for here, there in zip(one, other, strict=True):
        assert np.allclose(here, there)
