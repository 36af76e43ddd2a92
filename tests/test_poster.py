"""The picture of a finished game: its words fit, whatever people are called."""

from __future__ import annotations

from xml.etree import ElementTree

from fogbound import poster
from fogbound.poster import Poster, joined, wrapped


def words(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def test_a_poster_is_sound_svg_of_the_size_of_links() -> None:
    made = Poster('<X> & "Y" win', "Why <not>.", (("Mister X", "Ann & Bob"), ("", "Zoë")), lambda: "<circle r='3'/>")
    svg = poster.draw(made, "Scotland Yard, 2017", "18 November 2026")
    root = ElementTree.fromstring(svg)
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    read = words(svg)
    assert read[0] == "Fogbound"
    assert "<X> &" in " ".join(read)
    assert {"Mister X: Ann & Bob", "Zoë", "Scotland Yard, 2017", "18 November 2026"} <= set(read)


def test_long_words_end_with_an_ellipsis() -> None:
    assert wrapped("one two three", 20, 2, room=100) == ["one two", "three"]
    assert len(wrapped("word " * 50, 26, 3)) == 3
    assert wrapped("word " * 50, 26, 3)[-1].endswith("…")
    assert wrapped("W" * 300, 54, 3)[0].endswith("…")


def test_many_people_are_counted() -> None:
    crowd = Poster("T", "W", tuple(("", f"Player {n}") for n in range(30)), str)
    read = words(poster.draw(crowd, "E", ""))
    assert any(line.startswith("and ") and line.endswith(" more") for line in read)
    assert joined(["bot", "Ann", "bot"]) == "bot, Ann"
