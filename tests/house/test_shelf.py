"""Tests of where phrasings stand, and of the common questions among a card's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from benches.house import cards
from fogbound.games.twenty.card import Asked
from fogbound.house.asked import bank, is_shipped, own_bank
from fogbound.house.paraphrase import sketch
from fogbound.house.precedents import precedents
from fogbound.house.reader import reply, reply_from_facts
from fogbound.house.shelf import NEAREST, nearest, of_category

PLACES = """
[[question]]
yes = ["venice"]
en = ["Could I rent a pedalo there?", "pedalos for hire"]
fr = ["On y loue des pédalos ?"]

[[question]]
yes = ["mars"]
en = ["Is it red?", "Is it a ruddy place?"]
fr = ["C'est rouge ?"]

[[question]]
unclear = ["mars"]
en = ["Is it a planet?", "Is it hollow?"]
fr = ["C'est creux ?"]
"""


def test_common_questions_follow_a_cards_own(write_common: Callable[[str, str], None]) -> None:
    write_common("place", PLACES)
    mars, venice = cards()["mars"], cards()["venice"]
    shared = bank(mars)[len(own_bank(mars)) :]
    assert [each.reply for each in shared] == ["no", "yes", "unclear"]
    assert [each.reply for each in bank(venice)[-3:]] == ["yes", "no", "no"]
    # Mars has these words in its own bank.
    assert dict(shared[1].phrasings) == {"en": ("Is it a ruddy place?",), "fr": ()}
    assert "Is it red?" in dict(bank(venice)[-2].phrasings)["en"]


def test_only_our_cards_have_them(write_common: Callable[[str, str], None]) -> None:
    write_common("place", PLACES)
    own = replace(cards()["mars"], asked=(Asked("yes", (("en", ("Is it red?",)),)),))
    assert not is_shipped(own)
    assert bank(own) == own.asked
    assert [number for number, _ in nearest(own, sketch("Is it hollow?", "en"))] == [0]


def test_a_common_question_is_recognised(write_common: Callable[[str, str], None]) -> None:
    write_common("place", PLACES)
    assert reply(cards()["venice"], "could i rent a pedalo there", "en").word == "yes"
    assert reply(cards()["mars"], "Could I rent a pedalo there?", "en").word == "no"
    assert reply(cards()["mars"], "On y loue des pédalos ?", "fr").word == "no"


def test_a_cards_own_question_wins(write_common: Callable[[str, str], None]) -> None:
    write_common("place", PLACES.replace('yes = ["mars"]', ""))
    found = precedents(cards()["mars"], "Is it red?", "en")
    assert found[0].reply == "yes"
    assert found[0].likely > 0.8
    assert sum(each.likely for each in found if each.reply == "no") < 0.2


def test_the_house_is_silent_where_nobody_can_say(write_common: Callable[[str, str], None]) -> None:
    write_common("place", PLACES)
    troy = cards()["troy"]
    assert reply_from_facts(troy, "Is it a planet?", "en").word == "no"
    assert reply(troy, "Is it a planet?", "en").word == "no"
    write_common("place", PLACES.replace('unclear = ["mars"]', 'unclear = ["troy"]'))
    assert reply(troy, "Is it a planet?", "en").word == "cannot_say"
    assert reply(troy, "Is it hollow?", "en").word == "cannot_say"


def test_the_closest_phrasings_are_found_and_shared() -> None:
    asked = sketch("Is there a volcano?", "en")
    found = nearest(cards()["mars"], asked)
    assert len(found) == NEAREST
    assert any("volcano" in word for _, other in found for word in other.tokens)
    assert of_category("place") is of_category("place")
