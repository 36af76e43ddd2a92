"""Bots for twenty questions: they guess from a memory of their own, and read cards when it is their turn to.

A bot looks at its view and at what it has heard of, nothing else. How it recognises a subject:

- Of the words that it could know about a subject, only some come to mind: a level's `recall` says which share, and a
  hash of seat, card and word says which. The same words come to mind throughout a card, so nothing need be kept.
- Every clue is split into words; each that comes to mind speaks for its subjects, rare words more than common ones.
- A reply of yes or no to a question that it understands speaks for or against. Whatever was called wrong is out.
- `lead` is how far the best subject is ahead of the second: it guesses when that is enough for its level. It cuts in
  when it is surer still, and a violet chip earns more than its own turn would: see `pays`.

What the levels come to is measured in docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from zlib import crc32

from fogbound.bots.levels import levels
from fogbound.bots.memory import Memory, Subject, shipped, telling
from fogbound.bots.random import filled
from fogbound.game import Edition, Move, Seat, View
from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.table import Guess, Held, TwentyTable
from fogbound.games.twenty.text import bare, words

Judge = Callable[[Held, str, str], str]  # (card, guess, language) gives right, wrong or precise
Reply = Callable[[Held, str, str], str]  # (card, question, language) gives the reply

YES = frozenset({"yes", "oui"})
NO = frozenset({"no", "non"})
REPLY_TELLS = 3.0  # nearly as much as a word that goes with one subject alone
CANNOT_SAY = {"en": "I cannot say.", "fr": "Je ne peux pas le dire."}
ASK_ANYTHING = {"en": "Are you famous?", "fr": "Êtes-vous célèbre ?"}
LAST_CHANCES = 3  # numbers left when any idea is better than none
STAYS_OPEN = 0.8  # how likely it is that nobody finds a card in somebody's turn, as far as anybody can tell
CHIP_KEPT = 3  # squares that a violet chip is still worth to whoever keeps it


@dataclass(frozen=True)
class Level:
    """How well a bot plays: what comes to mind, and how far ahead its idea must be before it speaks or cuts in."""

    name: str
    line: str
    recall: float
    guess: float
    buzz: float


# Weakest first. Memories hold the very words of the cards, so a little recall goes a long way; levels are so far apart
# that mixed tables are a contest. Two words that go with one subject alone are enough to guess.
LEVELS = tuple(Level(**numbers) for numbers in levels("twenty"))


def exact(card: Held, guess: str, language: str) -> str:
    """Right if it is one of the card's names, but for accents, capitals and articles."""
    names = {bare(name, language) for name in (card.answer, *card.aliases)}
    return "right" if bare(guess, language) in names else "wrong"


def cannot_say(card: Held, question: str, language: str) -> str:
    return CANNOT_SAY.get(language, CANNOT_SAY["en"])


class TwentyBot:
    """Plays any seat of twenty questions. `judge` and `reply` are its word as a reader; `memory` all that it knows."""

    def __init__(
        self,
        edition: Edition,
        rng: Random,
        *,
        level: Level = LEVELS[-1],
        memory: Memory | None = None,
        judge: Judge = exact,
        reply: Reply = cannot_say,
    ) -> None:
        assert isinstance(edition, TwentyEdition)
        self._violet = edition.violet_points
        self._rng = rng
        self._level = level
        self._memory = memory
        self._judge = judge
        self._reply = reply

    def choose(self, view: View) -> Move | None:
        table = view.table
        assert isinstance(table, TwentyTable)
        language = dict(view.options).get("language", "en")
        if view.seat not in view.turn:
            return self._interruption(view, table, language)
        match table.phase:
            case "clue":
                return Move("speak") if self._ready(view, table, language) else Move("pass")
            case "answer":
                return self._answer(view, table, language)
            case "ask":
                return Move("ask", (self._question(view, table, language),))
            case "verdict" if table.card is not None:
                return self._verdict(view, table.card, table.guesses[-1].text, language)
            case "reply" if table.card is not None:
                return Move("answer", (self._reply(table.card, table.talks[-1].question, language),))
        return filled(self._rng.choice(view.moves), self._rng)

    # Reading

    def _verdict(self, view: View, card: Held, guess: str, language: str) -> Move:
        """What may not be said, such as `precise` a second time, counts as wrong."""
        said = Move(self._judge(card, guess, language))
        return said if said in view.moves else Move("wrong")

    # Investigating

    def _heard(self, language: str) -> Memory:
        return shipped(language) if self._memory is None else self._memory

    def _ideas(self, view: View, table: TwentyTable, language: str) -> list[tuple[float, Subject]]:
        memory = self._heard(language)
        return ideas(memory, table, language, f"{view.seat} {table.number}", self._level.recall)

    def _ready(self, view: View, table: TwentyTable, language: str) -> bool:
        found = self._ideas(view, table, language)
        last = len(table.chips) > ENTRIES - LAST_CHANCES
        return bool(found) and found[0][0] > 0 and (last or lead(found) >= self._level.guess)

    def _interruption(self, view: View, table: TwentyTable, language: str) -> Move | None:
        if not view.moves or view.seat is None or not pays(table, view.seat, self._violet):
            return None
        return view.moves[0] if lead(self._ideas(view, table, language)) >= self._level.buzz else None

    def _answer(self, view: View, table: TwentyTable, language: str) -> Move:
        """The best idea; asked to be more precise, another name of what was meant."""
        last = table.guesses[-1] if table.guesses else None
        if last is not None and last.verdict == "precise" and last.seat == view.seat:
            return self._more_precise(last, table, language)
        found = self._ideas(view, table, language)
        return Move("guess", (found[0][1].names[0],)) if found and found[0][0] > 0 else Move("pass")

    def _more_precise(self, last: Guess, table: TwentyTable, language: str) -> Move:
        said = {bare(guess.text, language) for guess in table.guesses}
        for subject in self._heard(language).of(table.category):
            if last.text in subject.names:
                more = [name for name in subject.names if bare(name, language) not in said]
                return Move("guess", (max(more, key=len),)) if more else Move("pass")
        return Move("pass")

    def _question(self, view: View, table: TwentyTable, language: str) -> str:
        """The question that splits the subjects in mind most evenly, and has not been put yet."""
        found = self._ideas(view, table, language)
        subjects = [subject for spoken, subject in found if spoken >= 0] or [subject for _, subject in found]
        asked = {talk.question for talk in table.talks}
        open_ = [(key, text) for key, text in self._heard(language).questions if text not in asked]
        self._rng.shuffle(open_)
        best = max(open_, key=lambda one: evenness(subjects, one[0]), default=None)
        if best is None or not evenness(subjects, best[0]):
            return ASK_ANYTHING.get(language, ASK_ANYTHING["en"])
        return best[1]


def ideas(memory: Memory, table: TwentyTable, language: str, mind: str, recall: float) -> list[tuple[float, Subject]]:
    """The subjects that it can still be, with what speaks for them, best first."""
    wrong = {bare(guess.text, language) for guess in table.guesses if guess.verdict == "wrong"}
    heard = [telling(entry.text) for entry in table.entries if entry.text not in (None, QUESTION) and entry.text]
    left = [s for s in memory.of(table.category) if not any(bare(name, language) in wrong for name in s.names)]
    found = [(_spoken_for(memory, s, heard, mind, recall) + _replied_for(memory, s, table), s) for s in left]
    return sorted(found, key=lambda one: (-one[0], one[1].names))


def lead(found: list[tuple[float, Subject]]) -> float:
    """How far the best idea is ahead of the next; an idea for which nothing speaks is none."""
    if not found or found[0][0] <= 0:
        return 0.0
    return found[0][0] - max(found[1][0], 0.0) if len(found) > 1 else found[0][0]


def pays(table: TwentyTable, seat: Seat, violet: int) -> bool:
    """Is cutting in worth more than waiting for one's own turn, which is worth more but may come too late?"""
    worth = ENTRIES - len(table.chips)
    square = table.pawn(seat).square
    if table.pawn(table.investigator).square + worth >= table.finish or square + violet >= table.finish:
        return True
    turns = _turns_until(table, seat)
    spent = 0 if square + violet in table.suns else CHIP_KEPT
    return violet - spent >= STAYS_OPEN**turns * (worth - turns)


def _turns_until(table: TwentyTable, seat: Seat) -> int:
    """How many turns it is until this seat investigates."""
    seats = [pawn.seat for pawn in table.pawns if pawn.seat != table.reader]
    return (seats.index(seat) - seats.index(table.investigator)) % len(seats)


def evenness(subjects: list[Subject], fact: str) -> int:
    """How many subjects a question is sure to rule out."""
    known = [subject.known[fact] for subject in subjects if fact in subject.known]
    return min(known.count(True), known.count(False))


def _spoken_for(memory: Memory, subject: Subject, heard: list[frozenset[str]], mind: str, recall: float) -> float:
    matches = sorted(word for clue in heard for word in clue & subject.words)
    known = [word for word in matches if _comes_to_mind(f"{mind} {subject.names[0]} {word}", recall)]
    return sum(memory.weights[word] for word in known)


def _comes_to_mind(what: str, recall: float) -> bool:
    return crc32(what.encode()) < recall * 2**32


def _replied_for(memory: Memory, subject: Subject, table: TwentyTable) -> float:
    asked = {text: key for key, text in memory.questions}
    total = 0.0
    for talk in table.talks:
        said = yes_or_no(talk.reply)
        known = subject.known.get(asked.get(talk.question, ""))
        if said is not None and known is not None:
            total += REPLY_TELLS if said == known else -REPLY_TELLS
    return total


def yes_or_no(reply: str | None) -> bool | None:
    """What a reply comes to; None where it is neither."""
    first = words(reply or "")[:1]
    return None if not first else True if first[0] in YES else False if first[0] in NO else None
