"""The steward of twenty questions: the judge and the reader at a table."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

from fogbound.game import DEALER, Edition, Move, View
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.table import TwentyTable
from fogbound.house.judge import Ruling, judge
from fogbound.house.reader import Reply, reply
from fogbound.house.steward import Deadline, Settings, Steward
from fogbound.options import Option

log = logging.getLogger("fogbound.house")
AFTER_SPEECH, AFTER_OPENING, TO_THINK = 2.0, 4.0, 1.5  # pauses, as multiples of the room's pace
WORDS_PER_PACE = 4  # how many words of a clue people read in that time
NO_QUESTION = "…"  # the question of a player whose time has run out


class TwentySteward(Steward):
    """Judges guesses and replies to questions: as a suggestion to the reader, in their place, or as the reader."""

    settings = (
        Option("judge", "choice", "reader", choices=("reader", "house")),  # whose word counts [D-S11]
        Option("letters", "switch", False),  # questions about the name [D-S12]
        Option("window", "number", 4, low=0, high=15),  # seconds to cut in [D-R10]
        Option("clock", "choice", "off", choices=("off", "10", "20", "30", "45", "60")),  # seconds [D-S10]
    )

    def __init__(self, edition: Edition, chosen: Settings) -> None:
        assert isinstance(edition, TwentyEdition)
        self._edition = edition
        self._house_judges = chosen["judge"] == "house"
        self._letters = bool(chosen["letters"])
        self._window = float(chosen["window"])
        self._clock = None if chosen["clock"] == "off" else float(chosen["clock"])

    def aids(self, view: View, public: View | None = None) -> dict[str, Any]:
        table = _table(view)
        if table.card is None or view.seat != table.reader:
            return {}
        if table.phase == "verdict":
            ruling = self._ruling(table)
            return {"ruling": {"verdict": ruling.verdict, "why": ruling.why}}
        if table.phase == "reply":
            answer = self._reply(table)
            return {"reply": {"word": answer.word, "text": answer.text(self._edition.language)}}
        return {}

    def seconds_to_cut_in(self, view: View) -> float:
        table = _table(view)
        with_chip = {pawn.seat for pawn in table.pawns if pawn.violet}
        others = with_chip - {table.investigator, table.reader}
        return self._window if table.phase == "clue" and others else 0.0

    def pause(self, view: View) -> float:
        """After a card was opened or a die rolled for nothing, time to see it; after a clue, time to read and think."""
        table = _table(view)
        if table.phase == "choose":
            opened, rolled = table.past and not table.chips, table.die is not None and view.log[-1].seat == DEALER
            return AFTER_OPENING if opened or rolled else AFTER_SPEECH
        if table.phase == "clue":
            return TO_THINK + len((table.entries[-1].text or "").split()) / WORDS_PER_PACE
        return AFTER_SPEECH

    def deadline(self, view: View, *, person: bool) -> Deadline | None:
        table = _table(view)
        if view.seat not in view.turn:
            return None
        if table.card is not None and table.phase in ("verdict", "reply"):
            move = self._readers_move(view, table)
            at_once = not person or (table.phase == "verdict" and self._house_judges)
            return Deadline(move) if at_once else self._when_time_is_up(move)
        return self._when_time_is_up(_move_out_of_time(view, table), self.seconds_to_cut_in(view)) if person else None

    def _when_time_is_up(self, move: Move, wait: float = 0.0) -> Deadline | None:
        """The clock starts once the seat may move, after `wait` seconds."""
        return None if self._clock is None else Deadline(move, wait + self._clock)

    def _readers_move(self, view: View, table: TwentyTable) -> Move:
        """The reader's reply or verdict. A verdict that is not legal, such as a second `precise`, becomes `wrong`."""
        if table.phase == "reply":
            return Move("answer", (self._reply(table).text(self._edition.language),))
        verdict = Move(self._ruling(table).verdict)
        return verdict if verdict in view.moves else Move("wrong")

    def _ruling(self, table: TwentyTable) -> Ruling:
        """What the judge says; `wrong` if it fails, so that no guess can stop the game."""
        try:
            return judge(self._card(table), table.guesses[-1].text, (self._edition.language,))
        except Exception as problem:
            log.error("the judge failed: %s", type(problem).__name__)  # the guess and the card stay out of the log
            return Ruling("wrong", "failed")

    def _reply(self, table: TwentyTable) -> Reply:
        question = table.talks[-1].question
        try:
            return reply(self._card(table), question, self._edition.language, letters_allowed=self._letters)
        except Exception as problem:
            log.error("the reader failed: %s", type(problem).__name__)
            return Reply("cannot_say", "failed")

    def _card(self, table: TwentyTable) -> Card:
        assert table.card is not None
        return self._edition.card(table.card.number)


def _table(view: View) -> TwentyTable:
    assert isinstance(view.table, TwentyTable)
    return view.table


def _move_out_of_time(view: View, table: TwentyTable) -> Move:
    """The move of a player whose time is up: an empty question, no answer, or any number."""
    if table.phase == "ask":
        return Move("ask", (NO_QUESTION,))
    if table.phase == "choose":
        return Random(len(view.log)).choice(view.moves)  # which one does not matter, as long as it varies
    return Move("pass")
