"""Settings that make a chase fair between equals: fewer rounds where X is caught too often, more reveals where he
gets away too often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from fogbound.learn.study.counts import Tally
from fogbound.learn.study.plan import FEW, HALF, REVEALS, Options, Part, fewer, usual

FAIR = (0.45, 0.55)
USUAL_ROUNDS = 22

Results = Mapping[str, Mapping[str, Any]]  # by a part's name


@dataclass(frozen=True)
class Handicap:
    """Options for a table, and X's share of wins without and with them."""

    edition: str
    players: int
    usual: Tally
    options: Options
    fair: Tally


def is_fair(share: float) -> bool:
    return FAIR[0] <= share <= FAIR[1]


def measured(results: Results, table: Part, option: str) -> dict[Any, tuple[Tally, bool]]:
    """X's share by one option's value, and whether it was looked at closely: of the most games that there are."""
    found: dict[Any, tuple[Tally, bool]] = {}
    for closer in (False, True):
        for part in tried(table, option, closer=closer):
            if part.name in results:
                found[dict(part.options)[option]] = (results[part.name]["gain"], closer)
    return found


def tried(table: Part, option: str, *, closer: bool) -> Iterable[Part]:
    like = fewer(table, HALF if closer else FEW)
    values: Sequence[Any] = range(1, USUAL_ROUNDS) if option == "max_rounds" else REVEALS
    return (replace(like, options=((option, value),)) for value in values)


def wanted(results: Results, table: Part) -> Part | None:
    """What must be looked at closely before a table's handicap is known; None if it is."""
    share = results[table.name]["gain"].value
    if is_fair(share):
        return None
    option = _option(share)
    found = measured(results, table, option)
    best = _best(share, option, found)
    if best is None or found.get(best, (None, False))[1]:
        return None
    return replace(fewer(table, HALF), options=((option, best),))


def _option(share: float) -> str:
    return "max_rounds" if share < FAIR[0] else "reveals"


def _best(share: float, option: str, found: Mapping[Any, tuple[Tally, bool]]) -> Any:
    """The value that is thought to come nearest to a half: between rounds that were tried, shares lie on a line."""
    if not found:
        return None
    if option == "reveals":
        return min(found, key=lambda value: abs(found[value][0].value - 0.5))
    ends = {1: 1.0, USUAL_ROUNDS: share}  # hardly anybody is caught in the first round
    points = sorted({**ends, **{rounds: one.value for rounds, (one, _) in found.items()}}.items())
    rounds = np.arange(points[0][0], USUAL_ROUNDS + 1)
    shares = np.interp(rounds, [at for at, _ in points], [value for _, value in points])
    return int(rounds[np.abs(shares - 0.5).argmin()])


def handicaps(results: Results, family: str, games: int) -> list[Handicap]:
    """For every table that has rounds and reveals and was played."""
    found = []
    for table in usual(family, games):
        if table.found().max_rounds is None or table.name not in results:
            continue
        share = results[table.name]["gain"]
        options: Options = ()
        fair = share
        if not is_fair(share.value):
            option = _option(share.value)
            tried_there = measured(results, table, option)
            best = _best(share.value, option, tried_there)
            if best is None or best not in tried_there:
                continue
            options, fair = ((option, best),), tried_there[best][0]
        found.append(Handicap(table.edition, table.players, share, options, fair))
    return found


HEADER = (
    "# Options that make a chase fair between equals, by edition and number of people; "
    "measured by self-play of master (docs/strategy.md).\n"
)


def to_toml(found: Sequence[Handicap]) -> str:
    """As tables read it; where the usual options are fair, there are none to set."""
    return HEADER + "".join(_entry(one) for one in found)


def _entry(one: Handicap) -> str:
    options = ", ".join(f"{name} = {_toml(value)}" for name, value in one.options)
    return (
        f'\n[["{one.edition}"]]\nplayers = {one.players}\nusual = {one.usual.value:.2f}\n'
        f"options = {{{f' {options} ' if options else ''}}}\nfair = {one.fair.value:.2f}\n"
    )


def _toml(value: Any) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)
