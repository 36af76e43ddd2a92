"""What is wrong with a command as it was typed."""

from __future__ import annotations

import pytest

from tests.cli.helpers import run


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("replya", "There is no command “replya”. Did you mean play or replay?"),
        ("puzzles nonsense", "There is no command “nonsense”. See: fogbound puzzles --help"),
        ("play --sed 4", "There is no option --sed. Did you mean --seat, --seats, or --seed?"),
        ("play --seat", "--seat needs a value after it."),
        ("play --yes=3", "--yes takes no value."),
        ("play --players two", "--players takes a number."),
        ("play --pace soon", "--pace takes a number."),
        ("tutorial --from 0", "--from takes a number, at least 1."),
        ("replay", "RECORD is missing."),
        ("play 1983 2017", "There is too much at the end: 2017."),
        ("arena run greedy --starts x", "--starts takes a number, at least 1."),
    ],
)
def test_each_has_its_words(command: str, said: str) -> None:
    ran = run(*command.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(said)


def test_what_only_developers_can_do_wrong_is_said_in_english() -> None:
    ran = run("arena", "run", "greedy", "random", "--draws", "x", "--language", "de")
    assert ran.code == 2
    assert ran.err
