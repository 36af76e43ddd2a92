"""Guesses that only name a kind of subject, such as `a British queen`, or a kind that the answer has in it."""

from __future__ import annotations

from fogbound.games.twenty.card import Card
from fogbound.house import beside
from fogbound.house import guess as typed
from fogbound.house.fact_sheet import sheet
from fogbound.house.names import Names, is_common
from fogbound.house.words import Speech, Words


def is_named(card: Card, words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether a description does not claim to be the only one: `an Inca city`, but not `a man who painted ...`."""
    clause = {phrase for spoken in speeches for phrase in spoken.list("guess.who")}
    says_more = any((word,) in clause or known.is_part((word,)) for word in words)
    return typed.is_indefinite(words, speeches) and (not says_more or _is_kind_of_a_country(card, words, speeches))


def _is_kind_of_a_country(card: Card, words: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether the words are only a kind, which may be in the answer, and a country: `a British queen`."""
    bare = typed.without_articles(typed.strip_fillers(words, speeches), speeches)
    national = [word for word in bare if any(_is_country(card, word, each) for each in speeches)]
    return bool(national) and all(word in national or is_common(word) or word == "national" for word in bare)


def _is_country(card: Card, word: str, spoken: Speech) -> bool:
    entry = sheet(card, spoken.language).get((word,)) if spoken.language in card.languages else None
    return entry is not None and entry.key in ("country", "continent")


def is_with_fact(card: Card, form: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether the guess is a kind that is part of the answer, with something true of it: `a tower in France`."""
    codes = tuple(spoken.language for spoken in speeches)
    plain = {phrase for spoken in speeches for name in ("plain", "praise") for phrase in spoken.list(f"guess.{name}")}
    for place, word in enumerate(form):
        rest = tuple(each for each in (*form[:place], *form[place + 1 :]) if (each,) not in plain)
        if is_common(word) and known.is_part((word,)) and (not rest or beside.fits(card, rest, codes)):
            return True
    return False
