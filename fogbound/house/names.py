"""The names of a card as the judge compares them: answers, aliases, surnames, parts, and what is to be rejected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from fogbound.games.twenty import text
from fogbound.games.twenty.card import CATEGORIES, Card
from fogbound.house import guess
from fogbound.house.sheet import NOTE, sheet
from fogbound.house.spelling import apart, slips
from fogbound.house.words import Words, languages, plain, speech

PERSON = "person"
MISSPELT = 5  # letters of a part of a name that may be misspelt
SHORT = 3  # letters of a short form; the name has twice as many


@dataclass(frozen=True)
class Names:
    """Folded, without articles, Roman numbers in figures."""

    full: frozenset[Words]
    rejects: frozenset[Words]
    surnames: frozenset[str]  # that stand for the person
    shared: frozenset[str]  # surnames that a reject has too
    parts: frozenset[Part]
    given: frozenset[str]  # a person's first names, if they are long enough to be shortened
    answers: frozenset[str]  # words of the answers: a byname holds none of them
    partial: frozenset[Words]  # on the way, says the card, but shared or incomplete
    phrases: frozenset[Words]  # names and what is noted, in which an `and` parts nothing: the Thousand and One Nights

    def part(self, words: Words) -> bool:
        """Are these words a part of a name from which the deciding word is missing: Marie, the tower?"""
        said = frozenset(words)
        return said <= self.shared or any(said < part.words and said & part.telling for part in self.parts)

    def family(self, words: Words) -> bool:
        """The Curies: a family without saying which of them."""
        people = self.surnames | self.shared
        return any(words in ((f"{name}s",), (f"{name}es",)) for name in people)

    def nearly_part(self, words: Words) -> bool:
        """A part of a name, or a partial one, with a slip: nelsen."""
        if any(map(common, words)):
            return False
        telling: set[Words] = {(word,) for part in self.parts for word in part.telling if len(word) >= MISSPELT}
        telling |= {name for name in self.partial if len("".join(name)) >= MISSPELT}
        near = min((apart(words, name) for name in telling if slips(words, name) is not None), default=None)
        if near is None:
            return False
        return not any(apart(words, reject) < near for reject in self.rejects if slips(words, reject) is not None)

    def short(self, words: Words) -> bool:
        """Leo: the beginning of a first name."""
        word = words[0] if len(words) == 1 else ""
        return len(word) >= SHORT and any(name.startswith(word) for name in self.given)


@dataclass(frozen=True)
class Part:
    """The words of a name, and those of them that are on the right track by themselves."""

    words: frozenset[str]
    telling: frozenset[str]


@lru_cache(maxsize=4096)
def names(card: Card) -> Names:
    full = frozenset(key(name, w.language) for w in card.wordings for name in w.names)
    rejects = frozenset(key(name, w.language) for w in card.wordings for name in w.rejects) - full
    partial = frozenset(key(name, w.language) for w in card.wordings for name in w.partial) - full - rejects
    surnames = frozenset(_surnames(card))
    shared = frozenset(word for word in surnames if any(word in reject for reject in rejects))
    noted = frozenset(text.words(phrase) for note in card.notes for _, listed in note.words for phrase in listed)
    told = frozenset(text.words(tell) for wording in card.wordings for tell in wording.tells)
    return Names(
        full=full,
        rejects=rejects,
        surnames=surnames - shared,
        shared=shared,
        parts=frozenset(_parts(card)),
        given=frozenset(_given(card)),
        answers=frozenset(word for w in card.wordings for word in key(w.answer, w.language)),
        partial=partial,
        phrases=frozenset(phrase for phrase in full | noted | told if len(phrase) > 1),
    )


def key(name: str, language: str) -> Words:
    """A name as a guess is compared: without the articles of any language, since a guess may be in any."""
    spoken = tuple(map(speech, dict.fromkeys((language, *languages()))))
    return guess.without_articles(guess.ordinals(guess.read(name), spoken[:1]), spoken)


def _surnames(card: Card) -> Iterator[str]:
    """A person's last name, unless it is a common noun: the Monkey King is no Mr King."""
    if card.category != PERSON:
        return
    for wording in card.wordings:
        found = key(wording.answer, wording.language)
        if len(found) > 1 and not common(found[-1]):
            yield found[-1]


def _given(card: Card) -> Iterator[str]:
    for wording in card.wordings if card.category == PERSON else ():
        first = key(wording.answer, wording.language)[0]
        if len(first) >= 2 * SHORT and not common(first):
            yield first


def _parts(card: Card) -> Iterator[Part]:
    for wording in card.wordings:
        for name in wording.names:
            found, whole = tuple(_pieces(name, wording.language)), name == wording.answer
            if len(found) > 1:
                kinds = {piece for piece in found if common(piece)}
                names = {piece for piece in found if piece not in kinds and not _telling_nothing(card, piece)}
                if not whole:  # of an alias, only what is written like a name: not a `concert` for a concert piano
                    names &= {"".join(guess.read(piece)) for piece in name.split() if piece[:1].isupper()}
                yield Part(frozenset(found), frozenset(names | kinds if whole else names))


def _pieces(name: str, language: str) -> Iterator[str]:
    """The words of a name; one with a hyphen stays whole."""
    spoken = speech(language)
    for piece in name.replace("'", " ").replace("’", " ").split():
        words = guess.read(piece)
        if words and not all((word,) in spoken.list("articles") for word in words):
            yield "".join(words)


def _telling_nothing(card: Card, piece: str) -> bool:
    """Small words, titles, figures, and what is a country or the like by itself."""
    if piece.isdigit() or len(piece) < 3:
        return True
    for spoken in map(speech, languages()):
        lists = ("guess.links", "guess.plain", "titles.man", "titles.woman", "titles.anyone")
        if any((piece,) in spoken.list(name) for name in lists):
            return True
        entry = sheet(card, spoken.language).get(plain((piece,), spoken.list("articles")))
        if entry and (entry.value or entry.key == NOTE) and not common(piece):
            return True
    return False


def common(word: str) -> bool:
    """Is it a noun that names a kind of subject?"""
    folded = text.words(word)
    lists = [f"kinds.{category}" for category in CATEGORIES]
    return any(folded in speech(language).list(name) for language in languages() for name in lists)


def described(name: Words) -> bool:
    """Is a name made of a kind and an adjective only? The Great Island is no name among other words."""
    plain = {word for language in languages() for word in speech(language).list("guess.plain")}
    return any((word,) in plain for word in name) and all((word,) in plain or common(word) for word in name)
