"""Whether two questions ask the same: how close their words are in meaning, and whether the rest agrees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from rapidfuzz.distance import OSA

from fogbound.house.meaning import Lexicon, Vector, lexicon, tokens
from fogbound.house.subject import asks_what_it_is, place_of_doer
from fogbound.house.traits import Traits, traits, turn_names
from fogbound.house.words import Words

FAR = 0.3  # closeness of words that do not mean the same
TELLING = 5.0  # rarity of words that say something: fewer than one phrasing in a hundred has them
SLIP_FROM = 5  # letters of an unknown stem in which one slip is forgiven
FEATURES = 16 + len(turn_names())


@dataclass(frozen=True)
class Sketch:
    """A question made ready to be compared. The rows of `vectors` are unit vectors, or zero for unknown words."""

    language: str
    tokens: Words
    vectors: Vector
    known: tuple[bool, ...]  # which words the lexicon has
    rarity: Vector
    weights: Vector  # by rarity; they sum to one
    whole: Vector
    traits: Traits
    is_being: bool  # asks what the subject is: `Are you a piano?` is not `Do you play the piano?`
    doer: int | None  # the place of what could do something to the subject: `Could handcuffs hold you?`

    @property
    def unknown(self) -> float:
        """The share of words that the lexicon does not have."""
        return float(sum(weight for weight, known in zip(self.weights, self.known, strict=True) if not known))


@lru_cache(maxsize=4096)
def sketch(question: str, language: str) -> Sketch:
    return draw(question, language, lexicon())


def draw(question: str, language: str, known: Lexicon) -> Sketch:
    """A sketch by a lexicon of one's own."""
    words = tuple(dict.fromkeys(map(known.respelt, tokens(question, language))))
    bare = tuple(word.partition(":")[2] for word in words)
    size = known.vectors.shape[1]
    raw = [known.vector(word) for word in words]
    rows = np.array([np.zeros(size, np.float32) if row is None else row for row in raw], np.float32)
    rows = rows.reshape(len(words), size)
    rarity = np.array([known.rarity_of(word) for word in words], np.float32)
    return Sketch(
        language,
        words,
        _unit(rows),
        tuple(row is not None for row in raw),
        rarity,
        rarity / max(float(rarity.sum()), 1e-6),
        _unit(rows.sum(0)),
        traits(question, language),
        asks_what_it_is(bare, language),
        place_of_doer(bare, language),
    )


def _unit(rows: Vector) -> Vector:
    length = np.linalg.norm(rows, axis=-1, keepdims=True)
    return np.asarray(rows / np.maximum(length, 1e-6), np.float32)


def closeness(asked: Sketch, other: Sketch) -> tuple[Vector, Vector]:
    """For each word of either question, how close the closest word of the other is, from 0 to 1."""
    if not asked.tokens or not other.tokens:
        return np.zeros(len(asked.tokens), np.float32), np.zeros(len(other.tokens), np.float32)
    close = np.maximum(np.clip(asked.vectors @ other.vectors.T, 0, 1), _same(asked, other))
    return close.max(1), close.max(0)


def strays(asked: Sketch, other: Sketch) -> tuple[int, int]:
    """How many words of each question say something that the other does not."""
    ours, theirs = closeness(asked, other)
    return _strays(asked, ours), _strays(other, theirs)


def is_aside(asked: Sketch, other: Sketch) -> bool:
    """Whether a question asks what something could do to the subject, and the other not: `Could handcuffs hold you?`"""
    ours, theirs = asked.doer, other.doer
    if ours is None:
        return False
    if theirs is None or not (asked.known[ours] and other.known[theirs]):
        return theirs is None or asked.tokens[ours] != other.tokens[theirs]
    return float(asked.vectors[ours] @ other.vectors[theirs]) < FAR


def _strays(said: Sketch, close: Vector) -> int:
    return int(np.count_nonzero((close < FAR) & (said.rarity >= TELLING)))


def features(asked: Sketch, other: Sketch) -> Vector:
    """What the network knows about two questions."""
    close = asked.vectors @ other.vectors.T if len(asked.tokens) and len(other.tokens) else np.zeros((0, 0), np.float32)
    same = _same(asked, other)
    if close.size:
        close = np.maximum(np.clip(close, 0, 1), same)
    ours, theirs = (close.max(1), close.max(0)) if close.size else (np.zeros(0), np.zeros(0))
    exact, exact_theirs = (same.max(1), same.max(0)) if close.size else (np.zeros(0), np.zeros(0))
    one, two = asked.traits, other.traits
    mismatched = one.turns ^ two.turns
    return np.array(
        [
            float(asked.whole @ other.whole),
            float(asked.weights @ ours) if close.size else 0.0,
            float(other.weights @ theirs) if close.size else 0.0,
            float(asked.weights @ exact) if close.size else 0.0,
            float(other.weights @ exact_theirs) if close.size else 0.0,
            float(((1 - ours) * asked.weights).max()) if close.size else 1.0,
            float(((1 - theirs) * other.weights).max()) if close.size else 1.0,
            float(one.numbers != two.numbers),
            float(len(one.values - two.values)),
            float(len(two.values - one.values)),
            float(bool(one.values & two.values)),
            float(one.is_against(two)),
            float(one.negated != two.negated),
            float(asked.language != other.language),
            asked.unknown,
            float(asked.is_being != other.is_being),
            *(float(name in mismatched) for name in turn_names()),
        ],
        np.float32,
    )


def _same(ours: Sketch, theirs: Sketch) -> Vector:
    """Where the words are the same, apart from a slip in a word that the lexicon does not have."""
    others = tuple(zip(theirs.tokens, theirs.known, strict=True))
    return np.array(
        [
            [float(one == two or (known != also and _is_slip(one, two))) for two, also in others]
            for one, known in zip(ours.tokens, ours.known, strict=True)
        ],
        np.float32,
    )


@lru_cache(maxsize=65_536)
def _is_slip(one: str, two: str) -> bool:
    if one[:4] != two[:4] or min(len(one), len(two)) - 3 < SLIP_FROM:
        return False
    return int(OSA.distance(one, two)) == 1


def odds(rows: Vector, layers: tuple[Vector, ...] = ()) -> Vector:
    """The logarithms of the odds that questions with these features ask the same."""
    hidden, bias, out, last = layers or lexicon().layers
    return np.asarray(np.maximum(rows @ hidden + bias, 0) @ out + last, np.float32)[:, 0]
