"""What makes cards poorer than they could be. A deck with these can be played; ours has none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import pairwise

from fogbound.errors import Finding
from fogbound.games.twenty.card import ENTRIES, LEVELS, Card, Wording
from fogbound.games.twenty.craft import names_of
from fogbound.games.twenty.text import bare, folded, holds, words

LONGEST, MOST_WORDS = 160, 30  # of a clue: it is read aloud, in one breath
SHORTEST, FEWEST_WORDS = 14, 3
FEWEST_PER_LEVEL = 3
FEWEST_FACTS = 15
NEARLY = 0.8  # clues as alike as this say the same thing
SHARED = 4  # only clues with so many words in a row in common are compared
ENOUGH, HABIT = 12, 0.45  # from so many cards on, no number is the same on more than this share of them

# Who speaks of himself says one of these.
FIRST_PERSON = {
    "en": {"i", "me", "my", "mine", "myself", "we", "us", "our", "ours", "ourselves"},
    "fr": {
        "je",
        "j",
        "me",
        "m",
        "moi",
        "mon",
        "ma",
        "mes",
        "mien",
        "mienne",
        "miens",
        "miennes",
        "nous",
        "notre",
        "nos",
    },
}
# Words of an answer that any clue may use.
COMMON = {"great", "grand", "grande", "mount", "queen", "reine", "saint", "sainte", "about", "under"}

_QUOTED = re.compile(r"[\"“”„«»‹›]|(?<!\w)['‘][^'’]*['’](?!\w)")
_BRAND = re.compile(r"[®™©]|https?:|\bwww\.|\.(?:com|org|net|fr)\b|[@#]\w", re.IGNORECASE)

Clue = tuple[Card, int, str]


def remarks(cards: tuple[Card, ...]) -> tuple[Finding, ...]:
    """Everything an editor would say, card by card, then across cards."""
    found = [finding for card in cards for finding in _card(card)]
    languages = dict.fromkeys(code for card in cards for code in card.languages)
    return (*found, *_habits(cards), *(finding for code in languages for finding in _alike(cards, code)))


def _habits(cards: tuple[Card, ...]) -> Iterator[Finding]:
    """Where question marks or easy clues stand must not be learnt by heart."""
    if len(cards) < ENOUGH:
        return
    for what, level in (("a question mark", 0), ("an easy clue", 1)):
        for number in range(1, ENTRIES + 1):
            often = sum(card.levels[number - 1] == level for card in cards)
            if often > HABIT * len(cards):
                yield Finding("habit", f"number {number} is {what} on {often} of {len(cards)} cards; move some")


def _card(card: Card) -> Iterator[Finding]:
    for finding in (*_mix(card), *_sheet(card), *_untranslated(card)):
        yield Finding(finding.code, f"{card.id}: {finding.text}")
    for wording in card.wordings:
        for finding in (*_listed(wording), *_borrowed(card, wording)):
            yield Finding(finding.code, f"{card.id}: {finding.text}")
        for number in card.clues:
            where = f"{card.id}: clue {number} in {wording.language!r}"
            for code, text in _clue(wording.entries[number - 1], wording.language):
                yield Finding(code, f"{where} {text}")


def _clue(clue: str, language: str) -> Iterator[tuple[str, str]]:
    said = words(clue)
    if len(clue) > LONGEST or len(said) > MOST_WORDS:
        yield "too-long", f"is too long to read aloud: {len(clue)} characters, {len(said)} words"
    if len(clue) < SHORTEST or len(said) < FEWEST_WORDS:
        yield "too-short", "is too short to tell anything"
    if language in FIRST_PERSON and not FIRST_PERSON[language] & set(said):
        yield "not-first-person", "does not seem to be in the first person"
    if _QUOTED.search(clue):
        yield "quotation", "has quotation marks: clues are in our own words"
    if _BRAND.search(clue):
        yield "brand", "has a trade mark or an address in it"
    if clue[-1] not in ".!?…":
        yield "no-full-stop", "does not end like a sentence"


def _mix(card: Card) -> Iterator[Finding]:
    levels = [level for level in card.levels if level]
    for level in LEVELS:
        if levels.count(level) < FEWEST_PER_LEVEL:
            text = f"it has {levels.count(level)} clues of level {level}; {FEWEST_PER_LEVEL} are the fewest"
            yield Finding("no-mix", text)
    rising, falling = (all(a <= b for a, b in pairwise(each)) for each in (levels, levels[::-1]))
    if rising or falling:
        yield Finding("in-order", "its clues come in order of difficulty; numbers are picked blindly, so mix them")


def _sheet(card: Card) -> Iterator[Finding]:
    if card.facts and len(card.facts) + len(card.notes) < FEWEST_FACTS:
        yield Finding("few-facts", f"{FEWEST_FACTS} facts and notes are the fewest to answer questions from")
    names = names_of(card)
    for number, note in enumerate(card.notes, 1):
        for asked in (each for _, listed in note.words for each in listed):
            if any(holds(folded(asked), name) for name in names):
                yield Finding("answer-in-facts", f"note {number} says {asked!r}, which names the answer")


def _untranslated(card: Card) -> Iterator[Finding]:
    for one, other in pairwise(card.wordings):
        for number in card.clues:
            if one.entries[number - 1] == other.entries[number - 1]:
                text = f"clue {number} is the same in {one.language!r} and {other.language!r}"
                yield Finding("untranslated", text)


def _listed(wording: Wording) -> Iterator[Finding]:
    for listed in (wording.names, wording.rejects, wording.partial, wording.tells):
        seen: set[tuple[str, ...]] = set()
        for name in listed:
            said = bare(name, wording.language)
            if said in seen:
                yield Finding("repeated-name", f"[{wording.language}] lists {name!r}, which stands there already")
            seen.add(said)


def _borrowed(card: Card, wording: Wording) -> Iterator[Finding]:
    """A long word of the answer in a clue helps almost as much as the answer."""
    telling = {word for each in card.wordings for word in bare(each.answer, each.language) if len(word) > 4} - COMMON
    for number in card.clues:
        for word in sorted(telling & set(words(wording.entries[number - 1]))):
            yield Finding("word-of-answer", f"clue {number} in {wording.language!r} says {word!r}, as the answer does")


def _alike(cards: tuple[Card, ...], language: str) -> Iterator[Finding]:
    """Clues that say nearly the same, within a card and across cards."""
    seen: dict[tuple[str, ...], list[Clue]] = {}
    for card in cards:
        if language not in card.languages:
            continue
        for number in card.clues:
            said = words(card.entry(number, language))
            runs = {said[i : i + SHARED] for i in range(max(1, len(said) - SHARED + 1))}
            known = {(c.id, n): text for run in runs for c, n, text in seen.get(run, ())}
            for (other, at), text in known.items():
                if _nearly(text, " ".join(said)):
                    yield Finding("same-clue", f"{card.id}: clue {number} in {language!r} is like clue {at} of {other}")
            for run in runs:
                seen.setdefault(run, []).append((card, number, " ".join(said)))


def _nearly(one: str, other: str) -> bool:
    if one == other:
        return True
    match = SequenceMatcher(None, one, other, autojunk=False)
    bounds = (match.real_quick_ratio, match.quick_ratio, match.ratio)  # each closer and slower than the one before
    return all(bound() >= NEARLY for bound in bounds)
