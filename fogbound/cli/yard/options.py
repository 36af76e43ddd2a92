"""What the options of a chase mean, and what a handicap changes, in words."""

from __future__ import annotations

from fogbound import catalog
from fogbound.cli.lines import count, listing, percent
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
        return f"Even chances already: between equals Mister X wins {percent(handicap.usual)} of the games."
    usual = {option.name: option.text(option.default) for option in catalog.options(edition_id)}
    changes = listing([_change(name, value, usual[name]) for name, value in handicap.options])
    wins = f"Between equals he then wins {percent(handicap.fair)} of the games instead of {percent(handicap.usual)}."
    return f"Even chances: {changes}. {wins}"


def _change(name: str, value: str, usual: str) -> str:
    match name:
        case "max_rounds":
            return f"Mister X must stay free for {count(int(value), 'round')} instead of {usual}"
        case "reveals":
            moves, before = (listing(text.split(",")) for text in (value, usual))
            return f"Mister X shows himself after moves {moves} instead of {before}"
        case _:
            return f"{name}={value} instead of {usual}"
