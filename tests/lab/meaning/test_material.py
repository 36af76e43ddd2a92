"""Tests of what the house learns from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from benches.house import cards
from fogbound.games.twenty.card import Asked
from fogbound.house.meaning import tokens
from fogbound.lab.meaning.material import groups, words_of

SEA = Asked("yes", (("en", ("Is it by the sea?", "is it on the coast")), ("fr", ("C'est au bord de la mer ?",))))
OLD = Asked("yes", (("en", ("Is it old?", "???")),))
COAST = Asked("no", (("en", ("is it by the SEA", "can I swim there")), ("de", ("Am Meer?",))))


def test_a_question_of_two_cards_has_one_meaning() -> None:
    venice, mars = replace(cards()["venice"], asked=(SEA, OLD)), replace(cards()["mars"], asked=(COAST,))
    found = [group for group in groups((venice, mars), with_vocabulary=False) if group.card]
    assert [group.card for group in found] == ["venice", "venice", "mars"]
    assert found[0].meaning == found[2].meaning != found[1].meaning
    assert found[1].texts == (("en", "Is it old?"),), "a text without words teaches nothing"
    assert [code for code, _ in found[2].texts] == ["en", "en"], "the house reads no German"
    assert words_of(found[1]) == (tokens("Is it old?", "en"),)


def test_clues_notes_and_facts_stand_beside_their_translations() -> None:
    card = replace(cards()["venice"], asked=(SEA,))
    bare, whole = groups((card,), with_vocabulary=False), groups((card,))
    assert len(whole) > len(bare) > 10
    assert all(len(group.texts) > 1 for group in whole)
    names = {card.wordings[0].answer, card.wordings[1].answer}
    assert any({said for _, said in group.texts} == names for group in bare)
    meanings = [group.meaning for group in whole]
    assert len(set(meanings)) == len(meanings), "only questions of banks share a meaning"


def test_common_questions_are_learnt_beside_the_banks_of_shipped_cards(
    write_common: Callable[[str, str], None],
) -> None:
    asked = '[[question]]\nen = ["Is it a red planet?", "a red one"]\nfr = ["C\'est rouge ?"]\n'
    own = replace(cards()["mars"], asked=(Asked("yes", (("en", ("is it red then", "a red one")),)),))
    write_common("place", asked)
    found = [group for group in groups((cards()["venice"], own), with_vocabulary=False) if group.card]
    assert found[0].card == "place 0"
    assert found[0].meaning == found[-1].meaning, "they share a phrasing"
    assert not [group for group in groups((own,), with_vocabulary=False) if group.card == "place 0"]
