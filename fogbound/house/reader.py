"""The automatic reader replies to free questions from a card's fact sheet, clues and bank. See docs/house.md.

It says only yes, no, partly or that it cannot say, so it can never say the answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Literal, Protocol

from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house import clues, letters
from fogbound.house.asked import bank
from fogbound.house.fact_sheet import Truth
from fogbound.house.guess import without_articles
from fogbound.house.identity import in_full
from fogbound.house.names import names
from fogbound.house.phrasing import is_unclear
from fogbound.house.precedents import precedents
from fogbound.house.question import Question, take_apart
from fogbound.house.reasoning import truth_of
from fogbound.house.trust import trust
from fogbound.house.weighing import BY_FACTS, weigh
from fogbound.house.words import languages, phrases, speech

Word = Literal["yes", "no", "partly", "cannot_say"]
WORDS: tuple[Word, ...] = ("yes", "no", "partly", "cannot_say")
LONGEST = 300  # characters of a question
SURE = 0.985  # from here on the facts need no bank
FINAL = ("empty", "answer", "letters", "open", "shared", "known")  # reasons that no bank can overrule


@dataclass(frozen=True)
class Reply:
    """What the reader says, and the reason as a code; the code gives away no more than the reply."""

    word: Word
    why: str

    def text(self, language: str) -> str:
        """The reply in words, in English if the language is unknown."""
        return speech(language).replies.get(self.word) or speech("en").replies[self.word]


class Helper(Protocol):
    """Something to ask when the card does not say, such as a language model. There is none by default.

    It gets the card and replies with one of WORDS; anything else counts as `cannot_say`.
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
    """The honest reply to a question. `year` is the current year, for questions such as `more than 500 years ago`."""
    full = in_full(question[:LONGEST], language)
    asked = take_apart(card, full, language)
    by_facts = _from_the_card(card, full, asked, letters_allowed, year or date.today().year)
    own = _weighed(card, full, asked, by_facts)
    if helper is None or own.word != "cannot_say" or own.why not in ("silent", "words", "doubtful"):
        return own
    said = helper.reply(card, question[:LONGEST], language)
    return Reply(_word(said), "helper")


def _weighed(card: Card, question: str, asked: Question, by_facts: Reply) -> Reply:
    """The reply that the facts and the bank of asked questions give together. Without a bank the facts decide."""
    if by_facts.why in FINAL or is_unclear(question, asked.language) or not bank(card):
        return by_facts
    told = None if by_facts.word == "cannot_say" else by_facts.word
    alternatives = any(
        (word,) in phrases(asked.language, name) for word in asked.words for name in ("either", "joiners")
    )
    trusted = trust(asked, told, by_facts.why) if told else 0.0
    if trusted >= SURE or (alternatives and trusted >= BY_FACTS):
        return by_facts
    if alternatives and told:  # a bank seldom asks for the same two
        return Reply("cannot_say", "doubtful")
    word = weigh(told, trusted, precedents(card, question, asked.language))
    if word is None:
        return Reply("cannot_say", "doubtful" if told else by_facts.why)
    return by_facts if word == told else Reply(_word(word), "asked")


def _word(said: str) -> Word:
    return next((word for word in WORDS if word == said), "cannot_say")


def reply_from_facts(card: Card, question: str, language: str, year: int | None = None) -> Reply:
    """The reply from the facts, the notes and the clues alone, without the bank of asked questions."""
    asked = take_apart(card, question[:LONGEST], language)
    return _from_the_card(card, question[:LONGEST], asked, False, year or date.today().year)


def _from_the_card(card: Card, question: str, asked: Question, letters_allowed: bool, year: int) -> Reply:
    language = asked.language
    if not asked.words:
        return Reply("cannot_say", "empty")
    if _names_the_answer(card, question):
        return Reply("cannot_say", "answer")
    if letters.asks(asked.singular, language):
        return _reply(letters.answer(card, question, language) if letters_allowed else None, "letters")
    if _is_open(asked):
        return Reply("cannot_say", "open")
    if is_unclear(question, language):
        return Reply("cannot_say", "words")
    truth, why = truth_of(card, asked, year)
    if why == "words" and clues.confirm(card, asked):
        return Reply("yes", "clue")
    return _reply(truth, why)


def _reply(truth: Truth | None, why: str) -> Reply:
    if truth is None:
        return Reply("cannot_say", why)
    if truth == "partly":
        return Reply("partly", why)
    return Reply("yes" if truth else "no", why)


def _names_the_answer(card: Card, question: str) -> bool:
    """Whether the question is really a guess, which the reader leaves to the judge."""
    words = text.words(question)
    bare = without_articles(words, tuple(map(speech, languages())))  # names have none: Alexander the Great
    said = f" {' '.join(words)} | {' '.join(bare)} "
    written = {text.words(wording.answer) for wording in card.wordings}  # as on the card: with Roman numerals
    return any(
        f" {' '.join(name)} " in said
        for name in names(card).full | written
        if len("".join(name)) > 2 or words[-len(name) :] == name
    )


def _is_open(asked: Question) -> bool:
    """Whether the question wants more than a yes or a no."""
    listed = phrases(asked.language, "question.open")
    return any(asked.singular[:length] in listed for length in (1, 2, 3, 4))
