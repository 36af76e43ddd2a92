"""What is near a subject but is not its name: special forms of it, descriptions, and what belongs to it.

A special form is precise (`a laptop` for a computer), and so is a set description without the name (`our galaxy`). What
belongs to a subject is wrong (`the hands that go round` for a clock), however much of it the card confirms: works,
homes, parts, companions and rivals. So is a part of its name that, with an article, means something else: `la soie`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from fogbound.house import guess as typed
from fogbound.house.spelling import slips
from fogbound.house.words import Speech, Words, languages, listed, singular, speech

FOLDER = Path(__file__).with_name("related")
FORMS, BELONGINGS = "forms", "belongings"
DESCRIPTIONS, APART = "descriptions", "apart"
LONGEST = 5  # words of what belongs to a subject
MISSPELT_FROM = 5  # letters from which a special form may be misspelt
FURTHER = 3  # letters that a misspelling has more or fewer
SMALL = ("guess.links", "guess.near", "guess.who", "guess.genitives", "guess.telling", "guess.subjects")
BEFORE = ("articles", "guess.looks", "guess.plain", "guess.owners")  # the white horse, his ear, your reflection
PARTICIPLE = "ing"  # the moon pulling on the sea


@cache
def _lines(file: str) -> Mapping[str, str]:
    """What a file lists, by card, not yet parsed: most cards are never needed."""
    lines = (FOLDER / f"{file}.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition(": ") for line in lines if line and not line.startswith("#"))
    return {card: names for card, _, names in pairs}


def cards(file: str) -> frozenset[str]:
    """The cards that a file names."""
    return frozenset(_lines(file))


@lru_cache(maxsize=1024)
def names(card: str, file: str) -> frozenset[Words]:
    """What a file lists for a card, folded, without articles, in the singular."""
    spoken = tuple(map(speech, languages()))
    written = _lines(file).get(card, "")
    return frozenset(bare(typed.read(name), spoken) for name in written.split(",") if name.strip())


def bare(words: Words, speeches: tuple[Speech, ...]) -> Words:
    """Words in the form of the names here."""
    return tuple(map(singular, typed.without_articles(words, speeches)))


def is_form(card: str, words: Words) -> bool:
    """Whether these words, without articles, are a special form of the subject."""
    return tuple(map(singular, words)) in names(card, FORMS)


def is_description(card: str, words: Words) -> bool:
    """Whether these words, without articles, are a set description of the subject."""
    return tuple(map(singular, words)) in names(card, DESCRIPTIONS)


def is_apart(card: str, words: Words) -> bool:
    """Whether these words, without articles, are in the subject's name but alone mean something else."""
    return tuple(map(singular, words)) in names(card, APART)


def is_misspelt_form(card: str, words: Words) -> bool:
    """Whether they are a misspelt one: `a labtop`."""
    mine = tuple(map(singular, words))
    letters = len("".join(mine))
    near = (
        form
        for form in names(card, FORMS)
        if len(form) == len(mine) and form[0][0] == mine[0][0] and abs(len("".join(form)) - letters) <= FURTHER
    )
    return letters >= MISSPELT_FROM and any(slips(mine, form) is not None for form in near)


def is_about_belonging(card: str, words: Words, speeches: tuple[Speech, ...], fits: Callable[[str], bool]) -> bool:
    """Whether the words name what belongs to the subject, or begin with it: `the palace of Versailles`.

    A noun such as `palace` may stand before it, unless it fits the subject: the city of gondolas is one. What follows
    must be a clause or the like: `the apple tree man` is a man.
    """
    known, before = names(card, BELONGINGS), listed(speeches, *BEFORE)
    start = next((n for n, word in enumerate(words) if (word,) not in before and not _is_number(word, speeches)), 0)
    articles = listed(speeches, "articles")
    said = [(word, place) for place, word in enumerate(words) if place >= start and (word,) not in articles]
    while said:
        for length in range(min(LONGEST, len(said)), 0, -1):
            if tuple(singular(word) for word, _ in said[:length]) in known:
                return _ends(words[said[length - 1][1] + 1 :], speeches)
        if (singular(said[0][0]),) not in listed(speeches, "guess.works") or fits(said[0][0]):
            return False
        said = said[1:]
        if len(said) > 1 and (said[0][0],) in listed(speeches, "guess.naming"):
            said = said[1:]
    return False


def is_belonging(card: str, words: Words) -> bool:
    """Whether these words, without articles, name what belongs to the subject, and nothing more."""
    return tuple(map(singular, words)) in names(card, BELONGINGS)


def _is_number(word: str, speeches: tuple[Speech, ...]) -> bool:
    return word.isdigit() or any(word in spoken.numbers for spoken in speeches)


def _ends(after: Words, speeches: tuple[Speech, ...]) -> bool:
    """Whether a noun phrase ends before these words: nothing, a clause, or a small word."""
    if not after or after[:1] in listed(speeches, *SMALL):
        return True
    return after[0].endswith(PARTICIPLE) and after[0] != "thing"
