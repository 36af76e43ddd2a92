"""What exists: the one list of games, and the one place where options become an edition."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from fogbound.entry import Game, Handicap, Uploads
from fogbound.errors import BadOption, BadRecord, FogboundError, Say
from fogbound.game import Edition, State, Table
from fogbound.games.twenty.entry import TWENTY
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.entry import YARD
from fogbound.options import Option
from fogbound.plain import plain
from fogbound.poster import Poster
from fogbound.record import Record

__all__ = [
    "EDITIONS", "OWN_GAMES", "TWENTY", "YARD", "Game", "Uploads", "as_chase", "editions", "facts", "find", "find_chase",
    "game", "game_of", "games", "handicaps", "is_even", "length", "material", "opened", "options", "picture", "poster",
    "preload", "start", "start_of", "title", "unseen", "uploads",
]  # fmt: skip

log = logging.getLogger("fogbound.catalog")

OWN_GAMES: tuple[Game[Any], ...] = (YARD, TWENTY)
GROUP = "fogbound.games"  # the entry points through which installed packages add games

if TYPE_CHECKING:
    EDITIONS: tuple[str, ...]
else:

    def __getattr__(name: str) -> Any:
        """`EDITIONS` is made on first use, so that `find` need not wait for a search of all installed packages."""
        if name == "EDITIONS":
            return editions()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def games() -> tuple[Game[Any], ...]:
    """Every game: ours, then those of installed packages."""
    listed = {game.name: game for game in OWN_GAMES}
    for game in _installed():
        if listed.setdefault(game.name, game) is not game:
            log.warning("An installed package adds a game named %s, but there is one already.", game.name)
    return tuple(listed.values())


def _installed() -> list[Game[Any]]:
    """The games of installed packages. A broken package is reported and left out: the others can still be played."""
    from importlib.metadata import entry_points  # takes longer to import than all rules together

    loaded = []
    for point in sorted(entry_points(group=GROUP)):
        try:
            entry = point.load()
        except Exception as problem:
            log.warning("The game %s cannot be loaded from %s: %s", point.name, point.value, problem)
            continue
        if isinstance(entry, Game):
            loaded.append(entry)
        else:
            log.warning("The game %s is left out: %s is not a fogbound.catalog.Game.", point.name, point.value)
    return loaded


def editions() -> tuple[str, ...]:
    """The ids of all editions."""
    return tuple(edition_id for game in games() for edition_id in game.ids)


def _lookup(name: str) -> Game[Any] | None:
    """A game by name; ours are found without asking installed packages."""
    ours = next((game for game in OWN_GAMES if game.name == name), None)
    return ours or next((game for game in games() if game.name == name), None)


def game(name: str) -> Game[Any]:
    """A game by its name, such as `yard`."""
    entry = _lookup(name)
    if entry is None:
        allowed = [game.name for game in games()]
        text = f"There is no game {name!r}. Games are {', '.join(allowed)}."
        raise BadOption("no-such-game", text, given=name, allowed=allowed)
    return entry


def game_of(edition_id: str) -> str:
    """The name of the game that an edition belongs to."""
    return edition_id.partition("/")[0]


def _game_with(edition_id: str) -> Game[Any]:
    entry = _lookup(game_of(edition_id))
    if entry is not None and edition_id in entry.ids:
        return entry
    raise BadOption(
        "no-such-edition",
        f"There is no edition {edition_id!r}. Editions are {', '.join(editions())}.",
        given=edition_id,
        allowed=list(editions()),
    )


def _game(edition: Edition) -> Game[Any]:
    if not isinstance(edition, Edition):
        raise BadOption("no-such-edition", f"{edition!r} is not an edition; fogbound.find gives one.")
    return game(edition.game)


def options(edition_id: str) -> tuple[Option, ...]:
    """What a table may choose in an edition."""
    return _game_with(edition_id).options(edition_id)


def find(edition_id: str, /, **options: Any) -> Edition:
    """An edition with options applied: `find("yard/classic-1983", players=6)`."""
    edition: Edition = _game_with(edition_id).find(edition_id, options)
    return edition


def title(edition_id: str) -> str:
    """An edition's name for people."""
    return _game_with(edition_id).title(edition_id)


def material(edition: Edition) -> dict[str, Any]:
    """What a client gets once: everything known before the first ply, with the board where there is one."""
    board = _game(edition).board
    return facts(edition) if board is None else {**facts(edition), "board": board(edition)}


def facts(edition: Edition) -> dict[str, Any]:
    """The material without the board: sides, roles, the table as it begins, and what the game adds."""
    game = _game(edition)
    return {
        "edition": edition.id,
        "title": title(edition.id),
        "game": edition.game,
        "sides": [list(side) for side in edition.sides],
        "roles": [list(role) for role in edition.roles],
        "heats": edition.heats,
        "agreed": edition.agreed,
        "opening": plain(start(edition).view(None).table),
        **game.material(edition),
    }


def picture(edition: Edition, theme: str, say: Say = str) -> str:
    """An edition's board as SVG; `say` puts its legend into the reader's language."""
    draw = _game(edition).picture
    if draw is None:
        raise BadOption("no-such-board", f"{edition.id} has no board to draw.")
    return draw(edition, theme, say)


def open_table(state: State) -> Table:
    """The table with nothing hidden; only for games that are over by now."""
    show = _game(state.edition).open_table
    if show is None:
        raise BadOption("no-such-page", f"{state.edition.id} has no tables to look back on.")
    return show(state)


def preload(edition: Edition) -> None:
    """Compute what a game computes only once, before anybody waits for it."""
    compute = _game(edition).preload
    if compute is not None:
        compute(edition)


def poster(state: State, names: Mapping[str, str]) -> Poster | None:
    """What a finished game puts on its picture to share; None where its game has none."""
    make = _game(state.edition).poster
    return None if make is None else make(state, names)


def length(state: State) -> int:
    """How long a game has taken so far, as its players count: in rounds, cards …"""
    count = _game(state.edition).length
    return len(state.log) if count is None else count(state)


def uploads(game: str) -> Uploads | None:
    """Which files people may upload for a game; None where they may not, or where there is no such game."""
    entry = _lookup(game)
    return None if entry is None else entry.uploads


def opened(before: State, after: State) -> tuple[str, ...]:
    """What became known between two moments of a game, and should not be dealt to the same people again."""
    consumable = _game(after.edition).consumable
    return () if consumable is None else consumable.opened(before, after)


def unseen(edition: Edition, seen: Sequence[str]) -> tuple[Edition, int | None]:
    """An edition without what people have seen (the oldest first), and how much nobody has seen.

    The number is None where a game uses nothing up.
    """
    consumable = _game(edition).consumable
    if consumable is None:
        return edition, None
    options, count = consumable.unseen(edition, seen)
    return find(edition.id, **options), count


def handicaps(edition_id: str) -> Mapping[int, Handicap]:
    """Options that make a game fair between equals, by number of people, where that has been measured."""
    measured = _game_with(edition_id).handicaps
    return {} if measured is None else measured(edition_id)


def is_even(edition: Edition) -> bool:
    """Were options set that make this game fair between equals, with all others as usual?"""
    players = dict(edition.options).get("players")
    handicap = handicaps(edition.id).get(int(players)) if players else None
    if handicap is None or not handicap.options:
        return False
    return dict(_options_with(edition.id, players, tuple(handicap.options))) == dict(edition.options)


@cache
def _options_with(
    edition_id: str, players: str | None, handicap: tuple[tuple[str, str], ...]
) -> tuple[tuple[str, str], ...]:
    """All options of an edition with those of a handicap; every game that ends asks."""
    return find(edition_id, players=players, **dict(handicap)).options


def as_chase(edition: Edition) -> YardEdition:
    """The edition, if it is one of the chase: for code that can play nothing else."""
    if not isinstance(edition, YardEdition):
        raise BadOption("no-such-edition", f"{edition.id} is not a chase, and this is for chases only.")
    return edition


def find_chase(edition_id: str, /, **options: Any) -> YardEdition:
    """`find`, for code that can play nothing but the chase."""
    return as_chase(find(edition_id, **options))


def start(edition: Edition, position: str | None = None) -> State:
    """The state before the first ply; in the chase, a position line may replace the deal."""
    return _game(edition).start(edition, position)


def start_of(record: Record, /, **overrides: Any) -> State:
    """The state that a record starts from. `overrides` replace its options: `board`, say, for a file that has moved."""
    try:
        edition = find(record.edition, **{**record.options, **_with_files(record, overrides)})
    except FogboundError as problem:
        raise BadRecord("unknown-game", f"The record’s game cannot be set up here: {problem}") from None
    _refuse_other_files(record, edition, overrides)
    try:
        return start(edition, record.tag("Position"))
    except FogboundError as problem:
        raise BadRecord("corrupt", f"The tag Position is damaged: {problem}") from None


def _with_files(record: Record, overrides: Mapping[str, Any]) -> dict[str, Any]:
    """The overrides, with uploaded files replaced one for one: the rest of the option stays."""
    uploads = _game_with(record.edition).uploads
    if uploads is None or uploads.option not in overrides:
        return dict(overrides)
    listed = record.options.get(uploads.option, "")
    return {**overrides, uploads.option: uploads.replace(listed, overrides[uploads.option])}


def _refuse_other_files(record: Record, edition: Edition, overrides: Mapping[str, Any]) -> None:
    """An uploaded file must be the one that was played with. For boards, `verify` reports that at the end."""
    uploads = _game_with(record.edition).uploads
    if uploads is None or uploads.option not in overrides:
        return
    expected = dict(digest.partition(" ")[::2] for digest in record.all("Digest")).get(uploads.option)
    given = dict(edition.digests)[uploads.option]
    if given != expected:
        text = f"This is not the {uploads.option} of the record: its digest is {given}, not {expected}."
        raise BadRecord(f"other-{uploads.option}", text, given=given, expected=expected)
