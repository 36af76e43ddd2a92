"""Terms and rides as tensors, against the layout that they come from."""

from __future__ import annotations

from dataclasses import fields

import numpy as np
import pytest
import torch

from fogbound.bots.mind.layout import layout_of
from fogbound.bots.mind.terms import Terms, terms_of
from fogbound.catalog import find_chase
from fogbound.learn.rules import Rules

LAYOUT = layout_of("london")
TERMS = [terms_of(find_chase("yard/classic-1983", players=n), LAYOUT) for n in (3, 4, 6)]
RULES = Rules(LAYOUT, TERMS, "cpu")


@pytest.mark.parametrize(
    "name", [field.name for field in fields(Terms) if not field.name.endswith(("start", "starts"))]
)
def test_every_field_of_the_terms_has_a_row_for_each_table(name: str) -> None:
    rows = getattr(RULES, name)
    assert len(rows) == len(TERMS)
    for row, terms in zip(rows, TERMS, strict=True):
        assert np.array_equal(row.numpy(), np.asarray(getattr(terms, name)))


def test_starts_are_marked_among_all_stations() -> None:
    for n, terms in enumerate(TERMS):
        assert RULES.may_start[n].nonzero()[:, 0].tolist() == sorted(terms.pursuers_start.tolist())
        assert RULES.x_may_start[n].nonzero()[:, 0].tolist() == sorted(terms.x_starts.tolist())


def test_the_padding_ride_ends_nowhere_and_does_not_exist() -> None:
    assert RULES.end_or_nowhere[RULES.none] == RULES.stations
    assert RULES.ticket_or_taxi[RULES.none] == 0
    assert not RULES.exists[:, RULES.none].any()
    assert torch.equal(RULES.exists[:, : RULES.none], RULES.rides)


def test_values_of_rides_are_summed_by_their_stations() -> None:
    ones = torch.ones(RULES.none)
    leaving, arriving = ones @ RULES.from_station, ones @ RULES.to_station
    assert leaving.tolist() == np.bincount(LAYOUT.start, minlength=LAYOUT.nowhere).tolist()
    assert arriving.tolist() == np.bincount(LAYOUT.end, minlength=LAYOUT.nowhere).tolist()


def test_nearness_halves_with_each_ride() -> None:
    assert torch.equal(RULES.nearness, 0.5**RULES.distances)
    assert RULES.nearness.max() == 1
