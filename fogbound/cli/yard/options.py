"""What the options of a chase mean, and what a handicap changes, in words."""

from __future__ import annotations

from fogbound import catalog
from fogbound.cli.speech import is_said, joined, share, t
from fogbound.entry import Handicap

OPTIONS = (
    "players",
    "board",
    "max_rounds",
    "reveals",
    "voluntary_reveal",
    "stuck_counts_police",
    "x_black",
    "boat_rides",
    "stuck_leftovers",
    "prices",
    "start_numbers",
    "x_ticket_accounting",
)
MEANINGS = {option: f"cli-means-yard-{option}" for option in OPTIONS}


def describe_handicap(edition_id: str, handicap: Handicap) -> str:
    """What a handicap changes, and how often X wins with and without it."""
    if not handicap.options:
        return t("fair-already", usual=share(handicap.usual))
    usual = {option.name: option.text(option.default) for option in catalog.options(edition_id)}
    changes = [_change(name, value, usual[name]) for name, value in handicap.options]
    wins = t("fair-share", fair=share(handicap.fair), usual=share(handicap.usual))
    return f"{t('fair-at', changes=' '.join(changes))} {wins}"


def _change(name: str, value: str, usual: str) -> str:
    facts = {"value": _values(value), "usual": _values(usual)}
    if is_said(f"fair-{name}-brief"):
        return t(f"fair-{name}-brief", **facts)
    return t("fair-other", option=name, **facts)


def _values(text: str) -> int | str:
    """The value of an option: a number, or a list of them."""
    return int(text) if text.isdecimal() else joined(text.split(","))
