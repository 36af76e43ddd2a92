"""Bots by name, with their settings: `greedy`, or `name:key=value,key=value`.

The arena, the command line and tables name bots this way. Parsing and printing are inverse: settings are written in the
order in which a bot lists them, and defaults are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from fogbound.bots import bots_for, roster
from fogbound.bots.kind import Kind
from fogbound.errors import BadOption
from fogbound.game import Edition, Player
from fogbound.options import Option


@dataclass(frozen=True)
class NamedBot:
    """A bot with its settings: its name, how it is made, and the value of every setting."""

    name: str
    kind: Kind
    settings: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        given = dict(self.settings)
        changed = [
            f"{option.name}={option.text(given[option.name])}"
            for option in self.kind.settings
            if given[option.name] != option.default
        ]
        return f"{self.name}:{','.join(changed)}" if changed else self.name

    def make(self, edition: Edition, rng: Random) -> Player:
        return self.kind(edition, rng, **dict(self.settings))


def parse_bot(text: str, edition: Edition, more: Mapping[str, Kind] | None = None) -> NamedBot:
    """The bot that a text names, listed or in `more`; `BadOption` says which bots or settings there are."""
    name, colon, rest = text.strip().partition(":")
    kinds = {**bots_for(edition), **(more or {})}
    if name not in kinds:
        listed = roster(edition.game).kinds.get(name)
        if listed is not None and listed.training is not None:
            raise listed.training.refusal()
        raise BadOption(
            "no-such-bot",
            f"There is no bot {name!r} for {edition.id}; bots are {', '.join(kinds)}.",
            given=name,
            allowed=list(kinds),
        )
    kind = kinds[name]
    given = dict(_pairs(name, kind, rest)) if colon else {}
    return NamedBot(name, kind, tuple((option.name, _read(name, option, given)) for option in kind.settings))


def parse_stored_bot(text: str, edition: Edition) -> NamedBot:
    """The bot that a stored table names. Settings that bots no longer have are dropped: the table must play on."""
    name, _, rest = text.partition(":")
    settings = {option.name for kind in bots_for(edition).values() for option in kind.settings}
    known = [pair for pair in rest.split(",") if pair.partition("=")[0].strip() in settings]
    return parse_bot(f"{name}:{','.join(known)}" if known else name, edition)


def _pairs(name: str, kind: Kind, text: str) -> Iterator[tuple[str, str]]:
    known, seen = [option.name for option in kind.settings], set[str]()
    for part in text.split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not (key and equals and value):
            example = f"{name}:{known[0]}=…" if known else name
            raise BadOption(
                "bad-bot", f"Write a bot’s settings as key=value, such as {example}, not {part!r}.", given=part
            )
        if key not in known:
            raise BadOption(
                "no-such-setting", f"{_unknown(name, kind)} It has none called {key!r}.", given=key, bot=name
            )
        if key in seen:
            raise BadOption("bad-bot", f"{key} is set twice for {name}: give it once.", given=key)
        seen.add(key)
        yield key, value


def _unknown(name: str, kind: Kind) -> str:
    if not kind.settings:
        return f"The bot {name} has no settings."
    listed = "; ".join(f"{option.name} ({option.allowed})" for option in kind.settings)
    return f"The settings of the bot {name} are {listed}."


def _read(name: str, option: Option, given: Mapping[str, str]) -> Any:
    try:
        return option.read(given.get(option.name, option.default))
    except BadOption as problem:
        text = f"{option.name} of the bot {name} cannot be {given[option.name]!r}; it takes {option.allowed}."
        known = {**problem.details, "option": option.name, "given": given[option.name]}
        raise BadOption("bad-setting", text, **known) from None
