"""What exists: the one list of games, and the way every option takes into an edition."""

from __future__ import annotations

from typing import Any

from fogbound.errors import BadOption, BadRecord, FogboundError
from fogbound.game import Edition, State
from fogbound.games.yard import edition as yard
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


def find(edition_id: str, **options: Any) -> YardEdition:
    """An edition with options applied: `find("yard/classic-1983", players=6)`."""
    return yard.find(_known(edition_id), options)


def start_of(record: Record, **overrides: Any) -> State:
    """Where a record starts: its edition and options, unless overridden (`board`, say, for a file that has moved)."""
    try:
        edition = find(record.edition, **{**record.options, **overrides})
    except FogboundError as problem:
        raise BadRecord("unknown-game", f"The record's game cannot be set up here: {problem}") from None
    return start(edition, record.tag("Position"))


def start(edition: Edition, position: str | None = None) -> State:
    """The state before the first ply; for a chase, a position line may stand instead of the deal."""
    if not isinstance(edition, YardEdition):
        raise BadOption("no-such-edition", f"{edition!r} is not an edition; fogbound.find gives one.")
    return yard_rules.start(edition, position)
