"""From what a person typed on the command line to an edition, a board, a record."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import fogbound
from fogbound import catalog, record, shelf
from fogbound.cli.files import read_text
from fogbound.cli.friendly import Stop
from fogbound.errors import BadOption, BadRecord
from fogbound.game import Edition, State
from fogbound.record import Record

# The rules of 2017 suit a first game best: they are made for any number of people from two on, and whoever leads
# the pursuers may move them in any order.
FIRST_GAME = "yard/police-2017"


def edition_id(given: str | None) -> str:
    """An edition by its id or by any part of it that names just one: 1983, police, classic-1983."""
    if given is None:
        return FIRST_GAME
    if given in fogbound.EDITIONS:
        return given
    wanted = given.strip().lower()
    named = {known: {known, known.partition("/")[2], *re.split("[/-]", known)} for known in fogbound.EDITIONS}
    found = [known for known, names in named.items() if wanted in names]
    if len(found) == 1:
        return found[0]
    if found:
        raise BadOption("no-such-edition", f"{given!r} can be {' or '.join(found)}: say which.", given=given)
    raise BadOption(
        "no-such-edition",
        f"There is no edition {given!r}. Editions are {', '.join(fogbound.EDITIONS)}; the year alone will do.",
        given=given,
    )


def edition(
    given: str | None,
    players: int | None,
    board: str | None,
    options: Sequence[str] | None,
    deck: str | None = None,
    unsaid: Mapping[str, str] | None = None,
) -> Edition:
    """An edition with everything applied that was asked for; `unsaid` holds options for when nobody says otherwise."""
    return catalog.find(edition_id(given), **{**(unsaid or {}), **chosen(players, board, options, deck)})


def chosen(
    players: int | None, board: str | None, options: Sequence[str] | None, deck: str | None = None
) -> dict[str, str]:
    """All options that were asked for, in whichever way."""
    own = {"players": None if players is None else str(players), "board": board, "deck": deck}
    pairs = _pairs(options or ())
    for name, value in own.items():
        if value is not None and name in pairs:
            raise Stop(f"--{name} {value} and --option {name}={pairs[name]} say the same thing twice: give one.")
    return pairs | {name: value for name, value in own.items() if value is not None}


def _pairs(options: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals or not key.strip():
            raise Stop(f"--option takes key=value, such as max_rounds=12, not {option!r}. See: fogbound editions")
        key, value = key.strip(), value.strip()
        if key in pairs:
            raise Stop(f"--option {key}={pairs[key]} and --option {key}={value} are one option twice: give one.")
        pairs[key] = value
    return pairs


def read_records(path: Path, **moved: str | None) -> tuple[tuple[Record, ...], tuple[State, ...]]:
    """A record file taken apart, heat by heat where it holds a series, and the starts they belong to.

    `moved` says where the files lie that it was played with (`board`, `deck`).
    """
    records = record.read_all(read_text(path))
    overrides = {name: place for name, place in moved.items() if place is not None}
    return records, tuple(_start(read, overrides) for read in records)


def _start(read: Record, overrides: dict[str, str]) -> State:
    try:
        return catalog.start_of(read, **overrides)
    except BadRecord as problem:
        brings = catalog.brings(catalog.game_of(read.edition))
        listed = read.options.get(brings.option, "") if brings is not None else ""
        if brings is None or brings.option in overrides or shelf.OWN not in listed:
            raise
        raise BadRecord(problem.code, f"{problem.text} If you have it: --{brings.option} FILE") from None
