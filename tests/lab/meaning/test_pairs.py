"""Tests of questions that are put to banks."""

from __future__ import annotations

import numpy as np

from fogbound.house.meaning import lexicon
from fogbound.house.paraphrase import FEATURES
from fogbound.lab.meaning.material import Group
from fogbound.lab.meaning.pairs import NONE, examples, hold_out

GROUPS = (
    Group("venice", 0, (("en", "Is it by the sea?"), ("en", "is it near the ocean"), ("fr", "C'est à la mer ?"))),
    Group("venice", 1, (("en", "Is it old?"), ("en", "is it ancient"))),
    Group("venice", 2, (("en", "Is it cold there?"), ("en", "do I need a coat"))),
    Group("mars", 3, (("en", "Is it red?"), ("en", "is it the colour of blood"))),
    Group("mars", 4, (("en", "Is it a planet?"), ("fr", "C'est une planète ?"))),
    Group("", 5, (("en", "a planet"), ("fr", "une planète"), ("fr", "un astre"))),
)


def test_what_is_held_out_is_gone() -> None:
    kept, held = hold_out(GROUPS, 1.0, np.random.default_rng(1))
    assert [each.group for each in held] == [0], "two phrasings remain, and only questions of banks are held out"
    assert held[0].said in GROUPS[0].texts
    assert held[0].said not in kept[0].texts
    assert len(kept[0].texts) == 2
    assert kept[1:] == GROUPS[1:]
    assert hold_out(GROUPS, 0.0, np.random.default_rng(1)) == (GROUPS, [])


def test_a_question_is_put_to_its_bank_to_what_remains_of_it_and_to_others() -> None:
    kept, held = hold_out(GROUPS, 1.0, np.random.default_rng(1))
    found = list(examples(kept, held * 60, lexicon(), np.random.default_rng(2)))
    assert {(len(each.rows), int(each.questions.max()), each.right) for each in found} == {
        (6, 2, 0),  # all of the bank of Venice
        (4, 1, NONE),  # without this question
        (4, 1, NONE),  # the bank of Mars
        (3, 1, NONE),  # the bank of Mars, but of what has French phrasings only these
    }
    assert all(each.rows.shape == (len(each.questions), FEATURES) for each in found)
