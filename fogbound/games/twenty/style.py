"""Remarks an editor would make about cards. A deck with remarks can be played; ours has none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import pairwise

from fogbound.errors import Finding
from fogbound.games.twenty.card import ENTRIES, LEVELS, Card, Wording
from fogbound.games.twenty.spoilers import names_of
from fogbound.games.twenty.text import bare, folded, holds, words

LONGEST, MOST_WORDS = 160, 30  # characters and words of a clue, which is read aloud in one breath
SHORTEST, FEWEST_WORDS = 14, 3
FEWEST_PER_LEVEL = 3
FEWEST_FACTS = 15
MOST_ALIASES = 4  # in one language: typing errors, word order, initials and middle names need none
SAME_FROM = 0.8  # clues this similar say the same thing
SHARED_RUN = 4  # only clues that share this many words in a row are compared
PATTERN_CARDS, PATTERN_SHARE = 12, 0.45  # in decks of at least 12 cards, the largest share with the same at one number

# A clue in the first person has one of these words.
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
# Words that a clue may use even if they are part of the answer.
COMMON = {"great", "grand", "grande", "mount", "queen", "reine", "saint", "sainte", "about", "under"}

_QUOTED = re.compile(r"[\"“”„«»‹›]|(?<!\w)['‘][^'’]*['’](?!\w)")
_BRAND = re.compile(r"[®™©]|https?:|\bwww\.|\.(?:com|org|net|fr)\b|[@#]\w", re.IGNORECASE)

Clue = tuple[Card, int, str]


def remarks(cards: tuple[Card, ...]) -> tuple[Finding, ...]:
    """Every remark: on single cards, then on the deck as a whole."""
    findings = [finding for card in cards for finding in _card(card)]
    languages = dict.fromkeys(code for card in cards for code in card.languages)
    return (*findings, *_patterns(cards), *(finding for code in languages for finding in _repeated_clues(cards, code)))


def _patterns(cards: tuple[Card, ...]) -> Iterator[Finding]:
    """Players must not be able to learn where question marks or easy clues usually are."""
    if len(cards) < PATTERN_CARDS:
        return
    for what, level in (("a question mark", 0), ("an easy clue", 1)):
        for number in range(1, ENTRIES + 1):
            count = sum(card.levels[number - 1] == level for card in cards)
            if count > PATTERN_SHARE * len(cards):
                yield Finding("habit", f"number {number} is {what} on {count} of {len(cards)} cards; move some of them")


def _card(card: Card) -> Iterator[Finding]:
    for finding in (*_levels(card), *_fact_sheet(card), *_untranslated(card), *_reviewers(card)):
        yield Finding(finding.code, f"{card.id}: {finding.text}")
    for wording in card.wordings:
        for finding in (*_names(wording), *_rejected_parts(wording), *_words_of_answer(card, wording)):
            yield Finding(finding.code, f"{card.id}: {finding.text}")
        for number in card.clues:
            where = f"{card.id}: clue {number} in {wording.language!r}"
            for code, text in _clue(wording.entries[number - 1], wording.language):
                yield Finding(code, f"{where} {text}")


def _clue(clue: str, language: str) -> Iterator[tuple[str, str]]:
    clue_words = words(clue)
    if len(clue) > LONGEST or len(clue_words) > MOST_WORDS:
        size = f"{len(clue)} characters, {len(clue_words)} words"
        yield "too-long", f"is too long to read aloud ({size}); the limit is {LONGEST} characters, {MOST_WORDS} words"
    if len(clue) < SHORTEST or len(clue_words) < FEWEST_WORDS:
        yield "too-short", "is too short to say anything"
    if language in FIRST_PERSON and not FIRST_PERSON[language] & set(clue_words):
        yield "not-first-person", "does not seem to be in the first person"
    if _QUOTED.search(clue):
        yield "quotation", "has quotation marks; write clues in your own words"
    if _BRAND.search(clue):
        yield "brand", "contains a trade mark or a web address"
    if clue[-1] not in ".!?…":
        yield "no-full-stop", "does not end with a full stop"


def _levels(card: Card) -> Iterator[Finding]:
    levels = [level for level in card.levels if level]
    for level in LEVELS:
        if levels.count(level) < FEWEST_PER_LEVEL:
            text = f"it has {levels.count(level)} clues of level {level}; it should have at least {FEWEST_PER_LEVEL}"
            yield Finding("no-mix", text)
    rising, falling = (all(a <= b for a, b in pairwise(each)) for each in (levels, levels[::-1]))
    if rising or falling:
        yield Finding("in-order", "its clues are in order of difficulty; players pick numbers blind, so mix them")


def _fact_sheet(card: Card) -> Iterator[Finding]:
    if card.facts and len(card.facts) + len(card.notes) < FEWEST_FACTS:
        yield Finding("few-facts", f"it needs at least {FEWEST_FACTS} facts and notes to answer questions from")
    names = names_of(card)
    for number, note in enumerate(card.notes, 1):
        for asked in (each for _, listed in note.words for each in listed):
            if any(holds(folded(asked), name) for name in names):
                yield Finding("answer-in-facts", f"note {number} says {asked!r}, which contains the answer")


def _untranslated(card: Card) -> Iterator[Finding]:
    for one, other in pairwise(card.wordings):
        for number in card.clues:
            if one.entries[number - 1] == other.entries[number - 1]:
                text = f"clue {number} is the same in {one.language!r} and {other.language!r}"
                yield Finding("untranslated", text)


def _names(wording: Wording) -> Iterator[Finding]:
    if len(wording.aliases) > MOST_ALIASES:
        text = f"[{wording.language}] has {len(wording.aliases)} aliases; keep the {MOST_ALIASES} that people will say"
        yield Finding("many-aliases", text)
    for listed in (wording.names, wording.rejects):
        seen: set[tuple[str, ...]] = set()
        for name in listed:
            folded_name = bare(name, wording.language)
            if folded_name in seen:
                yield Finding("repeated-name", f"[{wording.language}] lists {name!r} twice")
            seen.add(folded_name)


def _reviewers(card: Card) -> Iterator[Finding]:
    if not card.reviewed_by:
        yield Finding("no-reviewer", "reviewed_by names nobody; someone else must check every fact")
    elif all(name.casefold() == card.author.casefold() for name in card.reviewed_by):
        yield Finding("no-reviewer", f"only its author {card.author!r} has reviewed it; someone else must")


def _rejected_parts(wording: Wording) -> Iterator[Finding]:
    """A word of the answer is never wrong: the judge asks for more."""
    answer = bare(wording.answer, wording.language)
    for reject in wording.rejects:
        part = bare(reject, wording.language)
        if part != answer and any(answer[at : at + len(part)] == part for at in range(len(answer))):
            text = f"[{wording.language}] rejects {reject!r}, a part of the answer; leave it to the judge"
            yield Finding("rejected-part", text)


def _words_of_answer(card: Card, wording: Wording) -> Iterator[Finding]:
    """A clue with a long word of the answer gives away almost as much as the answer."""
    long_words = {word for each in card.wordings for word in bare(each.answer, each.language) if len(word) > 4} - COMMON
    for number in card.clues:
        for word in sorted(long_words & set(words(wording.entries[number - 1]))):
            yield Finding(
                "word-of-answer", f"clue {number} in {wording.language!r} says {word!r}, a word of the answer"
            )


def _repeated_clues(cards: tuple[Card, ...], language: str) -> Iterator[Finding]:
    """Clues that say nearly the same, within a card and across cards."""
    seen: dict[tuple[str, ...], list[Clue]] = {}  # by the words they share
    for card in cards:
        if language not in card.languages:
            continue
        for number in card.clues:
            clue = words(card.entry(number, language))
            runs = {clue[i : i + SHARED_RUN] for i in range(max(1, len(clue) - SHARED_RUN + 1))}
            candidates = {(c.id, n): text for run in runs for c, n, text in seen.get(run, ())}
            for (other, at), text in candidates.items():
                if _is_similar(text, " ".join(clue)):
                    where = f"{card.id}: clue {number} in {language!r}"
                    yield Finding("same-clue", f"{where} says nearly the same as clue {at} of {other}")
            for run in runs:
                seen.setdefault(run, []).append((card, number, " ".join(clue)))


def _is_similar(one: str, other: str) -> bool:
    if one == other:
        return True
    match = SequenceMatcher(None, one, other, autojunk=False)
    ratios = (match.real_quick_ratio, match.quick_ratio, match.ratio)  # upper bounds first: they are faster
    return all(ratio() >= SAME_FROM for ratio in ratios)
