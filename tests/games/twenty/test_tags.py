"""The tags of a card: which there are, and which are missing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.games.twenty.tags import OF_PERSONS, VALUES, tag_findings

THING = {"century": "timeless", "region": "world", "field": "everyday"}
PERSON = {**THING, "gender": "woman", "life": "died"}


def _texts(tags: Any, category: str) -> list[str]:
    return [finding.text for finding in tag_findings(tags, category)]


@given(st.fixed_dictionaries({name: st.sampled_from(values) for name, values in VALUES.items()}))
def test_every_listed_value_is_allowed(tags: dict[str, str]) -> None:
    assert _texts(tags, "person") == []
    assert _texts({name: value for name, value in tags.items() if name not in OF_PERSONS}, "place") == []


@pytest.mark.parametrize("name", PERSON)
def test_a_missing_tag_is_named(name: str) -> None:
    (text,) = _texts({key: value for key, value in PERSON.items() if key != name}, "person")
    assert text.startswith(f"the tag {name} is missing")
    assert ("must have died or be fictional" in text) is (name == "life")


@pytest.mark.parametrize(
    ("tags", "category", "text"),
    [
        ({**THING, "mood": "sad"}, "thing", "'mood' is not a tag; tags are century, region, field, gender, life"),
        ({**THING, "gender": "none"}, "thing", "the tag gender is only for a person"),
        ({**PERSON, "life": "alive"}, "person", "the tag life must be one of died, fictional"),
        ({**THING, "region": ["world"]}, "thing", "the tag region must be one of africa"),
    ],
)
def test_a_wrong_tag_is_explained(tags: dict[str, Any], category: str, text: str) -> None:
    (found,) = _texts(tags, category)
    assert found.startswith(text)


@pytest.mark.parametrize("tags", [None, [], "world"])
def test_tags_that_are_no_table_are_one_finding(tags: Any) -> None:
    (finding,) = tag_findings(tags, "thing")
    assert (finding.code, finding.text) == ("no-tags", "the card needs tags: century, region, field, gender, life")


def test_a_long_name_is_cut() -> None:
    (text,) = _texts({**THING, "x" * 99: "y"}, "thing")
    assert "x" * 40 in text
    assert "x" * 41 not in text
