"""The score of a series in words."""

from __future__ import annotations

from fogbound.cli.yard import score
from fogbound.game import Outcome
from fogbound.games.yard.edition import X
from fogbound.series import Series
from tests.cli.yard.series import compact


def test_the_score_in_words() -> None:
    edition = compact(4)
    people = ("Ann", "Bob", "A person with a very long name", "Di")
    ended = tuple(Outcome((), "captured", ((X, n),)) for n in (12, -3, 12, 0))
    series = Series(edition, people, ended[:2])
    lines = [line.text for line in score.table(series)]
    assert lines == [
        "  heat               1    2    3    4   total",
        "  Ann               12x   0    -    -      12",
        "  Bob                0   \N{MINUS SIGN}3x   -    -      \N{MINUS SIGN}3",
        "  A person with a…   0    0    -x   -       0",
        "  Di                 0    0    -    -x      0",
        "  x: Mister X in that heat",
    ]
    over = Series(edition, people, ended)
    assert score.result(over) == "Ann and A person with a very long name share the win, with 12 points each."
    alone = Series(edition, people, (*ended[:2], ended[3], ended[3]))
    assert score.result(alone) == "Ann wins the series, with 12 points."
    level = Series(edition, people, (ended[3],) * 4)
    assert score.result(level) == "Everybody shares the win, with 0 points each."
