"""Options of an edition: read from values or text, stored as text. A refusal lists the allowed values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import PurePath
from typing import Any

from fogbound.errors import BadOption, Said

_DECIMAL = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?", re.ASCII)
_SWITCH = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


@dataclass(frozen=True)
class Option:
    """One option: `kind` is number, decimal, numbers, switch, choice or name.

    A list of numbers rises, unless each number has its own meaning: then there are `count` of them, in any order.
    """

    name: str
    kind: str
    default: Any
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    count: int = 0

    @property
    def allowed(self) -> str:
        """The allowed values, in words."""
        match self.kind:
            case "number":
                return f"{self.low} to {self.high}"
            case "decimal":
                return f"a number from {self.low} to {self.high}"
            case "numbers":
                kind = f"{self.count} numbers" if self.count else "rising numbers"
                example = f", such as {self.text(self.default)}" if self.default else ", or none"
                return f"{kind} from {self.low} to {self.high}{example}"
            case "switch":
                return "True or False"
            case "choice":
                return " or ".join(self.choices)
            case _:
                return f"{', '.join(self.choices)}, or the path of a file"

    def read(self, given: Any) -> Any:
        """The value, from a Python value or its text; `BadOption` if it is not allowed."""
        value = self._value(given)
        if value is None:
            known = {"option": self.name, "given": _plain(given), "allowed": self.allowed}
            raise BadOption("bad-option", self._refusal(given), **known)
        return value

    def _refusal(self, given: Any) -> str:
        text = f"Option {self.name} cannot be {_short(given)}; it takes {self.allowed}."
        bounds = {"low": str(self.low), "high": str(self.high)}  # as they are typed, without commas
        match self.kind:
            case "number" | "decimal":
                return Said("option-number", text, **bounds)
            case "numbers" if self.count:
                return Said("option-count", text, **bounds, n=self.count)
            case "numbers":
                return Said("option-numbers", text, **bounds)
            case "switch":
                return Said("option-switch", text)
            case "choice":
                return Said("option-choice", text, choices=list(self.choices))
            case _:
                return text

    def _value(self, given: Any) -> Any:
        match self.kind:
            case "number":
                number = _number(given)
                return number if number is not None and self.low <= number <= self.high else None
            case "decimal":
                decimal = _decimal(given)
                return decimal if decimal is not None and self.low <= decimal <= self.high else None
            case "numbers":
                return self._numbers(given)
            case "switch":
                return given if isinstance(given, bool) else _SWITCH.get(_text(given).lower())
            case "choice":
                return given if isinstance(given, str) and given in self.choices else None
            case _:
                return str(given) if isinstance(given, str | PurePath) and str(given) else None

    def _numbers(self, given: Any) -> tuple[int, ...] | None:
        if isinstance(given, str):
            given = [part for part in given.split(",") if part.strip()]
        elif isinstance(given, int) and not isinstance(given, bool):
            given = [given]
        if not isinstance(given, list | tuple):
            return None
        numbers = [_number(part) for part in given]
        if any(number is None or not self.low <= number <= self.high for number in numbers):
            return None
        values = tuple(number for number in numbers if number is not None)
        fits = len(values) == self.count if self.count else all(a < b for a, b in pairwise(values))
        return values if fits else None

    def text(self, value: Any) -> str:
        """A value as records and views write it; `read` takes it back."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, tuple | list):
            return ",".join(map(str, value))
        return str(value)


def _number(given: Any) -> int | None:
    if isinstance(given, bool):
        return None
    if isinstance(given, int):
        return given
    text = _text(given)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _decimal(given: Any) -> float | None:
    if isinstance(given, float | int) and not isinstance(given, bool):
        return float(given)
    text = _text(given)
    return float(text) if _DECIMAL.fullmatch(text) else None


def _text(given: Any) -> str:
    return given.strip() if isinstance(given, str) else ""


def _plain(given: Any) -> str:
    """What was given, as the one who wrote it reads it."""
    return given[:60] if isinstance(given, str) else _short(given)


def _short(given: Any) -> str:
    """Any value in a few characters."""
    try:
        text = repr(given)
    except Exception:
        text = f"a {type(given).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


def with_defaults(options: Sequence[Option], **values: Any) -> tuple[Option, ...]:
    """The same options, some with another default; a `KeyError` if there is no such option."""
    known = {option.name: option for option in options}
    return tuple((known | {name: replace(known[name], default=value) for name, value in values.items()}).values())


def apply(edition: str, options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option's value: the given one, else the default. A refusal of unknown names lists the known ones."""
    known = {option.name: option for option in options}
    unknown = sorted(set(given) - set(known))
    if unknown:
        listed = "; ".join(f"{option.name} ({option.allowed})" for option in options)
        raise BadOption(
            "no-such-option",
            f"{edition} has no option {', '.join(unknown)}. Its options are: {listed}.",
            edition=edition,
            given=unknown,
            allowed=list(known),
        )
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}
