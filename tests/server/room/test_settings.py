"""Room settings: completed, changed one by one, refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound import catalog
from fogbound.server.room import settings
from fogbound.server.wire import Refused

CLASSIC = catalog.find("yard/classic-1983")
COMPACT = catalog.find("yard/compact-2015")


def test_the_edition_gives_the_defaults() -> None:
    usual = settings.read_settings(CLASSIC, {})
    assert (usual.pace, usual.decide, usual.series) == (1.0, "any", False)
    assert usual.game_settings == {"suspects": True, "hints": False, "whereabouts": False, "danger": False}
    assert settings.read_settings(COMPACT, {}).series, "this edition is always a series"
    assert settings.read_settings(COMPACT, {"decide": None}).decide == ("all" if COMPACT.agreed else "any")


def test_one_setting_changes_and_the_others_stay() -> None:
    before = settings.read_settings(CLASSIC, {"pace": 2, "hints": True})
    after = settings.with_changes(CLASSIC, before, {"decide": "captain"})
    assert after.flat == {**before.flat, "decide": "captain"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("pace", bad) for bad in (-1, 10.5, "1", True, float("nan"))),
        *(("decide", bad) for bad in ("everybody", 1, True)),
        *(("series", bad) for bad in (7, "yes")),
        ("suspects", "perhaps"),
        ("speed", 1),
    ],
)
def test_a_refusal_names_the_bad_setting(name: str, value: Any) -> None:
    with pytest.raises(Refused) as refusal:
        settings.read_settings(CLASSIC, {name: value})
    assert (refusal.value.code, refusal.value.details["field"]) == ("bad-message", f"settings.{name}")


def test_some_editions_are_always_a_series_and_some_never() -> None:
    with pytest.raises(Refused, match="always"):
        settings.refuse_series(COMPACT, {"series": False})
    with pytest.raises(Refused, match="no series"):
        settings.refuse_series(catalog.find("twenty/classic-1993"), {"series": True})
    settings.refuse_series(CLASSIC, {"series": True})
