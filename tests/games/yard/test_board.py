from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound import find, start
from fogbound.catalog import YARD
from fogbound.errors import BadBoard, BadOption
from fogbound.games.yard import board as boards
from fogbound.games.yard.checks import findings
from fogbound.games.yard.draw import draw

SOUND = """
title = "A square"
size = [100, 100]

[starts]
shared = [1, 2, 3, 4]

[stations]
1 = { at = [10, 10], taxi = [2, 4], bus = [3] }
2 = { at = [90, 10], taxi = [1, 3] }
3 = { at = [90, 90], taxi = [2, 4], bus = [1] }
4 = { at = [10, 90], taxi = [1, 3] }
"""


def _read(tmp_path: Path, text: str) -> boards.Board:
    path = tmp_path / "square.toml"
    path.write_text(text, encoding="utf-8")
    return boards.read(path)


def _codes(tmp_path: Path, text: str) -> list[str]:
    with pytest.raises(BadBoard) as refused:
        _read(tmp_path, text)
    for finding in refused.value.findings:
        assert finding.text in refused.value.text
    return [finding.code for finding in refused.value.findings]


def test_a_sound_board(tmp_path: Path) -> None:
    board = _read(tmp_path, SOUND)
    assert board.name == "square"
    assert board.links(1) == {"taxi": (2, 4), "bus": (3,)}
    assert board.distances[2][4] == 2
    assert board.deck("shared") == (1, 2, 3, 4)
    assert board.deck("x") == ()


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
def test_what_is_wrong_is_found(tmp_path: Path, old: str, new: str, code: str) -> None:
    assert SOUND.count(old) == 1
    text = SOUND.replace(old, new)
    if "[[scenery]]" in new:
        text = SOUND + '[[scenery]]\nkind = "lake"\npoints = [[1, 1], [2, 2]]\n'
    assert code in _codes(tmp_path, text)


def test_a_station_nobody_reaches_is_found(tmp_path: Path) -> None:
    island = SOUND + "5 = { at = [50, 50], ferry = [1] }\n"
    assert _codes(tmp_path, island.replace("bus = [3] }", "bus = [3], ferry = [5] }")) == ["unreachable"]


def test_all_findings_come_at_once(tmp_path: Path) -> None:
    text = SOUND.replace("bus = [3]", "bus = [33]").replace("at = [90, 10], ", "").replace("[1, 2, 3, 4]", "[9]")
    assert {"unknown-station", "one-way-link", "no-place", "unknown-start"} <= set(_codes(tmp_path, text))


def test_text_that_is_not_toml(tmp_path: Path) -> None:
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
def test_checks_survive_any_data(data: object) -> None:
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
def test_what_would_break_a_drawing_is_found(tmp_path: Path, old: str, new: str, code: str) -> None:
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
def test_what_passes_the_check_can_be_drawn(
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


@pytest.mark.parametrize("name", [name for name in boards.names() if name.startswith("tiny")])
@pytest.mark.parametrize(("mine", "theirs"), [("shared", "shared"), ("x", "detectives"), ("tickets", "")])
def test_no_deal_on_a_tiny_board_traps_x(name: str, mine: str, theirs: str) -> None:
    """Whoever draws what, some neighbour of every start card of X is nobody's start."""
    board = boards.load(name)
    grounds = {n for n in board.stations if "underground" in board.links(n)}
    for card in board.deck(mine):
        assert {n for there in board.links(card).values() for n in there} - set(board.deck(theirs) or grounds)


@pytest.mark.parametrize("edition_id", YARD.ids)
def test_some_tiny_board_is_for_every_edition(edition_id: str) -> None:
    assert start(find(edition_id, board="tiny-harbour", players=3))


@pytest.mark.parametrize("name", boards.names())
def test_shipped_boards_are_sound(name: str) -> None:
    board = boards.load(name)
    assert board.stations
    assert board == boards.read(boards.FOLDER / f"{name}.toml")


def test_a_variant_says_only_what_differs(tmp_path: Path) -> None:
    (tmp_path / "square.toml").write_text(SOUND, encoding="utf-8")
    variant = tmp_path / "variant.toml"
    variant.write_text('title = "Less"\nbased_on = "square"\n[without]\nbus = ["1-3"]\n', encoding="utf-8")
    board = boards.read(variant)
    assert board.title == "Less"
    assert board.links(1) == {"taxi": (2, 4)}
    assert board.digest != boards.read(tmp_path / "square.toml").digest


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('based_on = "variant"', "bad-base"),
        ('based_on = "nowhere"', "bad-base"),
        ('based_on = "tiny-ring"\n[without]\ntaxi = ["1-99"]', "unknown-without"),
        ('based_on = "tiny-ring"\n[without]\ntaxi = [7]', "unknown-without"),
        ('based_on = "tiny-ring"\nwithout = 5', "unknown-without"),
        ('based_on = "broken"\n[without]\ntaxi = ["1-2"]', "bad-station"),
        ('based_on = "oneway"\n[without]\ntaxi = ["1-2"]', "one-way-link"),
    ],
)
def test_a_variant_that_makes_no_sense(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "broken.toml").write_text("stations = { 1 = 5 }", encoding="utf-8")
    (tmp_path / "oneway.toml").write_text(SOUND.replace("taxi = [1, 3] }", "taxi = [3] }", 1), encoding="utf-8")
    path = tmp_path / "variant.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard) as refused:
        boards.read(path)
    assert code in [finding.code for finding in refused.value.findings]


def test_a_digest_names_the_network_not_the_drawing(tmp_path: Path) -> None:
    moved = SOUND.replace("at = [10, 10]", "at = [20, 20]")
    assert _read(tmp_path, SOUND).digest == _read(tmp_path, moved).digest


def test_asking_for_what_is_not_there() -> None:
    with pytest.raises(BadOption, match="no station 7000"):
        boards.load("london-1983").links(7000)
    with pytest.raises(BadOption, match="london-1983"):
        boards.load("atlantis")
