"""What `/api/editions` says about each edition: all that a form for a new table needs, from the game's entry."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator

from fogbound import catalog
from fogbound.bots import adviser, bots_for, default_bot, levels_for
from fogbound.errors import FogboundError
from fogbound.game import Edition
from fogbound.house.steward import settings
from fogbound.options import Option
from fogbound.server.bodies import BotInfo, EditionInfo, HandicapInfo, OptionInfo

log = logging.getLogger("fogbound.server")


def all_editions() -> list[EditionInfo]:
    """Every edition. One whose entry is broken is reported and left out: the others can still be played."""
    listed = []
    for edition_id in catalog.editions():
        try:
            listed.append(edition_info(edition_id))
        except Exception as problem:
            log.error("the edition %s is left out: %s", edition_id, problem)
    return listed


def edition_info(edition_id: str) -> EditionInfo:
    """One edition."""
    game, usual = catalog.game(catalog.game_of(edition_id)), catalog.find(edition_id)
    tables = _tables(usual)
    return EditionInfo(
        id=edition_id,
        title=catalog.title(edition_id),
        screens=game.screens,
        bots=list(_bots(usual)),
        default_bot=default_bot(usual),
        usual=catalog.facts(usual),
        options=[_option(option) for option in catalog.options(edition_id)],
        handicaps={
            str(players): HandicapInfo(dict(handicap.options), handicap.usual, handicap.fair)
            for players, handicap in catalog.handicaps(edition_id).items()
        },
        settings=[_option(option) for option in settings(game.name)],
        seats={n: list(edition.seats) for n, edition in tables.items()},
        sides={n: [list(side) for side in edition.sides] for n, edition in tables.items()},
        roles={n: [list(role) for role in edition.roles] for n, edition in tables.items()},
        heats=any(edition.heats for edition in tables.values()),
        agreed=any(edition.agreed for edition in tables.values()),
        uploads=None if game.uploads is None else game.uploads.option,
        adviser=adviser(usual),
    )


def _tables(usual: Edition) -> dict[str, Edition]:
    """The edition for each number of people that it takes. Without an option `players` there is one number only."""
    players = next((option for option in catalog.options(usual.id) if option.name == "players"), None)
    if players is None:
        return {str(len(usual.roles)): usual}
    tables = {}
    for n in range(players.low, players.high + 1):
        with contextlib.suppress(FogboundError):  # a game may leave numbers out
            tables[str(n)] = catalog.find(usual.id, players=n)
    return tables


def _bots(edition: Edition) -> Iterator[BotInfo]:
    """Every bot. Those that people choose from have a line of character and a level, weakest first."""
    lines = dict(levels_for(edition))
    order = list(lines)
    for name, kind in bots_for(edition).items():
        level = order.index(name) + 1 if name in lines else None
        boards = None if kind.training is None else list(kind.training.boards())
        yield BotInfo(name, lines.get(name, ""), level, boards)


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        kind=option.kind,  # type: ignore[arg-type]  # options.py knows no others
        default=option.text(option.default),
        allowed=option.allowed if option.kind != "name" else ", ".join(option.choices),
        low=option.low,
        high=option.high,
        choices=option.choices,
    )
