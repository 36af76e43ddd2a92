"""`fogbound replay`: a recorded game told ply by ply, open or as one seat saw it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from fogbound import record as records
from fogbound.cli import choose, sheet, words
from fogbound.cli.friendly import WRONG_CONTENT, Stop, write_text
from fogbound.cli.prompt import Screen
from fogbound.cli.words import table_of
from fogbound.game import State, View
from fogbound.games.yard.draw import draw
from fogbound.games.yard.edition import X, YardEdition

EXAMPLE = """\b
Examples:
  fogbound replay game.fog                     (everything open)
  fogbound replay game.fog --as red --step     (as red saw it)
  fogbound replay game.fog --map way.svg
"""

OPEN, SPECTATOR = "open", "spectator"


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")],
    as_seat: Annotated[
        str, typer.Option("--as", metavar="SEAT", help="Only what this seat (or a spectator) saw; else all is open.")
    ] = OPEN,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before every round.")] = False,
    to: Annotated[int | None, typer.Option(metavar="N", min=0, help="Stop after N plies.")] = None,
    map_file: Annotated[Path | None, typer.Option("--map", metavar="FILE", help="Draw the last moment as SVG.")] = None,
    board: Annotated[str | None, typer.Option(metavar="FILE", help="The board file, if it has moved.")] = None,
) -> int:
    """Tell a recorded game in words, ply by ply."""
    screen = Screen()
    read, start = choose.read_record(record, board)
    edition = start.edition
    assert isinstance(edition, YardEdition)
    looker = _Looker(as_seat, edition)
    replayed = records.replay(read, start)
    states = replayed.states if to is None else replayed.states[: to + 1]
    screen.say(f"{edition.title} ({edition.id}), {len(read.plies)} plies{_eyes(as_seat)}.", style="bold")
    _tell(screen, edition, states, looker, step=step)
    last = states[-1]
    view = looker.view(last)
    if view.outcome is None:
        screen.show(sheet.table(edition, view))
    else:
        screen.say()
        screen.show([words.outcome(edition, view)])
        screen.show([words.way(edition, view)] if looker.all_open else [])
    if map_file is not None:
        path = [n for _, n in words.journey(edition, view)] if looker.all_open else []
        write_text(map_file, draw(edition.board, table_of(view), path=path))
        screen.say(f"The map is in {map_file}.")
    if replayed.stopped is not None and len(states) == len(replayed.states):
        raise Stop(f"The game is frozen here: {replayed.stopped.text}", WRONG_CONTENT)
    return 0


class _Looker:
    """Through whose eyes: a seat, a spectator, or (`OPEN`) one who sees everything from outside."""

    def __init__(self, given: str, edition: YardEdition) -> None:
        self._who = given.strip().lower()
        if self._who not in (OPEN, SPECTATOR, *edition.seats):
            allowed = ", ".join((*edition.seats, SPECTATOR))
            raise Stop(f"There is no seat {given!r} in this game; --as takes {allowed}.")
        self.all_open = self._who in (OPEN, X)

    def view(self, state: State) -> View:
        """X knows all there is to know, so the open view is his, less his place at the table."""
        if self._who == OPEN:
            return replace(state.view(X), seat=None, moves=())
        return state.view(None if self._who == SPECTATOR else self._who)


def _eyes(given: str) -> str:
    return ", everything open" if given == OPEN else f", as {words.name(given)} saw it"


def _tell(screen: Screen, edition: YardEdition, states: tuple[State, ...], looker: _Looker, *, step: bool) -> None:
    """Every ply as it was seen when it was played, under a heading for each round."""
    told = 0
    for state in states[1:]:
        if len(state.log) <= told:
            continue
        view = looker.view(state)
        if _begins_round(state, told):
            if step and not _go_on(screen):
                step = False
            screen.say()
            screen.say(f"Round {table_of(view).round}", style="bold")
        screen.show(line for _, line in words.plies(edition, view, told))
        told = len(state.log)


def _begins_round(state: State, number: int) -> bool:
    log = state.log
    return log[number].seat == X and (number == 0 or log[number - 1].seat != X)


def _go_on(screen: Screen) -> bool:
    try:
        screen.ask("[Enter] ")
    except EOFError:
        return False
    return True
