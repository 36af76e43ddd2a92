"""Small maps: X's good starts, and where X is caught."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from fogbound.arena.intervals import Estimate
from fogbound.games.yard.board import load
from fogbound.lab.study.maps import WIDTH, captures, starts

HARBOUR = load("tiny-harbour")
SVG = "{http://www.w3.org/2000/svg}"


def _discs(picture: str, *kinds: str) -> list[ElementTree.Element]:
    return [disc for disc in ElementTree.fromstring(picture).iter(f"{SVG}circle") if disc.get("class") in kinds]


def _tip(disc: ElementTree.Element) -> str:
    return disc[0].text or ""


def _said(picture: str) -> str:
    return ElementTree.fromstring(picture).findtext(f"{SVG}desc") or ""


def test_starts_above_the_mean_are_good_and_sure_ones_stronger() -> None:
    shares = {
        2: Estimate(0.9, 0.8, 1.0, 50),
        5: Estimate(0.1, 0.0, 0.2, 50),
        7: Estimate(0.51, 0.3, 0.7, 50),
    }
    good, bad, unsure = _discs(starts(HARBOUR, "Starts", shares, "How often."), "good", "bad")
    assert [disc.get("class") for disc in (good, bad, unsure)] == ["good", "bad", "good"]
    assert [disc.get("opacity") for disc in (good, bad, unsure)] == ["1", "1", "0.6"]
    assert float(good.attrib["r"]) > float(unsure.attrib["r"])
    assert _tip(good) == "station 2: 90.0 (80.0 to 100.0)"


def test_the_description_lists_every_start() -> None:
    picture = starts(HARBOUR, "Starts", {2: Estimate(0.9, 0.8, 1.0, 50), 5: Estimate(0.1, 0, 0.2, 50)}, "How often.")
    assert _said(picture) == "How often. By station: 2: 90, 5: 10."
    assert "average 50" in picture


@pytest.mark.parametrize("shares", [{}, {2: Estimate(0.5, 0.5, 0.5, 1)}])
def test_few_starts_can_be_drawn(shares: dict[int, Estimate]) -> None:
    assert len(_discs(starts(HARBOUR, "Starts", shares, "How often."), "good", "bad")) == len(shares)


def test_captures_grow_with_their_number_and_the_largest_lie_below() -> None:
    often, once = _discs(captures(HARBOUR, "Caught", {5: 1, 7: 9}, "Where."), "bad")
    assert _tip(often) == "station 7: 90.0 % of captures"
    assert float(often.attrib["r"]) == pytest.approx(3 * float(once.attrib["r"]), abs=0.2)


def test_only_ten_stations_are_named() -> None:
    picture = captures(HARBOUR, "Caught", dict.fromkeys(HARBOUR.stations[:12], 1), "Where.")
    assert len(_discs(picture, "bad")) == 12
    assert _said(picture).count("%") == 10


def test_a_map_without_captures_is_a_map() -> None:
    picture = captures(HARBOUR, "Caught", {}, "Where.")
    root = ElementTree.fromstring(picture)
    assert _discs(picture, "bad") == []
    assert float(root.attrib["width"]) == WIDTH
    modes = {path.get("class") for path in root.iter(f"{SVG}path")}
    assert {"taxi", "bus", "underground"} <= modes
