"""What exists: the one list of games, and the way every option takes into an edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, TypeVar

from fogbound.errors import BadDeck, BadMaterial, BadOption, BadRecord, FogboundError
from fogbound.game import Edition, State
from fogbound.games.twenty import brought as twenty_brought
from fogbound.games.twenty import edition as twenty
from fogbound.games.twenty import fresh as twenty_fresh
from fogbound.games.twenty import material as twenty_material
from fogbound.games.twenty import rules as twenty_rules
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.yard import edition as yard
from fogbound.games.yard import material as yard_material
from fogbound.games.yard import rules as yard_rules
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.handicaps import Handicap
from fogbound.games.yard.handicaps import handicaps as yard_handicaps
from fogbound.options import Option
from fogbound.plain import plain
from fogbound.record import Record
from fogbound.shelf import Brought

E = TypeVar("E", bound=Edition)


@dataclass(frozen=True)
class Brings:
    """A game whose people may bring files: the option that takes them, and how one is read or refused.

    `instead` puts others into a list of files: a record has only their digests.
    """

    option: str
    bad: type[BadMaterial]
    read: Callable[[bytes], Brought]
    shipped: Callable[[], tuple[Brought, ...]]
    instead: Callable[[str, str], str]


@dataclass(frozen=True)
class Wear(Generic[E]):
    """What a game uses up: a card that somebody has had is no riddle to him.

    `used` names what came on the table between two moments; `fresh` gives the options of an edition without what
    was had, those of longest ago first, and how much of it is new.
    """

    used: Callable[[State, State], tuple[str, ...]]
    fresh: Callable[[E, Sequence[str]], tuple[dict[str, str], int]]


@dataclass(frozen=True)
class Game(Generic[E]):
    """What a game gives to whoever serves it: its editions, their starts, and what a client is shown of them."""

    kind: type[E]
    ids: tuple[str, ...]
    data: Callable[[str], Mapping[str, Any]]
    options: Callable[[str], tuple[Option, ...]]
    find: Callable[[str, Mapping[str, Any]], E]
    start: Callable[[E, str | None], State]
    material: Callable[[E], dict[str, Any]]
    board: Callable[[E], dict[str, Any]] | None
    picture: Callable[[E, str], str] | None
    warm: Callable[[E], object] | None = None  # works out once what would make a first move slow
    brings: Brings | None = None
    wear: Wear[E] | None = None
    handicaps: Callable[[str], Mapping[int, Handicap]] | None = None


YARD = Game(
    kind=YardEdition,
    ids=yard.ids(),
    data=yard.data,
    options=yard.options,
    find=yard.find,
    start=yard_rules.start,
    material=yard_material.material,
    board=yard_material.board,
    picture=yard_material.picture,
    warm=attrgetter("board.distances"),
    handicaps=yard_handicaps,
)

TWENTY = Game(
    kind=TwentyEdition,
    ids=twenty.ids(),
    data=twenty.data,
    options=twenty.options,
    find=twenty.find,
    start=twenty_rules.start,
    material=twenty_material.material,
    board=None,
    picture=None,
    brings=Brings("deck", BadDeck, twenty_brought.read, twenty_brought.shipped, twenty_brought.instead),
    wear=Wear(twenty_fresh.used, twenty_fresh.fresh),
)

GAMES: tuple[Game[Any], ...] = (YARD, TWENTY)
EDITIONS: tuple[str, ...] = tuple(edition_id for game in GAMES for edition_id in game.ids)


def _named(edition_id: str) -> Game[Any]:
    for game in GAMES:
        if edition_id in game.ids:
            return game
    raise BadOption(
        "no-such-edition",
        f"There is no edition {edition_id!r}. Editions are {', '.join(EDITIONS)}.",
        given=edition_id,
        allowed=list(EDITIONS),
    )


def _game(edition: Edition) -> Game[Any]:
    for game in GAMES:
        if isinstance(edition, game.kind):
            return game
    raise BadOption("no-such-edition", f"{edition!r} is not an edition; fogbound.find gives one.")


def options(edition_id: str) -> tuple[Option, ...]:
    """What a table may choose in an edition."""
    return _named(edition_id).options(edition_id)


def find(edition_id: str, /, **options: Any) -> Edition:
    """An edition with options applied: `find("yard/classic-1983", players=6)`."""
    found: Edition = _named(edition_id).find(edition_id, options)
    return found


def title(edition_id: str) -> str:
    """An edition's name for people."""
    return str(_named(edition_id).data(edition_id)["title"])


def material(edition: Edition) -> dict[str, Any]:
    """What a client is given once: all that is known before the first ply; for a chase, the board too."""
    board = _game(edition).board
    return facts(edition) if board is None else {**facts(edition), "board": board(edition)}


def facts(edition: Edition) -> dict[str, Any]:
    """The material but the board: who wins and moves together, the table as it begins, and what a game adds."""
    return {
        "edition": edition.id,
        "title": title(edition.id),
        "game": edition.game,
        "sides": [list(side) for side in edition.sides],
        "roles": [list(role) for role in edition.roles],
        "heats": edition.heats,
        "agreed": edition.agreed,
        "opening": plain(start(edition).view(None).table),
        **_game(edition).material(edition),
    }


def picture(edition: Edition, theme: str) -> str:
    """An edition's board as SVG."""
    drawn = _game(edition).picture
    if drawn is None:
        raise BadOption("no-such-board", f"{edition.id} is played without a board that could be drawn.")
    return drawn(edition, theme)


def warm(edition: Edition) -> None:
    """Make ready what a game works out only once, before somebody waits for it."""
    make_ready = _game(edition).warm
    if make_ready is not None:
        make_ready(edition)


def game_of(edition_id: str) -> str:
    """The name of the game that an edition is of."""
    return edition_id.partition("/")[0]


def brings(game: str) -> Brings | None:
    """What people may bring to a game, if anything; None also where there is no such game."""
    return next((each.brings for each in GAMES if game_of(each.ids[0]) == game), None)


def used(before: State, after: State) -> tuple[str, ...]:
    """What came on the table between two moments of a game, and should not come again to the same people."""
    wear = _game(after.edition).wear
    return wear.used(before, after) if wear is not None else ()


def fresh(edition: Edition, had: Sequence[str]) -> tuple[Edition, int | None]:
    """An edition without what was had (longest ago first), and how much of it is new; None where nothing wears out."""
    wear = _game(edition).wear
    if wear is None:
        return edition, None
    options, new = wear.fresh(edition, had)
    return find(edition.id, **options), new


def handicaps(edition_id: str) -> Mapping[int, Handicap]:
    """Options that make a game fair between equals, by number of people, where that was measured."""
    found = _named(edition_id).handicaps
    return {} if found is None else found(edition_id)


def known(edition: Edition) -> YardEdition:
    """An edition as one of the chase, for what can play nothing else."""
    if not isinstance(edition, YardEdition):
        raise BadOption("no-such-edition", f"{edition.id} is not a chase, and this is for chases only.")
    return edition


def find_chase(edition_id: str, /, **options: Any) -> YardEdition:
    """`find`, for what can play nothing but the chase."""
    return known(find(edition_id, **options))


def start_of(record: Record, /, **overrides: Any) -> State:
    """Where a record starts: its edition and options, unless overridden (`board`, say, for a file that has moved)."""
    try:
        edition = find(record.edition, **{**record.options, **_brought(record, overrides)})
    except FogboundError as problem:
        raise BadRecord("unknown-game", f"The record's game cannot be set up here: {problem}") from None
    _refuse_others(record, edition, overrides)
    try:
        return start(edition, record.tag("Position"))
    except FogboundError as problem:
        raise BadRecord("corrupt", f"The tag Position is damaged: {problem}") from None


def start(edition: Edition, position: str | None = None) -> State:
    """The state before the first ply; for a chase, a position line may stand instead of the deal."""
    return _game(edition).start(edition, position)


def _brought(record: Record, overrides: Mapping[str, Any]) -> dict[str, Any]:
    """Files that were brought are given one for one: what else the option says stays."""
    option = _named(record.edition).brings
    if option is None or option.option not in overrides:
        return dict(overrides)
    listed = record.options.get(option.option, "")
    return {**overrides, option.option: option.instead(listed, overrides[option.option])}


def _refuse_others(record: Record, edition: Edition, overrides: Mapping[str, Any]) -> None:
    """A file that was brought must be the one that was played with; of boards `verify` says so in the end."""
    brings = _named(record.edition).brings
    if brings is None or brings.option not in overrides:
        return
    told = dict(digest.partition(" ")[::2] for digest in record.all("Digest")).get(brings.option)
    found = dict(edition.digests)[brings.option]
    if told != found:
        text = f"That is not the {brings.option} the record was played with: its digest is {found}, not {told}."
        raise BadRecord(f"other-{brings.option}", text, given=found, expected=told)
