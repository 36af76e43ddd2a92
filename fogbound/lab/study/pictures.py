"""The pictures of a study, by name. Each needs only some parts, and is left out without them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fogbound.arena.intervals import Estimate
from fogbound.games.yard.board import Board
from fogbound.games.yard.map.shapes import label, num, tag
from fogbound.lab.study import maps
from fogbound.lab.study.canvas import (
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
from fogbound.lab.study.counts import Tally, add_up_by_key
from fogbound.lab.study.fair import FAIR, USUAL_ROUNDS, Results, measured_shares
from fogbound.lab.study.findings import editions, played_tables, sum_counts
from fogbound.lab.study.plan import Part

WIDTH = 760.0
LONG = 6  # this many rides until X appears are as good as never
KEYS = {
    "till": "rides until X appears (6+: more, or never again)",
    "near": "rides to the nearest pursuer",
    "round": "round",
}
SHORT = {"yard/classic-1983": "1983", "yard/police-2017": "2017", "yard/compact-2015": "2015"}


def pictures(results: Results, family: str, games: int) -> dict[str, str]:
    """Every picture that has data, by file name."""
    tables = played_tables(results, family, games)
    if not tables:
        return {}
    by_name = dict(_maps(results, tables))
    by_name[f"reliability-{family}"] = reliability(results, tables)
    if tables[0].load_edition().max_rounds is not None:
        by_name["tickets-reveals"] = tickets(results, tables, "till")
        by_name["tickets-rounds"] = tickets(results, tables, "round")
        by_name["balance"] = balance(results, tables)
        by_name["caught-when"] = caught_when(results, tables)
        by_name["fair"] = fair(results, tables)
    else:
        by_name[f"tickets-{family}"] = tickets(results, tables, "near")
    return by_name


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
            yield label(_table_name(table), (left - 14, y + 4), class_="end")
            yield line((box.at(one.low, 0)[0], y), (box.at(one.high, 0)[0], y), "", style=_stroke(colour))
            yield tag("circle", cx=num(box.at(one.value, 0)[0]), cy=num(y), r="5", style=f"fill:{colour}")
            at = (box.at(one.high, 0)[0] + 8, y + 4)
            yield label(f"{100 * one.value:.0f} %", at, class_="small")

    description = ". ".join(f"{_table_name(table)}: {_interval(_share(results, table))}" for table in tables)
    return picture("How often X gets away, by edition and number of people", description, (WIDTH, height), body())


def _stroke(colour: str) -> str:
    return f"stroke:{colour};stroke-width:3;opacity:.5"


def _table_name(table: Part) -> str:
    edition = table.load_edition()
    police = f" + {len(edition.police)} police" if edition.police else ""
    pairs = ", in pairs" if not police and table.players - 1 < len(edition.detectives) else ""
    return f"{SHORT[table.edition]}, {table.players} people ({len(edition.detectives)}{police}{pairs})"


def _share(results: Results, table: Part) -> Estimate:
    gain: Tally = results[table.name]["gain"]
    return gain.rate() or gain.estimate()


def _interval(one: Estimate) -> str:
    return f"{100 * one.value:.0f} % ({100 * one.low:.0f} to {100 * one.high:.0f})"


# When X is caught


def caught_when(results: Results, tables: Sequence[Part]) -> str:
    """Captures by round; rounds in which X appears are marked."""
    by_edition = editions(tables)
    height = 10 + 200.0 * len(by_edition)
    descriptions = []

    def body() -> Iterator[str]:
        for n, (edition, those) in enumerate(by_edition.items()):
            counts, total = sum_counts(results[table.name]["caught"] for table in those), 0.0
            total = sum(results[table.name]["gain"].n for table in those)
            shares = [(at, counts.get(at, 0) / total) for at in range(1, USUAL_ROUNDS + 1)]
            top = max(share for _, share in shares) or 1
            reveals = those[0].load_edition().reveals
            box = Box(60, 40 + 200.0 * n, WIDTH - 80, 120, (0.4, USUAL_ROUNDS + 0.6), (0, top * 1.1))
            heading = f"{SHORT[edition]}: chases that end with X caught, by round"
            yield from frame(box, heading, range(1, USUAL_ROUNDS + 1), ticks(0, top * 1.1), words=percent)
            yield from bars(box, [pair for pair in shares if pair[0] not in reveals], 0.8)
            yield from bars(box, [pair for pair in shares if pair[0] in reveals], 0.8, "bar1")
            below = box.top + box.height + 33
            yield label("red: X appears in this round, unless X has played a double", (60, below), class_="small faint")
            descriptions.append(f"{heading}: " + ", ".join(f"{at}: {100 * share:.1f} %" for at, share in shares))

    shapes = list(body())  # which fills the descriptions
    return picture("When X is caught", ". ".join(descriptions), (WIDTH, height), shapes)


# Tickets


def tickets(results: Results, tables: Sequence[Part], key: str) -> str:
    """The value of a ticket, and how often X plays it, by something that X knows."""
    by_edition = editions(tables)
    kinds = [what for what in ("black", "double") if tables[0].load_edition().doubles or what == "black"]
    words = {"black": "a black ticket", "double": "a double move"}
    side = (WIDTH - 160) / 2

    def names(at: float) -> str:
        return "6+" if key == "till" and at == LONG else f"{at:g}" if key != "round" or at % 2 else ""

    def of(what: str, how: str) -> list[Curve]:
        return [
            Curve(SHORT[edition], _points(results, those, what, how, key), list(SHORT).index(edition))
            for edition, those in by_edition.items()
        ]

    def body() -> Iterator[str]:
        for row, what in enumerate(kinds):
            for column, (how, heading) in enumerate(
                (
                    ("worth", f"Value of {words[what]} (percentage points)"),
                    ("plays", f"How often X plays {words[what]}"),
                )
            ):
                lines = of(what, how)
                every = [at for one in lines for at, _ in one.points]
                top = max((one.high for each in lines for _, one in each.points), default=0) * 1.08 or 1
                low = min(0.0, *(one.low for each in lines for _, one in each.points))
                edges = (min(every) - 0.4, max(every) + 0.4)
                box = Box(52 + column * (side + 78), 40 + 230.0 * row, side, 150, edges, (low, top))
                how_many = points if how == "worth" else percent
                yield from frame(
                    box, heading, sorted(set(every)), ticks(low, top), words=how_many, below=KEYS[key], names=names
                )
                yield from curves(box, lines)

    description = "; ".join(
        f"{words[what]} {how} {one.name}: "
        + ", ".join(f"{at:g}: {100 * value.value:.1f} %" for at, value in one.points)
        for what in kinds
        for how in ("worth", "plays")
        for one in of(what, how)
    )
    return picture("Black tickets and double moves", description, (WIDTH, 20 + 230.0 * len(kinds)), body())


def _points(
    results: Results, tables: Sequence[Part], what: str, how: str, key: str, least: int = 200
) -> list[tuple[float, Estimate]]:
    """The points with enough decisions behind them."""
    rows = (results[table.name][what][how][key] for table in tables)
    longest = LONG if key == "till" else USUAL_ROUNDS
    many = add_up_by_key({min(at, longest): one} for row in rows for at, one in row.items())
    return [(at, one.estimate()) for at, one in sorted(many.items()) if one.n >= min(least, _most(many))]


def _most(many: Mapping[int, Tally]) -> float:
    return max(one.n for one in many.values())


# Fair settings


def fair(results: Results, tables: Sequence[Part]) -> str:
    """X's share by the number of rounds; the stripe marks fair chases."""
    by_edition = editions(tables)
    side, height = (WIDTH - 215) / 2, 300.0

    def of(those: Sequence[Part]) -> list[Curve]:
        return [Curve(f"{table.players} people", _by_rounds(results, table), n) for n, table in enumerate(those)]

    def body() -> Iterator[str]:
        for n, (edition, those) in enumerate(by_edition.items()):
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

    description = "; ".join(
        f"{SHORT[edition]}, {one.name}: "
        + ", ".join(f"{at:g} rounds {100 * value.value:.0f} %" for at, value in one.points)
        for edition, those in by_edition.items()
        for one in of(those)
    )
    return picture("How often X gets away, by rounds", description, (WIDTH, height), body())


def _by_rounds(results: Results, table: Part) -> list[tuple[float, Estimate]]:
    shares = {at: one for at, (one, _) in measured_shares(results, table, "max_rounds").items()}
    shares[USUAL_ROUNDS] = results[table.name]["gain"]
    return [(at, rate) for at, one in sorted(shares.items()) if (rate := one.rate()) is not None]


# Calibration


def reliability(results: Results, tables: Sequence[Part]) -> str:
    """Forecast against outcome: reliable chances lie on the diagonal."""
    by_edition = editions(tables)
    side = 250.0

    def of(those: Sequence[Part]) -> list[Curve]:
        return [
            Curve(words, _reliable([results[table.name]["calibration"][who] for table in those]), n)
            for n, (who, words) in enumerate((("x", "X, who knows the station"), ("pursuers", "pursuers")))
        ]

    def body() -> Iterator[str]:
        for n, (edition, those) in enumerate(by_edition.items()):
            box = Box(60 + n * (side + 90), 40, side, side, (0, 1), (0, 1))
            quarters = (0, 0.25, 0.5, 0.75, 1)
            heading = f"{SHORT[edition]}: predicted and actual"
            yield from frame(box, heading, quarters, quarters, words=percent, below="predicted", names=percent)
            yield line(box.at(0, 0), box.at(1, 1), "grid")
            for m, one in enumerate(of(those)):
                yield from curve(box, one)
                at = box.at(0.04, 0.94 - 0.08 * m)
                yield label(one.name, at, class_="small", style=f"fill:var(--c{one.colour})")

    description = "; ".join(
        f"{SHORT[edition]}, {one.name}: "
        + ", ".join(f"{100 * x:.0f} % predicted, {_interval(y)} actual" for x, y in one.points)
        for edition, those in by_edition.items()
        for one in of(those)
    )
    return picture("Reliability of chances", description, (60 + (side + 90) * len(by_edition), side + 90), body())


def _reliable(rows: Sequence[Mapping[str, Any]]) -> list[tuple[float, Estimate]]:
    said, came = add_up_by_key(row["said"] for row in rows), add_up_by_key(row["came"] for row in rows)
    return [(said[key].value, came[key].estimate()) for key in sorted(said) if said[key].n >= 30]


# Maps


def _maps(results: Results, tables: Sequence[Part]) -> Iterator[tuple[str, str]]:
    caught: dict[int, int] = {}
    board: Board | None = None
    for edition, those in editions(tables).items():
        board = those[0].load_edition().board
        year, rows = SHORT[edition], [results[table.name] for table in those]
        shares = add_up_by_key(row["starts"] for row in rows)
        named = {board.stations[at]: one.estimate() for at, one in shares.items()}
        words = "How many of 100 chases X wins from each start."
        if those[0].load_edition().prices is not None:
            words = "X's share of all points from each start, in %."
        yield f"starts-{year}", maps.starts(board, f"X's starts, {year}", named, words)
        caught = sum_counts([caught, *(row["caught_at"] for row in rows)])
    assert board is not None
    family = "compact" if tables[0].load_edition().prices is not None else "london"
    where = {board.stations[at]: n for at, n in caught.items()}
    yield (
        f"caught-{family}",
        maps.captures(board, "Where X is caught", where, "The larger the disc, the more often X is caught there."),
    )
