"""The pictures of a study, by name; each needs only some of its parts, and those that have none are left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fogbound.arena.intervals import Estimate
from fogbound.games.yard.board import Board
from fogbound.games.yard.shapes import label, num, tag
from fogbound.learn.study import maps
from fogbound.learn.study.canvas import (
    Box,
    Curve,
    band,
    bars,
    curve,
    curves,
    frame,
    line,
    percent,
    picture,
    points,
    ticks,
)
from fogbound.learn.study.counts import Tally, added_by
from fogbound.learn.study.fair import FAIR, USUAL_ROUNDS, Results, measured
from fogbound.learn.study.findings import editions, played_tables, summed
from fogbound.learn.study.plan import Part

WIDTH = 760.0
LONG = 6  # so many rides till X is seen again are as good as never
KEYS = {
    "till": "rides till X is seen (6+: more, or never again)",
    "near": "rides to the nearest pursuer",
    "round": "round",
}
SHORT = {"yard/classic-1983": "1983", "yard/police-2017": "2017", "yard/compact-2015": "2015"}


def pictures(results: Results, family: str, games: int) -> dict[str, str]:
    """Every picture that there is something for: a file's name, and what is in it."""
    tables = played_tables(results, family, games)
    if not tables:
        return {}
    drawn = dict(_maps(results, tables))
    drawn[f"reliability-{family}"] = reliability(results, tables)
    if tables[0].found().max_rounds is not None:
        drawn["tickets-reveals"] = tickets(results, tables, "till")
        drawn["tickets-rounds"] = tickets(results, tables, "round")
        drawn["balance"] = balance(results, tables)
        drawn["caught-when"] = caught_when(results, tables)
        drawn["fair"] = fair(results, tables)
    else:
        drawn[f"tickets-{family}"] = tickets(results, tables, "near")
    return drawn


# Balance


def balance(results: Results, tables: Sequence[Part]) -> str:
    """A row for each table."""
    row, left, top = 30.0, 250.0, 40.0
    height = top + row * len(tables) + 46
    box = Box(left, top, WIDTH - left - 50, row * len(tables), (0, 1), (0, 1))

    def body() -> Iterator[str]:
        yield label("How often X gets away", (16, 24), class_="bold")
        for share in (0, 0.25, 0.5, 0.75, 1):
            yield line(box.at(share, 0), box.at(share, 1), "axis" if share == 0.5 else "grid")
            yield label(percent(share), (box.at(share, 0)[0], top + box.height + 18), class_="middle small faint")
        for n, table in enumerate(tables):
            one, y = _share(results, table), top + row * (n + 0.5)
            colour = f"var(--c{list(SHORT).index(table.edition)})"
            yield label(_named(table), (left - 14, y + 4), class_="end")
            yield line((box.at(one.low, 0)[0], y), (box.at(one.high, 0)[0], y), "", style=_stroke(colour))
            yield tag("circle", cx=num(box.at(one.value, 0)[0]), cy=num(y), r="5", style=f"fill:{colour}")
            at = (box.at(one.high, 0)[0] + 8, y + 4)
            yield label(f"{100 * one.value:.0f} %", at, class_="small")

    told = ". ".join(f"{_named(table)}: {_said(_share(results, table))}" for table in tables)
    return picture("How often X gets away, by edition and number of people", told, (WIDTH, height), body())


def _stroke(colour: str) -> str:
    return f"stroke:{colour};stroke-width:3;opacity:.5"


def _named(table: Part) -> str:
    edition = table.found()
    police = f" + {len(edition.police)} police" if edition.police else ""
    pairs = ", in pairs" if not police and table.players - 1 < len(edition.detectives) else ""
    return f"{SHORT[table.edition]}, {table.players} people ({len(edition.detectives)}{police}{pairs})"


def _share(results: Results, table: Part) -> Estimate:
    gain: Tally = results[table.name]["gain"]
    return gain.rate() or gain.estimate()


def _said(one: Estimate) -> str:
    return f"{100 * one.value:.0f} % ({100 * one.low:.0f} to {100 * one.high:.0f})"


# When X is caught


def caught_when(results: Results, tables: Sequence[Part]) -> str:
    """Captures by round, the rounds in which he shows himself marked."""
    found = editions(tables)
    height = 10 + 200.0 * len(found)
    told = []

    def body() -> Iterator[str]:
        for n, (edition, those) in enumerate(found.items()):
            counts, total = summed(results[table.name]["caught"] for table in those), 0.0
            total = sum(results[table.name]["gain"].n for table in those)
            shares = [(at, counts.get(at, 0) / total) for at in range(1, USUAL_ROUNDS + 1)]
            top = max(share for _, share in shares) or 1
            reveals = those[0].found().reveals
            box = Box(60, 40 + 200.0 * n, WIDTH - 80, 120, (0.4, USUAL_ROUNDS + 0.6), (0, top * 1.1))
            heading = f"{SHORT[edition]}: chases that end with X caught, by round"
            yield from frame(box, heading, range(1, USUAL_ROUNDS + 1), ticks(0, top * 1.1), words=percent)
            yield from bars(box, [pair for pair in shares if pair[0] not in reveals], 0.8)
            yield from bars(box, [pair for pair in shares if pair[0] in reveals], 0.8, "bar1")
            below = box.top + box.height + 33
            yield label(
                "red: X shows himself in this round, if he has played no double", (60, below), class_="small faint"
            )
            told.append(f"{heading}: " + ", ".join(f"{at}: {100 * share:.1f} %" for at, share in shares))

    drawn = list(body())
    return picture("When X is caught", ". ".join(told), (WIDTH, height), drawn)


# Tickets


def tickets(results: Results, tables: Sequence[Part], key: str) -> str:
    """What a ticket is worth to have, and how often it is played, by something that X knows."""
    found = editions(tables)
    told = KEYS[key]
    kinds = [what for what in ("black", "double") if tables[0].found().doubles or what == "black"]
    words = {"black": "a black ticket", "double": "a double move"}
    side = (WIDTH - 160) / 2

    def names(at: float) -> str:
        return "6+" if key == "till" and at == LONG else f"{at:g}" if key != "round" or at % 2 else ""

    def of(what: str, how: str) -> list[Curve]:
        return [
            Curve(SHORT[edition], _points(results, those, what, how, key), list(SHORT).index(edition))
            for edition, those in found.items()
        ]

    def body() -> Iterator[str]:
        for row, what in enumerate(kinds):
            for column, (how, heading) in enumerate(
                (("worth", f"What {words[what]} is worth (points of %)"), ("plays", f"How often X plays {words[what]}"))
            ):
                drawn = of(what, how)
                every = [at for one in drawn for at, _ in one.points]
                top = max((one.high for each in drawn for _, one in each.points), default=0) * 1.08 or 1
                low = min(0.0, *(one.low for each in drawn for _, one in each.points))
                edges = (min(every) - 0.4, max(every) + 0.4)
                box = Box(52 + column * (side + 78), 40 + 230.0 * row, side, 150, edges, (low, top))
                how_many = points if how == "worth" else percent
                yield from frame(
                    box, heading, sorted(set(every)), ticks(low, top), words=how_many, below=told, names=names
                )
                yield from curves(box, drawn)

    said = "; ".join(
        f"{words[what]} {how} {one.name}: "
        + ", ".join(f"{at:g}: {100 * value.value:.1f} %" for at, value in one.points)
        for what in kinds
        for how in ("worth", "plays")
        for one in of(what, how)
    )
    return picture("Black tickets and double moves", said, (WIDTH, 20 + 230.0 * len(kinds)), body())


def _points(
    results: Results, tables: Sequence[Part], what: str, how: str, key: str, least: int = 200
) -> list[tuple[float, Estimate]]:
    """Where there are enough decisions to say anything."""
    rows = (results[table.name][what][how][key] for table in tables)
    longest = LONG if key == "till" else USUAL_ROUNDS
    many = added_by({min(at, longest): one} for row in rows for at, one in row.items())
    return [(at, one.estimate()) for at, one in sorted(many.items()) if one.n >= min(least, _most(many))]


def _most(many: Mapping[int, Tally]) -> float:
    return max(one.n for one in many.values())


# Fair settings


def fair(results: Results, tables: Sequence[Part]) -> str:
    """X's share by the number of rounds; in the stripe, a chase is fair."""
    found = editions(tables)
    side, height = (WIDTH - 215) / 2, 300.0

    def of(those: Sequence[Part]) -> list[Curve]:
        return [Curve(f"{table.players} people", _by_rounds(results, table), n) for n, table in enumerate(those)]

    def body() -> Iterator[str]:
        for n, (edition, those) in enumerate(found.items()):
            box = Box(52 + n * (side + 102), 40, side, 200, (4.5, 22.5), (0, 1))
            yield band(box, *FAIR)
            yield from frame(
                box,
                f"{SHORT[edition]}: how often X gets away",
                range(6, 23, 4),
                (0, 0.25, 0.5, 0.75, 1),
                words=percent,
                below="rounds to survive",
            )
            yield from curves(box, of(those))

    told = "; ".join(
        f"{SHORT[edition]}, {one.name}: "
        + ", ".join(f"{at:g} rounds {100 * value.value:.0f} %" for at, value in one.points)
        for edition, those in found.items()
        for one in of(those)
    )
    return picture("How often X gets away, by rounds", told, (WIDTH, height), body())


def _by_rounds(results: Results, table: Part) -> list[tuple[float, Estimate]]:
    found = {at: one for at, (one, _) in measured(results, table, "max_rounds").items()}
    found[USUAL_ROUNDS] = results[table.name]["gain"]
    return [(at, rate) for at, one in sorted(found.items()) if (rate := one.rate()) is not None]


# Calibration


def reliability(results: Results, tables: Sequence[Part]) -> str:
    """Said against came: on the diagonal, a chance means what it says."""
    found = editions(tables)
    side = 250.0

    def of(those: Sequence[Part]) -> list[Curve]:
        return [
            Curve(words, _reliable([results[table.name]["calibration"][who] for table in those]), n)
            for n, (who, words) in enumerate((("x", "X, who knows where he is"), ("pursuers", "pursuers")))
        ]

    def body() -> Iterator[str]:
        for n, (edition, those) in enumerate(found.items()):
            box = Box(60 + n * (side + 90), 40, side, side, (0, 1), (0, 1))
            quarters = (0, 0.25, 0.5, 0.75, 1)
            heading = f"{SHORT[edition]}: said, and what came"
            yield from frame(box, heading, quarters, quarters, words=percent, below="said", names=percent)
            yield line(box.at(0, 0), box.at(1, 1), "grid")
            for m, one in enumerate(of(those)):
                yield from curve(box, one)
                at = box.at(0.04, 0.94 - 0.08 * m)
                yield label(one.name, at, class_="small", style=f"fill:var(--c{one.colour})")

    told = "; ".join(
        f"{SHORT[edition]}, {one.name}: " + ", ".join(f"{100 * x:.0f} % said, {_said(y)} came" for x, y in one.points)
        for edition, those in found.items()
        for one in of(those)
    )
    return picture("Reliability of chances", told, (60 + (side + 90) * len(found), side + 90), body())


def _reliable(rows: Sequence[Mapping[str, Any]]) -> list[tuple[float, Estimate]]:
    said, came = added_by(row["said"] for row in rows), added_by(row["came"] for row in rows)
    return [(said[key].value, came[key].estimate()) for key in sorted(said) if said[key].n >= 30]


# Maps


def _maps(results: Results, tables: Sequence[Part]) -> Iterator[tuple[str, str]]:
    caught: dict[int, int] = {}
    board: Board | None = None
    for edition, those in editions(tables).items():
        board = those[0].found().board
        year, rows = SHORT[edition], [results[table.name] for table in those]
        shares = added_by(row["starts"] for row in rows)
        named = {board.stations[at]: one.estimate() for at, one in shares.items()}
        words = "Of 100 chases from each start, X gets away in so many."
        if those[0].found().prices is not None:
            words = "What X gets from each start, of 100 parts of all points."
        yield f"starts-{year}", maps.starts(board, f"X's starts, {year}", named, words)
        caught = summed([caught, *(row["caught_at"] for row in rows)])
    assert board is not None
    family = "compact" if tables[0].found().prices is not None else "london"
    where = {board.stations[at]: n for at, n in caught.items()}
    yield (
        f"caught-{family}",
        maps.captures(board, "Where X is caught", where, "The larger, the more often X is caught there."),
    )
