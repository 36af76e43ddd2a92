"""`fogbound replay`: a recorded game told ply by ply, open or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from fogbound import catalog
from fogbound import record as records
from fogbound.cli import choose, files, score, words
from fogbound.cli.desks import desk
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import Line, counted
from fogbound.cli.prompt import Screen
from fogbound.cli.words import table_of
from fogbound.errors import BadOption, FogboundError
from fogbound.game import DEALER, Edition, State, View
from fogbound.games.yard.draw import draw
from fogbound.games.yard.edition import X
from fogbound.record import Record, Replay
from fogbound.series import Place, Series, place

EXAMPLE = """\b
Examples:
  fogbound replay game.fog                     (everything open)
  fogbound replay game.fog --as red --step     (as red saw it)
  fogbound replay game.fog --map way.svg
"""

OPEN, SPECTATOR = "open", "spectator"
SEES_ALL = (OPEN, X)
# Refusals that quote nothing of the game.
SAYS_NOTHING = ("not-a-record", "truncated", "newer-format", "unknown-game", "other-deck")


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")],
    as_seat: Annotated[
        str,
        typer.Option("--as", metavar="SEAT", help="Only what this seat, a spectator, or a person of a series saw."),
    ] = OPEN,
    heat: Annotated[int | None, typer.Option(metavar="N", min=1, help="Of a series, only this heat.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before every round.")] = False,
    to: Annotated[int | None, typer.Option(metavar="N", min=0, help="Stop after N plies.")] = None,
    map_file: Annotated[Path | None, typer.Option("--map", metavar="FILE", help="Draw the last moment as SVG.")] = None,
    board: Annotated[str | None, typer.Option(metavar="FILE", help="The board file, if it has moved.")] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="FILE,...", help="The deck files, if they have moved or were somebody's own.")
    ] = None,
) -> int:
    """Tell a recorded game in words, ply by ply."""
    screen = Screen()
    picture = None if map_file is None else files.picture_path(map_file)
    wanted = as_seat.strip()
    games = _chosen(_opened(record, wanted, board=board, deck=deck), heat)
    if len(games) > 1 and (to is not None or picture is not None):
        raise Stop("This is a series: say which heat, with --heat N, to stop in it or to draw it.")
    for game in games:
        _told(screen, game, wanted, step=step, to=to, picture=picture)
    if len(games) > 1:
        screen.show(_score(games))
    return 0


class _Game(NamedTuple):
    """A record and its start; in a series, its place there."""

    read: Record
    start: State
    place: Place | None

    @property
    def edition(self) -> Edition:
        return self.start.edition


def _chosen(games: list[_Game], heat: int | None) -> list[_Game]:
    """The heats to tell: all that have begun, or the one asked for."""
    if heat is not None:
        if heat > len(games):
            raise Stop(f"There is no heat {heat} in this record; it holds {counted(len(games), 'game')}.")
        return [games[heat - 1]]
    return [game for n, game in enumerate(games) if n == 0 or game.read.plies]


def _told(screen: Screen, game: _Game, wanted: str, *, step: bool, to: int | None, picture: Path | None) -> None:
    read, edition = game.read, game.edition
    looker = _Looker(_seat(wanted, game), edition)
    replayed = records.replay(read, game.start)
    states = replayed.states if to is None else replayed.states[: to + 1]
    if game.place is not None:
        screen.show(score.heat(game.place.heat, game.place.length, game.place.players))
    screen.say(f"{catalog.title(edition.id)} ({edition.id}), {len(read.plies)} plies{_eyes(looker)}.", style="bold")
    _tell(screen, states, looker, step=step)
    view = looker.view(states[-1])
    if view.outcome is None:
        screen.show(looker.desk.table(edition, view))
    else:
        screen.say()
        screen.show(looker.desk.ending(edition, view, looker.all_open))
    if picture is not None:
        chase = catalog.known(edition)
        path = [n for _, n in words.journey(chase, view)] if looker.all_open else []
        secret = looker.all_open and view.outcome is None
        files.write_text(picture, draw(chase.board, table_of(view), path=path), private=secret)
        screen.say(f"The map is in {picture}.")
    if replayed.stopped is not None and len(states) == len(replayed.states):
        raise Stop(f"The game is frozen here: {_why(read, replayed, looker)}", WRONG_CONTENT)


def _score(games: list[_Game]) -> Iterator[Line]:
    """What the heats came to, where they make up a series."""
    where = games[0].place
    ended = [records.replay(game.read, game.start).state.outcome for game in games]
    if where is None:
        return
    try:
        series = Series(games[0].edition, where.people, tuple(outcome for outcome in ended if outcome is not None))
    except BadOption:  # verify says what is wrong; whoever looks at the games need not be stopped
        return
    if series.heat:
        yield from score.so_far(series)


def _seat(wanted: str, game: _Game) -> str:
    """Through whose eyes; a person of a series sees what his pawns see in this heat."""
    people = dict(game.place.players) if game.place is not None else {}
    return people[wanted][0] if people.get(wanted) else wanted.lower()


def _opened(path: Path, wanted: str, **moved: str | None) -> list[_Game]:
    """A damaged record is told of in its own words, and these may be secrets: not for every pair of eyes."""
    try:
        games = zip(*choose.read_records(path, **moved), strict=True)
        return [_Game(read, start, place(read)) for read, start in games]
    except FogboundError as problem:
        if wanted.lower() in SEES_ALL or problem.code in SAYS_NOTHING:
            raise
        where = f"To be told where, and perhaps what {wanted} did not see: fogbound replay {files.quoted(path)}"
        raise Stop(f"{path} is damaged. {where}", WRONG_CONTENT) from None


def _why(read: Record, replayed: Replay, looker: _Looker) -> str:
    """Why a record stops, for these eyes: a refusal speaks to whoever moves, about what he knows."""
    assert replayed.stopped is not None
    number = len(replayed.states) - 1
    mover = read.plies[number].seat or next(iter(replayed.state.turn), DEALER)
    if looker.all_open or looker.who == mover:
        return replayed.stopped.text
    return f"Ply {number} of the record cannot be played under today's rules."


class _Looker:
    """Through whose eyes: a seat, a spectator, or (`OPEN`) one who sees everything from outside."""

    def __init__(self, given: str, edition: Edition) -> None:
        self.who = given
        self.edition = edition
        self.desk = desk(edition)
        if given not in (OPEN, SPECTATOR, *edition.seats):
            allowed = ", ".join((*edition.seats, SPECTATOR))
            raise Stop(f"There is no seat {given!r} in this game; --as takes {allowed}.")
        self.all_open = given in (OPEN, *self.desk.knows_all)

    def view(self, state: State) -> View:
        if self.who == OPEN:
            return self.desk.open_view(state)
        return state.view(None if self.who == SPECTATOR else self.who)


def _eyes(looker: _Looker) -> str:
    return ", everything open" if looker.who == OPEN else f", as {looker.desk.name(looker.who)} saw it"


def _tell(screen: Screen, states: tuple[State, ...], looker: _Looker, *, step: bool) -> None:
    """Every ply as it was seen when it was played, under a heading for each round or card."""
    heading = ""
    for before, state in pairwise(states):
        view = looker.view(state)
        now = looker.desk.heading(looker.view(before))
        if now != heading:
            heading = now
            if step and not _go_on(screen):
                step = False
            screen.say()
            screen.say(heading, style="bold")
        screen.show(line for _, line in looker.desk.plies(looker.edition, view, len(before.log)))


def _go_on(screen: Screen) -> bool:
    try:
        screen.ask("[Enter] ")
    except EOFError:
        return False
    return True
