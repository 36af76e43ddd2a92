"""`fogbound play`: a game at the keyboard, against bots or hot-seat."""

from __future__ import annotations

import contextlib
import errno
import math
import signal
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from types import FrameType
from typing import Annotated

import typer

import fogbound
from fogbound import proof, record
from fogbound.bots import BOTS
from fogbound.cli import choose, files
from fogbound.cli.friendly import INTERRUPTED, WRONG_CONTENT, Stop, silence
from fogbound.cli.prompt import Screen
from fogbound.cli.session import Session, welcome
from fogbound.cli.turn import YES, Quit
from fogbound.cli.words import BLANK, Line, listed
from fogbound.errors import BadRecord
from fogbound.game import Player, Seat
from fogbound.games.yard.edition import X, YardEdition
from fogbound.match import Match
from fogbound.verify import verify

EXAMPLE = """\b
Examples:
  fogbound play                                (asks who you want to be)
  fogbound play --seat x                       (you are Mister X, bots hunt you)
  fogbound play 1983 --players 4 --seats detectives
  fogbound play --hotseat                      (everybody at one keyboard)
  fogbound play --resume game.fog
"""

PACE = 0.5
OTHER_RULES = (
    "This game was saved under other rules or another board; its moves all hold today, and it goes on by ours."
)


def play(
    edition: Annotated[
        str | None, typer.Argument(metavar="EDITION", help="1983 or 2017, or a full id. Left out: 2017.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many people the rules count, Mister X included.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="The one seat you play: x, red, blue, bobby1 ...")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="SEATS", help="Several seats: red,blue, or detectives for all of them.")
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People play every seat and pass the device on.")] = False,
    bots: Annotated[
        str | None, typer.Option(metavar="random|greedy", help="Who plays the other seats. Left out: greedy.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Deal a practice game: the same number deals the same.")
    ] = None,
    board: Annotated[
        str | None, typer.Option(metavar="NAME|FILE", help="Another board by name, or a .toml board file.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="A rule option, repeatable; see fogbound editions.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    record_file: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the record here when the game is over.")
    ] = None,
    pace: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="Pause after a bot's move (0.5 on a terminal, else 0).")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Play moves without asking for confirmation.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours (NO_COLOR does the same).")] = False,
) -> int:
    """Play a game, against bots or hot-seat."""
    screen = Screen(colour=not no_color)
    pause = _pace(pace, screen)
    record_path = None if record_file is None else _record_path(record_file, resume)
    chosen = _Chosen(seat, seats, hotseat)
    if resume is not None:
        _refuse_with_resume(edition=edition, players=players, option=option, seed=seed)
        match, game, tags, notes = _resumed(resume, board)
    else:
        game = choose.edition(edition, players, board, option)
        match = Match(fogbound.start(game), None if seed is None else proof.seed_from(seed))
        tags = {}
        notes = ["The deal is fixed now and sealed." if seed is None else "This is a practice deal, chosen by --seed."]
    kind = _bot_kind(bots or tags.get("Bots"))
    if match.start.setup is not None and kind == "greedy":
        # The greedy bot works out suspects from the deal, which a set-up game has not.
        raise Stop("Greedy bots cannot join a game that was set up by hand; say --bots random.")
    mine = chosen.seats(game, screen, tags.get("Seats"))
    session = Session(
        match,
        game,
        mine,
        _bots(kind, game, mine, seed),
        screen,
        confirm=not yes,
        pace=pause,
        tags={"Seats": ",".join(s for s in game.seats if s in mine), "Bots": kind},
        file=resume,
    )
    screen.show(welcome(match, game, mine, notes))
    return _played(session, record_path)


def _played(session: Session, record_file: Path | None) -> int:
    """Run the game; however it is left, what was played is kept."""
    with _signals(signal.default_int_handler, "SIGHUP", "SIGTERM"):  # a closed window is another Ctrl-C
        try:
            try:
                _game(session, record_file)
            except BaseException as problem:
                return _broken_off(session, problem)
        except KeyboardInterrupt as signalled:  # a closing window ends the input first and sends its signal after
            return _broken_off(session, signalled)
    return 0


def _game(session: Session, record_file: Path | None) -> None:
    screen = session.screen
    try:
        if screen.interactive:
            screen.say()
            screen.ask("Press Enter to begin. ")
        session.run()
        _keep(session, record_file)
    except Quit:
        screen.say("Goodbye.")


def _broken_off(session: Session, problem: BaseException) -> int:
    """Keep the game first, then say so if anybody is there; a bug goes on to be seen."""
    played = session.unsaved
    with _signals(signal.SIG_IGN, "SIGINT", "SIGHUP", "SIGTERM"):
        kept = session.rescue()
    if _screen_is_gone(problem):
        silence()
        return WRONG_CONTENT
    try:
        session.screen.show(_farewell(session, kept, played))
    except OSError as gone:
        if not _screen_is_gone(gone):
            raise
        silence()
    if isinstance(problem, KeyboardInterrupt):
        return INTERRUPTED
    if isinstance(problem, EOFError):
        return 0
    raise problem


def _screen_is_gone(problem: BaseException) -> bool:
    """Files have refusals of their own, so these come from the terminal or the pipe."""
    return isinstance(problem, OSError) and problem.errno in (errno.EPIPE, errno.EIO)


@contextlib.contextmanager
def _signals(handler: Callable[[int, FrameType | None], object] | signal.Handlers, *names: str) -> Iterator[None]:
    before = {}
    with contextlib.suppress(ValueError):  # only a main thread may do this
        for number in (getattr(signal, name, None) for name in names):
            if number is not None:
                before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler_before in before.items():
            signal.signal(number, handler_before)


def _farewell(session: Session, kept: Path | None, played: bool) -> Iterator[Line]:
    yield BLANK
    if kept is None:
        yield Line("The game could not be kept: no folder takes it." if played else "Goodbye.")
    elif session.over:
        yield from _kept(kept)
    else:
        yield Line(f"The game is kept in {kept}, secrets and all. To go on:")
        yield Line(f"  fogbound play --resume {files.quoted(kept)}")


def _keep(session: Session, record_file: Path | None) -> None:
    """The finished game is offered as a record; in a pipe nobody is there to answer."""
    screen = session.screen
    wanted: str | Path | None = record_file
    if wanted is None and screen.interactive:
        wanted = _asked(session, f"Keep the record? [Enter = to {session.default_path()}, a file name, or no] ")
    while wanted is not None:
        try:
            screen.show(_kept(session.save(wanted)))
            return
        except Stop as stop:
            if not screen.interactive:
                raise
            screen.say(stop.text)
            wanted = _asked(session, "Another file name, or no: ")
    session.unsaved = False
    screen.say("The record was not kept (--record FILE keeps one).")


def _asked(session: Session, question: str) -> str | Path | None:
    answer = session.screen.ask(question).strip()
    return None if answer.lower() in ("no", "n") else session.default_path() if answer.lower() in YES else answer


def _kept(path: Path) -> Iterator[Line]:
    yield Line(f"The record is in {path}. Check it, or see the game again:")
    yield Line(f"  fogbound verify {files.quoted(path)}")
    yield Line(f"  fogbound replay {files.quoted(path)}")


# Arguments


class _Chosen:
    """Which seats were asked for on the command line."""

    def __init__(self, seat: str | None, seats: str | None, hotseat: bool) -> None:
        if (seat is not None) + (seats is not None) + hotseat > 1:
            raise Stop("Choose one of --seat, --seats and --hotseat.")
        self._hotseat = hotseat
        self._given = seats if seats is not None else seat

    def seats(self, edition: YardEdition, screen: Screen, before: str | None) -> frozenset[Seat]:
        if self._hotseat:
            return frozenset(edition.seats)
        if self._given is not None:
            return read_seats(self._given, edition)
        if before is not None:
            return read_seats(before, edition)
        if screen.interactive:
            return _ask_who(edition, screen)
        screen.say("Nobody said who plays what, so you are Mister X (--seat and --seats choose).")
        return frozenset({X})


def read_seats(given: str, edition: YardEdition) -> frozenset[Seat]:
    """Seats by name; `detectives` is everybody who hunts, `all` everybody."""
    groups = {"detectives": edition.pursuers, "police": edition.police, "all": edition.seats}
    found: set[Seat] = set()
    for part in (word.strip().lower() for word in given.split(",") if word.strip()):
        if not (groups.get(part) or part in edition.seats):
            break
        found |= {*groups.get(part, (part,))}
    else:
        if found:
            return frozenset(found)
    raise Stop(f"There is no seat {given!r} here; seats are {', '.join(edition.seats)}, or detectives for all but x.")


def _ask_who(edition: YardEdition, screen: Screen) -> frozenset[Seat]:
    screen.say("Who do you want to be?", style="bold")
    screen.say("  x           Mister X: slip away from the bots")
    screen.say(f"  detectives  {listed(edition.pursuers)}: hunt a bot", hang=14)
    screen.say("  hotseat     everybody at this keyboard, no bots")
    while True:
        answer = screen.ask("x, detectives or hotseat? ", ("x", "detectives", "hotseat")).strip().lower()
        answer = {"d": "detectives", "h": "all", "hotseat": "all", "hot-seat": "all"}.get(answer, answer)
        try:
            return read_seats(answer, edition)
        except Stop:
            screen.say("Type x, detectives or hotseat; or the names of single seats, such as red,blue.")


def _bot_kind(given: str | None) -> str:
    kind = given or "greedy"
    if kind not in BOTS:
        raise Stop(f"There are no bots {kind!r}; bots are {listed(list(BOTS), 'or')}.")
    return kind


def _bots(kind: str, edition: YardEdition, mine: frozenset[Seat], seed: int | None) -> Mapping[Seat, Player]:
    """One bot a side. With --seed its chances repeat as the deal does."""
    chance = [Random(None if seed is None else f"{seed} {side}") for side in ("x", "pursuers")]
    fleeing, hunting = (BOTS[kind](edition, rng) for rng in chance)
    return {seat: fleeing if seat == X else hunting for seat in edition.seats if seat not in mine}


def _pace(given: float | None, screen: Screen) -> float:
    if given is None:
        return PACE if screen.interactive else 0.0
    if not (math.isfinite(given) and 0 <= given <= 60):
        raise Stop("--pace takes seconds from 0 to 60.")
    return given


def _record_path(given: Path, resume: Path | None) -> Path:
    """Where the record will lie; what is against it is better heard before the game than after."""
    path = files.record_path(given)
    if files.exists(path) and not files.same(path, resume):
        raise Stop(f"There is a file {path} already; choose another name for --record.")
    files.check_folder(path)
    return path


# Saved games


def _refuse_with_resume(**given: object) -> None:
    extra = [
        f"--{name}" if name != "edition" else "EDITION" for name, value in given.items() if value not in (None, [])
    ]
    if extra:
        raise Stop(f"A saved game brings its own edition, deal and options: leave out {listed(extra)} with --resume.")


def _resumed(path: Path, board: str | None) -> tuple[Match, YardEdition, dict[str, str], list[str]]:
    """The match, its edition, the record's tags, and what there is to say about them."""
    read, start = choose.read_record(path, board)
    if read.seed is None:
        raise BadRecord("no-seed", f"{path} has no seed inside, so the game cannot go on. fogbound replay shows it.")
    verify(read, start)
    state = record.replay(read, start).state
    if state.outcome is not None:
        raise BadRecord("game-over", f"The game in {path} is over. See it again: fogbound replay {path}")
    assert isinstance(start.edition, YardEdition)
    notes = [] if record.same_rules(read, start.edition) else [OTHER_RULES]
    notes.append("The deal is the one this game began with.")
    return Match.resume(start, state, read.seed), start.edition, dict(read.tags), notes
