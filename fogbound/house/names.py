"""The names of a card, ready for the judge to compare: answers, aliases, surnames, parts and rejects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from fogbound.games.twenty import text
from fogbound.games.twenty.card import CATEGORIES, Card
from fogbound.house import abroad
from fogbound.house import guess as typed
from fogbound.house.fact_sheet import NOTE, sheet
from fogbound.house.spelling import PARTICLES, apart, slips
from fogbound.house.words import Words, known_words, languages, plain, speech

PERSON, PLACE, THING = "person", "place", "thing"
DECIDING = 5  # letters of a name that is enough without `lake` or `mount`
FRENCH = "fr"
LINKS = ("guess.links", "guess.near")
MOST_BESIDE = 3  # words that say which kind of a thing
MISSPELT_FROM = 5  # letters from which a part of a name may be misspelt
APOSTROPHE = re.compile(r"(?<=\w)['’](?=\w)")
MOST_JOINED = 3  # words of a name that is one hyphenated word, with an article
LONG_JOINED = 4  # letters of its words that are on the right track by themselves
SHORT = 3  # letters of a short form; the name must have twice as many


@dataclass(frozen=True)
class Names:
    """The names of a card, folded, without articles, with Roman numbers in figures."""

    full: frozenset[Words]
    spelt: frozenset[Words]  # those that may be misspelt: not names in other languages, which are too much alike
    rejects: frozenset[Words]
    surnames: frozenset[str]  # enough to name the person
    shared: frozenset[str]  # surnames that a reject has too, so they are not enough
    parts: frozenset[Part]
    given: frozenset[str]  # a person's first names, if they are long enough to be shortened
    answers: frozenset[str]  # words of the answers
    phrases: frozenset[Words]  # in which `and` does not separate two answers: the Thousand and One Nights
    heads: frozenset[tuple[str, Words]]  # names of a thing with their language: words beside them may say which kind

    def is_part(self, words: Words) -> bool:
        """Whether these words are part of a name without the decisive word: Marie, the tower."""
        said = frozenset(words)
        return said <= self.shared or any(said < part.words and said & part.on_track for part in self.parts)

    def is_enough(self, words: Words) -> bool:
        """Whether these words of a name have one that is enough to name the person: Mandela, Amadeus Mozart."""
        has_one = any(word in self.surnames or (word,) in self.full for word in words)
        return has_one and (len(words) == 1 or any(frozenset(words) < part.words for part in self.parts))

    def is_family(self, words: Words) -> bool:
        """Whether these words name a whole family: the Curies."""
        people = self.surnames | self.shared
        return any(words in ((f"{name}s",), (f"{name}es",)) for name in people)

    def is_misspelt_part(self, words: Words) -> bool:
        """Whether the word is a misspelt part of a name: nelsen."""
        if len(words) > 1 or any(map(is_common, words)) or words[0] in known_words():
            return False
        on_track = {word for part in self.parts for word in part.on_track}
        candidates: set[Words] = {(word,) for word in on_track if len(word) >= MISSPELT_FROM}
        near = min((apart(words, name) for name in candidates if slips(words, name) is not None), default=None)
        if near is None:
            return False
        return not any(apart(words, reject) < near for reject in self.rejects if slips(words, reject) is not None)

    def is_short_form(self, words: Words) -> bool:
        """Whether the word is the beginning of a first name: Leo."""
        word = words[0] if len(words) == 1 else ""
        return len(word) >= SHORT and any(name.startswith(word) for name in self.given)

    def is_special_form(self, words: Words, *, french: bool = False) -> bool:
        """Whether these words name a special form of a thing: dark chocolate, le chocolat noir.

        English puts the words that say which before the name, French after it. A bar of chocolate is another noun.
        """
        for language, name in self.heads:
            is_french = language == FRENCH
            start, end = (
                (words[: len(name)], words[len(name) :]) if is_french else (words[-len(name) :], words[: -len(name)])
            )
            if start != name or not 0 < len(end) <= MOST_BESIDE or any(_joins(word, is_french) for word in end):
                continue
            # `Piano teacher` is English, even if `piano` is French as well.
            if not is_french or not any(other != FRENCH and same == name for other, same in self.heads) or _of(end[0]):
                return True
            if french:  # une pizza margherita
                return True
        return False


@dataclass(frozen=True)
class Part:
    """The words of a name, and those that are on the right track by themselves."""

    words: frozenset[str]
    on_track: frozenset[str]


@lru_cache(maxsize=4096)
def names(card: Card) -> Names:
    """The names of a card."""
    own = frozenset(key(name, w.language) for w in card.wordings for name in w.names)
    own |= frozenset(_deciding(card)) | frozenset(_with_particle(card))
    own |= frozenset(
        key(APOSTROPHE.sub("", name), w.language) for w in card.wordings for name in w.names
    )  # jeanne darc
    full = own | frozenset(key(name, code) for code, name in abroad.names(card.id))
    rejects = frozenset(key(name, w.language) for w in card.wordings for name in w.rejects) - full
    surnames = frozenset(_surnames(card))
    shared = frozenset(word for word in surnames if any(word in reject for reject in rejects) or _is_doubtful(word))
    noted = frozenset(text.words(phrase) for note in card.notes for _, listed in note.words for phrase in listed)
    return Names(
        full=full,
        spelt=own,
        rejects=rejects,
        surnames=surnames - shared,
        shared=shared,
        parts=frozenset(_parts(card)),
        given=frozenset(_given(card)),
        answers=frozenset(word for w in card.wordings for word in key(w.answer, w.language)),
        phrases=frozenset(phrase for phrase in full | noted if len(phrase) > 1),
        heads=frozenset(_heads(card)),
    )


def key(name: str, language: str) -> Words:
    """A name ready to compare with a guess: without articles of any language, since a guess may be in any."""
    spoken = tuple(map(speech, dict.fromkeys((language, *languages()))))
    return typed.without_articles(typed.numbers_in_figures(typed.read(name), spoken[:1]), spoken)


def _surnames(card: Card) -> Iterator[str]:
    """A person's last name, unless it is a common noun: the Monkey King is not called King."""
    if card.category != PERSON:
        return
    for wording in card.wordings:
        answer = key(wording.answer, wording.language)
        if len(answer) > 1 and not is_common(answer[-1]):
            yield answer[-1]


def _is_doubtful(surname: str) -> bool:
    """Whether a surname is a word as well: Bull, Arc."""
    return surname in known_words() or surname.isdigit() or len(surname) < SHORT


def _deciding(card: Card) -> Iterator[Words]:
    """The name of a lake or a mountain without that word: Titicaca, but not Panama for the canal."""
    for wording in card.wordings if card.category == PLACE else ():
        geographic = speech(wording.language).list("guess.geographic")
        answer = key(wording.answer, wording.language)
        rest = tuple(word for word in answer if (word,) not in geographic)
        if len(rest) == 1 < len(answer) and len(rest[0]) >= DECIDING and not _is_fact(card, rest[0]):
            yield rest


def _with_particle(card: Card) -> Iterator[Words]:
    """A person's surname with the small word before it: van Gogh."""
    for wording in card.wordings if card.category == PERSON else ():
        answer = key(wording.answer, wording.language)
        if len(answer) > 2 and answer[-2] in PARTICLES:
            yield answer[-2:]


def _given(card: Card) -> Iterator[str]:
    for wording in card.wordings if card.category == PERSON else ():
        first = key(wording.answer, wording.language)[0]
        if len(first) >= 2 * SHORT and not is_common(first):
            yield first


def _parts(card: Card) -> Iterator[Part]:
    for wording in card.wordings:
        for name in wording.names:
            pieces, is_answer = tuple(_pieces(name, wording.language)), name == wording.answer
            if len(pieces) > 1:
                common = {piece for piece in pieces if is_common(piece)}
                names = {piece for piece in pieces if piece not in common and not _says_nothing(piece)}
                if not is_answer:  # of an alias, only words with a capital: not `concert` for a concert piano
                    names &= {"".join(typed.read(piece)) for piece in name.split() if piece[:1].isupper()}
                    names = {piece for piece in names if not _is_fact(card, piece)}
                yield Part(frozenset(pieces), frozenset(names | common if is_answer else names))
            if is_answer and (joined := _joined(name)):
                yield joined
            if is_answer and card.category == THING and len(pieces) == 1 and (head := _head(pieces[0])):
                yield Part(frozenset((pieces[0], head)), frozenset((head,)))


def _head(word: str) -> str:
    """The second half of a word that is two: brush, of a toothbrush."""
    halves = ((word[:place], word[place:]) for place in range(LONG_JOINED, len(word) - LONG_JOINED + 1))
    return next((second for first, second in halves if {first, second} <= known_words()), "")


def _joined(name: str) -> Part | None:
    """The words of a name that is one hyphenated word, of which the long ones are on the right track: Spider-Man."""
    words = frozenset(word for piece in name.split() for word in typed.read(piece))
    if len(words) > MOST_JOINED or not any("-" in piece for piece in name.split()):
        return None
    return Part(words, frozenset(word for word in words if len(word) >= LONG_JOINED))


def _heads(card: Card) -> Iterator[tuple[str, Words]]:
    for wording in card.wordings if card.category == THING else ():
        for name in wording.names:
            yield wording.language, key(name, wording.language)


def _joins(word: str, is_french: bool) -> bool:
    """Whether a word makes a name part of something else. In French, `piano à queue` is still a piano."""
    lists = ("joiners", "guess.negations", *(() if is_french else (*LINKS, "articles")))
    return any((word,) in speech(code).list(name) for code in languages() for name in lists)


def _of(word: str) -> bool:
    return any((word,) in speech(FRENCH).list(name) for name in ("guess.genitives", "guess.links", "articles"))


def _pieces(name: str, language: str) -> Iterator[str]:
    """The words of a name; a hyphenated word stays whole."""
    spoken = speech(language)
    for piece in name.replace("'", " ").replace("’", " ").split():
        words = typed.read(piece)
        if words and not all((word,) in spoken.list("articles") for word in words):
            yield "".join(words)


def _says_nothing(piece: str) -> bool:
    """Whether a word of a name is not on the right track by itself: small words, titles, figures."""
    lists = ("guess.links", "guess.plain", "titles.man", "titles.woman", "titles.anyone")
    spoken = map(speech, languages())
    return piece.isdigit() or len(piece) < 3 or any((piece,) in each.list(name) for each in spoken for name in lists)


def _is_fact(card: Card, piece: str) -> bool:
    """Whether a word of an alias is on the fact sheet, such as a country: then it fits many other subjects too."""
    for spoken in map(speech, languages()):
        entry = sheet(card, spoken.language).get(plain((piece,), spoken.list("articles")))
        if entry and (entry.value or entry.key == NOTE):
            return True
    return False


@cache
def is_common(word: str) -> bool:
    """Whether a word is a noun that names a kind of subject."""
    folded = text.words(word)
    lists = [f"kinds.{category}" for category in CATEGORIES]
    return any(folded in speech(language).list(name) for language in languages() for name in lists)


def is_generic(name: Words) -> bool:
    """Whether a name is only a kind and an adjective, such as the Great Island: among other words it names nothing."""
    plain = {word for language in languages() for word in speech(language).list("guess.plain")}
    return any((word,) in plain for word in name) and all((word,) in plain or is_common(word) for word in name)
