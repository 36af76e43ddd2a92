"""Taking a typed guess apart: its words, without what people say around an answer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Mapping
from functools import cache

from fogbound.games.twenty import text
from fogbound.house.spelling import arabic
from fogbound.house.words import Speech, Words, listed, speech

# Signs between an answer and what it is, "Venice (Italy)", and between two answers, "Mars / Venus".
SPLIT = re.compile(r"[,;:()\[\]{}\n]|\s[-–—]+\s|(?<=\w{4})\.\s")
APART = re.compile(r"[/|&+]|->|=>")
ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th|e|eme|er|ere)")
SURE = re.compile(r"\b\d+\s?%")  # 99 % sure
WHERE = re.compile(r"\boù\b", re.IGNORECASE)  # without its accent it would read as `ou`, which means or
DRAWN = re.compile(r"(.)\1+")  # ummm
SHORT = {"mt": "mount", "st": "saint", "ste": "sainte"}  # words that people shorten, in names as well as guesses
SPELT_OUT = 4  # this many single letters are one word: m o z a r t
POSSESSIVE = "s"
HUNDRED = 100
LONGEST = 8  # words of a filler


def read(guess: str) -> Words:
    """The folded words of a guess, with Roman numbers and ordinals in figures. An emoji alone becomes its name."""
    guess = WHERE.sub("que", guess)
    words = text.words(SURE.sub(" ", guess)) or text.words(guess) or text.words(_emoji_name(guess))
    dotted = len(words) > 1 and guess.count(".") >= len(words) - 1  # D.N.A.
    if (dotted or len(words) >= SPELT_OUT) and all(len(word) == 1 for word in words):
        words = ("".join(words),)
    return tuple(_figure(word) for word in words)


def without_hesitations(guess: str, speeches: tuple[Speech, ...], keep: Container[str] = ()) -> str:
    """A guess without `umm` and `euuuh`, however long people draw them, unless there is nothing else.

    Words to `keep` are those of a name: Zheng He.
    """
    known = listed(speeches, "guess.hesitations")
    pieces = [(piece, text.words(piece)) for piece in guess.split()]
    others = [p for p, words in pieces if any(w in keep for w in words) or tuple(map(_undrawn, words)) not in known]
    return " ".join(others) if any(map(text.words, others)) else guess


def _undrawn(word: str) -> str:
    return DRAWN.sub(r"\1", word)


def _emoji_name(guess: str) -> str:
    """The name of the emoji in a guess, if there is exactly one."""
    emoji = dict.fromkeys(sign for sign in guess if unicodedata.category(sign) == "So")
    if len(emoji) != 1:
        return ""
    sign = next(iter(emoji))
    return speech("en").pictures.get(sign, unicodedata.name(sign, ""))


def _figure(word: str) -> str:
    ordinal = ORDINAL.fullmatch(word)
    return ordinal[1] if ordinal else SHORT.get(word) or arabic(word)


def numbers_in_figures(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """`cleopatra the seventh` and `cleopatra seven` as `cleopatra 7`."""
    known = _figures(speeches)
    return (*words[:1], *(known.get(word, word) for word in words[1:]))


@cache
def _figures(speeches: tuple[Speech, ...]) -> Mapping[str, str]:
    """Numbers and ordinals of one word."""
    known = {word: str(n) for each in speeches for word, n in each.numbers.items() if 1 < n < HUNDRED}
    return known | {phrase[0]: str(n) for each in speeches for phrase, n in each.ordinals.items() if len(phrase) == 1}


def strip_fillers(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without fillers before and after, and without leading articles. At least one word remains."""
    after = listed(speeches, "guess.after", "guess.behind")
    words = _strip_before(words, speeches)
    while end := next((n for n in range(min(LONGEST, len(words) - 1), 0, -1) if words[-n:] in after), 0):
        words = words[:-end]
    return words


def _strip_before(words: Words, speeches: tuple[Speech, ...]) -> Words:
    before = listed(speeches, "guess.before", "guess.ahead", "articles")
    while start := next((n for n in range(min(LONGEST, len(words) - 1), 0, -1) if words[:n] in before), 0):
        words = words[start:]
    return words


def is_indefinite(words: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether the answer begins with an article that makes it one of many: `is it a city in Peru?`"""
    opening = words[: len(words) - len(_strip_before(words, speeches))]
    return any(opening[-1:] in each.list("guess.indefinite") for each in speeches)


def is_one(name: str, language: str) -> bool:
    """Whether a name has an article that makes it one of many: `A lighthouse`."""
    return text.words(name)[:1] in speech(language).list("guess.indefinite")


def opens_in_french(words: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether an answer begins with a French article: `une pizza margherita`."""
    opening = words[: len(words) - len(_strip_before(words, speeches))]
    return any(opening[-1:] in each.list("articles") for each in speeches if each.language == "fr")


def strip_negative_opening(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without the opening of a negative question, which is still a guess: `C'est pas Mozart ?`"""
    openings = listed(speeches, "guess.doubting")
    length = next((n for n in range(min(6, len(words) - 1), 0, -1) if words[:n] in openings), 0)
    return words[length:]


def without_articles(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without any article. Of articles alone the last word stays, which may be a noun elsewhere: `du thé`."""
    others = tuple(word for word in words if (word,) not in listed(speeches, "articles"))
    return others or words[-1:]


def genitives(words: Words, speeches: tuple[Speech, ...]) -> dict[int, Words]:
    """Where an article meant `of`, as in `boomerang d'Australie`: places in the words without articles, and links."""
    links = {phrase: max(each.list("guess.links")) for each in speeches for phrase in each.list("guess.genitives")}
    places: dict[int, Words] = {}
    place = 0
    for word in words:
        if (word,) in listed(speeches, "articles"):
            places |= {place: links[(word,)]} if (word,) in links else {}
        else:
            place += 1
    return places


def has_article_before(words: Words, place: int, speeches: tuple[Speech, ...]) -> bool:
    """Whether an article stands before a word, whose place is counted without articles: `Darwin the naturalist`."""
    places = [n for n, word in enumerate(words) if (word,) not in listed(speeches, "articles")]
    return 0 < place < len(places) and places[place] - places[place - 1] > 1


def is_negated(words: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether the words say `not` in one of the languages."""
    said = f" {' '.join(words)} "
    phrases = listed(speeches, "guess.negations")
    return any(f" {' '.join(phrase)} " in said for phrase in phrases)


def segments(guess: str) -> list[str]:
    """The parts of a guess between commas, brackets and the like."""
    return [part for part in SPLIT.split(guess) if text.words(part)]


def strip_doubts(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without phrases of not knowing, whose `not` denies nothing: `I don't know, Mars?`"""
    doubts = listed(speeches, "guess.unsure")
    others: list[str] = []
    while words:
        length = next((n for n in range(min(6, len(words)), 0, -1) if words[:n] in doubts), 0)
        others += words[:1] if not length else ()
        words = words[max(1, length) :]
    return tuple(others)


def without_gaps(guess: str, speeches: tuple[Speech, ...]) -> Words:
    """A guess without what stands for the rest of a name, and without a word said twice: `Louis… Louis something`.

    What follows after a comma is left out. Nothing if the guess has no such gap.
    """
    gaps = listed(speeches, "guess.gaps")
    others: list[str] = []
    found = False
    for part in re.split(r"[,;:()!?…\n]|\.{2,}", guess):
        words = read(part)
        while words:
            length = next((n for n in range(min(LONGEST, len(words)), 0, -1) if words[:n] in gaps), 0)
            found |= length > 0
            others += words[:1] if not length and not found else ()
            words = words[max(1, length) :]
    return strip_fillers(tuple(dict.fromkeys(others)), speeches) if found and others else ()


def strip_filler_words(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without words of fillers at either end, in any order. Nothing may remain."""
    fillers = _words_of(speeches, "guess.before", "guess.after", "guess.chatter", "articles")
    start = next((n for n, word in enumerate(words) if word not in fillers), len(words))
    end = next((n for n, word in enumerate(reversed(words)) if word not in fillers), 0)
    return words[start : len(words) - end]


@cache
def _words_of(speeches: tuple[Speech, ...], *names: str) -> frozenset[str]:
    return frozenset(word for phrase in listed(speeches, *names) for word in phrase)


def split_answers(guess: str, speeches: tuple[Speech, ...], whole: frozenset[Words]) -> list[Words]:
    """The answers in a guess, split at `or`, `and`, a slash or a plus sign, but not inside a phrase of `whole`."""
    joiners = {phrase for phrase in listed(speeches, "joiners") if len(phrase) == 1}
    answers: list[Words] = []
    for part in APART.split(guess):
        current: list[str] = []
        words = read(part)
        for place, word in enumerate(words):
            if (word,) in joiners and not _inside(words, place, whole):
                answers.append(tuple(current))
                current = []
            else:
                current.append(word)
        answers.append(tuple(current))
    return [words for words in answers if words]


def _inside(words: Words, place: int, whole: frozenset[Words]) -> bool:
    """Whether the word at a place is in the middle of one of these phrases."""
    around = [phrase for phrase in whole if words[place] in phrase[1:-1]]
    return any(
        words[start : start + len(phrase)] == phrase
        for phrase in around
        for start in range(max(0, place - len(phrase) + 1), place + 1)
    )
