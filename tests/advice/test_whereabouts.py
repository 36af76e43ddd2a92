"""Where X probably is, from public knowledge alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from fogbound import find, start, testing
from fogbound.advice.whereabouts import plain, whereabouts
from fogbound.errors import BadOption
from fogbound.game import DEALER, Edition
from fogbound.games.yard.rules import ChaseState

CHASES = [
    ("yard/classic-1983", {}),
    ("yard/classic-1983", {"players": "3", "voluntary_reveal": "true"}),
    ("yard/classic-1983", {"board": "tiny-docks", "players": "4"}),
    ("yard/police-2017", {}),
    ("yard/police-2017", {"players": "2"}),
    ("yard/compact-2015", {}),
    ("yard/compact-2015", {"players": "2", "x_black": "4"}),
]


def _moments(edition: Edition, seed: int) -> Iterator[ChaseState]:
    for state in testing.random_game(start(edition), Random(seed)):
        assert isinstance(state, ChaseState)
        if state.turn and state.turn != (DEALER,):
            yield state


@pytest.mark.parametrize(("edition_id", "options"), CHASES)
def test_x_is_among_the_stations_and_the_likeliest_come_first(edition_id: str, options: dict[str, str]) -> None:
    edition = find(edition_id, **options)
    for state in islice(_moments(edition, 3), 0, None, 7):
        belief = whereabouts(edition, state.view(None))
        if not state.position.at[0]:
            assert belief == ()
            continue
        assert sum(chance for _, chance in belief) == pytest.approx(1)
        assert dict(belief)[state.position.at[0]] > 0
        assert [chance for _, chance in belief] == sorted(dict(belief).values(), reverse=True)
        assert json.loads(json.dumps(plain(belief))) == plain(belief)


@pytest.mark.parametrize(("edition_id", "options"), CHASES)
def test_chances_do_not_depend_on_where_x_really_is(edition_id: str, options: dict[str, str]) -> None:
    """Under the same public history X's hidden station is moved: not a digit changes."""
    edition = find(edition_id, **options)
    first, moved = start(edition), 0
    for seed in range(20):
        moments = [state for state in _moments(edition, seed) if state.position.at[0]]
        for state in Random(seed).sample(moments, 2):
            told = whereabouts(edition, state.view(None))
            for world in islice(testing.lookalikes(first, state.view(None), Random(seed)), 3):
                assert isinstance(world, ChaseState)
                moved += world.position.at[0] != state.position.at[0]
                assert whereabouts(edition, world.view(None)) == told
        if moved > 5:
            return
    pytest.fail(f"X was hidden elsewhere {moved} times only")


def test_only_the_public_view_is_accepted() -> None:
    edition = find("yard/police-2017")
    state = next(_moments(edition, 1))
    for seat in edition.seats:
        with pytest.raises(ValueError, match="this view is only for"):
            whereabouts(edition, state.view(seat))


def test_there_are_no_whereabouts_in_twenty_questions() -> None:
    edition = find("twenty/classic-1993")
    with pytest.raises(BadOption, match="No bot gives advice"):
        whereabouts(edition, start(edition).view(None))
