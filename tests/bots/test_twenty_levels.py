"""The levels of the bots for twenty questions, on a small sample of the study in docs/bots.md."""

from __future__ import annotations

import pytest

from benches.twenty import (
    NAMES,
    Tally,
    add_up,
    alike,
    apart,
    ask_about,
    believable,
    clues,
    edition,
    is_plausible,
    mean,
    mixed,
    play_game,
    report,
    whole_deck,
)
from fogbound.arena.intervals import Estimate


def test_better_levels_get_further_at_mixed_tables_where_they_interrupt_and_ask() -> None:
    """One game in each order of the levels: the same games every time."""
    together = add_up(play_game(*table) for table in mixed(24))
    squares = [together[name, "square"] for name in NAMES]
    assert squares == sorted(squares)
    assert together["expert", "wins"] > together["newcomer", "wins"] + together["casual", "wins"]
    assert sum(together[name, "wins"] for name in NAMES) == 24
    buzzes, right = (sum(together[name, what] for name in NAMES) for what in ("buzz", "cut in"))
    assert buzzes > 20
    assert right > buzzes / 2
    assert sum(together[name, "ask"] for name in NAMES) > 60


def test_better_levels_need_fewer_numbers_and_most_wrong_guesses_are_plausible() -> None:
    alone = add_up(play_game(*table) for table in alike(12))
    needed = [clues(alone)[name].value for name in NAMES]
    assert needed == sorted(needed, reverse=True)
    wrong, plausible = (sum(alone[name, what] for name in NAMES) for what in ("wrong", "plausible"))
    assert wrong > 20
    assert plausible > 0.6 * wrong


def _named(single: Tally, level: str, group: str) -> float:
    return single[level, f"named {group}"] / single[level, f"heard {group}"]


def test_an_expert_names_the_subject_from_an_easy_clue_a_newcomer_often_does_not_and_hard_ones_stump_all() -> None:
    """The clues of every eighth card, each on its own."""
    single = add_up(ask_about(*asked) for asked in whole_deck()[::8])
    easy = [_named(single, name, "9 to 10") for name in NAMES]
    assert easy == sorted(easy)
    assert easy[-1] > 0.8 > 0.4 > easy[0]
    for name in NAMES:
        assert _named(single, name, "0 to 3") < min(0.15, _named(single, name, "9 to 10") / 3)


def test_a_plausible_guess_is_of_the_same_kind() -> None:
    rules = edition(2)
    cards = {card.id: card for card in rules.deck.cards}
    assert is_plausible(rules, cards["mozart"], "Leonardo da Vinci")
    assert not is_plausible(rules, cards["mozart"], "Frida Kahlo"), "a woman"
    assert not is_plausible(rules, cards["mozart"], "Venice"), "a place"
    assert not is_plausible(rules, cards["mozart"], "the man in the moon"), "no card"


def test_the_reports_have_a_row_for_each_level() -> None:
    together, alone = (add_up(play_game(*table) for table in tables) for tables in (mixed(1), alike(4)))
    single = add_up(ask_about(*asked) for asked in whole_deck()[:1])
    for lines in (list(report(together, alone)), list(believable(alone, single))):
        assert [line.split(" | ")[0] for line in lines[2:6]] == [f"| {name}" for name in NAMES]
        assert len({line.count("|") for line in lines[:6]}) == 1


def test_intervals_and_order_of_levels() -> None:
    assert mean(30, 250, 4) == pytest.approx((7.5, 4.671, 10.329, 4), abs=1e-3)
    rising = {name: Estimate(n / 4, n / 4 - 0.1, n / 4 + 0.1, 9) for n, name in enumerate(NAMES)}
    assert apart(rising, rising=True)
    assert not apart(rising, rising=False)
    assert not apart({}, rising=True)
