"""The steward: what the house does at a table beside the rules, by the manners that its people chose.

It sees views, like everybody. One for each game; whoever serves a table asks it and knows no game.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from fogbound.errors import BadOption
from fogbound.game import Edition, Move, Player, View
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.table import TwentyTable
from fogbound.games.yard.edition import YardEdition
from fogbound.games.yard.material import Aids
from fogbound.house.judge import Verdict, judge
from fogbound.house.reader import Reply, reply
from fogbound.options import Option

log = logging.getLogger("fogbound.house")
FILE = Path(__file__).with_name("manners.toml")
SPOKEN, OPENED = 2.0, 4.0  # pauses, in the room's pace
WORDS_READ = 4  # of a clue, in one pace
NO_QUESTION = "…"  # what somebody asks whose time has run out

Manners = Mapping[str, Any]


class Due(NamedTuple):
    """A move that the house plays for a seat, and after how many seconds; None: as soon as a bot would."""

    move: Move
    after: float | None = None


class Steward(Protocol):
    """The house at one table. `hints`: whoever is to move may ask the adviser. `whereabouts`: players may see X's."""

    @property
    def hints(self) -> bool: ...

    @property
    def whereabouts(self) -> bool: ...

    def aids(self, view: View) -> dict[str, Any]:
        """What it works out for whoever sees this view."""
        ...

    def opens(self, view: View) -> float:
        """For how many seconds after the last ply the seats in turn must leave others the first word."""
        ...

    def pause(self, view: View) -> float:
        """How many times longer than usual a bot or the house waits here, so that people can follow."""
        ...

    def due(self, view: View, *, person: bool) -> Due | None:
        """What it plays for the seat of this view; `person`: somebody sits there, else a bot or the house itself."""
        ...


@cache
def manners(game: str) -> tuple[Option, ...]:
    """What a room of this game may choose."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8")).get(game, {})
    return tuple(Option(name, **_frozen(entry)) for name, entry in listed.items())


def _frozen(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}


def polite(edition: Edition, given: Manners) -> dict[str, Any]:
    """Every manner's value: what was given, else the default; `BadOption` names one that cannot be."""
    known = {option.name: option for option in manners(edition.game)}
    for name in given:
        if name not in known:
            text = f"{edition.id} has no setting {name}; its own are: {', '.join(known)}."
            raise BadOption("no-such-option", text, option=name)
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


class YardSteward:
    """A chase needs no help but, where it is wanted, the exact suspects and an adviser."""

    def __init__(self, edition: Edition, chosen: Manners) -> None:
        assert isinstance(edition, YardEdition)
        self.hints = bool(chosen["hints"])
        self.whereabouts = bool(chosen["whereabouts"])
        self._aids = Aids(edition) if chosen["suspects"] else None

    def aids(self, view: View) -> dict[str, Any]:
        return {} if self._aids is None else self._aids.of(view)

    def opens(self, view: View) -> float:
        return 0.0

    def pause(self, view: View) -> float:
        return 1.0

    def due(self, view: View, *, person: bool) -> Due | None:
        return None


class TwentySteward:
    """Judges guesses and replies to questions: as a suggestion, in a reader's stead, or as the reader itself."""

    hints = whereabouts = False  # nobody could give any

    def __init__(self, edition: Edition, chosen: Manners) -> None:
        assert isinstance(edition, TwentyEdition)
        self._edition = edition
        self._house_judges = chosen["judge"] == "house"
        self._letters = bool(chosen["letters"])
        self._window = float(chosen["window"])
        self._clock = None if chosen["clock"] == "off" else float(chosen["clock"])

    def aids(self, view: View) -> dict[str, Any]:
        table = _table(view)
        if table.card is None or view.seat != table.reader:
            return {}
        if table.phase == "verdict":
            ruled = self._verdict(table)
            return {"verdict": {"ruling": ruled.ruling, "why": ruled.why}}
        if table.phase == "reply":
            said = self._reply(table)
            return {"reply": {"word": said.word, "text": said.text(self._edition.language)}}
        return {}

    def opens(self, view: View) -> float:
        table = _table(view)
        waiting = [pawn.seat for pawn in table.pawns if pawn.violet]
        others = set(waiting) - {table.investigator, table.reader}
        return self._window if table.phase == "clue" and others else 0.0

    def pause(self, view: View) -> float:
        """A card that was just opened is enjoyed, a clue is read, and words are heard before somebody speaks again."""
        table = _table(view)
        if table.phase == "choose":
            return OPENED if table.past and not table.chips else SPOKEN
        if table.phase == "clue":
            return max(SPOKEN, len((table.entries[-1].text or "").split()) / WORDS_READ)
        return SPOKEN

    def due(self, view: View, *, person: bool) -> Due | None:
        table = _table(view)
        if view.seat not in view.turn:
            return None
        if table.card is not None and table.phase in ("verdict", "reply"):
            move = self._said(view, table)
            at_once = not person or (table.phase == "verdict" and self._house_judges)
            return Due(move) if at_once else self._when_time_is_up(move)
        return self._when_time_is_up(_instead(view, table), self.opens(view)) if person else None

    def _when_time_is_up(self, move: Move, opens: float = 0.0) -> Due | None:
        """The clock begins to run when one may move."""
        return None if self._clock is None else Due(move, opens + self._clock)

    def _said(self, view: View, table: TwentyTable) -> Move:
        """The reader's word. What may not be said, such as `precise` a second time, counts as wrong."""
        if table.phase == "reply":
            return Move("answer", (self._reply(table).text(self._edition.language),))
        ruled = Move(self._verdict(table).ruling)
        return ruled if ruled in view.moves else Move("wrong")

    def _verdict(self, table: TwentyTable) -> Verdict:
        """Whatever people type, no table stands still because of the judge."""
        try:
            return judge(self._card(table), table.guesses[-1].text, (self._edition.language,))
        except Exception as problem:
            log.error("the judge failed: %s", type(problem).__name__)  # not on what: it is secret
            return Verdict("wrong", "failed")

    def _reply(self, table: TwentyTable) -> Reply:
        asked = table.talks[-1].question
        try:
            return reply(self._card(table), asked, self._edition.language, letters_allowed=self._letters)
        except Exception as problem:
            log.error("the reader failed: %s", type(problem).__name__)
            return Reply("cannot_say", "failed")

    def _card(self, table: TwentyTable) -> Card:
        assert table.card is not None
        return self._edition.card(table.card.number)


def _table(view: View) -> TwentyTable:
    assert isinstance(view.table, TwentyTable)
    return view.table


def _instead(view: View, table: TwentyTable) -> Move:
    """For somebody whose time is up: no answer, no question; a number, because there must be one."""
    if table.phase == "ask":
        return Move("ask", (NO_QUESTION,))
    if table.phase == "choose":
        return Random(len(view.log)).choice(view.moves)  # which one does not matter, but it should not be a habit
    return Move("pass")


_STEWARDS: dict[str, Callable[[Edition, Manners], Steward]] = {"yard": YardSteward, "twenty": TwentySteward}


def steward(edition: Edition, chosen: Manners | None = None) -> Steward:
    """The house at a table of this edition."""
    return _STEWARDS[edition.game](edition, polite(edition, chosen or {}))


class Helped:
    """A bot at a table with a steward: the house does its reading. With it a bot plays whole games outside a room."""

    def __init__(self, bot: Player, house: Steward) -> None:
        self._bot = bot
        self._house = house

    def choose(self, view: View) -> Move | None:
        due = self._house.due(view, person=False)
        return self._bot.choose(view) if due is None else due.move
