"""What exists: the one list of games, and the way every option takes into an edition."""

from __future__ import annotations

from typing import Any

from fogbound.errors import BadOption, BadRecord, FogboundError
from fogbound.game import Edition, State
from fogbound.games.yard import edition as yard
from fogbound.games.yard import material as yard_material
from fogbound.games.yard import rules as yard_rules
from fogbound.games.yard.edition import YardEdition
from fogbound.options import Option
from fogbound.record import Record

EDITIONS: tuple[str, ...] = yard.ids()


def _known(edition_id: str) -> str:
    if edition_id not in EDITIONS:
        raise BadOption(
            "no-such-edition",
            f"There is no edition {edition_id!r}. Editions are {', '.join(EDITIONS)}.",
            given=edition_id,
            allowed=list(EDITIONS),
        )
    return edition_id


def options(edition_id: str) -> tuple[Option, ...]:
    """What a table may choose in an edition."""
    return yard.options(_known(edition_id))


def find(edition_id: str, /, **options: Any) -> YardEdition:
    """An edition with options applied: `find("yard/classic-1983", players=6)`."""
    return yard.find(_known(edition_id), options)


def title(edition_id: str) -> str:
    """An edition's name for people."""
    return str(yard.data(_known(edition_id))["title"])


def material(edition: Edition) -> dict[str, Any]:
    """What a client is given once: for a chase, the board."""
    return yard_material.material(known(edition))


def picture(edition: Edition, theme: str) -> str:
    """An edition's board as SVG."""
    return yard_material.picture(known(edition), theme)


def aids(edition: Edition) -> yard_material.Aids:
    """What the house works out from a view for those at the table."""
    return yard_material.Aids(known(edition))


def known(edition: Edition) -> YardEdition:
    """An edition as its own game's kind."""
    if not isinstance(edition, YardEdition):
        raise BadOption("no-such-edition", f"{edition!r} is not an edition; fogbound.find gives one.")
    return edition


def start_of(record: Record, /, **overrides: Any) -> State:
    """Where a record starts: its edition and options, unless overridden (`board`, say, for a file that has moved)."""
    try:
        edition = find(record.edition, **{**record.options, **overrides})
    except FogboundError as problem:
        raise BadRecord("unknown-game", f"The record's game cannot be set up here: {problem}") from None
    try:
        return start(edition, record.tag("Position"))
    except FogboundError as problem:
        raise BadRecord("corrupt", f"The tag Position is damaged: {problem}") from None


def start(edition: Edition, position: str | None = None) -> State:
    """The state before the first ply; for a chase, a position line may stand instead of the deal."""
    return yard_rules.start(known(edition), position)
