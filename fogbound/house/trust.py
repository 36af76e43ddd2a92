"""How far a reply by the facts can be trusted: how often the facts are right about questions that look like this one.

`fogbound lab trust` learns it from the banks: every phrasing there has a reply, so the facts can be put to the test.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import exp
from pathlib import Path

import numpy as np

from fogbound.house.question import Find, Question
from fogbound.house.truths import opening_length
from fogbound.house.words import phrases

FILE = Path(__file__).with_name("trust.npz")
ALWAYS = ""  # the sign that every reply has
MOST_WORDS, MOST_FINDS, PARTS = 12, 4, 5


def trust(asked: Question, reply: str, why: str) -> float:
    """The chance that a reply by the facts is right, if nothing else is known."""
    known = weights()
    return 1 / (1 + exp(-sum(known.get(sign, 0.0) for sign in signs(asked, reply, why))))


def signs(asked: Question, reply: str, why: str) -> tuple[str, ...]:
    """What there is to see about a reply: its reason, the facts that gave it, and the words that gave nothing."""
    return tuple(dict.fromkeys((ALWAYS, *(f"{sign} {reply}" for sign in _signs(asked, why)))))


def _signs(asked: Question, why: str) -> Iterator[str]:
    finds, start = asked.entries, opening_length(asked)
    used = {place for find in finds for place in range(find.start, find.end)}
    asking = max((n for n in (1, 2, 3) if asked.singular[:n] in phrases(asked.language, "question.asking")), default=0)
    idle = [asked.words[n] for n in range(max(start, asking), len(asked.words)) if n not in used]
    longest = max((find.end - find.start for find in finds), default=0)
    if (start or asking) and finds and not idle:  # `Are you a queen?` Other questions say little about these.
        yield f"plain:{why} {min(len(finds), MOST_FINDS)}"
        for find in finds:
            yield from (f"plain {sign}" for sign in _signs_of_find(find, len(finds) == 1))
        return
    yield f"why:{why}"
    yield f"words:{min(len(asked.words), MOST_WORDS)}"
    yield f"finds:{min(len(finds), MOST_FINDS)}"
    yield f"longest:{longest}"
    yield f"idle:{min(len(idle), MOST_WORDS)}"
    yield f"covered:{PARTS * len(used) // max(1, len(asked.words))}"
    yield f"numbers:{len(asked.numbers)} rest:{min(len(asked.rest), 2)}"
    for find in finds:
        yield from _signs_of_find(find, len(finds) == 1)
    yield from (f"{asked.language}:{word}" for word in idle)


def _signs_of_find(find: Find, alone: bool) -> Iterator[str]:
    entry = find.entry
    assert entry is not None
    doubts = "".join("01"[flag] for flag in (entry.sensed, entry.doubtful, entry.mentioned, entry.of_category))
    yield f"fact:{entry.key} {entry.truth}"
    yield f"doubts:{doubts} {entry.truth} {alone}"


@cache
def weights() -> dict[str, float]:
    """What each sign adds to the logarithm of the odds, read once."""
    with np.load(FILE) as data:
        listed = bytes(data["signs"]).decode().split("\n")
        return dict(zip(listed, map(float, data["weights"]), strict=True))
