"""Questions of which it is known whether a bank has them: phrasings that the vectors have not seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from fogbound.house.meaning import Lexicon, Vector
from fogbound.house.paraphrase import Sketch, draw, features
from fogbound.lab.meaning.bags import Numbers
from fogbound.lab.meaning.material import Group, Said

NONE = -1
# How often a question is not in the bank that it is put to: its own question is left out, or it is of another card.
LEFT_OUT, OF_ANOTHER = 0.3, 0.2
# How often only phrasings in the language of the question count. Writers took care to vary those, and strangers do not:
# without this, the network would think that words of the other language are closer.
IN_ONE_LANGUAGE = 0.5


@dataclass(frozen=True)
class Held:
    """A phrasing that was kept apart, and the number of its group."""

    group: int
    said: Said


@dataclass(frozen=True)
class Example:
    """A question beside each phrasing of a bank, the number of the phrasing's question, and the right one or NONE."""

    rows: Vector
    questions: Numbers
    right: int


def hold_out(groups: Sequence[Group], share: float, rng: np.random.Generator) -> tuple[tuple[Group, ...], list[Held]]:
    """The groups without one phrasing of some questions, and these phrasings. Two phrasings at least remain."""
    kept, held = [], []
    for number, group in enumerate(groups):
        if group.card and len(group.texts) > 2 and rng.random() < share:
            place = int(rng.integers(len(group.texts)))
            held.append(Held(number, group.texts[place]))
            kept.append(replace(group, texts=group.texts[:place] + group.texts[place + 1 :]))
        else:
            kept.append(group)
    return tuple(kept), held


def examples(
    groups: Sequence[Group], held: Sequence[Held], known: Lexicon, rng: np.random.Generator
) -> Iterator[Example]:
    """Each phrasing that was kept apart, put to the bank of its card or of another."""
    banks: dict[str, list[int]] = {}
    for number, group in enumerate(groups):
        if group.card:
            banks.setdefault(group.card, []).append(number)
    cards = list(banks)

    @cache
    def sketched(said: Said) -> Sketch:
        return draw(said[1], said[0], known)

    for each in held:
        own, lot = groups[each.group], float(rng.random())
        card = cards[int(rng.integers(len(cards)))] if lot < OF_ANOTHER else own.card
        right = [number for number in banks[card] if groups[number].meaning == own.meaning]
        if OF_ANOTHER <= lot < OF_ANOTHER + LEFT_OUT:
            listed = [number for number in banks[card] if number not in right]
            right = []
        else:
            listed = banks[card]
        if len(right) > 1 or len(listed) < 2:
            continue
        asked = sketched(each.said)
        code = each.said[0] if rng.random() < IN_ONE_LANGUAGE else None
        pairs = [(place, said) for place, number in enumerate(listed) for said in _spoken(groups[number], code)]
        yield Example(
            np.stack([features(asked, sketched(said)) for _, said in pairs]),
            np.array([place for place, _ in pairs], np.int64),
            listed.index(right[0]) if right else NONE,
        )


def _spoken(group: Group, code: str | None) -> Sequence[Said]:
    """The phrasings of a question in one language; all if it has none there, or if the language does not matter."""
    return [said for said in group.texts if said[0] == code] or group.texts
