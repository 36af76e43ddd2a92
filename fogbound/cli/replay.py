"""`fogbound replay`: a recorded game ply by ply, open or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from fogbound import catalog
from fogbound import record as records
from fogbound.cli import choose, files
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.lines import Line
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import Language, game_title, name, refusal, t
from fogbound.cli.terminals import terminal
from fogbound.errors import BadOption, FogboundError
from fogbound.game import DEALER, Edition, State, View
from fogbound.record import Record, Replay
from fogbound.series import Place, Series, place

OPEN, SPECTATOR = "open", "spectator"
# Refusals that reveal nothing about the game.
SAYS_NOTHING = ("not-a-record", "truncated", "newer-format", "unknown-game", "other-deck")


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    as_seat: Annotated[
        str,
        typer.Option("--as", metavar="SEAT"),
    ] = OPEN,
    heat: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    to: Annotated[int | None, typer.Option(metavar="N", min=0)] = None,
    map_file: Annotated[Path | None, typer.Option("--map", metavar="FILE")] = None,
    board: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    deck: Annotated[str | None, typer.Option(metavar="FILE,...")] = None,
    language: Language = None,
) -> int:
    """Replay a recorded game in words."""
    screen = Screen()
    picture = None if map_file is None else files.picture_path(map_file)
    wanted = as_seat.strip()
    games = _choose_heats(_open(record, wanted, board=board, deck=deck), heat)
    if len(games) > 1 and (to is not None or picture is not None):
        raise Stop(t("cli-replay-which-heat"))
    for game in games:
        _replay_game(screen, game, wanted, step=step, to=to, picture=picture)
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


def _choose_heats(games: list[_Game], heat: int | None) -> list[_Game]:
    """The heats to replay: all that have begun, or the one asked for."""
    if heat is not None:
        if heat > len(games):
            raise Stop(t("cli-no-heat", given=heat, n=len(games)))
        return [games[heat - 1]]
    return [game for n, game in enumerate(games) if n == 0 or game.read.plies]


def _replay_game(screen: Screen, game: _Game, wanted: str, *, step: bool, to: int | None, picture: Path | None) -> None:
    read, edition = game.read, game.edition
    viewer = _Viewer(_seat(wanted, game), edition)
    replayed = records.replay(read, game.start)
    states = replayed.states if to is None else replayed.states[: to + 1]
    series = viewer.terminal.series
    if game.place is not None and series is not None:
        screen.show(series.heat(game.place.heat, game.place.length, game.place.players))
    title = f"{game_title(edition.id, catalog.title(edition.id))} ({edition.id})"
    screen.say(f"{t('cli-replay-title', title=title, n=len(read.plies))} {_viewpoint(viewer)}", style="bold")
    if read.taken:
        screen.say(t("cli-replay-taken", n=len(read.taken)))
    _show_plies(screen, states, viewer, step=step)
    view = viewer.view(states[-1])
    if view.outcome is None:
        screen.show(viewer.terminal.table(edition, view))
    else:
        screen.say()
        screen.show(viewer.terminal.ending(edition, view, viewer.all_open))
    if picture is not None:
        _draw(picture, viewer, view)
        screen.say(t("cli-map-in", file=str(picture)))
    if replayed.stopped is not None and len(states) == len(replayed.states):
        raise Stop(f"{t('cli-replay-stops')} {_why(read, replayed, viewer)}", WRONG_CONTENT)


def _draw(path: Path, viewer: _Viewer, view: View) -> None:
    draw = viewer.terminal.picture
    if draw is None:
        raise Stop(t("cli-no-map", edition=viewer.edition.id))
    secret = viewer.all_open and view.outcome is None
    files.write_text(path, draw(viewer.edition, view, viewer.all_open), private=secret)


def _score(games: list[_Game]) -> Iterator[Line]:
    """The score, if the games make up a series."""
    where = games[0].place
    ended = [records.replay(game.read, game.start).state.outcome for game in games]
    screens = terminal(games[0].edition).series
    if where is None or screens is None:
        return
    try:
        series = Series(games[0].edition, where.people, tuple(outcome for outcome in ended if outcome is not None))
    except BadOption:  # the games can still be watched; `fogbound verify` says what is wrong
        return
    if series.heat:
        yield from screens.score(series)


def _seat(wanted: str, game: _Game) -> str:
    """The seat to look from; for a person of a series, one of their seats in this heat."""
    people = dict(game.place.players) if game.place is not None else {}
    return people[wanted][0] if people.get(wanted) else wanted.lower()


def _open(path: Path, wanted: str, **moved: str | None) -> list[_Game]:
    """The games of a record. What is damaged is quoted only if everything is open: it may be secret."""
    try:
        games = zip(*choose.read_records(path, **moved), strict=True)
        return [_Game(read, start, place(read)) for read, start in games]
    except FogboundError as problem:
        if wanted.lower() == OPEN or problem.code in SAYS_NOTHING:
            raise
        command = f"fogbound replay {files.quoted(path)}"
        raise Stop(t("cli-damaged", file=str(path), name=wanted, command=command), WRONG_CONTENT) from None


def _why(read: Record, replayed: Replay, viewer: _Viewer) -> str:
    """Why a record stops. The refusal of a move uses what its mover knows, so only viewers who know as much see it."""
    assert replayed.stopped is not None
    number = len(replayed.states) - 1
    mover = read.plies[number].seat or next(iter(replayed.state.turn), DEALER)
    if viewer.all_open or viewer.who == mover:
        return refusal(replayed.stopped)
    return t("cli-replay-ply", n=number)


class _Viewer:
    """A seat, a spectator, or (`OPEN`) somebody who sees everything."""

    def __init__(self, given: str, edition: Edition) -> None:
        self.who = given
        self.edition = edition
        self.terminal = terminal(edition)
        if given not in (OPEN, SPECTATOR, *edition.seats):
            allowed = ", ".join((*edition.seats, SPECTATOR))
            raise Stop(t("cli-replay-no-seat", given=given, seats=allowed))
        self.all_open = given in (OPEN, *self.terminal.knows_all)

    def view(self, state: State) -> View:
        if self.who == OPEN:
            return self.terminal.open_view(state)
        return state.view(None if self.who == SPECTATOR else self.who)


def _viewpoint(viewer: _Viewer) -> str:
    if viewer.who in (OPEN, SPECTATOR):
        return t(f"cli-replay-{viewer.who}")
    return t("cli-replay-as", name=name(viewer.who))


def _show_plies(screen: Screen, states: tuple[State, ...], viewer: _Viewer, *, step: bool) -> None:
    """Show every ply as the viewer saw it then, with a heading for each round or card."""
    heading = ""
    for before, state in pairwise(states):
        view = viewer.view(state)
        now = viewer.terminal.heading(viewer.view(before))
        if now != heading:
            heading = now
            if step and not _go_on(screen):
                step = False
            screen.say()
            screen.say(heading, style="bold")
        screen.show(line for _, line in viewer.terminal.plies(viewer.edition, view, len(before.log)))


def _go_on(screen: Screen) -> bool:
    try:
        screen.ask("[Enter] ")
    except EOFError:
        return False
    return True
