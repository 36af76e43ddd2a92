"""One notation for moves, in files, sockets, terminals and tests: parsing and printing are inverse."""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache
from json import JSONDecodeError, JSONDecoder, dumps
from typing import NamedTuple

from fogbound.errors import BadNotation

MAX_TEXT = 500


class Blank(Enum):
    """In place of a value: hidden from you, or for you to fill in."""

    HIDDEN = "?"
    SLOT = "_"

    def __repr__(self) -> str:
        return str(self)


HIDDEN, SLOT = Blank.HIDDEN, Blank.SLOT
Arg = int | str | Blank

# The one verb that takes bare words (`takered,t`); text of any other verb is quoted (`guess"Paris"`).
_WORDY = "take"
_VERB = re.compile(rf"{_WORDY}(?=[a-z])|[a-z]+")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}(?![0-9])", re.ASCII)
_WORD = re.compile(r"[a-z][a-z0-9]*", re.ASCII)
_quoted = JSONDecoder(strict=True).raw_decode


class Move(NamedTuple):
    """One decision. `Move.parse` and `str` are inverse."""

    verb: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        return _text(self.verb, *self.args)

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read one move; anything else is `BadNotation`."""
        if len(text) > 4 * MAX_TEXT:
            raise BadNotation("bad-move", "That is far too long for a move.", given=text[:40])
        matched = _VERB.match(text)
        if not matched:
            raise _not_a_move(text, 0)
        verb, here = matched.group(), matched.end()
        args: list[Arg] = []
        while here < len(text):
            if args:
                if text[here] != ",":
                    raise _not_a_move(text, here)
                here += 1
            arg, here = _argument(text, here, verb)
            args.append(arg)
        return cls(verb, tuple(args))

    @property
    def number(self) -> int:
        """The number of a move that has just one, such as a ride's station."""
        number = self.args[0] if len(self.args) == 1 else None
        if not isinstance(number, int):
            raise BadNotation("bad-move", f"{self} does not name one number.", given=str(self))
        return number

    def fits(self, offer: Move) -> bool:
        """Is this the offered move, or the offered move with its open slots filled in?"""
        return self == offer or (
            self.verb == offer.verb
            and len(self.args) == len(offer.args)
            and all(a == o or (o is SLOT and _fills(a)) for a, o in zip(self.args, offer.args, strict=True))
        )


@lru_cache(maxsize=1 << 14, typed=True)
def _text(verb: str, *args: Arg) -> str:
    """A move as text. The same few thousand moves are written for every view of every game."""
    return verb + ",".join(_written(verb, arg) for arg in args)


def _written(verb: str, arg: Arg) -> str:
    if isinstance(arg, Blank):
        return str(arg.value)
    if isinstance(arg, int) or verb == _WORDY:
        return str(arg)
    return dumps(arg, ensure_ascii=False)


def _fills(arg: Arg) -> bool:
    return isinstance(arg, str) and arg.strip() != "" and len(arg) <= MAX_TEXT


def _argument(text: str, here: int, verb: str) -> tuple[Arg, int]:
    if here < len(text) and text[here] in "?_":
        return Blank(text[here]), here + 1
    if matched := _NUMBER.match(text, here):
        return int(matched.group()), matched.end()
    if verb == _WORDY and (matched := _WORD.match(text, here)):
        return matched.group(), matched.end()
    if text[here : here + 1] == '"':
        try:
            value, end = _quoted(text, here)
            value.encode()
        except (JSONDecodeError, UnicodeEncodeError):
            raise _not_a_move(text, here) from None
        if dumps(value, ensure_ascii=False) == text[here:end]:  # one spelling per text
            return value, end
    raise _not_a_move(text, here)


def _not_a_move(text: str, here: int) -> BadNotation:
    return BadNotation(
        "bad-move",
        f"{text!r} is not a move in Fogbound’s notation (it goes wrong at character {here + 1}). "
        'Moves look like t58, k115, double or guess"Paris".',
        given=text,
        at=here,
    )


# Any game may offer it; only people are asked.
CONCEDE = Move("concede")
