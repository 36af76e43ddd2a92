"""Whether a guess describes the subject without naming it: with a noun that fits, and enough that is true."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise, takewhile

from rapidfuzz.distance import OSA

from fogbound.games.twenty import text
from fogbound.games.twenty.card import CATEGORIES, QUESTION, Card
from fogbound.house import guess as typed
from fogbound.house.fact_sheet import KINDS, NOTE, kinds, sheet
from fogbound.house.names import PERSON
from fogbound.house.words import Speech, Words, phrases, plain, singular, speech

GENDERS = ("man", "woman")
LONGEST = 5  # words of a phrase of the fact sheet
STEM = 4  # letters that two forms of a word share at least
ENDING = 3  # letters in which they may differ: paint, painted, painter
MISSPELT_FROM = 6  # letters of a word in which one slip is forgiven
CLUE_WORD = 4  # letters from which a word of a clue counts as a hint
ABOUT_ANYTHING = ("gender", "human", "alive", "real", *KINDS)  # facts that are true of too many cards


@dataclass(frozen=True)
class Description:
    """How many notes of the card and hints (other things that are true of it) a guess has, and its noun."""

    notes: int
    hints: int
    fits: bool | None  # whether its noun fits the subject; None without a noun
    clause: bool  # it has a `who`, a `that` or a `where`, or a kind that is part of the answer, with a fact
    untrue: bool  # something in it is not true of the subject

    @property
    def enough(self) -> bool:
        """A noun that fits, and one note or two hints; in a clause one hint."""
        return self.fits is True and not self.untrue and (self.notes > 0 or self.hints > 1 - self.clause)


def describes(card: Card, words: Words, languages: tuple[str, ...]) -> bool:
    """Whether these words describe the subject well enough, and say nothing that is untrue of it."""
    return any(each.enough for each in _descriptions(card, words, languages))


def is_of_another_kind(card: Card, words: Words, languages: tuple[str, ...]) -> bool:
    """Whether the noun of a description fits other subjects only: a man who found a mould is no medicine."""
    return any(each.fits is False for each in _descriptions(card, words, languages))


def is_noun_for(card: Card, noun: str) -> bool:
    """Whether a noun fits the subject: a city, for Venice."""
    return any(_noun(card, singular(noun), speech(code)) is True for code in card.languages)


def is_about_someone(words: Words, languages: tuple[str, ...]) -> bool:
    """Whether the first noun of a description means a person: the man who ..., la mère de ..."""
    for spoken in map(speech, languages):
        people = {noun for name in (PERSON, *GENDERS) for noun in _heads(spoken, name)} | _nouns(spoken, PERSON)
        others = {noun for name in CATEGORIES if name != PERSON for noun in _heads(spoken, name) | _nouns(spoken, name)}
        others |= _heads(spoken, "relatives")
        people -= {phrase for name in ("openings", "telling") for phrase in phrases(spoken.language, f"guess.{name}")}
        first = next((word for word in words if (singular(word),) in people | others), "")
        if (singular(first),) in people - others - phrases(spoken.language, "guess.who"):
            return True
    return False


def describes_beside_name(card: Card, words: Words, languages: tuple[str, ...]) -> bool:
    """Whether these words describe the subject beside its name, where no noun is needed: `…, found by Fleming`."""
    links = {link for code in languages for name in ("links", "near") for link in speech(code).list(f"guess.{name}")}
    linked = any((word,) in links for word in words)
    if describes(card, words, languages):
        return True
    descriptions = _descriptions(card, words, languages)
    return linked and any(each.notes > 0 and each.fits is not False and not each.untrue for each in descriptions)


@lru_cache(maxsize=64)  # several questions are asked about the same words in a row
def _descriptions(card: Card, words: Words, languages: tuple[str, ...]) -> tuple[Description, ...]:
    """The words as a description in each language. A noun that one language lacks may be a word of another."""
    descriptions = [_description(card, words, code) for code in languages if code in card.languages]
    nouns = {each.fits for each in descriptions} - {None}
    borrowed = nouns.pop() if len(nouns) == 1 else None
    return tuple(replace(each, fits=borrowed) if each.fits is None else each for each in descriptions)


def _description(card: Card, words: Words, language: str) -> Description:
    spoken = speech(language)
    said = _in_figures(plain(words, spoken.list("articles")), spoken)
    fits, noun = _noun_of(card, said, spoken)
    matches = (_match(note, said) for note in _notes(card, language))
    matched = [each for each in matches if any(word not in noun and not _is_plain(word, language) for word in each)]
    used = frozenset(word for each in matched for word in each)
    true, untrue = _facts(card, said, spoken, used)
    untrue |= _says_second(said, spoken, used)
    hints = true | {word for word in said if word not in used and word in _clue_words(card, language)}
    clause = any((word,) in phrases(language, "guess.who") for word in said) or (
        _has_kind_of_answer(card, said, spoken) and bool(true)
    )
    return Description(len(matched), len(hints), fits, clause, untrue)


def _has_kind_of_answer(card: Card, said: Words, spoken: Speech) -> bool:
    """Whether the words have a kind that is part of the answer: a tower, for the Eiffel Tower."""
    answer = plain(text.words(card.wording(spoken.language).answer), spoken.list("articles"))
    return any(word in answer and (word,) in _nouns(spoken, card.category) for word in said)


def _in_figures(words: Words, spoken: Speech) -> Words:
    """Numbers in figures, so that eight arms are 8 arms."""
    return typed.numbers_in_figures(("", *words), (spoken,))[1:]


@lru_cache(maxsize=4096)
def _notes(card: Card, language: str) -> tuple[Words, ...]:
    """What the card's own notes say is true of it."""
    spoken = speech(language)
    links = phrases(language, "guess.links")
    notes = []
    for note in card.notes:
        for phrase in note.words_in(language) if note.value is True else ():
            said = _in_figures(plain(text.words(phrase), spoken.list("articles")), spoken)
            without_links = tuple(word for word in said if (word,) not in links)
            notes.append(without_links if len(without_links) > 1 else said)  # `on water` says more than `water`
    return tuple(note for note in notes if note)


def _is_plain(word: str, language: str) -> bool:
    """Whether a word says too little, such as `famous` or `beautiful`."""
    return any((word,) in phrases(language, name) for name in ("guess.plain", "guess.looks"))


def _match(note: Words, said: Words) -> frozenset[str]:
    """The words of a guess that say a note, in any order; none if one is missing."""
    matches = [next((mine for mine in said if _same(mine, theirs)), "") for theirs in note]
    return frozenset(matches) if all(matches) else frozenset()


@lru_cache(maxsize=65_536)
def _same(mine: str, theirs: str) -> bool:
    """Whether two words are forms of one word, or one is a misspelling of the other."""
    if mine == theirs:
        return True
    if min(len(mine), len(theirs)) < STEM or mine.isdigit() or theirs.isdigit():
        return False
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(mine, theirs, strict=False)))
    if shared >= STEM and max(len(mine), len(theirs)) - shared <= ENDING:
        return True
    return len(theirs) >= MISSPELT_FROM and OSA.distance(mine, theirs, score_cutoff=1) <= 1


def _facts(card: Card, said: Words, spoken: Speech, used: frozenset[str]) -> tuple[set[str], bool]:
    """Phrases that the fact sheet confirms, and whether it denies one that no note explains."""
    known, nouns = sheet(card, spoken.language), _nouns(spoken, card.category)
    true, untrue, start = set(), False, 0
    while start < len(said):
        length = next((n for n in range(LONGEST, 0, -1) if said[start : start + n] in known), 0)
        phrase = said[start : start + length]
        entry = known.get(phrase)
        if entry and not used.issuperset(phrase):
            kind = len(phrase) == 1 and phrase in nouns and not any(_noun(card, word, spoken) for word in said[:start])
            if entry.truth is True and entry.key not in ABOUT_ANYTHING and not kind:
                true.add(" ".join(phrase))
            denied = said[start - 1 : start] in spoken.list("guess.negations")
            denied |= phrase in _heads(spoken, card.category)  # `the land of the penguins` is not said to be a country
            untrue |= entry.truth is False and entry.key in (NOTE, "country", "continent", "gender") and not denied
        start += max(1, len(phrase))
    return true, untrue


def says_second(words: Words, language: str) -> bool:
    """Whether the words say `second highest` or the like."""
    spoken = speech(language)
    return _says_second(_in_figures(plain(words, spoken.list("articles")), spoken), spoken, frozenset())


def _says_second(said: Words, spoken: Speech, used: frozenset[str]) -> bool:
    """Whether the guess says `second highest` or the like, and no note does."""
    superlatives = phrases(spoken.language, "guess.praise")
    pairs = pairwise(said)
    return any(one.isdigit() and one != "1" and one not in used and (two,) in superlatives for one, two in pairs)


@lru_cache(maxsize=4096)
def _clue_words(card: Card, language: str) -> frozenset[str]:
    """The words of the clues that count as hints."""
    spoken = speech(language)
    small_talk = {word for name in ("question.idle", "guess.praise", "guess.plain") for word in phrases(language, name)}
    nouns = {noun for category in CATEGORIES for noun in _nouns(spoken, category)} | _heads(spoken, "relatives")
    nouns |= {noun for category in CATEGORIES for noun in _heads(spoken, category)}
    clues = (entry for entry in card.wording(language).entries if entry != QUESTION)
    words = (word for clue in clues for word in plain(text.words(clue), spoken.list("articles")))
    return frozenset(word for word in words if len(word) >= CLUE_WORD and (word,) not in small_talk | nouns)


def _noun_of(card: Card, said: Words, spoken: Speech) -> tuple[bool | None, frozenset[str]]:
    """Whether the first noun fits the subject, and the noun: `a man who discovered a cure` does not fit the cure.

    Nouns in a row count as one: a sea animal is an animal. Without a noun, a clause is enough: `wood that comes back`.
    """
    row: dict[str, bool] = {}
    known = sheet(card, spoken.language)
    for word, following in pairwise((*said, "")):
        fits = _noun(card, word, spoken)
        # `the world's best detective` is not about the world, nor `a man-made lake` about a man.
        if following == typed.POSSESSIVE or (fits is False and (word, following) in known):
            continue
        if fits is None and row:
            break
        if fits is not None:
            row[word] = fits
    if row:
        return any(row.values()), frozenset(row)
    clause = any((word,) in phrases(spoken.language, "guess.who") for word in said)
    fits = clause or (card.category == PERSON and _of_the_country(card, said, spoken))
    return (True if fits else None), frozenset()


def _of_the_country(card: Card, said: Words, spoken: Speech) -> bool:
    """Whether a person is called by their country alone: `the Brazilian`."""
    entries = (sheet(card, spoken.language).get((word,)) for word in said)
    return any(entry.key == "country" and entry.truth is True for entry in entries if entry)


def _noun(card: Card, word: str, spoken: Speech) -> bool | None:
    """Whether a noun for a kind of subject fits the card; None if the word is not such a noun."""
    entry = sheet(card, spoken.language).get((word,))
    if entry and entry.key == "gender":
        return entry.truth is True
    for gender in GENDERS if card.category == PERSON else ():
        if (word,) in _heads(spoken, gender):
            return card.tag("gender") == gender
    if (word,) in _heads(spoken, card.category):
        return True
    if (word,) in _nouns(spoken, card.category):
        return kinds(card, spoken.language).get((word,), entry is None or entry.truth is not False)
    if (word,) not in _nouns_for_others(spoken.language, card.category):
        return None
    return entry is not None and entry.truth is True and entry.key != NOTE  # a god may be called so


@lru_cache(maxsize=64)
def _nouns_for_others(language: str, category: str) -> frozenset[Words]:
    """Nouns that cannot mean a subject of this category. A place may be called a thing, but a person may not."""
    spoken = speech(language)
    categories = CATEGORIES if category == PERSON else (PERSON,)
    nouns = {noun for name in (*categories, *GENDERS, "relatives") for noun in _heads(spoken, name)}
    nouns |= {noun for each in CATEGORIES for noun in _nouns(spoken, each)}
    return frozenset(nouns) - phrases(language, "guess.who")


def _heads(spoken: Speech, name: str) -> frozenset[Words]:
    return phrases(spoken.language, f"guess.heads.{name}")


def _nouns(spoken: Speech, category: str) -> frozenset[Words]:
    return phrases(spoken.language, f"kinds.{category}")
