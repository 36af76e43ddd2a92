"""What the options of a chase mean, and what a handicap changes, in words."""

from __future__ import annotations

from fogbound import catalog
from fogbound.cli.speech import is_said, joined, share, t
from fogbound.entry import Handicap

MEANINGS = {
    "players": "People at the table, Mister X included; pawns and black tickets follow from it.",
    "board": "The map.",
    "max_rounds": "Rounds Mister X must stay free to win.",
    "reveals": "The moves after which Mister X shows where he is.",
    "voluntary_reveal": "May Mister X show himself to take a ticket from each detective?",
    "stuck_counts_police": "Does the hunt go on while only the police can still move?",
    "x_black": "Black tickets of Mister X; each lets him vanish for a round.",
    "boat_rides": "May Mister X take the boat once a heat, or with every black ticket?",
    "stuck_leftovers": "Do the tickets of detectives who cannot ride any more go to Mister X, or stay theirs?",
    "prices": "What a taxi, bus and underground ticket is worth to Mister X, in points.",
    "start_numbers": "The stations Mister X can be dealt. Default: those of the board.",
    "x_ticket_accounting": "Are Mister X's own taxi, bus and underground tickets counted?",
}


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
