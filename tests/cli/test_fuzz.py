"""Whatever is typed, the game goes on."""

from __future__ import annotations

import contextlib
import tempfile

from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound.cli.typed import COMMANDS

from .helpers import run

MORE = ("red", "blue", "x", "t", "k", "taxi", "black", "58", "3", "t3", "b9", "2x", "double", "take", "show", ":", "to")
WORDS = (*COMMANDS, *MORE)
# A path separator would write files elsewhere; that a person may do so is no finding.
CHARACTERS = st.characters(exclude_characters="/\n\r", exclude_categories=["Cs"])
LINES = st.lists(
    st.one_of(
        st.text(CHARACTERS, max_size=30),
        st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join),
        st.tuples(st.sampled_from(COMMANDS), st.text(CHARACTERS, max_size=8)).map(" ".join),
        st.just("t" + "9" * 5000),
    ),
    max_size=12,
)


def typed_into(lines: list[str], *args: str) -> None:
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        ran = run(
            "play", "1983", "--players", "4", "--board", "tiny-village", "--seed", "1", *args, typed="\n".join(lines)
        )
    assert ran.code == 0
    assert ran.err == ""
    assert "\x1b" not in ran.out


@settings(max_examples=60, deadline=None)
@given(LINES)
def test_any_lines_as_x(lines: list[str]) -> None:
    typed_into(lines, "--seat", "x", "--yes")


@settings(max_examples=60, deadline=None)
@given(LINES)
def test_any_lines_as_detectives(lines: list[str]) -> None:
    typed_into(lines, "--seats", "detectives")


@settings(max_examples=30, deadline=None)
@given(st.lists(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=12), max_size=4))
def test_any_arguments(args: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        ran = run(*args)
    assert ran.code in (0, 2)
    assert len(ran.err.strip().splitlines()) <= 1
