"""TOML as text: what is written reads back as the same data."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.toml_text import assignment, has_more_comments, heading, value

printable = st.text(st.characters(codec="utf-8").filter(str.isprintable), max_size=30)
keys = st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=6)
plain = st.one_of(st.booleans(), st.integers(-(10**6), 10**6), printable)
values = st.recursive(
    plain, lambda inner: st.one_of(st.lists(inner, max_size=6), st.dictionaries(keys, inner, max_size=3)), max_leaves=12
)


@given(values)
def test_a_value_reads_back(given_value: Any) -> None:
    text = value(given_value)
    assert "\n" not in text
    assert tomllib.loads(f"key = {text}")["key"] == given_value


@given(st.lists(printable, max_size=20), st.integers(10, 120))
def test_a_long_list_takes_several_lines_and_reads_back(listed: list[str], width: int) -> None:
    lines = assignment("key", listed, width)
    assert tomllib.loads("\n".join(lines))["key"] == listed
    for line in lines:
        items = tomllib.loads(f"key = [{line.strip()}]")["key"] if len(lines) > 2 and line.startswith(" ") else []
        assert len(line) <= width or len(items) == 1 or line.startswith("key = "), "only one long item overflows"


def test_a_long_text_stays_on_its_line() -> None:
    assert assignment("en", "x" * 200, 120) == [f'en = "{"x" * 200}"']


@pytest.mark.parametrize(
    ("written", "opening", "more"),
    [
        ("# One\n# Two\ntitle = 1\n", ["# One", "# Two"], False),
        ("title = 1\n# Below\n", [], True),
        ("title = 1  # beside\n", [], True),
        ('title = "a # in a text, and \\" a quote #"\n', [], False),
        ("", [], False),
    ],
)
def test_comments(written: str, opening: list[str], more: bool) -> None:
    assert heading(written) == opening
    assert has_more_comments(written) is more
