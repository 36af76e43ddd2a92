"""Settings that make a chase fair between equals: fewer rounds where X is caught too often, more appearances where X
gets away too often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from fogbound.lab.study.counts import Tally
from fogbound.lab.study.plan import FEW, HALF, REVEALS, Options, Part, fewer, usual

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


def measured_shares(results: Results, table: Part, option: str) -> dict[Any, tuple[Tally, bool]]:
    """X's share by the value of one option, and whether it comes from a closer trial, with more games."""
    shares: dict[Any, tuple[Tally, bool]] = {}
    for closer in (False, True):
        for part in trials(table, option, closer=closer):
            if part.name in results:
                shares[dict(part.options)[option]] = (results[part.name]["gain"], closer)
    return shares


def trials(table: Part, option: str, *, closer: bool) -> Iterable[Part]:
    like = fewer(table, HALF if closer else FEW)
    values: Sequence[Any] = range(1, USUAL_ROUNDS) if option == "max_rounds" else REVEALS
    return (replace(like, options=((option, value),)) for value in values)


def next_trial(results: Results, table: Part) -> Part | None:
    """The closer trial that a table's handicap still needs; None if it needs none."""
    share = results[table.name]["gain"].value
    if is_fair(share):
        return None
    option = _option(share)
    shares = measured_shares(results, table, option)
    best = _best(share, option, shares)
    if best is None or shares.get(best, (None, False))[1]:
        return None
    return replace(fewer(table, HALF), options=((option, best),))


def _option(share: float) -> str:
    return "max_rounds" if share < FAIR[0] else "reveals"


def _best(share: float, option: str, tried: Mapping[Any, tuple[Tally, bool]]) -> Any:
    """The value that should come nearest to a half; between tried numbers of rounds, shares are interpolated."""
    if not tried:
        return None
    if option == "reveals":
        return min(tried, key=lambda value: abs(tried[value][0].value - 0.5))
    ends = {1: 1.0, USUAL_ROUNDS: share}  # X is hardly ever caught in the first round
    points = sorted({**ends, **{rounds: one.value for rounds, (one, _) in tried.items()}}.items())
    rounds = np.arange(points[0][0], USUAL_ROUNDS + 1)
    shares = np.interp(rounds, [at for at, _ in points], [value for _, value in points])
    return int(rounds[np.abs(shares - 0.5).argmin()])


def handicaps(results: Results, family: str, games: int) -> list[Handicap]:
    """The handicap of every played table that has rounds and appearances."""
    listed = []
    for table in usual(family, games):
        if table.load_edition().max_rounds is None or table.name not in results:
            continue
        share = results[table.name]["gain"]
        options: Options = ()
        fair = share
        if not is_fair(share.value):
            option = _option(share.value)
            shares = measured_shares(results, table, option)
            best = _best(share.value, option, shares)
            if best is None or best not in shares:
                continue
            options, fair = ((option, best),), shares[best][0]
        listed.append(Handicap(table.edition, table.players, share, options, fair))
    return listed


HEADER = (
    "# Options that make a chase fair between equals, by edition and number of people; "
    "measured by self-play of master (docs/strategy.md).\n"
)


def to_toml(handicaps: Sequence[Handicap]) -> str:
    """The file that the game reads; where the usual options are fair, `options` is empty."""
    return HEADER + "".join(_entry(one) for one in handicaps)


def _entry(one: Handicap) -> str:
    options = ", ".join(f"{name} = {_toml(value)}" for name, value in one.options)
    return (
        f'\n[["{one.edition}"]]\nplayers = {one.players}\nusual = {one.usual.value:.2f}\n'
        f"options = {{{f' {options} ' if options else ''}}}\nfair = {one.fair.value:.2f}\n"
    )


def _toml(value: Any) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)
