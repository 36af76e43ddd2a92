"""What the engine asks of a game: the tests that goals may name, and how to read and show a moment of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fogbound.errors import Say
from fogbound.game import Edition, Move, Seat, State, View
from fogbound.house.steward import steward


class Try(NamedTuple):
    """A legal move in an exercise: the moment before it, and after it and everything that follows by itself."""

    before: State
    seat: Seat
    move: Move
    after: State


Need = Callable[[Try, Any], str | None]
"""Whether a try has what is needed: None, or what it lacks, as a sentence for people."""


def _aids(state: State, view: View) -> dict[str, Any]:
    return steward(state.edition).aids(view)


def _no_needs() -> dict[str, Need]:
    return {}


class Shot(NamedTuple):
    """What a picture of an exercise shows: its stations and its moment, as a seat sees it, in a theme.

    `edition` is the one that the picture explains; pieces it does not have are left out.
    `say` puts its words into the reader's language.
    """

    stations: tuple[int, ...]
    state: State
    view: View
    theme: str
    edition: Edition
    say: Say = str


@dataclass(frozen=True)
class Kit:
    """A game's part of the engine; an entry names it. This one is enough for a game without needs of its own."""

    needs: Mapping[str, Need] = field(default_factory=_no_needs)
    read: Callable[[Edition, str], Move] = lambda edition, text: Move.parse(text)
    aids: Callable[[State, View], dict[str, Any]] = _aids
    picture: Callable[[Shot], str] | None = None  # as SVG
