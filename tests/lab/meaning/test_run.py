"""Learning a lexicon on a tiny bank, from the texts to the file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from benches.house import cards
from fogbound.games.twenty.card import Asked, Card
from fogbound.house import meaning
from fogbound.house.paraphrase import draw, features, odds
from fogbound.lab.meaning.network import Practice
from fogbound.lab.meaning.run import Course, learn, to_bytes
from fogbound.lab.meaning.vectors import Plan

SEA = Asked("yes", (("en", ("Is it by the sea?", "is it near the ocean")), ("fr", ("C'est au bord de la mer ?",))))
OLD = Asked("yes", (("en", ("Is it old?", "is it ancient")), ("fr", ("C'est ancien ?",))))
RED = Asked("no", (("en", ("Is it red?", "has it the colour of blood")), ("fr", ("C'est rouge ?",))))
COLD = Asked("no", (("en", ("Is it cold there?", "do I need a coat")), ("fr", ("Il y fait froid ?",))))
PRACTICE = Practice(rounds=150)  # there are so few examples that six rounds leave the network as it began, by chance
COURSE = Course(held_out=0.5, with_vocabulary=False, vectors=Plan(size=16, rounds=30), network=PRACTICE)


def tiny_cards() -> tuple[Card, ...]:
    asked = (SEA, OLD, RED, COLD)
    return tuple(replace(cards()[name], asked=asked, notes=()) for name in ("venice", "petra", "mars"))


def test_learning_ends_in_a_file_that_the_house_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts: list[str] = []
    known = learn(tiny_cards(), COURSE, lambda name, done, total: parts.append(name) if done == total else None)
    assert parts == ["Vectors for the network", "Examples", "Network", "Vectors"]
    content = to_bytes(known)
    assert content == to_bytes(learn(tiny_cards(), COURSE)), "the same seed learns the same"
    (tmp_path / "meaning.npz").write_bytes(content)
    monkeypatch.setattr(meaning, "FILE", tmp_path / "meaning.npz")
    stored = meaning.lexicon.__wrapped__()
    assert stored.places == known.places
    assert stored.rarest == known.rarest
    assert np.array_equal(stored.vectors, known.vectors)
    assert all(np.array_equal(one, two) for one, two in zip(stored.layers, known.layers, strict=True))


@pytest.mark.parametrize(("asked", "language"), [("is it near the ocean", "en"), ("C'est au bord de la mer ?", "fr")])
def test_paraphrases_are_likelier_than_strangers(asked: str, language: str) -> None:
    known = learn(tiny_cards(), COURSE)
    ours = draw(asked, language, known)
    same, *others = (draw(said, "en", known) for said in ("Is it by the sea?", "Is it old?", "Is it red?"))
    assert all(float(ours.whole @ same.whole) > float(ours.whole @ other.whole) + 0.2 for other in others)
    scores = odds(np.stack([features(ours, other) for other in (same, *others)]), known.layers)
    assert scores[0] > scores[1:].max() + 0.5
