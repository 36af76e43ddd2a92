"""Figures as pictures that take the colours of the page around them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from fogbound.arena.analysis import Lengths
from fogbound.arena.intervals import Estimate
from fogbound.arena.plots import (
    WIDTH,
    calibration_plot,
    capture_map,
    length_plot,
    rating_plot,
    score_plot,
    svg,
    whiskers,
)
from fogbound.games.yard.board import load
from tests.arena.sample import figures

HARBOUR = load("tiny-harbour")


def _all(picture: str, kind: str) -> list[ElementTree.Element]:
    return [
        element for element in ElementTree.fromstring(picture).iter() if element.get("class", "").split()[:1] == [kind]
    ]


def _x(element: ElementTree.Element) -> float:
    return float(element.attrib["cx"])


def test_a_picture_has_a_label_for_those_who_cannot_see_it() -> None:
    root = ElementTree.fromstring(svg("A & B <c>", 20, iter(["<g/>"])))
    assert root.attrib == {"viewBox": f"0 0 {WIDTH} 20", "role": "img", "aria-label": "A & B <c>"}


def test_whiskers_reach_from_low_to_high_around_their_dot() -> None:
    picture = whiskers(
        "T", [("one", Estimate(0.6, 0.4, 0.7, 9)), ("two", Estimate(0.2, 0.1, 0.3, 9))], 0.5, "{:.1f}".format
    )
    (reach, other), (dot, second) = _all(picture, "reach"), _all(picture, "dot")
    assert float(reach.attrib["x1"]) < _x(dot) < float(reach.attrib["x2"])
    assert _x(second) < _x(dot)
    assert float(other.attrib["y1"]) > float(reach.attrib["y1"]), "one below the other"
    assert dot[0].text == "one: 0.6 (0.4 to 0.7)"
    for element in (reach, other):
        assert 0 < float(element.attrib["x1"]) < float(element.attrib["x2"]) < WIDTH


def test_whiskers_of_nothing_are_nothing() -> None:
    assert whiskers("T", [], 0.5, str) == ""


def test_estimates_at_parity_without_a_spread_are_drawn() -> None:
    (dot,) = _all(whiskers("T", [("one", Estimate(0.5, 0.5, 0.5, 1))], 0.5, str), "dot")
    assert 0 < _x(dot) < WIDTH


def test_a_long_name_is_cut() -> None:
    picture = whiskers("T", [("n" * 40, Estimate(0.5, 0.4, 0.6, 9))], 0.5, str)
    assert _all(picture, "end")[0].text == "n" * 28 + "…"


def test_every_duel_has_a_score() -> None:
    assert [text.text for text in _all(score_plot(figures()), "end")] == ["greedy v random"]
    assert score_plot(figures([])) == ""
    assert rating_plot(figures([])) == ""


def test_lengths_are_bars_of_caught_and_away() -> None:
    by_rounds = ((1, 0, 0), (2, 3, 1), (3, 0, 4))
    picture = length_plot(Lengths(2.5, 2.5, 3, by_rounds))
    caught, away = _all(picture, "caught"), _all(picture, "away")
    heights = [float(bar.attrib["height"]) for bar in (*caught, *away)]
    assert heights[1] == pytest.approx(3 * heights[4], abs=0.2)
    assert heights[0] == heights[2] == heights[3] == 0
    assert caught[1][0].text == "2 rounds: caught 3, not caught 1"
    assert float(away[1].attrib["y"]) < float(caught[1].attrib["y"]), "not caught lies on top"


def test_captures_grow_with_their_number_and_name_the_frequent() -> None:
    picture = capture_map(HARBOUR, [(7, 9), (5, 1)])
    often, once = _all(picture, "capture")
    assert float(often.attrib["r"]) > float(once.attrib["r"])
    assert [text.text for text in _all(picture, "middle")] == ["7"]
    assert len(_all(picture, "station")) == len(HARBOUR.stations)
    assert len(_all(picture, "link")) == len(HARBOUR.connections)
    assert _all(capture_map(HARBOUR, []), "capture") == []


def test_a_reliable_belief_lies_on_the_diagonal() -> None:
    dots = _all(calibration_plot([(100, 20.0, 20), (0, 0.0, 0), (100, 80.0, 80)]), "dot")
    assert len(dots) == 2, "an empty bin is left out"
    (low, high) = dots
    across = _x(high) - _x(low)
    up = float(low.attrib["cy"]) - float(high.attrib["cy"])
    assert across == pytest.approx(up, abs=0.2)
    assert low[0].text == "100 stations given 20.0%: X was there in 20.0%"
