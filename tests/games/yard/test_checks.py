"""Everything that is wrong with a board file, said at once."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound.errors import BadBoard
from fogbound.games.yard import board as boards
from fogbound.games.yard.checks import findings
from fogbound.games.yard.map.draw import draw
from tests.games.yard.square import SOUND, read


def _codes(tmp_path: Path, text: str) -> list[str]:
    with pytest.raises(BadBoard) as refused:
        read(tmp_path, text)
    for finding in refused.value.findings:
        assert finding.text in refused.value.text
    return [finding.code for finding in refused.value.findings]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("bus = [3]", "bus = [33]", "unknown-station"),
        ("taxi = [2, 4], bus = [1]", "taxi = [2, 4]", "one-way-link"),
        ("bus = [3]", "bus = [3, 3]", "duplicate-link"),
        ("bus = [3]", "bus = [3, 1]", "self-link"),
        ("bus = [3]", 'bus = "3"', "bad-links"),
        ("bus = [3]", "bus = [3, 3.5]", "bad-links"),
        ("bus = [3]", "tram = [3]", "unknown-mode"),
        ("at = [10, 10], ", "", "no-place"),
        ("at = [10, 10]", "at = [10]", "bad-place"),
        ("at = [10, 10]", "at = [10, 1000]", "off-the-map"),
        ("at = [10, 10]", "at = [90, 90]", "same-place"),
        ("size = [100, 100]", "size = [100, 0]", "bad-size"),
        ("size = [100, 100]\n", "", "bad-size"),
        ("shared = [1, 2, 3, 4]", "shared = [1, 2, 3, 5]", "unknown-start"),
        ("shared = [1, 2, 3, 4]", "shared = [1, 2, 3, 3]", "duplicate-start"),
        ("shared = [1, 2, 3, 4]", "shared = 4", "bad-starts"),
        ("shared = [1, 2, 3, 4]", "common = [1]", "unknown-deck"),
        ("shared = [1, 2, 3, 4]", "x = [1]", "half-starts"),
        ("shared = [1, 2, 3, 4]", "x = [1]\ndetectives = [1, 2]", "shared-start"),
        ("shared = [1, 2, 3, 4]", "", "no-starts"),
        ("4 = { at", "04 = { at", "bad-number"),
        ("2 = { at = [90, 10], taxi = [1, 3] }", "2 = 7", "bad-station"),
        ('title = "A square"', 'titel = "A square"', "unknown-key"),
        ('title = "A square"', 'title = "A square"\nscenery = 5', "bad-scenery"),
        ('title = "A square"', 'title = "A"\n[[scenery]]\nkind = "lake"', "bad-scenery"),
    ],
)
def test_every_mistake_is_found(tmp_path: Path, old: str, new: str, code: str) -> None:
    assert SOUND.count(old) == 1
    text = SOUND.replace(old, new)
    if "[[scenery]]" in new:
        text = SOUND + '[[scenery]]\nkind = "lake"\npoints = [[1, 1], [2, 2]]\n'
    assert code in _codes(tmp_path, text)


def test_an_unreachable_station_is_found(tmp_path: Path) -> None:
    island = SOUND + "5 = { at = [50, 50], ferry = [1] }\n"
    assert _codes(tmp_path, island.replace("bus = [3] }", "bus = [3], ferry = [5] }")) == ["unreachable"]


def test_all_findings_are_reported_at_once(tmp_path: Path) -> None:
    text = SOUND.replace("bus = [3]", "bus = [33]").replace("at = [90, 10], ", "").replace("[1, 2, 3, 4]", "[9]")
    assert {"unknown-station", "one-way-link", "no-place", "unknown-start"} <= set(_codes(tmp_path, text))


def test_text_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    assert _codes(tmp_path, "stations = [") == ["not-toml"]
    with pytest.raises(BadBoard, match="cannot be read"):
        boards.read(tmp_path / "nowhere.toml")


@given(
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
        _nested := (
            lambda inner: st.one_of(
                st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=4), inner, max_size=4)
            )
        ),
    )
)
def test_checks_accept_any_data_without_failing(data: object) -> None:
    for shaped in (
        {"size": data, "stations": data, "starts": data, "scenery": data},
        {
            "size": [9, 9],
            "stations": {"1": data, "2": {"at": data, "taxi": data}},
            "starts": {"x": data, "shared": data},
        },
    ):
        assert findings(shaped)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("size = [100, 100]", "size = [inf, inf]", "bad-size"),
        ("size = [100, 100]", "size = [1" + "0" * 400 + ", 5]", "bad-size"),
        ("at = [10, 10]", "at = [nan, 10]", "bad-place"),
        ("at = [10, 10]", "at = [90.0000001, 90]", "same-place"),
        ("shared = [1, 2, 3, 4]", "shared = [true, 2]", "bad-starts"),
        ("bus = [3]", "bus = [true]", "bad-links"),
        ('"A square"', '"A \\u001b square"', "bad-title"),
        ('"A square"', "7", "bad-title"),
        ("4 = { at", "9" * 5000 + " = { at", "bad-number"),
        ("bus = [3]", "bus = [" + "9" * 5000 + "]", "not-toml"),
        ("title", "deep = " + "[" * 50_000 + "\ntitle", "not-toml"),
        ("title", "#" + "x" * 1_000_001 + "\ntitle", "not-toml"),
    ],
)
def test_values_that_cannot_be_drawn_are_found(tmp_path: Path, old: str, new: str, code: str) -> None:
    assert code in _codes(tmp_path, SOUND.replace(old, new, 1))


@pytest.mark.parametrize(
    "scenery",
    [
        'kind = "river"\npoints = [[1, 1], [1, 1]]',
        'kind = "river"\npoints = [[1, nan], [2, 2]]',
        'kind = "park"\npoints = [[1, 1], [2, 2], [3, 1]]\nname = ["B"]',
        'kind = "river"\npoints = [[1, 1], [2, 2]]\nwidth = -1',
    ],
)
def test_scenery_that_cannot_be_drawn_is_found(tmp_path: Path, scenery: str) -> None:
    assert _codes(tmp_path, f"{SOUND}\n[[scenery]]\n{scenery}\n") == ["bad-scenery"]


numbers = st.floats() | st.integers(-10, 110)


points = st.tuples(numbers, numbers)


@settings(deadline=None, max_examples=50)
@given(st.lists(st.tuples(numbers, numbers), min_size=4, max_size=4), st.lists(st.tuples(numbers, numbers), max_size=4))
def test_boards_that_pass_the_checks_can_be_drawn(
    places: list[tuple[float, float]], river: list[tuple[float, float]]
) -> None:
    links = {1: [2, 4], 2: [1, 3], 3: [2, 4], 4: [1, 3]}
    data = {
        "size": [100, 100],
        "stations": {str(n): {"at": list(at), "taxi": links[n]} for n, at in enumerate(places, 1)},
        "starts": {"shared": [1, 2, 3, 4]},
        "scenery": [{"kind": "river", "width": 3, "points": [list(point) for point in river]}],
    }
    if not findings(data):
        ElementTree.fromstring(draw(boards.build("any", data)))
