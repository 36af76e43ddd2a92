"""Board drafts: links, numbers and junctions as plain data."""

from __future__ import annotations

from typing import Any

from fogbound.games.yard.workshop import drafts
from fogbound.games.yard.workshop.crossings import Crossing

DRAFT: dict[str, Any] = {
    "size": [100, 100],
    "stations": {
        "30": {"at": [90, 90], "taxi": [10]},
        "10": {"at": [10, 12], "taxi": [30]},
        "20": {"at": [90, 10], "taxi": [40]},
        "40": {"at": [10, 90]},
    },
    "starts": {"tickets": [40, 10]},
}


def test_a_missing_end_of_a_link_is_added() -> None:
    mended, added = drafts.mend(DRAFT)
    assert added == ((40, 20, "taxi"),)
    assert mended["stations"]["40"]["taxi"] == [20]
    assert drafts.mend(mended)[1] == ()
    assert "taxi" not in DRAFT["stations"]["40"], "the draft itself is unchanged"


def test_stations_are_read_row_by_row() -> None:
    places = {1: (5.0, 1.0), 2: (0.0, 3.0), 3: (2.0, 20.0)}
    assert drafts.rows(places, 10) == [[2, 1], [3]]
    assert drafts.rows(places, 1) == [[1], [2], [3]]


def test_links_and_starts_follow_new_numbers() -> None:
    numbered, rows = drafts.renumber(drafts.mend(DRAFT)[0], 20)
    assert rows == [[1, 2], [3, 4]]
    assert numbered["stations"]["1"] == {"at": [10, 12], "taxi": [4]}
    assert numbered["starts"] == {"tickets": [1, 3]}


def test_a_crossing_of_plain_lines_becomes_a_junction() -> None:
    crossing = Crossing("taxi", (50.0, 50.0), ((10, 30), (20, 40)))
    joined, made = drafts.join_crossings(drafts.mend(DRAFT)[0], [crossing])
    assert made == (crossing,)
    assert joined["junctions"] == [{"mode": "taxi", "at": [50, 50], "joins": [10, 20, 30, 40]}]
    assert all("taxi" not in entry for entry in joined["stations"].values())


def test_a_crossing_with_a_junction_is_left_to_the_author() -> None:
    crossing = Crossing("taxi", (50.0, 50.0), ((10, 30), (20, 40, 77)))
    assert drafts.join_crossings(DRAFT, [crossing])[1] == ()


def test_a_variant_cannot_be_worked_on() -> None:
    assert [finding.code for finding in drafts.blockers({"based_on": "tiny-ring"})] == ["bad-base"]
