"""The score of a series in words: roles, points per heat, and the winners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import BLANK, Line, shorten
from fogbound.cli.speech import joined, name, t
from fogbound.game import Seat
from fogbound.languages.catalogue import with_minus
from fogbound.series import Series

LONGEST_NAME = 16
# The name of a person who plays alone against bots, as a saved series has it. The screen shows another word.
YOU = "You"


def heat(n: int, length: int, players: Sequence[tuple[str, tuple[Seat, ...]]]) -> Iterator[Line]:
    """Who leads what in heat `n`. `players` are (person, seats) clockwise; people who share a role share a line."""
    yield BLANK
    yield Line(t("series-heat", n=n + 1, of=length), 0, "bold")
    led: dict[str, list[str]] = {}
    for who, seats in (*players[n:], *players[:n]):
        led.setdefault(joined(name(seat) for seat in seats), []).append(who)
    width = max(map(len, led), default=0)
    for role, people in led.items():
        yield Line(f"  {role:<{width}}  {amid(people)}", width + 4)


def amid(people: Sequence[str]) -> str:
    """People's names as they stand within a sentence."""
    return joined(t("lobby-you") if who == YOU else person(who) for who in people)


def person(who: str) -> str:
    """A person's name as it is shown."""
    return t("cli-you") if who == YOU else who


def table(series: Series) -> Iterator[Line]:
    """Points by person and heat; x marks the points of Mister X."""
    heats = range(series.length)
    head, total = t("cli-score-heat"), t("cli-score-total")
    names = [shorten(person(who), LONGEST_NAME) for who in series.people]
    wide = max(len(head), *map(len, names))
    points = [series.points(n) for n in range(series.heat)]
    rows = [[with_minus(str(points[n][who])) if n < series.heat else "-" for n in heats] for who in series.people]
    column = max(3, *(len(cell) for row in rows for cell in row))
    yield Line(f"  {head:<{wide}}{''.join(f' {n + 1:>{column}} ' for n in heats)}  {total}", 0, "bold")
    for i, row in enumerate(rows):
        cells = "".join(f" {cell:>{column}}{'x' if n == i else ' '}" for n, cell in enumerate(row))
        yield Line(f"  {names[i]:<{wide}}{cells}  {with_minus(str(series.totals[series.people[i]])):>{len(total)}}")
    yield Line(f"  {t('cli-score-x')}")


def so_far(series: Series) -> Iterator[Line]:
    """The score after a heat; after the last one, with the winners."""
    yield BLANK
    if series.over:
        yield Line(t("cli-series-over"), 0, "bold")
    else:
        yield Line(t("cli-series-after", n=series.heat, of=series.length), 0, "bold")
    yield from table(series)
    if series.over:
        yield Line(result(series), 0, "bold")


def result(series: Series) -> str:
    """Who won a finished series."""
    best = max(series.totals.values())
    if len(series.winners) == len(series.people):
        return t("cli-series-all", points=best)
    if series.winners == (YOU,):
        return t("cli-series-you", points=best)
    return t("cli-series-won", names=joined(map(person, series.winners)), n=len(series.winners), points=best)
