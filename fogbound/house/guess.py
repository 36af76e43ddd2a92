"""A typed guess without what people say around an answer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from fogbound.games.twenty import text
from fogbound.house.spelling import arabic
from fogbound.house.words import Speech, Words, speech

# Signs that part two answers, or an answer from what it is: "Mars / Venus", "Venice (Italy)".
SPLIT = re.compile(r"[,;:()\[\]{}\n]|\s[-–—]+\s|(?<=\w{4})\.\s")
APART = re.compile(r"[/|&+]|->|=>")
ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th|e|eme|er|ere)")
SURE = re.compile(r"\b\d+\s?%")  # 99 % sure
WHERE = re.compile(r"\boù\b", re.IGNORECASE)  # without its accent it would be an or
SPELT_OUT = 4  # single letters in a row that are a word: m o z a r t
POSSESSIVE = "s"
HUNDRED = 100


def read(guess: str) -> Words:
    """The words of a guess, folded, Roman numbers and ordinals in figures; of a mere picture, its name."""
    guess = WHERE.sub("que", guess)
    words = text.words(SURE.sub(" ", guess)) or text.words(guess) or text.words(_pictured(guess))
    if len(words) >= SPELT_OUT and all(len(word) == 1 for word in words):
        words = ("".join(words),)
    return tuple(_figure(word) for word in words)


def _pictured(guess: str) -> str:
    """An octopus is an octopus, drawn or written."""
    drawn = dict.fromkeys(sign for sign in guess if unicodedata.category(sign) == "So")
    if len(drawn) != 1:
        return ""
    sign = next(iter(drawn))
    return speech("en").pictures.get(sign, unicodedata.name(sign, ""))


def _figure(word: str) -> str:
    found = ORDINAL.fullmatch(word)
    return found[1] if found else arabic(word)


def ordinals(words: Words, speeches: Iterable[Speech]) -> Words:
    """`cleopatra the seventh` and `cleopatra seven` as `cleopatra 7`."""
    known = {word: str(n) for each in speeches for word, n in each.numbers.items() if 1 < n < HUNDRED}
    known |= {phrase[0]: str(n) for each in speeches for phrase, n in each.ordinals.items() if len(phrase) == 1}
    return (*words[:1], *(known.get(word, word) for word in words[1:]))


def bare(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without fillers before and after, and without articles before; never without anything left."""
    before = {phrase for each in speeches for phrase in each.list("guess.before") | each.list("articles")}
    after = {phrase for each in speeches for phrase in each.list("guess.after")}
    while start := next((n for n in range(min(6, len(words) - 1), 0, -1) if words[:n] in before), 0):
        words = words[start:]
    while end := next((n for n in range(min(5, len(words) - 1), 0, -1) if words[-n:] in after), 0):
        words = words[:-end]
    return words


def asked(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without the opening of a negative question, which is a guess all the same: `C'est pas Mozart ?`"""
    openings = {phrase for each in speeches for phrase in each.list("guess.doubting")}
    length = next((n for n in range(min(6, len(words) - 1), 0, -1) if words[:n] in openings), 0)
    return words[length:]


def without_articles(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without any article, unless nothing else is there."""
    kept = tuple(word for word in words if not any((word,) in each.list("articles") for each in speeches))
    return kept or words


def owned(words: Words, speeches: tuple[Speech, ...]) -> dict[int, Words]:
    """Where, in the words without articles, one stood that says `of`: a French boomerang d'Australie is one in it."""
    links = {phrase: max(each.list("guess.links")) for each in speeches for phrase in each.list("guess.genitives")}
    found: dict[int, Words] = {}
    place = 0
    for word in words:
        if any((word,) in each.list("articles") for each in speeches):
            found |= {place: links[(word,)]} if (word,) in links else {}
        else:
            place += 1
    return found


def negated(words: Words, speeches: tuple[Speech, ...]) -> bool:
    said = f" {' '.join(words)} "
    phrases = {phrase for each in speeches for phrase in each.list("guess.negations")}
    return any(f" {' '.join(phrase)} " in said for phrase in phrases)


def segments(guess: str) -> list[str]:
    """The parts of a guess between commas, brackets and the like."""
    return [part for part in SPLIT.split(guess) if text.words(part)]


def sure(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without what is said about not knowing, which denies nothing: `I don't know, Mars?`"""
    unsure = {phrase for each in speeches for phrase in each.list("guess.unsure")}
    found: list[str] = []
    while words:
        length = next((n for n in range(min(6, len(words)), 0, -1) if words[:n] in unsure), 0)
        found += words[:1] if not length else ()
        words = words[max(1, length) :]
    return tuple(found)


def trimmed(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Without any word at either end that belongs to a filler, whatever their order."""
    lists = ("guess.before", "guess.after", "guess.chatter", "articles")
    fillers = {word for each in speeches for name in lists for phrase in each.list(name) for word in phrase}
    start = next((n for n, word in enumerate(words) if word not in fillers), len(words))
    end = next((n for n, word in enumerate(reversed(words)) if word not in fillers), 0)
    return words[start : len(words) - end]


def answers(guess: str, speeches: tuple[Speech, ...], whole: frozenset[Words]) -> list[Words]:
    """The answers in a guess, where `or`, `and`, a slash or a plus sign parts them; but not inside a known phrase."""
    joiners = {phrase for each in speeches for phrase in each.list("joiners") if len(phrase) == 1}
    found: list[Words] = []
    for part in APART.split(guess):
        current: list[str] = []
        words = read(part)
        for place, word in enumerate(words):
            if (word,) in joiners and not _inside(words, place, whole):
                found.append(tuple(current))
                current = []
            else:
                current.append(word)
        found.append(tuple(current))
    return [words for words in found if words]


def _inside(words: Words, place: int, whole: frozenset[Words]) -> bool:
    """Does the word at a place stand in the middle of one of these phrases?"""
    around = [phrase for phrase in whole if words[place] in phrase[1:-1]]
    return any(
        words[start : start + len(phrase)] == phrase
        for phrase in around
        for start in range(max(0, place - len(phrase) + 1), place + 1)
    )
