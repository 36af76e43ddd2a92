"""Names: visible, tidy and short, or refused."""

from __future__ import annotations

import pytest

from fogbound.server.room.names import MAX_NAME, tidy_name
from fogbound.server.wire import Refused


@pytest.mark.parametrize(
    ("given", "tidy"),
    [
        ("Ann", "Ann"),
        ("  Ann \t  Bee\n", "Ann Bee"),
        ("A\u200bn\u0007n", "Ann"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("x" * MAX_NAME, "x" * MAX_NAME),
    ],
)
def test_a_name_is_tidied(given: str, tidy: str) -> None:
    assert tidy_name(given) == tidy


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u0007", "x" * (MAX_NAME + 1)])
def test_a_name_without_visible_characters_or_too_long_is_refused(given: str) -> None:
    with pytest.raises(Refused) as refusal:
        tidy_name(given)
    assert (refusal.value.code, refusal.value.details) == ("bad-name", {"allowed": MAX_NAME})
