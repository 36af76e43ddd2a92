"""What people call a person: with a title, or as one of a family."""

from __future__ import annotations

from fogbound.games.twenty.card import Card
from fogbound.house import guess as typed
from fogbound.house.names import PERSON, Names
from fogbound.house.words import Speech, Words


def is_plural_name(words: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether a plural article stands before a surname: `les Curie`."""
    articles = {phrase for spoken in speeches for phrase in spoken.list("guess.many")}
    bare = typed.without_articles(words, speeches)
    return words[-2:-1] in articles and len(bare) == 1 and bare[0] in known.surnames | known.shared


def is_family(called: Words, known: Names, speeches: tuple[Speech, ...]) -> bool:
    """Whether the guess is a whole family: `the Curie family`, `one of the Mandelas`."""
    words = {phrase for spoken in speeches for phrase in spoken.list("guess.family")}
    rest = tuple(word for word in called if (word,) not in words)
    people = known.surnames | known.shared
    return len(rest) < len(called) and (known.is_family(rest) or any((name,) == rest for name in people))


def without_title(card: Card, form: Words, speeches: tuple[Speech, ...]) -> Words | None:
    """A person's name without the title before it; None if the title fits only someone else: `Mrs Mandela`."""
    if card.category != PERSON or len(form) < 2:
        return form
    gender = card.tag("gender")
    theirs = {
        spoken_gender: _titles(f"titles.{spoken_gender}", speeches) for spoken_gender in ("man", "woman", "anyone")
    }
    other = {"man": "woman", "woman": "man"}.get(gender, "")
    if other and form[:1] in theirs[other] - theirs[gender]:
        return None
    allowed = theirs["anyone"] | theirs.get(gender, theirs["man"] | theirs["woman"])  # Lord Ganesha
    return form[1:] if form[:1] in allowed else form


def _titles(name: str, speeches: tuple[Speech, ...]) -> frozenset[Words]:
    return frozenset(phrase for spoken in speeches for phrase in spoken.list(name))
