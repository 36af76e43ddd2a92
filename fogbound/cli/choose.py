"""From arguments of the command line to editions and records."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import fogbound
from fogbound import catalog, record, upload_store
from fogbound.cli.files import read_text
from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.speech import either, refusal, t
from fogbound.errors import BadRecord
from fogbound.game import Edition, State
from fogbound.record import Record

# The rules of 2017 suit a first game best: any number of people from two on can play, and pursuers move in any order.
FIRST_GAME = "yard/police-2017"


def edition_id(given: str | None) -> str:
    """The id of an edition, given as the id or any part that only one has: 1983, police, classic-1983."""
    if given is None:
        return FIRST_GAME
    if given in fogbound.EDITIONS:
        return given
    wanted = given.strip().lower()
    named = {known: {known, known.partition("/")[2], *re.split("[/-]", known)} for known in fogbound.EDITIONS}
    matching = [known for known, names in named.items() if wanted in names]
    if len(matching) == 1:
        return matching[0]
    if matching:
        raise Stop(t("cli-edition-which", given=given, editions=either(matching)))
    raise Stop(t("cli-no-edition", given=given, editions=", ".join(fogbound.EDITIONS)))


def edition(
    given: str | None,
    players: int | None,
    board: str | None,
    options: Sequence[str] | None,
    deck: str | None = None,
    defaults: Mapping[str, str] | None = None,
) -> Edition:
    """An edition with the given options; `defaults` are options for those not given."""
    return catalog.find(edition_id(given), **{**(defaults or {}), **given_options(players, board, options, deck)})


def given_options(
    players: int | None, board: str | None, options: Sequence[str] | None, deck: str | None = None
) -> dict[str, str]:
    """All options on the command line, from --players, --board, --deck and --option."""
    own = {"players": None if players is None else str(players), "board": board, "deck": deck}
    pairs = _pairs(options or ())
    for name, value in own.items():
        if value is not None and name in pairs:
            raise Stop(t("cli-option-twice", one=f"--{name} {value}", other=f"--option {name}={pairs[name]}"))
    return pairs | {name: value for name, value in own.items() if value is not None}


def _pairs(options: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals or not key.strip():
            raise Stop(t("cli-option-pair", given=option))
        key, value = key.strip(), value.strip()
        if key in pairs:
            raise Stop(t("cli-option-twice", one=f"--option {key}={pairs[key]}", other=f"--option {key}={value}"))
        pairs[key] = value
    return pairs


def read_records(path: Path, **moved: str | None) -> tuple[tuple[Record, ...], tuple[State, ...]]:
    """The records in a file, one per heat if it holds a series, and the start of each.

    `moved` gives new places of the files it was played with (`board`, `deck`).
    """
    records = record.read_all(read_text(path))
    overrides = {name: place for name, place in moved.items() if place is not None}
    return records, tuple(_start(read, overrides) for read in records)


def _start(read: Record, overrides: dict[str, str]) -> State:
    try:
        return catalog.start_of(read, **overrides)
    except BadRecord as problem:
        uploads = catalog.uploads(catalog.game_of(read.edition))
        listed = read.options.get(uploads.option, "") if uploads is not None else ""
        if uploads is None or uploads.option in overrides or upload_store.OWN not in listed:
            raise
        raise Stop(f"{refusal(problem)} {t('cli-add-file', option=f'--{uploads.option}')}", WRONG_CONTENT) from None
