"""Who else may be meant by a guess that has a subject's name, or part of it: a film, one of many, somebody else."""

from __future__ import annotations

import re

from fogbound.games.twenty.card import Card
from fogbound.house import description, remarks, told
from fogbound.house import guess as typed
from fogbound.house.names import PERSON, THING, Names
from fogbound.house.words import Speech, Words, known_words, listed

PROPER = re.compile(r"(?:The|Le|La) (?=[A-Z])")  # how the proper name of a thing begins: The Scream
BEFORE = 3  # words among which the noun of a work is: the K-pop band
REMARKED = 0.5  # how much of a remark the card must have if the surname before it is a word as well


def names_a_work(card: Card, words: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether the words name a film or the like: its noun among the first, and a name behind it, not a clause."""
    bare = typed.without_articles(typed.strip_fillers(words, speeches), speeches)
    works = listed(speeches, "guess.titled")
    place = next((n for n, word in enumerate(bare[:BEFORE]) if (word,) in works), None)
    if place is None or place + 1 == len(bare) or remarks.is_kind(card, bare[place], speeches):
        return False
    small = listed(speeches, "guess.links", "guess.near", "guess.who", "guess.genitives")
    return not any((word,) in small or description.is_noun_for(card, word) for word in bare[place + 1 :])


def is_surname_with_remark(card: Card, guess: str, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether a surname that is a word as well has a remark that says whose it is: `Nightingale, the nurse`."""
    name, *rest = [typed.strip_fillers(typed.read(part), speeches) for part in typed.segments(guess)] or [()]
    if card.category != PERSON or not rest or len(name) != 1 or name[0] not in known.shared:
        return False
    if any(name[0] in reject for reject in known.rejects):
        return False
    said = tuple(word for part in rest for word in part)
    codes = [spoken.language for spoken in speeches if spoken.language in card.languages]
    if description.is_of_another_kind(card, said, tuple(codes)):
        return False
    shares = [told.share(card, said, code) for code in codes if not told.is_denied(card, said, code)]
    return any(found and found >= number * REMARKED for found, number in shares)


def is_one_of_many(card: Card, forms: set[Words]) -> bool:
    """Whether the words, after `a`, are common nouns, although the subject's name is a proper one: `a scream`."""
    proper = card.category != THING or any(PROPER.match(wording.answer) for wording in card.wordings)
    if not proper or any(typed.is_one(wording.answer, wording.language) for wording in card.wordings):
        return False
    return all(word in known_words() for form in forms for word in form)
