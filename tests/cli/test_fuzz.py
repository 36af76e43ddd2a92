"""Whatever is typed, the game goes on."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fogbound.cli.yard.typed import COMMANDS
from tests.cli.helpers import run

MORE = (
    "red",
    "blue",
    "x",
    "t",
    "k",
    "taxi",
    "black",
    "58",
    "3",
    "t3",
    "b9",
    "2x",
    "double",
    "take",
    "show",
    ":",
    "to",
    "place",
)
WORDS = (*COMMANDS, *MORE)
LONG = "n" * 300
# Where these lead is known: nowhere, to what cannot be written, or into the folders of the test.
NAMES = (
    "/", "//", ".", "..", "./", "../", "../..", "a/..", "~", "~/", "~/kept", "~nobody-lives-here",
    "~nobody-lives-here/x", "/dev/null/x", "/proc/x", "/proc/self/x", "nowhere/x", "..fog", ".fog", ".svg", "x.svg",
    "x.fog", LONG, f"{LONG}.svg", f"~/{LONG}", f"{LONG}/x", "x/" * 3000, "-", "\0", "\ud7ff", "a b", "'\"",
)  # fmt: skip
# Anything else with a slash at its head would write to the root of the machine.
CHARACTERS = st.characters(exclude_characters="/\n\r", exclude_categories=["Cs"])
PATHS = st.one_of(
    st.sampled_from(NAMES),
    st.text(CHARACTERS, max_size=8),
    st.lists(st.sampled_from((".", "..", "~", "a", "x.svg", LONG)), min_size=1, max_size=4).map("/".join),
)
LINES = st.lists(
    st.one_of(
        st.text(CHARACTERS, max_size=30),
        st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join),
        st.tuples(st.sampled_from(COMMANDS), st.text(CHARACTERS, max_size=8)).map(" ".join),
        st.tuples(st.sampled_from(("save", "map", "quit\n")), PATHS).map(" ".join),
        st.just("t" + "9" * 5000),
        st.just("t" + "9" * 70000),
    ),
    max_size=12,
)


@contextlib.contextmanager
def sandbox() -> Iterator[None]:
    """An empty home, and a folder so deep in it that no path of the test leads out."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patched:
        deep = Path(folder, "home", *"abcdefgh")
        deep.mkdir(parents=True)
        patched.setenv("HOME", str(Path(folder, "home")))
        patched.chdir(deep)
        yield


CLASSIC = ("1983", "--players", "4", "--board", "tiny-village")
COMPACT = ("2015", "--players", "2", "--board", "tiny-harbour")


def typed_into(lines: list[str], *args: str) -> None:
    with sandbox():
        ran = run("play", "--seed", "1", *args, typed="\n".join(lines))
    assert ran.code == 0
    assert ran.err == ""
    assert "\x1b" not in ran.out


@settings(max_examples=60, deadline=None)
@given(LINES)
def test_any_lines_as_x(lines: list[str]) -> None:
    typed_into(lines, *CLASSIC, "--seat", "x", "--yes")


@settings(max_examples=60, deadline=None)
@given(LINES)
def test_any_lines_as_detectives(lines: list[str]) -> None:
    typed_into(lines, *CLASSIC, "--seats", "detectives")


@settings(max_examples=40, deadline=None)
@given(st.sampled_from((("--chair", "1"), ("--chair", "2"), ("--hotseat",))), LINES)
def test_any_lines_in_a_series(chairs: tuple[str, ...], lines: list[str]) -> None:
    placed = ["place1", "place4", "place10"] if chairs != ("--chair", "1") else []
    typed_into([*placed, *lines], *COMPACT, *chairs, "--yes")


ANYTHING = st.text(st.characters(exclude_characters="\0/", exclude_categories=["Cs"]), max_size=12)
OPTIONS = ("players", "board", "max_rounds", "reveals", "voluntary_reveal", "x_ticket_accounting", "edition_id", "self")
VALUES = ("", "0", "3", "4", "-1", "9" * 40, "1,2", "true", "counted", "tiny-docks", "here.toml", "/", ".", LONG)
PAIRS = st.tuples(st.one_of(st.sampled_from(OPTIONS), ANYTHING), st.one_of(st.sampled_from(VALUES), ANYTHING)).map(
    "=".join
)
FLAGS = st.one_of(
    st.tuples(st.just("--option"), st.one_of(PAIRS, ANYTHING)),
    st.tuples(
        st.sampled_from(("--players", "--board", "--seat", "--seed", "--chair", "--people")),
        st.one_of(st.sampled_from(VALUES), ANYTHING),
    ),
)
FILES = st.tuples(st.sampled_from(("--record", "--resume")), PATHS.filter(lambda name: "\0" not in name))


@settings(max_examples=30, deadline=None)
@given(st.lists(ANYTHING, max_size=4))
def test_any_arguments(args: list[str]) -> None:
    with sandbox():
        ran = run(*args)
    assert ran.code in (0, 2)
    assert len(ran.err.strip().splitlines()) <= 1


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from((("play",), ("play", "1983"), ("play", "2015"), ("perft", "--depth", "1"))),
    st.lists(FLAGS, max_size=3),
    st.lists(FILES, max_size=1),
)
def test_any_options(command: tuple[str, ...], flags: list[tuple[str, str]], files: list[tuple[str, str]]) -> None:
    with sandbox():
        ran = run(*command, *(word for pair in [*flags, *files] for word in pair), typed="concede\nconcede\n")
    assert ran.code in (0, 1, 2)
    assert len(ran.err.strip().splitlines()) <= 1
    assert ran.code == 0 or ran.err


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from((("board", "draw", "tiny-docks", "-o"), ("verify",), ("replay",), ("board", "check"))),
    PATHS.filter(lambda name: "\0" not in name and not name.startswith("-")),
)
def test_any_file_names(command: tuple[str, ...], name: str) -> None:
    with sandbox():
        ran = run(*command, name)
    assert ran.code in (0, 1, 2)
    assert len(ran.err.strip().splitlines()) <= 1
