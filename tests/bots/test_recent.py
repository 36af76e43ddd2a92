"""Bots that are made for one move: the same belief as anybody's, without working through the whole log again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from unittest import mock

import pytest

from fogbound import start, testing
from fogbound.bots.mind import recent
from fogbound.bots.mind.families import file_for
from fogbound.bots.mind.network import Network, read
from fogbound.bots.mind.player import LearnedBot
from fogbound.catalog import find_chase
from fogbound.game import State

EDITION = find_chase("yard/police-2017")


@pytest.fixture(autouse=True)
def kept() -> Iterator[None]:
    recent.remember()
    yield
    recent.remember(0)


def _bot(doubt: float = 0.5) -> LearnedBot:
    path = file_for(EDITION.board)
    assert path is not None
    return LearnedBot(EDITION, Random(1), read(path), doubt=doubt)


def _game(seed: int) -> list[State]:
    return [state for state in testing.random_game(start(EDITION), Random(seed)) if state.outcome is None]


def _asked(bot: LearnedBot, state: State) -> tuple[object, int]:
    """What it believes, and how often it asked its network for that."""
    with mock.patch.object(Network, "read", autospec=True, side_effect=Network.read) as asked:
        return bot.belief(state.view(None)), asked.call_count


def test_a_new_bot_goes_on_where_the_last_one_was() -> None:
    one, other = _game(3)[-1], _game(4)[-1]  # tables take turns
    for state in (one, other):
        alone, whole = _asked(_bot(), state)
        assert whole > 3
        assert _asked(_bot(), state) == (alone, 0)
    for state in _game(3)[8:24]:
        recent.remember()
        alone, _ = _asked(_bot(), state)
        assert _asked(_bot(), state) == (alone, 0)


def test_ply_by_ply_it_is_the_same_as_from_the_beginning() -> None:
    kept = [_asked(_bot(), state) for state in _game(5)]
    assert max(asked for _, asked in kept) <= 1
    for state, (belief, _) in list(zip(_game(5), kept, strict=True))[::9]:
        recent.remember()
        assert _asked(_bot(), state)[0] == belief


def test_who_believes_otherwise_begins_anew() -> None:
    state = _game(3)[-1]
    _asked(_bot(), state)
    assert _asked(_bot(doubt=0.25), state)[1] > 3


def test_not_everything_is_kept_for_ever() -> None:
    recent.remember(2)
    first, second, third = _game(3)[-1], _game(4)[-1], _game(5)[-1]
    for state in (first, second, third, second, third):
        _asked(_bot(), state)
    assert _asked(_bot(), third)[1] == 0
    assert _asked(_bot(), first)[1] > 3


def test_nothing_is_kept_where_nobody_wants_it() -> None:
    recent.remember(0)
    state = _game(3)[-1]
    assert _asked(_bot(), state) == _asked(_bot(), state)
    assert _asked(_bot(), state)[1] > 3
