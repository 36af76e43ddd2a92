"""`fogbound play`: a game at the keyboard, against bots or hot-seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

import fogbound
from fogbound import catalog, proof
from fogbound.bots import BOTS, HOUSE, adviser, bots_for
from fogbound.bots.naming import Named
from fogbound.bots.stand_in import dismiss
from fogbound.cli import choose, files, programs, saved, seating
from fogbound.cli import fair as evened
from fogbound.cli.desks import desk
from fogbound.cli.friendly import Stop
from fogbound.cli.heats import Heats
from fogbound.cli.keep import Keeper, begin
from fogbound.cli.lines import listed
from fogbound.cli.prompt import Screen
from fogbound.cli.running import played
from fogbound.cli.saved import Saved
from fogbound.cli.seating import Asked
from fogbound.cli.welcome import people_told, welcome
from fogbound.game import Edition
from fogbound.house.steward import Helped, Manners, polite, steward
from fogbound.match import Match

EXAMPLE = """\b
Examples:
  fogbound play                                (asks who you want to be)
  fogbound play --seat x                       (you are Mister X, bots hunt you)
  fogbound play 1983 --players 4 --seats detectives
  fogbound play --hotseat                      (everybody at one keyboard)
  fogbound play 2015 --people Ann,bot,Bob      (a series: everybody is Mister X once)
  fogbound play 1993 --seat p1                 (twenty questions against bots; the house reads)
  fogbound play 1993 --players 3 --hotseat --option reader=rotate
  fogbound play --resume game.fog
"""

PACE = 0.5
ASK = "Whoever is to move may type hint, and hears what the strongest level would play."
PROBABLY = "Before each move you hear where Mister X probably is, as far as anybody but him can know."


def _bots_listed() -> str:
    """The bots of every game."""
    return "; ".join(f"{', '.join(names)} ({game})" for game, names in BOTS.items())


def _usual() -> str:
    return ", ".join(f"{name} ({game})" for game, name in HOUSE.items())


def play(
    edition: Annotated[
        str | None, typer.Argument(metavar="EDITION", help="1983, 1993, 2015 or 2017, or a full id. Left out: 2017.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many people the rules count, bots included.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="The one seat you play: x, red, bobby1 ...; p1, p2 ...")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="SEATS", help="Several seats: red,blue or p1,p3; detectives for all of them.")
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People play every seat and pass the device on.")] = False,
    in_series: Annotated[
        bool, typer.Option("--series", help="As many games as people: everybody is Mister X once.")
    ] = False,
    chair: Annotated[
        int | None, typer.Option(metavar="N", help="Your chair in a series: 1 is Mister X first, 2 second ...")
    ] = None,
    people: Annotated[
        str | None, typer.Option(metavar="NAMES", help="Who plays a series, clockwise; bot is a bot: Ann,bot,Bob.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAME", help=f"Who plays the other seats: {_bots_listed()}. Left out: {_usual()}."),
    ] = None,
    bot_command: Annotated[
        list[str] | None,
        typer.Option(metavar="CMD|NAME=CMD", help="A program that plays the other seats; see docs/bot-protocol.md."),
    ] = None,
    judge: Annotated[
        str | None,
        typer.Option(metavar="house|reader", help="Twenty questions: whose word counts where a person reads."),
    ] = None,
    letters: Annotated[
        bool, typer.Option("--letters", help="Twenty questions: the house also replies to questions about letters.")
    ] = False,
    hints: Annotated[
        bool, typer.Option("--hints", help="The chase: type hint to hear what the strongest level would play.")
    ] = False,
    whereabouts: Annotated[
        bool, typer.Option("--whereabouts", help="The chase: be told before each move where Mister X probably is.")
    ] = False,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Deal a practice game: the same number deals the same.")
    ] = None,
    board: Annotated[
        str | None, typer.Option(metavar="NAME|FILE", help="Another board by name, or a .toml board file.")
    ] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="NAME|FILE,...", help="Other decks by name, or .toml deck files.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="A rule option, repeatable; see fogbound editions.")
    ] = None,
    fair: Annotated[
        bool, typer.Option("--fair", help="The chase: even chances between equals, where it was measured how.")
    ] = False,
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
    record_path = None if record_file is None else _record_path(record_file, resume)
    asked = Asked(seat, seats, hotseat, chair, people)
    # Whoever said nothing is asked who he wants to be, and then whom he wants to play against.
    curious = screen.interactive and asked.nothing and not (bots or bot_command or resume)
    table = _Table(screen, not yes, _pace(pace, screen), resume, seed, curious, hints, whereabouts)
    said = {"judge": judge, "letters": letters or None, "hints": hints or None, "whereabouts": whereabouts or None}
    manners = {name: value for name, value in said.items() if value is not None}
    if resume is not None:
        given = {"series": in_series or None, "fair": fair or None}
        _refuse_with_resume(edition=edition, players=players, option=option, seed=seed, **given)
        game = saved.opened(resume, board, deck)
    else:
        usual = catalog.find(choose.edition_id(edition))
        counted = seating.counted(people, usual.id) if usual.heats or in_series else {}
        unsaid = {**desk(usual).unsaid, **counted}
        handicap = evened.handicap(usual.id, unsaid, choose.chosen(players, board, option, deck)) if fair else None
        evening = dict(handicap.options) if handicap is not None else {}
        found = choose.edition(edition, players, board, option, deck, {**unsaid, **evening})
        game = _new(found, seed, in_series, () if handicap is None else (evened.told(usual.id, handicap),))
    if hints and adviser(game.edition) is None:
        raise Stop("Hints are for the chase; twenty questions has none.")
    if whereabouts and adviser(game.edition) is None:
        raise Stop("--whereabouts is for the chase; nobody hides in twenty questions.")
    if whereabouts and game.start.setup is not None:
        raise Stop("This game was set up by hand: nobody can say where Mister X probably is. Leave out --whereabouts.")
    polite(game.edition, manners)  # what cannot be is better heard before anybody is asked where to sit
    heats = len(game.seeds) > 1
    kind = seating.bot(bots, game.tags.get("Bots"), game.edition, programs.read(bot_command, game.edition))
    run, keeper = _heats(game, asked, kind, table) if heats else _single(game, asked, kind, manners, table)
    return played(run, screen, keeper, record_path)


class _Table(NamedTuple):
    """What a game and a series have in common: where and how they are played."""

    screen: Screen
    confirm: bool
    pace: float
    file: Path | None
    chance: int | None
    curious: bool
    hints: bool
    whereabouts: bool

    def opponents(self, usual: Named, edition: Edition, *, all_people: bool) -> Named:
        return seating.opponents(usual, edition, self.screen) if self.curious and not all_people else usual


def _new(edition: Edition, seed: int | None, in_series: bool, notes: tuple[str, ...]) -> Saved:
    """A game or a series that has not begun: its deal is fixed all the same."""
    if in_series and not edition.rotates:
        raise Stop(f"{edition.id} is one game in which everybody does everything; leave out --series.")
    heats = len(edition.roles) if edition.heats or in_series else 1
    if heats == 1:
        seeds: tuple[bytes, ...] = (proof.new_seed() if seed is None else proof.seed_from(seed),)
    else:
        seeds = proof.new_seeds(heats) if seed is None else proof.seeds_from(seed, heats)
    start = fogbound.start(edition)
    note = "The deal is fixed now and sealed." if seed is None else "This is a practice deal, chosen by --seed."
    return Saved(edition, start, seeds, (start,) * heats, (), {}, (*notes, note))


def _single(game: Saved, asked: Asked, kind: Named, given: Manners, table: _Table) -> tuple[Callable[[], None], Keeper]:
    ours = kind.name in bots_for(game.edition)
    if game.start.setup is not None and game.edition.game == "yard" and ours and kind.name != "random":
        # The others work out suspects from the deal, which a set-up game has not.
        raise Stop(f"The bot {kind} cannot join a game that was set up by hand; say --bots random.")
    place = desk(game.edition)
    mine = place.seats(asked, game.edition, table.screen, game.tags.get("Seats"))
    free = set(game.edition.seats) - set(game.edition.house) - mine
    kind = table.opponents(kind, game.edition, all_people=not free)
    match = Match.resume(game.start, game.states[0], game.seeds[0])
    manners = {**_kept(game.tags), **given}
    house = steward(game.edition, manners)
    tags = {"Seats": ",".join(s for s in game.edition.seats if s in mine), "Bots": str(kind)}
    if manners:
        tags["Manners"] = ",".join(f"{name}={_text(value)}" for name, value in manners.items())
    keeper = Keeper(lambda: match.record(tags), lambda: match.state.outcome is not None, table.file)
    keeper.judged = adviser(game.edition) is not None and game.start.setup is None
    bots = programs.steady(seating.bots(kind, game.edition, mine, table.chance), table.chance, table.screen.say)
    session = place.session(
        match,
        game.edition,
        mine,
        {seat: Helped(bot, house) for seat, bot in bots.items()},
        table.screen,
        keeper,
        house=house,
        confirm=table.confirm,
        pace=table.pace,
    )
    table.screen.show(place.welcome(game.edition, mine, match.commitment, game.notes, str(kind)))
    _announce(table.screen, house.hints, house.whereabouts)

    def run() -> None:
        begin(table.screen, keeper)
        try:
            session.run()
        finally:
            dismiss(bots.values(), match.view(None) if match.state.outcome is not None else None)

    return run, keeper


def _announce(screen: Screen, hints: bool, whereabouts: bool) -> None:
    if hints:
        screen.say(ASK)
    if whereabouts:
        screen.say(PROBABLY)


def _kept(tags: Mapping[str, str]) -> dict[str, str]:
    """The manners that a saved game was played with."""
    pairs = [part.partition("=") for part in tags.get("Manners", "").split(",") if part]
    return {name: value for name, _, value in pairs}


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _heats(game: Saved, asked: Asked, kind: Named, table: _Table) -> tuple[Callable[[], None], Keeper]:
    edition = catalog.known(game.edition)
    chairs = (
        seating.seated_again(asked, edition, game.people, game.tags.get("Chairs"))
        if game.people
        else seating.chairs(asked, edition, table.screen)
    )
    kind = table.opponents(kind, edition, all_people=len(chairs.here) == len(chairs.people))
    heats = Heats(
        edition,
        chairs,
        game.start,
        game.seeds,
        table.screen,
        bots=kind,
        chance=table.chance,
        confirm=table.confirm,
        pace=table.pace,
        hints=table.hints,
        whereabouts=table.whereabouts,
        states=game.states,
        file=table.file,
    )
    table.screen.show(welcome(edition, people_told(chairs.people), heats.commitment, game.notes))
    _announce(table.screen, table.hints, table.whereabouts)
    return heats.run, heats.keeper


# Arguments


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


def _refuse_with_resume(**given: object) -> None:
    extra = [
        f"--{name}" if name != "edition" else "EDITION" for name, value in given.items() if value not in (None, [])
    ]
    if extra:
        raise Stop(f"A saved game brings its own edition, deal and options: leave out {listed(extra)} with --resume.")
