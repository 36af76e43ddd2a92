"""Bots made for one move resume from the cache: the same belief, without working through the whole log again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from unittest import mock

import pytest

from fogbound import start, testing
from fogbound.bots.mind import belief_cache
from fogbound.bots.mind.network import Network
from fogbound.bots.mind.player import LearnedBot
from fogbound.catalog import find_chase
from fogbound.game import State
from tests.bots.mind.learned import learned_bot

EDITION = find_chase("yard/police-2017")


@pytest.fixture(autouse=True)
def cache() -> Iterator[None]:
    belief_cache.keep_up_to()
    yield
    belief_cache.keep_up_to(0)


def _bot(doubt: float = 0.5) -> LearnedBot:
    return learned_bot(EDITION, doubt=doubt)


def _game(seed: int) -> list[State]:
    return [state for state in testing.random_game(start(EDITION), Random(seed)) if state.outcome is None]


def _asked(bot: LearnedBot, state: State) -> tuple[object, int]:
    """The bot's belief, and how often it evaluated its network for it."""
    with mock.patch.object(Network, "read", autospec=True, side_effect=Network.read) as asked:
        return bot.belief(state.view(None)), asked.call_count


def test_a_new_bot_resumes_from_the_last_bots_belief() -> None:
    one, other = _game(3)[-1], _game(4)[-1]  # tables take turns
    for state in (one, other):
        alone, whole = _asked(_bot(), state)
        assert whole > 3
        assert _asked(_bot(), state) == (alone, 0)
    for state in _game(3)[8:24]:
        belief_cache.keep_up_to()
        alone, _ = _asked(_bot(), state)
        assert _asked(_bot(), state) == (alone, 0)


def test_resumed_beliefs_equal_beliefs_from_the_start() -> None:
    kept = [_asked(_bot(), state) for state in _game(5)]
    assert max(asked for _, asked in kept) <= 1
    for state, (belief, _) in list(zip(_game(5), kept, strict=True))[::9]:
        belief_cache.keep_up_to()
        assert _asked(_bot(), state)[0] == belief


def test_a_bot_with_another_model_starts_over() -> None:
    state = _game(3)[-1]
    _asked(_bot(), state)
    assert _asked(_bot(doubt=0.25), state)[1] > 3


def test_the_cache_drops_the_oldest_beliefs() -> None:
    belief_cache.keep_up_to(2)
    first, second, third = _game(3)[-1], _game(4)[-1], _game(5)[-1]
    for state in (first, second, third, second, third):
        _asked(_bot(), state)
    assert _asked(_bot(), third)[1] == 0
    assert _asked(_bot(), first)[1] > 3


def test_the_cache_is_off_by_default() -> None:
    belief_cache.keep_up_to(0)
    state = _game(3)[-1]
    assert _asked(_bot(), state) == _asked(_bot(), state)
    assert _asked(_bot(), state)[1] > 3
