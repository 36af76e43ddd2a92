"""The reader: replies to free questions from a card's fact sheet and clues. See docs/house.md.

It says yes, no, partly, or that it cannot say, and nothing else: it has no way to utter the answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal, Protocol

from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house import clues, letters
from fogbound.house.names import names
from fogbound.house.question import Question, take_apart
from fogbound.house.reasoning import settle
from fogbound.house.sheet import Truth
from fogbound.house.words import phrases, speech

Word = Literal["yes", "no", "partly", "cannot_say"]
WORDS: tuple[Word, ...] = ("yes", "no", "partly", "cannot_say")
LONGEST = 300  # characters of a question


@dataclass(frozen=True)
class Reply:
    """What the reader says, and why, as a code; neither gives away more than the word itself."""

    word: Word
    why: str

    def text(self, language: str) -> str:
        """The reply as it is said aloud."""
        return speech(language).replies.get(self.word) or speech("en").replies[self.word]


class Helper(Protocol):
    """Whoever may be asked where the fact sheet is silent, such as a language model. There is none by default.

    It is given the card and replies with one of WORDS; anything else is taken as `cannot_say`.
    """

    def reply(self, card: Card, question: str, language: str) -> str: ...


def reply(
    card: Card,
    question: str,
    language: str,
    *,
    letters_allowed: bool = False,
    helper: Helper | None = None,
    year: int | None = None,
) -> Reply:
    """The honest reply to a question. `year` is the present one, for questions about how long ago something was."""
    found = _from_the_card(card, question[:LONGEST], language, letters_allowed, year or date.today().year)
    if helper is None or found.word != "cannot_say" or found.why not in ("silent", "words"):
        return found
    said = helper.reply(card, question[:LONGEST], language)
    return Reply(next((word for word in WORDS if word == said), "cannot_say"), "helper")


def _from_the_card(card: Card, question: str, language: str, letters_allowed: bool, year: int) -> Reply:
    asked = take_apart(card, question, language)
    if not asked.words:
        return Reply("cannot_say", "empty")
    if _names_the_answer(card, question):
        return Reply("cannot_say", "answer")
    if letters.asks(asked.singular, language):
        return _spoken(letters.answer(card, question, language), "letters") if letters_allowed else _declined()
    if _open(asked):
        return Reply("cannot_say", "open")
    truth, why = settle(card, asked, year)
    if why == "words" and clues.confirm(card, asked):
        return Reply("yes", "clue")
    return _spoken(truth, why)


def _declined() -> Reply:
    return Reply("cannot_say", "letters")


def _spoken(truth: Truth | None, why: str) -> Reply:
    if truth is None:
        return Reply("cannot_say", why)
    if truth == "partly":
        return Reply("partly", why)
    return Reply("yes" if truth else "no", why)


def _names_the_answer(card: Card, question: str) -> bool:
    """A guess in the form of a question is left to whoever judges guesses."""
    said = f" {' '.join(text.words(question))} "
    return any(f" {' '.join(name)} " in said for name in names(card).full if len("".join(name)) > 2)


def _open(asked: Question) -> bool:
    """Does it want more than a yes or a no?"""
    listed = phrases(asked.language, "question.open")
    return any(asked.singular[:length] in listed for length in (1, 2, 3, 4))
