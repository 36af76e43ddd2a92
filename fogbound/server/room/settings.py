"""Room settings: read, completed with the edition's own, refused where they cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from fogbound.errors import BadOption
from fogbound.game import Edition
from fogbound.house.steward import complete_settings
from fogbound.server.room.state import Settings
from fogbound.server.wire import Decide, Refused

SLOWEST = 10.0
COMMON = ("pace", "decide", "series", "practice", "notify")  # the settings that every game has
WAYS_TO_DECIDE: tuple[Decide, ...] = get_args(Decide)


def read_settings(edition: Edition, given: Mapping[str, Any]) -> Settings:
    """Settings as given, with the edition's own where nothing was; refuses what its game does not know."""
    try:
        game_settings = complete_settings(edition, {name: value for name, value in given.items() if name not in COMMON})
    except BadOption as problem:
        raise _refused(str(problem.details.get("option", "")), problem.text) from None
    decide = given.get("decide")
    return Settings(
        pace=_pace(given.get("pace")),
        decide=("all" if edition.agreed else "any") if decide is None else _way_to_decide(decide),
        series=edition.heats or _switch("series", given.get("series")),
        practice=_switch("practice", given.get("practice")),
        notify=_switch("notify", given.get("notify"), usual=True),
        game_settings=game_settings,
    )


def with_changes(edition: Edition, before: Settings, given: Mapping[str, Any]) -> Settings:
    """Settings with some of them changed; the others stay."""
    return read_settings(edition, {**before.flat, **given})


def refuse_series(edition: Edition, given: Mapping[str, Any]) -> None:
    if edition.heats and given.get("series") is False:
        raise _refused("series", "This edition is always played as a series.")
    if given.get("series") and not edition.rotates:
        raise _refused("series", "All roles are alike in this edition: there is no series.")


def _pace(given: Any) -> float:
    if given is None:
        return Settings.pace
    if isinstance(given, bool) or not isinstance(given, int | float) or not 0 <= given <= SLOWEST:
        raise _refused("pace", f"pace is a number of seconds from 0 to {SLOWEST:.0f}.")
    return given


def _way_to_decide(given: Any) -> Decide:
    if given not in WAYS_TO_DECIDE:
        raise _refused("decide", f"decide is {', '.join(WAYS_TO_DECIDE[:-1])} or {WAYS_TO_DECIDE[-1]}.")
    way: Decide = given
    return way


def _switch(name: str, given: Any, usual: bool = False) -> bool:
    if not isinstance(given, bool | None):
        raise _refused(name, f"{name} is true or false.")
    return usual if given is None else given


def _refused(setting: str, text: str) -> Refused:
    return Refused("bad-message", text, field=f"settings.{setting}")
