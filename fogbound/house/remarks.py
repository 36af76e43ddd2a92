"""A name with remarks: where in a guess the name is, and whether what stands around it leaves it the name.

A remark after a comma, an article or a small word may say anything that is not about something else: `Noé et son
arche`, `Brasil, que legal`. A word right beside the name usually makes it another name, unless it says what the subject
is: `doedoe bird`, but not `Mars rover`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from fogbound.games.twenty import text
from fogbound.games.twenty.card import Card
from fogbound.house import description, others, portrait, told
from fogbound.house import guess as typed
from fogbound.house.fact_sheet import kinds
from fogbound.house.names import PERSON, PLACE, THING, Names, is_common, is_generic
from fogbound.house.words import Speech, Words, known_words, plain, speech, stem

BREAKS = re.compile(r"[,;:()\[\]{}\n!?…\"«»]|\s[-–—]+\s|\.{2,}|(?<=\w{3})\.(?=\s|$)")
MOST_WORDS = 6  # of a name
FEW, HALF, MOST, ALL = 0.2, 0.5, 0.7, 0.99  # how much of a remark the card must confirm

DRAWN = re.compile(r"(.)\1{2,}")

OF_KINDS = ("a", "au", "aux", "of", "with", "avec")
HEADS = 2  # words of a remark among which its first noun is

Matches = Callable[[Words], bool]


@dataclass(frozen=True)
class Token:
    """A word of a guess, and what stands before it."""

    word: str
    broken: bool  # a comma or the like
    opened: bool  # an article
    linked: bool = False  # an article that means `of`


def tokens(guess: str, speeches: tuple[Speech, ...]) -> tuple[Token, ...]:
    """The words of a guess without articles."""
    articles = {phrase for spoken in speeches for phrase in spoken.list("articles")}
    genitives = _listed("guess.genitives", speeches)
    found: list[Token] = []
    for chunk in BREAKS.split(typed.APART.sub(" or ", guess)):
        broken, opened, linked = bool(found), False, False
        for word in typed.numbers_in_figures(typed.read(chunk), speeches) if chunk.strip() else ():
            if (word,) in articles:
                opened, linked = True, linked or (word,) in genitives
                continue
            found.append(Token(word, broken, opened and not linked, linked))
            broken = opened = linked = False
    return tuple(found)


def names_with_remarks(card: Card, guess: str, known: Names, speeches: tuple[Speech, ...], matches: Matches) -> bool:
    """Whether some words of a guess are the name, and the others are remarks that leave it the name."""
    said = tokens(guess, speeches)
    return any(
        _may_stand_before(card, said[:start], said[start:end], known, speeches)
        and all(_may_stand_after(card, part, end - start, known, speeches) for part in _parts(said[end:]))
        for start, end in _places(card, said, matches)
    )


def _places(card: Card, said: tuple[Token, ...], matches: Matches) -> Iterator[tuple[int, int]]:
    """Where the name may be, the longest first."""
    for length in range(min(MOST_WORDS, len(said)), 0, -1):
        for start in range(len(said) - length + 1):
            window = said[start : start + length]
            words = tuple(token.word for token in window)
            if any(token.broken for token in window[1:]) or is_generic(words):
                continue
            alone = length == 1 and card.category != THING and is_common(words[0])  # la galaxie d'Andromède
            if length < len(said) and not alone and matches(words):
                yield start, start + length


def _parts(after: tuple[Token, ...]) -> list[tuple[Token, ...]]:
    """Remarks after a name, each up to the next comma."""
    starts = [0, *(place for place, token in enumerate(after) if token.broken and place)]
    return [after[one:two] for one, two in pairwise((*starts, len(after)))]


def _may_stand_after(
    card: Card, after: tuple[Token, ...], length: int, known: Names, speeches: tuple[Speech, ...]
) -> bool:
    raw = tuple(token.word for token in after)
    if not after:
        return True
    first, words = after[0], _without_chatter(raw, speeches)
    if (_other_number(card, raw) and not first.broken) or (not first.broken and typed.is_negated(raw[:1], speeches)):
        return False
    if raw in known.full:
        return True
    if not words:
        return (first.word,) not in _listed("joiners", speeches)
    if first.word == typed.POSSESSIVE or (first.word,) in _listed("joiners", speeches):
        if first.word == typed.POSSESSIVE or _either(first.word, speeches):
            return False
        return _owns(after[1:], speeches) or _is_beside_it(card, raw[1:], known, speeches)
    if (raw[0],) in _listed("guess.like", speeches):  # bamboo like pandas eat, Rasputin as in the song
        return length > 1 or len(raw) > 1
    if first.broken and typed.is_negated(raw[:2], speeches):
        return True  # Tesla the inventor, not the car
    if _mentions_another(card, words, known, speeches):
        return False
    if any(_either(word, speeches) for word in words[1:-1]):
        return False  # Asterix the Gaul or Napoleon
    if first.broken and _is_about_us(raw, speeches):
        return True
    if any((word,) in _listed("joiners", speeches) for word in words[1:-1]) and _share(card, words, speeches) < ALL:
        return False
    if _is_about_a_namesake(card, raw, speeches):
        return False
    share = _share(card, words, speeches)
    if first.broken:
        return share >= (FEW if card.category == PERSON else HALF) or not _has_other_noun(card, words, speeches)
    if first.opened:
        return share >= HALF and not (_has_other_noun(card, words, speeches) and share < ALL)
    if (first.word,) in _listed("guess.who", speeches) | {("with",), ("avec",)}:
        return share >= HALF or not _has_other_noun(card, words, speeches)
    if (first.word,) in _listed("guess.links", speeches) | _listed("guess.near", speeches):
        if card.category == THING and first.word in OF_KINDS:
            return False  # une glace à la fraise
        return share >= MOST or (length > 1 and card.category == PLACE and first.word not in typed_of(speeches))
    if first.linked:
        return share >= ALL and (card.category != THING or others.is_proper(words))
    generic = (words[0],) in _listed("guess.generic", speeches)
    generic &= not is_common(words[0]) or is_kind(card, words[0], speeches)  # computer game, phone number
    return share >= ALL and (generic or (card.category != THING and is_kind(card, words[0], speeches)))


def _may_stand_before(
    card: Card, before: tuple[Token, ...], name: tuple[Token, ...], known: Names, speeches: tuple[Speech, ...]
) -> bool:
    raw = tuple(token.word for token in before)
    if not raw or raw in known.full or _ends_in_correction(raw, speeches):
        return True
    if raw[-1] == typed.POSSESSIVE:  # Gutenberg's printing press
        owner = raw[:-1]
        return card.category == THING and all(w not in known_words() and _confirmed(card, w, speeches) for w in owner)
    if raw[-1:] in _listed("joiners", speeches) or typed.is_negated(typed.strip_doubts(raw, speeches), speeches):
        return False
    words = typed.strip_filler_words(raw, speeches)
    if not words:
        return True
    if _mentions_another(card, words, known, speeches) or _is_about_a_namesake(card, words, speeches):
        return False
    if _other_number(card, raw):
        return False
    share = _share(card, words, speeches)
    if name[0].broken:
        fits = any(description.is_noun_for(card, word) for word in words)  # that clever man, Stephen Hawking
        return (share >= HALF or fits) and not _has_other_noun(card, words, speeches)
    kind = [is_kind(card, word, speeches) for word in words]
    if not all(is_kind or _confirmed(card, word, speeches) for is_kind, word in zip(kind, words, strict=True)):
        return False
    if card.category == PERSON:
        links = _listed("guess.links", speeches) | _listed("guess.naming", speeches)
        linked = name[0].linked or any((word,) in links for word in raw)
        return not linked and (len(name) > 1 or any(kind) or name[0].opened)
    if raw[-1:] in _listed("guess.links", speeches) - _listed("guess.naming", speeches):
        return False
    if card.category == THING and not (name[0].opened or name[0].linked):
        return False  # baby grand piano
    shell = (words[0],) in _listed("guess.generic", speeches) and card.category == PLACE
    return kind[0] or shell or (kind[-1] and not name[0].linked)


def _is_about_us(words: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether somebody speaks of themselves: `we have one at home`."""
    return any((word,) in _listed("guess.us", speeches) for word in words)


def _other_number(card: Card, words: Words) -> bool:
    """Whether there is a number that the card does not have: Madagascar 2."""
    numbers = [word for word in words if word.isdigit()]
    return any(stem(n, code) not in portrait.portrait(card, code)[0] for n in numbers for code in card.languages)


def typed_of(speeches: tuple[Speech, ...]) -> frozenset[str]:
    return frozenset(word for spoken in speeches for phrase in spoken.list("guess.genitives") for word in phrase) | {
        "of"
    }


def _without_chatter(words: Words, speeches: tuple[Speech, ...]) -> Words:
    exclaimed = _listed("guess.exclamations", speeches)
    rest = typed.strip_filler_words(words, speeches)
    return () if all((_undrawn(word),) in exclaimed or len(set(word)) <= 2 for word in rest) else rest


def _undrawn(word: str) -> str:
    """A word that somebody draws out, as it is written: bouhhh. Double letters stay."""
    return DRAWN.sub(r"\1", word)


def _listed(name: str, speeches: tuple[Speech, ...]) -> frozenset[Words]:
    return frozenset(phrase for spoken in speeches for phrase in spoken.list(name))


def _either(word: str, speeches: tuple[Speech, ...]) -> bool:
    return (word,) in _listed("either", speeches)


def _owns(rest: tuple[Token, ...], speeches: tuple[Speech, ...]) -> bool:
    """Whether what is joined to the name belongs to it: Noé et son arche."""
    return bool(rest) and (rest[0].word,) in _listed("guess.owning", speeches)


def _is_beside_it(card: Card, words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether what is joined to the name is a thing of the subject's and no answer by itself: Noah and the ark."""
    windows = [words[one:two] for one in range(len(words)) for two in range(one + 1, len(words) + 1)]
    named = any(window in known.rejects or others.is_name(window) for window in windows)
    return card.category == PERSON and bool(words) and not named and _share(card, words, speeches) >= ALL


def _ends_in_correction(words: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether the words take back what they say: `jane dark, non, jeanne d'arc`."""
    phrases = _listed("guess.corrections", speeches)
    return any(words[-n:] in phrases for n in (1, 2, 3) if n < len(words))


def _mentions_another(card: Card, words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether the words have a name of something else that the card does not speak of."""
    for length in range(1, min(MOST_WORDS, len(words)) + 1):
        for start in range(len(words) - length + 1):
            window = words[start : start + length]
            kind = length == 1 and is_common(window[0])
            is_name = (window in known.rejects and not is_generic(window) and not kind) or others.is_proper(window)
            if is_name and not all(_confirmed(card, word, speeches) for word in window):
                return True
    return False


def _is_about_a_namesake(card: Card, words: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether the words are about something else with that name: a film, a company, a song, a car."""
    kinds_of_namesakes = _listed("guess.other_bearers", speeches)
    codes = tuple(spoken.language for spoken in speeches)
    said = [word for word in words if all(told.content((word,), code) for code in codes)][:HEADS]
    if any((word,) in kinds_of_namesakes and not is_kind(card, word, speeches) for word in said):
        return True
    clause = any((word,) in _listed("guess.who", speeches) for word in words)
    return not clause and len(said) < HEADS and any(told.is_namesake(card, words, code) for code in codes)


def is_about_a_namesake(card: Card, words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether a word beside the name says that it is a film or the like, which the subject is not."""
    own = {word for name in known.full for word in name}
    return any(
        (word,) in _listed("guess.other_bearers", speeches) - {("dog",), ("chien",)}
        and word not in own
        and not is_kind(card, word, speeches)
        for word in words
    )


def _has_other_noun(card: Card, words: Words, speeches: tuple[Speech, ...]) -> bool:
    return description.is_of_another_kind(card, words, tuple(spoken.language for spoken in speeches))


def _share(card: Card, words: Words, speeches: tuple[Speech, ...]) -> float:
    """How much of the words the card confirms, in the language in which it is most; nothing if it contradicts them."""
    likes = [portrait.likeness(card, words, code) for spoken in speeches if (code := spoken.language) in card.languages]
    return max((like.share for like in likes if not like.contradicted), default=0.0)


def _confirmed(card: Card, word: str, speeches: tuple[Speech, ...]) -> bool:
    """Whether a word is on the card, or says nothing by itself."""
    codes = [spoken.language for spoken in speeches if spoken.language in card.languages]
    if any((word,) in spoken.list("articles") for spoken in speeches):
        return True
    return any(not told.content((word,), code) or _share(card, (word,), (speech(code),)) >= ALL for code in codes)


def is_kind(card: Card, word: str, speeches: tuple[Speech, ...]) -> bool:
    """Whether a noun names what the subject is."""
    for spoken in (each for each in speeches if each.language in card.languages):
        bare = plain((word,), frozenset())
        own = kinds(card, spoken.language).get(bare)
        if bare == (word,) and (own or (own is None and is_common(word) and word in _own_nouns(card))):
            return True
    return False


@lru_cache(maxsize=256)
def _own_nouns(card: Card) -> frozenset[str]:
    """The words of the names of a card."""
    names = (name for wording in card.wordings for name in wording.names)
    return frozenset(word for each in names for word in text.words(each))
