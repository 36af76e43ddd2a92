"""The reply to a question that somebody has asked before, in these words or in others."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import numpy as np

from fogbound.games.twenty.card import Asked, Card
from fogbound.house.asked import bank, own_bank
from fogbound.house.identity import BEING, Named, may_be_beside, named
from fogbound.house.paraphrase import Sketch, features, is_aside, odds, sketch, strays
from fogbound.house.shelf import nearest
from fogbound.house.traits import Traits
from fogbound.house.words import Words, languages, speech

MOST_STRAYS = 1
SAME_WORDS = 10.0  # what it adds to the logarithm of the odds that a question is in the bank word for word
SHARPER = 1.2  # how much more the closeness of a question of the bank tells than the network thinks
OWN = 1.5  # what it adds if the question is the card's own: its writers thought of the subject, as the asker does
# What each further phrasing of a question adds that is nearly as close as the closest one, and how near and how many.
ALSO, NEARLY, MOST_ALSO = 0.2, 2.0, 2
# What is left of the likelihood that a question of the bank is asked if it turns the other round, and if it is short.
TURNED, SHORT, FEW_WORDS = 0.6, 0.8, 4
APART = 0.7  # what is left if a common question says more or less, since no subject was in mind
PARTLY = 0.3  # what is left if it only says *partly*, which hardly anybody says of a subject they have in mind
CLOSEST = 4  # questions of the bank that count
# What two questions must agree in: `Is it always white?` does not answer `Is it white?`
DECISIVE = frozenset(("only", "always", "mostly", "more", "fewer", "before", "after", "without", "first", "top"))
# What claims more: who is not a singer is not only a singer, and what is mostly white is white.
NARROWING = frozenset(("only", "always", "mostly", "first", "top"))


@dataclass(frozen=True)
class Precedent:
    """A question of the bank: how likely it is the one asked, and whether its reply holds for that one anyway."""

    reply: str
    likely: float
    fits: bool
    differs: bool = False  # it has another number or size, or names something else, so it is no objection to the facts


def precedents(card: Card, question: str, language: str) -> tuple[Precedent, ...]:
    """The questions of a card's bank that are closest; none if nobody can read the question.

    What their likelihoods leave to one is how likely it is that the bank does not have the question.
    """
    asked = sketch(question, language)
    phrasings = _preferred(card, asked) if language in languages() and asked.tokens else ()
    if not phrasings:
        return ()
    known, scores = bank(card), odds(np.stack([features(asked, other) for _, other in phrasings]))
    same, own = [is_same(asked, other) for _, other in phrasings], len(own_bank(card))
    best: dict[int, int] = {}  # the closest phrasing of each question
    for place in np.argsort(-(scores + SAME_WORDS * np.array(same)), kind="stable"):
        best.setdefault(phrasings[place][0], int(place))
    also = Counter(
        number for place, (number, _) in enumerate(phrasings) if scores[place] > scores[best[number]] - NEARLY
    )
    odds_of = {
        number: SHARPER * float(scores[place])
        + SAME_WORDS * same[place]
        + OWN * (number < own)
        + ALSO * min(MOST_ALSO, also[number] - 1)
        for number, place in best.items()
    }
    shares = _softmax(odds_of)
    noun = named(card, question, language)
    closest = [
        number
        for number in sorted(shares, key=lambda each: -shares[each])[:CLOSEST]
        if noun is None or known[number].reply == "no" or may_confirm(card, asked, noun, known[number])
    ]
    return tuple(
        (_precedent if number < own else _shared)(
            asked, phrasings[best[number]][1], known[number].reply, shares[number]
        )
        for number in closest
    )


def may_confirm(card: Card, asked: Sketch, noun: Named, row: Asked) -> bool:
    """Whether a row whose reply is not *no* can say what the subject is: a pianist plays the piano, but is not one."""
    sketches = (sketch(said, code) for code, texts in row.phrasings for said in texts)
    being = [each for each in sketches if each.is_being]
    if not may_be_beside(card, noun, asked.language):
        return bool(being)
    said = _named_in(asked)
    return any(_named_in(each)[: len(said)] == said for each in being)


def _named_in(question: Sketch) -> Words:
    """What a question takes the subject for, whether it is or was: `slave` of `Were you a slave?`"""
    articles = speech(question.language).list("articles")
    stems = ((each, each.partition(":")[2]) for each in question.tokens[BEING:])
    return tuple(each for each, bare in stems if (bare,) not in articles)


def _preferred(card: Card, asked: Sketch) -> tuple[tuple[int, Sketch], ...]:
    """The nearest phrasings. Where the card's own bank has the question word for word, no common one has it."""
    found, own = nearest(card, asked), len(own_bank(card))
    if not any(number < own and is_same(asked, other) for number, other in found):
        return found
    return tuple(each for each in found if each[0] < own or not is_same(asked, each[1]))


def _precedent(asked: Sketch, other: Sketch, reply: str, share: float) -> Precedent:
    if is_same(asked, other):
        return Precedent(reply, share, True)
    fits = decides(asked, other, reply)
    left = 1.0 if fits or not (_is_turned(asked, other, reply) or _is_marked(asked, other)) else TURNED
    left *= TURNED if reply != "no" and is_aside(asked, other) else 1.0
    left *= SHORT if len(asked.tokens) <= FEW_WORDS else 1.0
    return Precedent(reply, share * left, fits, _differs(asked.traits, other.traits))


def _shared(asked: Sketch, other: Sketch, reply: str, share: float) -> Precedent:
    """A common question. It was written for no subject in particular: in other words its reply is never sure."""
    found = _precedent(asked, other, reply, share)
    if is_same(asked, other):
        return found
    left = (1 if found.fits else APART) * (PARTLY if reply == "partly" else 1)
    return replace(found, likely=found.likely * left, fits=False)


def _differs(ours: Traits, theirs: Traits) -> bool:
    """Whether a question leaves out or changes numbers or sizes of another, or names another place or other kinds."""
    if ours.numbers != theirs.numbers or ours.qualities != theirs.qualities:
        return True
    return bool(ours.values and theirs.values) and ours.values.isdisjoint(theirs.values)


def _is_turned(asked: Sketch, other: Sketch, reply: str) -> bool:
    """Whether the reply to one question need not hold for the other, since one says `only`, `small` or the like."""
    ours, theirs = asked.traits, other.traits
    more, less = (ours.turns - theirs.turns) & DECISIVE, (theirs.turns - ours.turns) & DECISIVE
    if reply == "no":
        more -= NARROWING
        less |= theirs.qualities - ours.qualities
    elif reply == "yes":
        less -= NARROWING
        more |= ours.qualities - theirs.qualities
    return ours.negated != theirs.negated or bool(more | less)


def _is_marked(asked: Sketch, other: Sketch) -> bool:
    """Whether one of them says `only`, `more` or the like and the other does not."""
    return bool((asked.traits.turns ^ other.traits.turns) & DECISIVE)


def is_same(asked: Sketch, other: Sketch) -> bool:
    return (asked.tokens, asked.traits) == (other.tokens, other.traits)


def decides(asked: Sketch, other: Sketch, reply: str) -> bool:
    """Whether the reply to one question holds for the other, which may say a little more or less.

    A yes holds for a question that says less: what is a card game is a game. A no holds for one that says more.
    """
    ours, theirs = strays(asked, other)
    if max(ours, theirs) > MOST_STRAYS:
        return False
    if asked.traits.numbers != other.traits.numbers or _is_turned(asked, other, reply):
        return False
    return not (ours and reply != "no") and not (theirs and reply != "yes")


def _softmax(best: dict[int, float]) -> dict[int, float]:
    """The share of each question of the bank; what remains is the share of none of them."""
    most = max(0.0, *best.values())
    weights = {number: float(np.exp(score - most)) for number, score in best.items()}
    total = sum(weights.values()) + float(np.exp(-most))
    return {number: weight / total for number, weight in weights.items()}
