"""`fogbound editions`."""

from __future__ import annotations

import pytest

import fogbound
from fogbound import catalog
from fogbound.cli.editions import takes
from fogbound.cli.speech import text_of
from fogbound.options import Option
from tests.cli.helpers import run


def test_editions_lists_every_option_with_its_default() -> None:
    said = run("editions").out
    for edition in fogbound.EDITIONS:
        assert edition in said
        for option in catalog.options(edition):
            usual = {"true": "yes", "false": "no"} if option.kind == "switch" else {}
            text = option.text(option.default)
            assert f"{option.name}={usual.get(text, text)}\n" in said
            assert takes(option) in said


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Option("n", "number", 3, low=1, high=1000), "Takes 1 to 1000."),
        (Option("n", "numbers", (1, 2), low=1, high=9), "Takes rising numbers from 1 to 9, such as 1,2."),
        (Option("n", "numbers", (), low=1, high=9), "Takes rising numbers from 1 to 9, or none."),
        (Option("n", "numbers", (2, 1), low=0, high=9, count=2), "Takes 2 numbers from 0 to 9, such as 2,1."),
        (Option("n", "switch", False), "Takes yes or no."),
        (Option("n", "choice", "a", choices=("a", "b")), "Takes a or b."),
        (Option("n", "name", "a", choices=("a", "b")), "Takes a, b, or the path of a file."),
    ],
)
def test_what_an_option_takes_is_said_as_it_is_typed(option: Option, words: str) -> None:
    assert takes(option) == words


def test_a_game_from_elsewhere_explains_its_options_itself() -> None:
    assert text_of("cli-means-yard-board") == "The map."
    assert text_of("How many herrings.") == "How many herrings."
