"""Bots by name, with their settings: `greedy`, or `name:key=value,key=value`.

This is how the arena, the command line and tables say which bot they mean. Parsing and printing are inverse: settings
are written in the order in which a bot lists them, and those that have their usual value are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from fogbound.bots import BOTS, bots_for
from fogbound.bots.kind import Kind
from fogbound.errors import BadOption
from fogbound.game import Edition, Player
from fogbound.options import Option


@dataclass(frozen=True)
class Named:
    """A bot that somebody asked for: its name, how it is made, and every setting's value."""

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


def named(text: str, edition: Edition, more: Mapping[str, Kind] | None = None) -> Named:
    """The bot that a text means, of the listed ones or of `more`; `BadOption` says which bots or settings there are."""
    name, colon, rest = text.strip().partition(":")
    kinds = {**bots_for(edition), **(more or {})}
    if name not in kinds:
        listed = BOTS[edition.game].get(name)
        if listed is not None and listed.schooling is not None:
            raise listed.schooling.refusal()
        raise BadOption(
            "no-such-bot",
            f"There is no bot {name!r} for {edition.id}; bots are {', '.join(kinds)}.",
            given=name,
            allowed=list(kinds),
        )
    kind = kinds[name]
    given = dict(_pairs(name, kind, rest)) if colon else {}
    return Named(name, kind, tuple((option.name, _read(name, option, given)) for option in kind.settings))


def _pairs(name: str, kind: Kind, text: str) -> Iterator[tuple[str, str]]:
    known, seen = [option.name for option in kind.settings], set[str]()
    for part in text.split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not (key and equals and value):
            example = f"{name}:{known[0]}=…" if known else name
            raise BadOption(
                "bad-bot", f"A bot's settings are written key=value, such as {example}, not {part!r}.", given=part
            )
        if key not in known:
            raise BadOption("no-such-setting", f"{_unknown(name, kind)} It has none called {key!r}.", given=key)
        if key in seen:
            raise BadOption("bad-bot", f"{key} is set twice for {name}: give it once.", given=key)
        seen.add(key)
        yield key, value


def _unknown(name: str, kind: Kind) -> str:
    if not kind.settings:
        return f"Nothing can be set about the bot {name}."
    listed = "; ".join(f"{option.name} ({option.allowed})" for option in kind.settings)
    return f"The settings of the bot {name} are {listed}."


def _read(name: str, option: Option, given: Mapping[str, str]) -> Any:
    try:
        return option.read(given.get(option.name, option.default))
    except BadOption as problem:
        text = f"{option.name} of the bot {name} cannot be {given[option.name]!r}; it takes {option.allowed}."
        raise BadOption("bad-setting", text, **problem.details) from None
