"""Bots for twenty questions: they guess from their own memory, and read cards when it is their turn.

A bot uses its view and its memory, nothing else. How it recognises a subject:

- It has heard of some subjects of its memory, of easy ones more likely than of hard ones (the level's `heard`).
- Of the words that go with a subject, only some come to mind: those of easy clues far more readily than those of hard
  ones (`recall`). Hashes of seat, card, subject and word decide both, so they stay the same throughout a card, and the
  bot stores nothing.
- Each word of a clue that comes to mind speaks for its subjects, rare words more than common ones.
- All words of the clues hint at a kind: woman or man, poet or king, city or mountain. Subjects of kinds that fit less
  well lose by it, so wrong guesses are at least of a likely kind.
- A yes or no to a question that it understands speaks for or against a subject. Wrong guesses are out.
- `lead` is how far the best subject is ahead of the second. The bot guesses when the lead is enough for its level. It
  interrupts when it is surer still and the violet chip earns more than its own turn would: see `pays`.

docs/bots.md has how strong the levels are.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from random import Random
from statistics import fmean
from zlib import crc32

from fogbound.bots.kind import Kind
from fogbound.bots.levels import levels
from fogbound.bots.memory import Memory, Subject, key_words, shipped
from fogbound.bots.random import RandomBot, fill
from fogbound.bots.roster import Roster
from fogbound.game import Edition, Move, Seat, View
from fogbound.games.twenty.card import ENTRIES, QUESTION
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.table import Guess, HeldCard, TwentyTable
from fogbound.games.twenty.text import bare, words

Judge = Callable[[HeldCard, str, str], str]  # (card, guess, language) gives right, wrong or precise
Reply = Callable[[HeldCard, str, str], str]  # (card, question, language) gives the reply

YES = frozenset({"yes", "oui"})
NO = frozenset({"no", "non"})
REPLY_TELLS = 3.0  # as much as a word that goes with one subject in twenty
WORTH_SAYING = 3.5  # evidence without which an idea is a shot in the dark: two replies, a rare word, or two others
HINT_TELLS = 0.7  # of what the words of a clue seem to tell about kinds: they are not independent
MISFIT_TELLS = 8.0  # at most, against a subject of another kind than the clues hint at
CANNOT_SAY = {"en": "I cannot say.", "fr": "Je ne peux pas répondre."}
ASK_ANYTHING = {"en": "Are you famous?", "fr": "Êtes-vous célèbre ?"}
LAST_CHANCES = 3  # numbers left from which any idea worth saying is said
STAYS_OPEN = 0.8  # the estimated chance that a turn passes without the right answer
CHIP_KEPT = 3  # squares that a violet chip is worth later


@dataclass(frozen=True)
class Level:
    """How well a bot plays: what it has heard of, what comes to mind, and the lead at which it guesses or interrupts.

    `heard` and `recall` are chances, for the hardest subjects and words and for the easiest.
    """

    name: str
    line: str
    heard: tuple[float, float]
    recall: tuple[float, float]
    guess: float
    buzz: float


# Weakest first. Memories hold the words of the cards, so a little recall goes a long way. The levels are close enough
# for mixed tables to be a contest.
LEVELS = tuple(
    Level(**settings | {"heard": tuple(settings["heard"]), "recall": tuple(settings["recall"])})
    for settings in levels("twenty")
)


def exact(card: HeldCard, guess: str, language: str) -> str:
    """Right if it is one of the card's names; accents, capitals and articles do not count."""
    names = {bare(name, language) for name in (card.answer, *card.aliases)}
    return "right" if bare(guess, language) in names else "wrong"


def cannot_say(card: HeldCard, question: str, language: str) -> str:
    return CANNOT_SAY.get(language, CANNOT_SAY["en"])


class TwentyBot:
    """Plays any seat of twenty questions. `judge` and `reply` decide for it as a reader; `memory` is all it knows."""

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
        return fill(self._rng.choice(view.moves), self._rng)

    # Reading

    def _verdict(self, view: View, card: HeldCard, guess: str, language: str) -> Move:
        """The judge's verdict; one that is not allowed, such as `precise` a second time, becomes wrong."""
        said = Move(self._judge(card, guess, language))
        return said if said in view.moves else Move("wrong")

    # Investigating

    def _heard(self, language: str) -> Memory:
        return shipped(language) if self._memory is None else self._memory

    def _ideas(self, view: View, table: TwentyTable, language: str) -> list[tuple[float, Subject]]:
        memory = self._heard(language)
        return ideas(memory, table, language, Mind(f"{view.seat} {table.number}", self._level))

    def _ready(self, view: View, table: TwentyTable, language: str) -> bool:
        found = self._ideas(view, table, language)
        last = len(table.chips) > ENTRIES - LAST_CHANCES
        return worth_saying(found) and (last or lead(found) >= self._level.guess)

    def _interruption(self, view: View, table: TwentyTable, language: str) -> Move | None:
        if not view.moves or view.seat is None or not pays(table, view.seat, self._violet):
            return None
        return view.moves[0] if lead(self._ideas(view, table, language)) >= self._level.buzz else None

    def _answer(self, view: View, table: TwentyTable, language: str) -> Move:
        """The best idea; if asked for the exact name, another name of the last guess."""
        last = table.guesses[-1] if table.guesses else None
        if last is not None and last.verdict == "precise" and last.seat == view.seat:
            return self._more_specific(last, table, language)
        found = self._ideas(view, table, language)
        return Move("guess", (found[0][1].names[0],)) if worth_saying(found) else Move("pass")

    def _more_specific(self, last: Guess, table: TwentyTable, language: str) -> Move:
        said = {bare(guess.text, language) for guess in table.guesses}
        for subject in self._heard(language).of(table.category):
            if last.text in subject.names:
                more = [name for name in subject.names if bare(name, language) not in said]
                return Move("guess", (max(more, key=len),)) if more else Move("pass")
        return Move("pass")

    def _question(self, view: View, table: TwentyTable, language: str) -> str:
        """The unasked question that splits the remaining subjects most evenly."""
        found = self._ideas(view, table, language)
        subjects = [subject for spoken, subject in found if spoken >= 0] or [subject for _, subject in found]
        asked = {talk.question for talk in table.talks}
        open_ = [(key, text) for key, text in self._heard(language).questions if text not in asked]
        self._rng.shuffle(open_)
        best = max(open_, key=lambda one: evenness(subjects, one[0]), default=None)
        if best is None or not evenness(subjects, best[0]):
            return ASK_ANYTHING.get(language, ASK_ANYTHING["en"])
        return best[1]


@dataclass(frozen=True)
class Mind:
    """What one bot knows of its memory during one card: `key` names both, and every chance is a hash of it."""

    key: str
    level: Level

    def has_heard_of(self, subject: Subject) -> bool:
        return self._happens(subject.names[0], *self.level.heard, subject.ease)

    def recalls(self, subject: Subject, word: str) -> bool:
        return self._happens(f"{subject.names[0]} {word}", *self.level.recall, subject.words[word])

    def _happens(self, what: str, hard: float, easy: float, ease: float) -> bool:
        return crc32(f"{self.key} {what}".encode()) < _chance(hard, easy, ease) * 2**32


@cache
def _chance(hard: float, easy: float, ease: float) -> float:
    """The chance of something between the hardest and the easiest."""
    return hard * math.pow(easy / hard, ease / 10)


def ideas(memory: Memory, table: TwentyTable, language: str, mind: Mind) -> list[tuple[float, Subject]]:
    """The subjects that are still possible, with the evidence for each, best first."""
    wrong = {bare(guess.text, language) for guess in table.guesses if guess.verdict == "wrong"}
    clues = tuple(entry.text for entry in table.entries if entry.text not in (None, QUESTION) and entry.text)
    left = [
        subject
        for subject in _heard_of(memory, table.category, mind)
        if not any(bare(name, language) in wrong for name in subject.names)
    ]
    spoken, replied = _spoken_for(memory, table.category, clues, mind), _replied_for(memory, left, table)
    found = [
        (spoken.get(subject, 0.0) + reply - misfit, subject)
        for subject, reply, misfit in zip(left, replied, _misfits(memory, left, clues), strict=True)
    ]
    return sorted(found, key=lambda one: (-one[0], one[1].names))


# What does not change during a card, or until the next clue, is worked out once: bots think at every ply.


@lru_cache(maxsize=64)
def _heard_of(memory: Memory, category: str | None, mind: Mind) -> tuple[Subject, ...]:
    return tuple(subject for subject in memory.of(category) if mind.has_heard_of(subject))


def worth_saying(found: list[tuple[float, Subject]]) -> bool:
    """Is there an idea that more speaks for than a single reply?"""
    return bool(found) and found[0][0] >= WORTH_SAYING


def lead(found: list[tuple[float, Subject]]) -> float:
    """How far the best idea is ahead of the next; ideas without evidence do not count."""
    if not found or found[0][0] <= 0:
        return 0.0
    return found[0][0] - max(found[1][0], 0.0) if len(found) > 1 else found[0][0]


def pays(table: TwentyTable, seat: Seat, violet: int) -> bool:
    """Is interrupting worth more than waiting? An own turn earns more, but may come too late."""
    worth = ENTRIES - len(table.chips)
    square = table.pawn(seat).square
    if table.pawn(table.investigator).square + worth >= table.finish or square + violet >= table.finish:
        return True
    turns = _turns_until(table, seat)
    spent = 0 if square + violet in table.suns else CHIP_KEPT
    return violet - spent >= STAYS_OPEN**turns * (worth - turns)


def _turns_until(table: TwentyTable, seat: Seat) -> int:
    """The number of turns until this seat investigates."""
    seats = [pawn.seat for pawn in table.pawns if pawn.seat != table.reader]
    return (seats.index(seat) - seats.index(table.investigator)) % len(seats)


def evenness(subjects: list[Subject], fact: str) -> int:
    """The number of subjects that a question rules out at least."""
    known = [subject.known[fact] for subject in subjects if fact in subject.known]
    return min(known.count(True), known.count(False))


def _spoken_for(memory: Memory, category: str | None, clues: tuple[str, ...], mind: Mind) -> Mapping[Subject, float]:
    """What the clues say for each subject that comes to mind."""
    spoken: dict[Subject, float] = defaultdict(float)
    for clue in clues:
        for subject, evidence in _recalled(memory, category, clue, mind):
            spoken[subject] += evidence
    return spoken


@lru_cache(maxsize=1024)
def _recalled(memory: Memory, category: str | None, clue: str, mind: Mind) -> tuple[tuple[Subject, float], ...]:
    """What each word of a clue says for the subjects that it brings to mind."""
    return tuple(
        (subject, memory.weights[word])
        for word in sorted(key_words(clue))
        for subject in memory.subjects_by_word.get(word, ())
        if category in (None, subject.category) and mind.recalls(subject, word)
    )


def _words_of(clues: Iterable[str]) -> list[str]:
    return sorted(word for clue in clues for word in key_words(clue))


def _misfits(memory: Memory, subjects: list[Subject], clues: tuple[str, ...]) -> list[float]:
    """How much less each subject's kinds fit the clues than the best one's."""
    fits_by_category = {category: _fits(memory, category, clues) for category in {one.category for one in subjects}}
    fits = [fits_by_category[subject.category][subject] for subject in subjects]
    best = max(fits, default=0.0)
    return [min(best - fit, MISFIT_TELLS) for fit in fits]


@lru_cache(maxsize=64)
def _fits(memory: Memory, category: str, clues: tuple[str, ...]) -> Mapping[Subject, float]:
    """How well the kinds of a category's subjects fit the clues."""
    hints: dict[str, float] = defaultdict(float)
    for word in _words_of(clues):
        for kind, tells in memory.hints[category].get(word, {}).items():
            hints[kind] += HINT_TELLS * tells
    return {subject: _fit(subject, hints) for subject in memory.of(category)}


def _fit(subject: Subject, hints: Mapping[str, float]) -> float:
    """The hints at a subject's kinds: the mean for each fact, such as several kinds of work, then the sum."""
    return sum(fmean(hints.get(kind, 0.0) for kind in group) for group in subject.kinds_by_fact)


def _replied_for(memory: Memory, subjects: list[Subject], table: TwentyTable) -> list[float]:
    """What the replies to questions that the bot understands say for each subject."""
    facts = {text: fact for fact, text in memory.questions}
    replies = [(facts.get(talk.question, ""), yes_or_no(talk.reply)) for talk in table.talks]
    clear = [(fact, said) for fact, said in replies if fact and said is not None]
    return [
        sum(
            REPLY_TELLS if said == subject.known[fact] else -REPLY_TELLS
            for fact, said in clear
            if fact in subject.known
        )
        for subject in subjects
    ]


def yes_or_no(reply: str | None) -> bool | None:
    """Whether a reply means yes or no; None where it is neither."""
    first = words(reply or "")[:1]
    return None if not first else True if first[0] in YES else False if first[0] in NO else None


BOTS = Roster(
    kinds={
        "random": Kind(RandomBot),
        **{level.name: Kind(partial(TwentyBot, level=level), line=level.line) for level in LEVELS},
    },
    default=LEVELS[0].name,  # somebody new should find some cards first
)
