"""Every refusal, with a code that clients can translate and a text that people can act on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Finding(NamedTuple):
    """One thing that is wrong with a file: a code for programs, a sentence for people."""

    code: str
    text: str


class Said(str):
    """A sentence in English that the catalogues have too: `id` is its name there, and `facts` fill it in."""

    id: str
    facts: dict[str, Any]

    def __new__(cls, id: str, text: str, **facts: Any) -> Said:
        said = super().__new__(cls, text)
        said.id, said.facts = id, facts
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        return (self.id, str(self)), self.facts


Say = Callable[[str], str]
"""Puts a sentence of ours into a reader's language; `str` leaves it in English."""


class FogboundError(ValueError):
    """The base of all refusals: `code` and `details` for programs, the text for people.

    If the catalogues have the very sentence, `details` name it as `said` and have its facts.
    """

    def __init__(self, code: str, text: str, **details: Any) -> None:
        super().__init__(str(text))
        self.code = code
        self.text = str(text)
        self.details = {**text.facts, **details, "said": text.id} if isinstance(text, Said) else details

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r}, {self.text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Reach other processes whole. By default Python rebuilds it from its text alone, which breaks a pool."""
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[FogboundError], args: tuple[Any, ...], facts: dict[str, Any]) -> FogboundError:
    refusal = kind.__new__(kind, *args)
    vars(refusal).update(facts)
    return refusal


class BadNotation(FogboundError):
    """The text is not a move, a position or a seat at all."""


class IllegalMove(FogboundError):
    """The text is a move, but the rules do not allow it here."""


class StaleMove(FogboundError):
    """The move was meant for a ply that has been played in the meantime."""


class CannotTakeBack(FogboundError):
    """A move that stays: it told somebody something, or there is none."""


class BadOption(FogboundError):
    """No such edition or option, or a value it cannot have."""


class BadEntry(FogboundError):
    """A game's entry that names something which is not there."""


class BadMaterial(FogboundError):
    """A file that cannot be used in a game; `findings` lists everything that is wrong with it."""

    kind = "material"

    def __init__(self, text: str, findings: tuple[Finding, ...]) -> None:
        super().__init__(f"bad-{self.kind}", text, findings=findings)
        self.findings = findings


class BadBoard(BadMaterial):
    """A board file that cannot be played on."""

    kind = "board"


class BadDeck(BadMaterial):
    """A deck of cards that cannot be played with."""

    kind = "deck"


class BadRecord(FogboundError):
    """A record that cannot be read or replayed."""


class Tampered(BadRecord):
    """A record that reads well but does not agree with its own proof."""


class BadResults(BadRecord):
    """A folder of results that cannot be read or continued."""
