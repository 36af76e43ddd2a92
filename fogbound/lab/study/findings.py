"""The findings of a study, as figures with intervals, computed from the counts of its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import erfc, sqrt
from typing import Any

from fogbound.arena.intervals import Estimate, Z, wilson
from fogbound.bots.mind.layout import Layout, layout_of
from fogbound.lab.study.counts import Tallies, Tally, add_up, add_up_by_key
from fogbound.lab.study.fair import Results, handicaps
from fogbound.lab.study.plan import Part, other_tickets, parts, usual

KINDS = ("taxi", "bus", "underground")


def findings(results: Results, family: str, games: int) -> dict[str, Any]:
    """All findings, as plain values for JSON."""
    tables = played_tables(results, family, games)
    layout = layout_of(family)
    return {
        "balance": {table.table: balance(results, table) for table in tables},
        "editions": {name: _edition(results, those, layout) for name, those in editions(tables).items()},
        "changes": {
            part.name: _plain(results[part.name]["gain"].estimate()) for part in _changed(results, family, games)
        },
        "tickets": {name: _plain(gained) for name, gained in ticket_gains(results, tables).items()},
        "handicaps": [
            {
                "edition": one.edition,
                "players": one.players,
                "usual": _plain(one.usual.rate()),
                "options": dict(one.options),
                "fair": _plain(one.fair.rate()),
            }
            for one in handicaps(results, family, games)
        ],
    }


def played_tables(results: Results, family: str, games: int) -> list[Part]:
    return [table for table in usual(family, games) if table.name in results]


def _changed(results: Results, family: str, games: int) -> list[Part]:
    return [part for part in parts(family, games) if part.name in results and not part.whole]


def editions(tables: Iterable[Part]) -> dict[str, list[Part]]:
    by_edition: dict[str, list[Part]] = {}
    for table in tables:
        by_edition.setdefault(table.edition, []).append(table)
    return by_edition


def balance(results: Results, table: Part) -> dict[str, Any]:
    one = results[table.name]
    priced = table.load_edition().prices is not None
    return {
        "players": table.players,
        "x": _plain(one["gain"].estimate() if priced else one["gain"].rate()),
        "rounds": _plain(one["rounds"].estimate()),
        "endings": one["endings"],
        "caught": one["caught"],
    }


def _edition(results: Results, tables: Sequence[Part], layout: Layout) -> dict[str, Any]:
    """All numbers of people together."""
    rows = [results[table.name] for table in tables]

    def all_of(*path: str) -> Any:
        values = [_deep(row, path) for row in rows]
        return add_up(values) if isinstance(values[0], Tally) else add_up_by_key(values)

    def plain(*path: str) -> Any:
        return _plain(all_of(*path))

    keys = ("till", "unseen", "round", "crowd", "near", "had")
    caught, stood = sum_counts(row["caught_at"] for row in rows), sum_counts(row["stood_at"] for row in rows)
    return {
        "starts": {layout.stations[at]: _plain(one.estimate()) for at, one in all_of("starts").items()},
        "uneven": unevenness(all_of("starts").values()),
        "near": plain("near"),
        "openings": rows[0].get("openings", {}),
        "kinds": risk_by(caught, stood, lambda at: kind_of(layout, at)),
        "degrees": risk_by(caught, stood, lambda at: str(degree_of(layout, at))),
        "caught_at": {layout.stations[at]: n for at, n in sorted(caught.items(), key=lambda item: -item[1])},
        "stood_at": {layout.stations[at]: n for at, n in stood.items()},
        "risk": {key: plain("risk", key) for key in ("unseen", "near", "round", "crowd")},
        "suspects": plain("suspects"),
        **{
            what: {
                "all": {how: plain(what, "all", how) for how in ("plays", "worth")},
                **{how: {key: plain(what, how, key) for key in keys} for how in ("plays", "worth")},
            }
            for what in ("black", "double")
        },
        "left": {what: {how: plain("left", what, how) for how in ("caught", "away")} for what in ("black", "doubles")},
        "unused": {table.table: _plain(row["unused"]) for table, row in zip(tables, rows, strict=True)},
        "pursuers": {
            **{key: plain("pursuers", key) for key in ("rank", "underground", "underground_by_round", "closer")},
            **{
                key: {table.table: _plain(row["pursuers"][key]) for table, row in zip(tables, rows, strict=True)}
                for key in ("catches", "tickets", "distance")
            },
        },
        "calibration": {who: calibration(results, tables, who) for who in ("x", "pursuers")},
    }


def _deep(row: Mapping[str, Any], path: Sequence[str]) -> Any:
    value: Any = row
    for key in path:
        value = value[key]
    return value


def sum_counts(rows: Iterable[Mapping[int, int]]) -> dict[int, int]:
    total: dict[int, int] = {}
    for row in rows:
        for key, n in row.items():
            total[key] = total.get(key, 0) + n
    return total


def unevenness(tallies: Iterable[Tally]) -> dict[str, float]:
    """Do these differ by more than luck? Chi square, and the chance of as much by luck alone (after Wilson and
    Hilferty)."""
    rows = [one for one in tallies if one.spread > 0]
    weights = [one.n**2 / one.spread for one in rows]
    free = len(rows) - 1
    if free < 1:
        return {"chi_square": 0.0, "free": 0, "luck": 1.0}
    mean = sum(weight * one.value for weight, one in zip(weights, rows, strict=True)) / sum(weights)
    chi = sum(weight * (one.value - mean) ** 2 for weight, one in zip(weights, rows, strict=True))
    z = ((chi / free) ** (1 / 3) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))
    return {"chi_square": round(chi, 2), "free": free, "luck": round(erfc(z / sqrt(2)) / 2, 5)}


# Stations


def kind_of(layout: Layout, at: int) -> str:
    """The best transport that stops at a station."""
    modes = layout.board.links(layout.stations[at])
    return next((kind for kind in reversed(KINDS) if kind in modes), "taxi")


def degree_of(layout: Layout, at: int) -> int:
    """The number of stations from which pursuers reach it in one ride."""
    links = layout.board.links(layout.stations[at])
    return len({end for mode, ends in links.items() if mode != "ferry" for end in ends})


def risk_by(caught: Mapping[int, int], stood: Mapping[int, int], kind: Callable[[int], str]) -> dict[str, Any]:
    """The share of X's rounds on each kind of station that end with X caught."""
    taken, spent = dict[str, int](), dict[str, int]()
    for counts, into in ((caught, taken), (stood, spent)):
        for at, n in counts.items():
            into[kind(at)] = into.get(kind(at), 0) + n
    return {
        name: {
            "caught": taken.get(name, 0),
            "stood": spent[name],
            "risk": _plain(wilson(taken.get(name, 0), spent[name])),
        }
        for name in sorted(spent, key=lambda name: (len(name), name))
    }


# Tickets


def ticket_gains(results: Results, tables: Sequence[Part]) -> dict[str, Estimate]:
    """The change of X's share with fewer tickets, averaged over the tables of an edition."""
    pairs_by_label: dict[str, list[tuple[Tally, Tally]]] = {}
    for table in tables:
        for part in other_tickets(table):
            if part.name in results:
                none = part.black == -table.load_edition().black or part.doubles == -table.load_edition().doubles
                kind = "black" if part.black else "doubles"
                label = f"{table.edition} {'no' if none else 'fewer'} {kind}"
                pair = (results[part.name]["gain"], results[table.name]["gain"])
                pairs_by_label.setdefault(label, []).append(pair)
    return {label: difference(pairs) for label, pairs in pairs_by_label.items()}


def difference(pairs: Sequence[tuple[Tally, Tally]]) -> Estimate:
    """The mean difference between two shares, with equal weight for every table."""
    values = [one.value - other.value for one, other in pairs]
    spread = sum(tally.spread / tally.n**2 for pair in pairs for tally in pair)
    value, reach = sum(values) / len(values), Z * sqrt(spread) / len(values)
    return Estimate(value, value - reach, value + reach, round(sum(one.n for one, _ in pairs)))


# Calibration


def calibration(results: Results, tables: Sequence[Part], who: str) -> dict[str, Any]:
    rows = [results[table.name]["calibration"][who] for table in tables]
    said: Tallies = add_up_by_key(row["said"] for row in rows)
    came: Tallies = add_up_by_key(row["came"] for row in rows)
    scores = {name: add_up(row[name] for row in rows) for name in ("brier", "base_brier", "log", "base_log")}
    return {
        "bins": {key: {"said": said[key].value, "came": _plain(came[key].estimate())} for key in said},
        **{name: _plain(one.estimate()) for name, one in scores.items()},
    }


def _plain(value: Any) -> Any:
    """Plain values: estimates become objects, and tallies become estimates."""
    if isinstance(value, Tally):
        return _plain(value.estimate())
    if isinstance(value, Estimate):
        return {name: round(one, 5) if abs(one) < 1e9 else None for name, one in value._asdict().items()}
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    return value
