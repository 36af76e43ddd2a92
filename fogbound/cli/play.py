"""`fogbound play`: a game at the keyboard, against bots or hot-seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import typer

import fogbound
from fogbound import catalog, proof
from fogbound.bots import adviser, bots_for
from fogbound.bots.naming import NamedBot
from fogbound.bots.stand_in import dismiss
from fogbound.cli import choose, files, programs, saved, seating
from fogbound.cli import fair as fair_options
from fogbound.cli.friendly import Stop
from fogbound.cli.keep import Keeper, begin
from fogbound.cli.prompt import Screen
from fogbound.cli.running import run_game
from fogbound.cli.saved import SavedGame
from fogbound.cli.seating import SeatRequest
from fogbound.cli.speech import Language, joined, t
from fogbound.cli.terminals import Keyboard, SeriesTerminal, terminal
from fogbound.game import Edition, Seat
from fogbound.house.steward import HelpedBot, Settings, complete_settings, steward
from fogbound.match import Match
from fogbound.taking_back import PRACTICE

PACE = 0.5


def play(
    edition: Annotated[str | None, typer.Argument(metavar="EDITION")] = None,
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    seat: Annotated[str | None, typer.Option(metavar="SEAT")] = None,
    seats: Annotated[str | None, typer.Option(metavar="SEATS")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat")] = False,
    in_series: Annotated[bool, typer.Option("--series")] = False,
    chair: Annotated[int | None, typer.Option(metavar="N")] = None,
    people: Annotated[str | None, typer.Option(metavar="NAMES")] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAME"),
    ] = None,
    bot_command: Annotated[
        list[str] | None,
        typer.Option(metavar="CMD|NAME=CMD"),
    ] = None,
    judge: Annotated[
        str | None,
        typer.Option(metavar="house|reader"),
    ] = None,
    letters: Annotated[bool, typer.Option("--letters")] = False,
    hints: Annotated[bool, typer.Option("--hints")] = False,
    whereabouts: Annotated[bool, typer.Option("--whereabouts")] = False,
    practice: Annotated[bool, typer.Option("--practice")] = False,
    seed: Annotated[int | None, typer.Option(metavar="N")] = None,
    board: Annotated[str | None, typer.Option(metavar="NAME|FILE")] = None,
    deck: Annotated[str | None, typer.Option(metavar="NAME|FILE,...")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE")] = None,
    fair: Annotated[bool, typer.Option("--fair")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    record_file: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    pace: Annotated[float | None, typer.Option(metavar="SECONDS")] = None,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
    language: Language = None,
) -> int:
    """Play a game in this terminal."""
    screen = Screen(colour=not no_color)
    record_path = None if record_file is None else _record_path(record_file, resume)
    asked = SeatRequest(seat, seats, hotseat, chair, people)
    # People who choose nothing on the command line are asked which side to play, then against whom.
    ask_level = screen.interactive and asked.is_empty and not (bots or bot_command or resume)
    keyboard = Keyboard(screen, not yes, _pace(pace, screen), resume, seed, ask_level, hints, whereabouts)
    if resume is not None:
        given = {"series": in_series or None, "fair": fair or None, "practice": practice or None}
        _refuse_with_resume(edition=edition, players=players, option=option, seed=seed, **given)
        game = saved.open_game(resume, board, deck)
    else:
        options = choose.given_options(players, board, option, deck)
        edition_id = choose.edition_id(edition)
        chosen = terminal(catalog.find(edition_id, **options)).asks(edition_id, options, screen)
        game = _deal(edition_id, options, chosen, people, seed, in_series=in_series, fair=fair)
    named = {"judge": judge, "letters": letters or None, "hints": hints or None, "whereabouts": whereabouts or None}
    settings = {name: value for name, value in named.items() if value is not None}
    _refuse_settings(game, settings)
    bot = seating.choose_bot(bots, game.tags.get("Bots"), game.edition, programs.read(bot_command, game.edition))
    if len(game.seeds) > 1:
        if practice:
            raise Stop(t("cli-series-practice"))
        run, keeper = _series(game.edition).begin(game, asked, bot, keyboard)
    else:
        practice = practice or PRACTICE.items() <= game.tags.items()
        run, keeper = _single(game, asked, bot, settings, keyboard, practice=practice)
    return run_game(run, screen, keeper, record_path)


def _deal(
    edition_id: str,
    given: Mapping[str, str],
    chosen: Mapping[str, str],
    people: str | None,
    seed: int | None,
    *,
    in_series: bool,
    fair: bool,
) -> SavedGame:
    """A new game or series. Its deal is fixed before anybody sits down.

    `given` are the options of the command line, `chosen` those that the person was asked for.
    """
    usual = catalog.find(edition_id)
    defaults = {**terminal(usual).defaults, **chosen}
    if usual.heats or in_series:
        defaults |= _series(usual).players(people, edition_id)
    notes: tuple[str, ...] = ()
    if fair:
        handicap = fair_options.handicap(edition_id, defaults, given)
        defaults |= handicap.options
        describe = terminal(usual).handicap
        notes = () if describe is None else (describe(edition_id, handicap),)
    edition = catalog.find(edition_id, **{**defaults, **given})
    heats = len(edition.roles) if edition.heats or in_series else 1
    if heats == 1:
        seeds: tuple[bytes, ...] = (proof.new_seed() if seed is None else proof.seed_from(seed),)
    else:
        seeds = proof.new_seeds(heats) if seed is None else proof.seeds_from(seed, heats)
    start = fogbound.start(edition)
    note = t("cli-deal-sealed" if seed is None else "cli-deal-chosen")
    return SavedGame(edition, start, seeds, (start,) * heats, (), {}, (*notes, note))


def _series(edition: Edition) -> SeriesTerminal:
    series = terminal(edition).series
    if series is None or not edition.rotates:
        raise Stop(t("cli-no-series", edition=edition.id))
    return series


def _refuse_settings(game: SavedGame, settings: Settings) -> None:
    """Refuse what this game cannot do, before anybody is asked where to sit."""
    for name in ("hints", "whereabouts"):
        if name in settings and adviser(game.edition) is None:
            raise Stop(t("cli-no-adviser", edition=game.edition.id, option=f"--{name}"))
    if "whereabouts" in settings and game.start.setup is not None:
        raise Stop(t("cli-by-hand-whereabouts"))
    complete_settings(game.edition, settings)


def _single(
    game: SavedGame, asked: SeatRequest, bot: NamedBot, given: Settings, keyboard: Keyboard, *, practice: bool
) -> tuple[Callable[[], None], Keeper]:
    """Prepare a single game: what runs it, and what saves it."""
    edition, screens = game.edition, terminal(game.edition)
    if game.start.setup is not None and bot.name in bots_for(edition) and bot.name != "random":
        # All others work out suspects from the deal, and a game that was set up by hand has none.
        raise Stop(t("cli-by-hand-bots", bot=str(bot)))
    mine = screens.seats(asked, edition, keyboard.screen, game.tags.get("Seats"))
    free = set(edition.seats) - set(edition.house) - mine
    bot = keyboard.opponents(bot, edition, all_people=not free)
    match = Match.resume(game.start, game.states[0], game.seeds[0], game.taken)
    settings = {**_saved_settings(game.tags), **given}
    house = steward(edition, settings)
    keeper = _keeper(game, match, mine, bot, settings, keyboard.file, practice=practice)
    bots = seating.make_bots(bot, edition, mine, keyboard.chance)
    bots = programs.steady_bots(bots, keyboard.chance, keyboard.screen.say)
    session = screens.session(
        match,
        edition,
        mine,
        {seat: HelpedBot(player, house) for seat, player in bots.items()},
        keyboard.screen,
        keeper,
        house=house,
        confirm=keyboard.confirm,
        pace=keyboard.pace,
        practice=practice,
    )
    notes = (t("cli-practice"), *game.notes) if practice else game.notes
    keyboard.screen.show(screens.welcome(edition, mine, match.commitment, notes, str(bot)))
    keyboard.screen.show(screens.aids(house.hints, house.whereabouts))

    def run() -> None:
        begin(keyboard.screen, keeper)
        try:
            session.run()
        finally:
            dismiss(bots.values(), match.view(None) if match.state.outcome is not None else None)

    return run, keeper


def _keeper(
    game: SavedGame,
    match: Match,
    mine: frozenset[Seat],
    bot: NamedBot,
    settings: Settings,
    file: Path | None,
    *,
    practice: bool,
) -> Keeper:
    tags = {"Seats": ",".join(seat for seat in game.edition.seats if seat in mine), "Bots": str(bot)}
    if practice:
        tags |= PRACTICE
    if settings:
        tags["Settings"] = ",".join(f"{name}={_text(value)}" for name, value in settings.items())
    keeper = Keeper(lambda: match.record(tags), lambda: match.state.outcome is not None, file)
    keeper.can_analyse = adviser(game.edition) is not None and game.start.setup is None
    return keeper


def _saved_settings(tags: Mapping[str, str]) -> dict[str, str]:
    """The settings of a saved game. Fogbound 0.1 called the tag Manners."""
    saved_tag = tags.get("Settings") or tags.get("Manners", "")
    pairs = [part.partition("=") for part in saved_tag.split(",") if part]
    return {name: value for name, _, value in pairs}


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# Arguments


def _pace(given: float | None, screen: Screen) -> float:
    if given is None:
        return PACE if screen.interactive else 0.0
    if not (math.isfinite(given) and 0 <= given <= 60):
        raise Stop(t("cli-pace"))
    return given


def _record_path(given: Path, resume: Path | None) -> Path:
    """The file for the record. A bad one is refused before the game, not after it."""
    path = files.record_path(given)
    if files.exists(path) and not files.same(path, resume):
        raise Stop(t("cli-exists", file=str(path)))
    files.check_folder(path)
    return path


def _refuse_with_resume(**given: object) -> None:
    extra = [
        f"--{name}" if name != "edition" else "EDITION" for name, value in given.items() if value not in (None, [])
    ]
    if extra:
        raise Stop(t("cli-resume-extra", options=joined(extra)))
