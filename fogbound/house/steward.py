"""The steward: how the house helps at a table, according to the room's settings.

A steward sees only views, as players do. A game that needs one has its own in this folder and names it in its entry;
servers and terminals ask it and know no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from fogbound import catalog
from fogbound.errors import BadOption
from fogbound.game import Edition, Move, Player, View
from fogbound.options import Option

Settings = Mapping[str, Any]


class Deadline(NamedTuple):
    """The move that the house plays for a seat, and after how many seconds; None means as soon as a bot would."""

    move: Move
    after: float | None = None


class Steward:
    """The house at one table. This one has no settings and never helps; a game overrides what it needs.

    `hints` says whether the mover may ask the adviser, `whereabouts` whether players may see where X probably is.
    """

    settings: ClassVar[tuple[Option, ...]] = ()
    hints: bool = False
    whereabouts: bool = False
    keeps_time: ClassVar[bool] = False  # does it ever move for a seat, or hold a move? A table asks it only then

    def __init_subclass__(cls) -> None:
        own = (cls.deadline, cls.seconds_to_cut_in)
        cls.keeps_time = own != (Steward.deadline, Steward.seconds_to_cut_in)

    def __init__(self, edition: Edition, chosen: Settings) -> None:
        """`chosen` has a value for every setting."""

    def aids(self, view: View, public: View | None = None) -> dict[str, Any]:
        """What the house works out for the viewer. `public`, if given, is the same moment as everybody sees it: what is
        the same for all is worked out from there, once."""
        return {}

    def snapshot(self, public: View) -> dict[str, Any] | None:
        """What the house has worked out from the public log, as JSON values; None if that takes no time to speak of."""
        return None

    def resume(self, snapshot: Mapping[str, Any], public: View) -> None:
        """Go on from a snapshot instead of the first ply, if it fits the log."""

    def seconds_to_cut_in(self, view: View) -> float:
        """For how many seconds after the last ply a move of the seats in turn is held, so that others can cut in."""
        return 0.0

    def pause(self, view: View) -> float:
        """How many times the usual pause a bot or the house waits here, so that people can follow."""
        return 1.0

    def deadline(self, view: View, *, person: bool) -> Deadline | None:
        """The move that the house plays for the viewer's seat. `person` is False for a bot and for the house itself."""
        return None


def _steward_class(game: str) -> type[Steward]:
    named: type[Steward] | None = catalog.game(game).part("steward")
    return named or Steward


def settings(game: str) -> tuple[Option, ...]:
    """The settings that a room of this game can choose."""
    return _steward_class(game).settings


def complete_settings(edition: Edition, given: Settings) -> dict[str, Any]:
    """A value for every setting: the given one, else the default. `BadOption` names a setting that is wrong."""
    known = {option.name: option for option in settings(edition.game)}
    for name in given:
        if name not in known:
            text = f"{edition.id} has no setting {name}; it has: {', '.join(known) or 'none'}."
            raise BadOption("no-such-option", text, option=name)
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def steward(edition: Edition, chosen: Settings | None = None) -> Steward:
    """The steward for a table of this edition."""
    return _steward_class(edition.game)(edition, complete_settings(edition, chosen or {}))


class HelpedBot:
    """A bot whose cards the house reads, so that it can play whole games outside a room."""

    def __init__(self, bot: Player, house: Steward) -> None:
        self._bot = bot
        self._house = house

    def choose(self, view: View) -> Move | None:
        deadline = self._house.deadline(view, person=False)
        return self._bot.choose(view) if deadline is None else deadline.move
