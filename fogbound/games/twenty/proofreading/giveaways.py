"""Hard clues that give the answer away: with a name that only easy clues or the notes should say."""

from __future__ import annotations

from collections.abc import Iterator

from fogbound.errors import Finding
from fogbound.games.twenty.card import LEVELS, Card, Wording
from fogbound.games.twenty.proofreading.names import begins_sentence, capitals, well_known
from fogbound.games.twenty.text import words

EASY, HARD = LEVELS[0], LEVELS[-1]


def giveaways(card: Card) -> Iterator[Finding]:
    """Remarks on hard clues with a name from an easy clue, a note or another name of the subject.

    Of a hard card even the names in easy clues tell few people anything.
    """
    if card.difficulty == HARD:
        return
    for wording in card.wordings:
        telling = telling_names(card, wording)
        for number in card.clues:
            if card.levels[number - 1] != HARD:
                continue
            said = dict.fromkeys(each.written for each in capitals(wording.entries[number - 1], wording.language))
            for name in said:
                if set(words(name)) & telling and not name.isupper():
                    where = f"{card.id}: clue {number} in {wording.language!r}"
                    yield Finding("giveaway", f"{where} is hard, but says {name!r} like an easy clue or a note")


def telling_names(card: Card, wording: Wording) -> set[str]:
    """Names that point to this subject: of its easy clues, its notes, its aliases. Countries point to too many."""
    noted = [phrase for note in card.notes if note.value is True for phrase in note.words_in(wording.language)]
    easy = [wording.entries[number - 1] for number in card.clues if card.levels[number - 1] == EASY]
    found = {
        each.folded for text in easy for each in capitals(text, wording.language) if not begins_sentence(text, each)
    }
    found |= {each.folded for phrase in (*noted, *wording.aliases) for each in capitals(phrase, wording.language)}
    return {name for name in found if not {name, name.removesuffix("s")} & well_known()}
