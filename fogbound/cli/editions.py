"""`fogbound editions`: what can be played, and what a table may choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

import fogbound
from fogbound import catalog
from fogbound.bots import bots_for, levels_for
from fogbound.cli import choose, fair
from fogbound.cli.lines import BLANK, Line
from fogbound.cli.prompt import Screen
from fogbound.options import Option

EXAMPLE = """\b
Example:
  fogbound editions 1983
"""

MEANINGS = {
    "yard": {
        "players": "People at the table, Mister X included; pawns and black tickets follow from it.",
        "board": "The map.",
        "max_rounds": "Rounds Mister X must stay free to win.",
        "reveals": "His moves after which Mister X shows where he is.",
        "voluntary_reveal": "May Mister X show himself to take a ticket from each detective?",
        "stuck_counts_police": "Does the hunt go on while only the police can still move?",
        "x_black": "Black tickets of Mister X; each lets him vanish for a round.",
        "boat_rides": "May Mister X take the boat once a heat, or with every black ticket?",
        "stuck_leftovers": "Do the tickets of detectives who cannot ride any more go to Mister X, or stay theirs?",
        "prices": "What a taxi, bus and underground ticket is worth to Mister X, in points.",
        "start_numbers": "The stations Mister X can be dealt; none given: those of the board.",
        "x_ticket_accounting": "Are Mister X's own taxi, bus and underground tickets counted?",
    },
    "twenty": {
        "players": "People with a pawn, bots included.",
        "language": "The language the cards are read in.",
        "deck": "The cards: names of decks or paths of files, with commas between them; -ID leaves a card out.",
        "finish": "The step on which the track ends.",
        "suns": "The steps that give a violet chip back.",
        "die_question_faces": "Faces of the die that allow a question; the others are blank.",
        "after_failed_question": "What does the next player do after a question that led to nothing?",
        "violet_after_question": "May one cut in after a reply as after a clue?",
        "sun_on_pass": "Is passing over a sun enough?",
        "exact_finish": "Must the finish be met exactly?",
        "reader": "Do the players take turns to read, or does the house? At a terminal it does unless you say rotate.",
    },
}

SERIES = "Played as a series: everybody is Mister X once, and the most points win."
SINGLE = "Played game by game; --series makes it one in which everybody is Mister X once."


def editions(
    edition: Annotated[str | None, typer.Argument(metavar="EDITION", help="Only this one, such as 1983.")] = None,
) -> None:
    """List what can be played, with all options."""
    screen = Screen()
    for known in fogbound.EDITIONS if edition is None else (choose.edition_id(edition),):
        screen.show(_described(known))


def _described(edition_id: str) -> Iterator[Line]:
    options = catalog.options(edition_id)
    players = next(option for option in options if option.name == "players")
    yield Line(edition_id, 0, "bold")
    yield Line(f"  {catalog.title(edition_id)}, {players.low} to {players.high} players", 2)
    found = fogbound.find(edition_id)
    if found.rotates:
        yield Line(f"  {SERIES if found.heats else SINGLE}", 2)
    levels = levels_for(found)
    others = [name for name in bots_for(found) if name not in dict(levels)]
    yield Line("  Bots, the weakest first:")
    for name, line in levels:
        yield Line(f"  {name}: {line}", 4)
    yield Line(f"  Also, to measure with: {', '.join(others)}", 2)
    yield Line("  Options:")
    for option in options:
        yield Line(f"  {option.name}={option.text(option.default)}", 4, "bold")
        yield Line(f"      {_meaning(found.game, option)}", 6)
    yield from _fair(edition_id)
    yield BLANK


def _fair(edition_id: str) -> Iterator[Line]:
    """What --fair sets, by number of people."""
    known = sorted(catalog.handicaps(edition_id).items())
    if known:
        yield Line("  With --fair, where equals play:")
    for people, handicap in known:
        yield Line(f"  {people} people. {fair.told(edition_id, handicap)}", 4)


def _meaning(game: str, option: Option) -> str:
    meaning = MEANINGS[game].get(option.name)
    return f"{meaning} Takes {option.allowed}." if meaning else f"Takes {option.allowed}."
