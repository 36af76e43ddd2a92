"""Chases added up: sums that can be added again over tables, and estimates with intervals of 95 %."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fogbound.arena.intervals import Estimate, Z, wilson
from fogbound.lab.study.chases import (
    BLACK,
    CAUGHT,
    ENDINGS,
    NOBODY,
    TRAPPED,
    TWICE,
    UNDERGROUND,
    Chases,
    Column,
    Flights,
    Hunts,
)

BINS = 10
CROWDS = (1.5, 4.0, 10.0, 25.0)  # limits between few suspects and many
SURE = 1e-4  # chances are kept this far from 0 and 1, or one surprise would outweigh everything else


class Tally(NamedTuple):
    """A sum of values. `spread` sums the squared deviations of whole chases from the mean, since values from one chase
    are not independent."""

    n: float
    total: float
    spread: float

    @property
    def value(self) -> float:
        return self.total / self.n if self.n else float("nan")

    def estimate(self) -> Estimate:
        reach = Z * sqrt(self.spread) / self.n if self.n else float("inf")
        return Estimate(self.value, self.value - reach, self.value + reach, round(self.n))

    def rate(self) -> Estimate | None:
        """A rate, for values of 0 or 1, one per chase."""
        return wilson(round(self.total), round(self.n))


Tallies = dict[int, Tally]


def tally(values: Column, chase: Column | None = None) -> Tally:
    """A tally of values; `chase` names the chase of each, if there are several per chase."""
    if not len(values):
        return Tally(0, 0, 0)
    apart = values - values.mean()
    if chase is not None:
        apart = np.bincount(np.unique(chase, return_inverse=True)[1], weights=apart)
    return Tally(len(values), float(values.sum()), float((apart**2).sum()))


def by(keys: Column, values: Column, chase: Column | None = None) -> Tallies:
    """A tally for each key."""
    return {
        int(key): tally(values[keys == key], None if chase is None else chase[keys == key]) for key in np.unique(keys)
    }


def add_up(tallies: Iterable[Tally]) -> Tally:
    """A tally over several tables, each with the spread around its own mean."""
    rows = list(tallies)
    return Tally(sum(one.n for one in rows), sum(one.total for one in rows), sum(one.spread for one in rows))


def add_up_by_key(many: Iterable[Mapping[int, Tally]]) -> Tallies:
    rows = list(many)
    keys = sorted({key for row in rows for key in row})
    return {key: add_up(row[key] for row in rows if key in row) for key in keys}


def read(stored: Any) -> Any:
    """Tallies read back from JSON, where keys are text and tuples are lists."""
    if isinstance(stored, dict):
        return {int(key) if key.lstrip("-").isdigit() else key: read(one) for key, one in stored.items()}
    if isinstance(stored, list) and len(stored) == 3 and not any(isinstance(one, list) for one in stored):
        return Tally(*stored)
    return [read(one) for one in stored] if isinstance(stored, list) else stored


# Counts of a part


def count_ends(chases: Chases) -> dict[str, Any]:
    """How chases end: enough to compare options."""
    ends = chases.ends
    caught = (ends.ending == CAUGHT) | (ends.ending == TRAPPED)
    return {
        "gain": tally(ends.gain),
        "rounds": tally(ends.rounds),
        "endings": {name: int((ends.ending == n).sum()) for n, name in enumerate(ENDINGS)},
        "caught": _count(ends.rounds[caught]),
        "over": _count(ends.rounds[~caught]),
    }


def count_all(chases: Chases) -> dict[str, Any]:
    ends = chases.ends
    caught = (ends.ending == CAUGHT) | (ends.ending == TRAPPED)
    return {
        **count_ends(chases),
        "starts": by(ends.start, ends.gain),
        "near": by(ends.near, ends.gain),
        "caught_at": _count(ends.station[caught]),
        "stood_at": _count(chases.stands.station),
        "black": _tickets(chases.flights, "black"),
        "double": _tickets(chases.flights, "double"),
        "left": {
            name: {"caught": tally(column[caught]), "away": tally(column[~caught])}
            for name, column in (("black", ends.black), ("doubles", ends.doubles))
        },
        "unused": {name: tally(getattr(ends, name)) for name in ("taxi", "bus", "underground")},
        "pursuers": _pursuers(chases),
        "suspects": by(chases.stands.unseen, chases.stands.suspects, chases.stands.chase),
        "risk": _risk(chases),
        "calibration": {
            "x": _calibration(chases, chases.flights.value, chases.flights.gained, chases.flights.chase),
            "pursuers": _calibration(chases, chases.stands.value, chases.stands.gained, chases.stands.chase),
        },
    }


def _flags(happened: NDArray[np.bool_]) -> Column:
    return happened.astype(np.float64)


def _count(values: Column) -> dict[int, int]:
    keys, counts = np.unique(values, return_counts=True)
    return {int(key): int(n) for key, n in zip(keys, counts, strict=True)}


def _tickets(flights: Flights, what: str) -> dict[str, Any]:
    """Turns on which X has such a ticket: how often X plays it, and its value, by several keys."""
    had = flights.black if what == "black" else flights.doubles
    code, less = (BLACK, flights.without_black) if what == "black" else (TWICE, flights.without_double)
    have = had > 0
    plays, worth, chase = _flags(flights.played == code)[have], (flights.value - less)[have], flights.chase[have]
    keys = {
        "till": flights.till,
        "unseen": flights.unseen,
        "round": flights.round,
        "crowd": np.digitize(flights.suspects, CROWDS).astype(np.float64),
        "near": flights.near,
        "had": had,
    }
    return {
        "plays": {name: by(key[have], plays, chase) for name, key in keys.items()},
        "worth": {name: by(key[have], worth, chase) for name, key in keys.items()},
        "all": {"plays": tally(plays, chase), "worth": tally(worth, chase)},
    }


def _pursuers(chases: Chases) -> dict[str, Any]:
    hunts, ends = chases.hunts, chases.ends
    caught = ends.ending == CAUGHT
    return {
        "catches": _count(ends.catcher[caught & (ends.catcher < NOBODY)]),
        "tickets": {int(slot): _count(hunts.ticket[hunts.slot == slot]) for slot in np.unique(hunts.slot)},
        "distance": by(hunts.slot, hunts.after, hunts.chase),
        "rank": _ranks(hunts),
        "underground": by(hunts.unseen, _flags(hunts.ticket == UNDERGROUND), hunts.chase),
        "underground_by_round": by(hunts.round, _flags(hunts.ticket == UNDERGROUND), hunts.chase),
        "closer": by(hunts.unseen, _flags(hunts.after < hunts.before), hunts.chase),
    }


def _ranks(hunts: Hunts) -> Tallies:
    """Distances of the pursuers from X at the end of a round, by rank: the nearest first."""
    order = np.lexsort((hunts.after, hunts.round, hunts.chase))
    chase, round_, after = hunts.chase[order], hunts.round[order], hunts.after[order]
    new = np.ones(len(order), dtype=bool)
    new[1:] = (chase[1:] != chase[:-1]) | (round_[1:] != round_[:-1])
    first = np.maximum.accumulate(np.where(new, np.arange(len(order)), 0))
    return by((np.arange(len(order)) - first).astype(np.float64), after, chase)


def _risk(chases: Chases) -> dict[str, Tallies]:
    """How often a round ends with X caught, by what is known before the pursuers ride."""
    stands, ends = chases.stands, chases.ends
    last = np.zeros_like(ends.gain)
    np.maximum.at(last, stands.chase.astype(int), stands.round)
    caught = (ends.ending == CAUGHT)[stands.chase.astype(int)] & (stands.round == last[stands.chase.astype(int)])
    keys = {
        "unseen": stands.unseen,
        "near": stands.near,
        "round": stands.round,
        "crowd": np.digitize(stands.suspects, CROWDS).astype(np.float64),
    }
    return {name: by(key, _flags(caught), stands.chase) for name, key in keys.items()}


def _calibration(chases: Chases, value: Column, gained: Column, chase: Column) -> dict[str, Any]:
    """Forecasts and outcomes in bins of a tenth; Brier score and log loss, also for the constant forecast of this
    table's mean."""
    came = chases.ends.gain[chase.astype(int)] - gained
    bins = np.minimum(np.floor(value * BINS), BINS - 1)
    mean = np.full_like(value, came.mean() if len(came) else 0.5)
    return {
        "said": by(bins, value, chase),
        "came": by(bins, came, chase),
        "brier": tally((value - came) ** 2, chase),
        "base_brier": tally((mean - came) ** 2, chase),
        "log": tally(_log_loss(value, came), chase),
        "base_log": tally(_log_loss(mean, came), chase),
    }


def _log_loss(said: Column, came: Column) -> Column:
    """In bits; for shares of points, this is the cross entropy."""
    said = np.clip(said, SURE, 1 - SURE)
    loss: Column = -(came * np.log2(said) + (1 - came) * np.log2(1 - said))
    return loss
