"""How training went, as a page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from fogbound.learn.report import to_html
from fogbound.learn.school import TABLES

NEWS = {"decisions": 1000, "lessons": 2, "x": [0.25], "rounds": 11.5, "speed": 900}


def test_a_page_without_lessons_says_so() -> None:
    page = to_html("compact", [])
    assert "<h1>Learning: compact</h1>" in page
    assert "Nothing has been learned yet." in page
    assert "<svg" not in page


@pytest.mark.parametrize("family", TABLES)
def test_every_number_of_people_has_a_row(family: str) -> None:
    page = to_html(family, [{**NEWS, "x": [0.25] * len(TABLES[family])}])
    for _, people, _ in TABLES[family]:
        assert f"<tr><td>{people}</td>" in page


def test_where_points_count_x_gains_a_share_of_them() -> None:
    assert "X's share of the points, when the network plays itself." in to_html("compact", [NEWS])
    assert "X's chance to get away, when the network plays itself." in to_html("london", [NEWS])


def test_rivals_are_drawn_once_there_were_some() -> None:
    assert "Against rivals" not in to_html("compact", [NEWS])
    assert "the rival is X: 30\N{NO-BREAK SPACE}%" in to_html("compact", [{**NEWS, "x_rival": 0.3}])


@pytest.mark.parametrize("news", [{}, {"x": None}, {"x": []}, {"losses": [[1.0]]}, {"losses": []}, {"rounds": None}])
def test_news_may_lack_anything_but_the_number_of_decisions(news: dict[str, object]) -> None:
    page = to_html("compact", [{"decisions": 7, **news}, NEWS])
    assert "1,000 decisions in 2 lessons." in page
    for picture in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(picture)


def test_one_lesson_is_a_curve_of_one_point() -> None:
    page = to_html("compact", [NEWS])
    assert "nan" not in page
    assert page.count("<polyline") == 3


def test_a_report_says_what_is_drawn() -> None:
    """Editions by their names, what the axes count, and where each curve is now; nothing outside its picture."""
    gained = [[0.2202, 0.6771, 0.2245, 0.0525, 0.1391, 0.1639, 0.1962, 0.2324, 0.0486], [0.25] * 9]
    losses = [[0.0013, 0.44, 0.75, 0.066], [-0.0, 0.43, 0.39, 0.042]]
    log = [
        {"decisions": 875_621_629 * n, "lessons": n, "speed": 1_369_814, "x": x, "rounds": 12.98, "losses": losses}
        for n, x in enumerate(gained, 1)
    ]
    page = to_html("london", log).replace("\N{NO-BREAK SPACE}", " ")
    for said in ("What X gains: Scotland Yard, 1983", "What X gains: Scotland Yard, 2017", "3 people: 25 %"):
        assert said in page
    assert "<tr><td>2</td><td>–</td><td>25 %</td></tr>" in page
    assert "pursuers: 0<" in page
    assert "Against rivals" not in page, "there were none"
    plots = page.split("<svg ")[1:]
    assert len(plots) == page.count(">decisions</text>") == 8
    for said in (">rounds</text>", ">loss</text>", ">nats per decision</text>", ">decisions per second</text>"):
        assert page.count(said) == 1
    for plot in plots:
        width = float(plot.partition('viewBox="0 0 ')[2].split()[0])
        spots = [float(x) for x in re.findall(r'<text x="([\d.]+)"[^>]*class="middle"', plot)]
        assert spots
        assert max(spots) + 20 < width, "its last number is not cut off"
