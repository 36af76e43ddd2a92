"""Figures for people and programs: text, JSON, and a self-contained page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from html import escape
from typing import Any

from rich import box
from rich.console import Console, Group
from rich.table import Table as RichTable
from rich.text import Text

from fogbound.arena import plots, tables
from fogbound.arena.analysis import Figures
from fogbound.arena.tables import Table
from fogbound.errors import FogboundError

STYLE = """
:root { color-scheme: light dark; --ink: #1d2530; --paper: #fbfaf7; --faint: #8a929c; --line: #d9d8d2;
  --blue: #2b62a8; --red: #b5402f; --soft: #eeece6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e4de; --paper: #15191f; --faint: #858d98; --line: #343b45;
  --blue: #7fb0ee; --red: #ee8675; --soft: #1f252d; } }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
p.note, figcaption { color: var(--faint); font-size: .9rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { background: var(--soft); font-weight: 600; }
figure { margin: 1rem 0; } .beliefs { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
.beliefs figure { flex: 0 1 20rem; } svg { width: 100%; max-width: 44rem; height: auto; display: block; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .end { text-anchor: end; } svg .middle { text-anchor: middle; } svg text.small { font-size: 11px; }
svg .axis { stroke: var(--faint); } svg .grid { stroke: var(--line); } svg .link { stroke: var(--line); }
svg .reach { stroke: var(--blue); stroke-width: 3; opacity: .5; } svg .dot { fill: var(--blue); }
svg .caught { fill: var(--red); } svg .away { fill: var(--blue); }
svg .station { fill: var(--faint); } svg .capture { fill: var(--red); opacity: .65; }
"""


def to_json(figures: Figures) -> str:
    """Every figure, and the schedule they belong to."""
    data: dict[str, Any] = asdict(figures)
    data["schedule"]["digest"] = figures.schedule.digest
    data["decision"] = figures.decision and figures.decision._asdict()
    return json.dumps(_plain(data), indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def _plain(value: Any) -> Any:
    """Plain values: estimates become objects, and infinite bounds become null, since JSON has no infinity."""
    if hasattr(value, "_asdict"):
        return _plain(value._asdict())
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return None if isinstance(value, float) and abs(value) == float("inf") else value


# A terminal


def rich_table(table: Table) -> RichTable:
    shown = RichTable(title=table.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for n, name in enumerate(table.header):
        shown.add_column(name, justify="left" if n == 0 else "right")
    for row in table.rows:
        shown.add_row(*map(Text, row))
    return shown


def rich_report(figures: Figures) -> Group:
    return Group(*(Text(line) for line in tables.lines(figures)), rich_tables(tables.tables(figures)))


def rich_tables(shown: Sequence[Table]) -> Group:
    parts: list[Any] = []
    for table in shown:
        parts += [Text(), rich_table(table), *([Text(table.note, style="dim")] if table.note else [])]
    return Group(*parts)


def to_text(figures: Figures, width: int = 120) -> str:
    return plain_text(rich_report(figures), width)


def plain_text(shown: Group, width: int = 120) -> str:
    """The text that a terminal would show, without colours."""
    console = Console(width=width, color_system=None, force_terminal=False, highlight=False)
    with console.capture() as captured:
        console.print(shown)
    return "\n".join(line.rstrip() for line in captured.get().splitlines()) + "\n"


# A page


def to_html(figures: Figures) -> str:
    """The report as one file, without scripts or anything to load."""
    title = f"Arena: {', '.join(figures.schedule.bots)}"
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n<h1>{escape(title)}</h1>\n{''.join(_body(figures))}</body>\n</html>\n"
    )


def _body(figures: Figures) -> Iterator[str]:
    for line in tables.lines(figures):
        yield f"<p>{escape(line)}</p>\n"
    pictures = dict(_pictures(figures))
    for table in tables.tables(figures):
        yield f"<h2>{escape(table.title)}</h2>\n{pictures.get(table.title, '')}{_html_table(table)}"
        yield f'<p class="note">{escape(table.note)}</p>\n' if table.note else ""


def _pictures(figures: Figures) -> Iterator[tuple[str, str]]:
    """The picture above each table, by the table's title."""
    yield "Bots", _figure(plots.rating_plot(figures), "Ratings, with intervals of 95 %")
    yield "Duels", _figure(plots.score_plot(figures), "Scores of the first bot, with intervals of 95 %")
    if figures.lengths is not None:
        caption = "Games by number of rounds: X caught (below), not caught (on top)"
        yield "Games", _figure(plots.length_plot(figures.lengths), caption)
    with suppress(FogboundError):  # the board has changed since: the table below still lists the stations
        board = figures.schedule.edition_now().board
        yield "Where X is caught", _figure(plots.capture_map(board, figures.captures), "Captures by station")
    believers = [(bot.bot, bot.belief) for bot in figures.bots if bot.belief is not None]
    figures_ = [
        _figure(plots.calibration_plot(belief.bins), f"{bot}: chance given, share with X there")
        for bot, belief in believers
    ]
    yield "Belief", f'<div class="beliefs">{"".join(figures_)}</div>\n'


def _figure(picture: str, caption: str) -> str:
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>\n" if picture else ""


def _html_table(table: Table) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in table.header)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in table.rows)
    return f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n'
