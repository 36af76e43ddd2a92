"""Common sense: rules in data files, and what follows from them."""

from __future__ import annotations

import pytest

from benches import house
from fogbound.games.twenty import facts, text
from fogbound.games.twenty.card import CATEGORIES
from fogbound.house import sense
from fogbound.house.words import languages, plain, speech

MARS, CAMEL, CURIE, KEY = (house.cards()[name] for name in ("mars", "camel", "marie-curie", "key"))
TAGS = ("century", "region", "field", "gender", "life", "kind", "noted")


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("thing", True),
        ("!thing", False),
        ("kind=mammal|bird", True),
        ("kind=bird", False),
        ("field=animals", True),
        ("edible", False),
        ("~flies", True),
        ("legs>3", True),
        ("legs<4", False),
        ("noted=hump", True),
    ],
)
def test_a_condition_holds_or_not(condition: str, expected: bool) -> None:
    assert sense.holds(CAMEL, condition) is expected


def test_the_first_rule_that_fits_decides() -> None:
    assert sense.finding(MARS, "alive-at-all").truth is False
    assert sense.finding(CAMEL, "alive-at-all").truth is True
    assert sense.finding(CURIE, "human-body").truth is True


def test_a_fact_on_the_card_counts_before_any_rule() -> None:
    assert sense.finding(KEY, "portable").truth is True
    assert sense.finding(MARS, "portable").truth is False


def test_a_place_is_neither_a_child_nor_an_adult() -> None:
    found = sense.finding(MARS, "is-child")
    assert (found.truth, found.contrary) == (False, False)
    assert sense.finding(house.cards()["anne-frank"], "is-child").contrary is False


def test_every_condition_names_something_that_exists() -> None:
    values = {value for fact in facts.vocabulary().values() for value, _ in fact.values}
    for topic in sense.topics().values():
        assert topic.about in ("", sense.KIND, sense.SELF, sense.HELD), topic.key
        for rule in topic.rules:
            for condition in (each.lstrip("!~") for each in rule.conditions):
                name, sign, listed = condition.partition("=")
                if sign:
                    assert name in TAGS or name in facts.vocabulary(), (topic.key, condition)
                    assert name != "kind" or set(listed.split("|")) <= values, (
                        topic.key,
                        condition,
                    )
                elif number := sense.NUMBER.fullmatch(condition):
                    assert number[1] in facts.vocabulary(), (topic.key, condition)
                else:
                    known = name in facts.vocabulary() or name in sense.topics()
                    assert known or name in (*CATEGORIES, "child"), (topic.key, condition)


@pytest.mark.parametrize("language", languages())
def test_each_phrase_asks_for_one_topic(language: str) -> None:
    articles, asked = speech(language).list("articles"), dict[tuple[str, ...], str]()
    for topic in sense.topics().values():
        for by_language in (topic.words, topic.opposites):
            for phrase in dict(by_language).get(language, ()):
                key = plain(text.words(phrase), articles)
                assert asked.setdefault(key, topic.key) == topic.key, phrase
