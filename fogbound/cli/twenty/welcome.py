"""What the game is about, for newcomers: shown once, before it begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import BLANK, Line, listing
from fogbound.game import Seat
from fogbound.games.twenty.edition import TwentyEdition


def _all_read(edition: TwentyEdition) -> str:
    return (
        "The reader holds a card and plays the person, place or thing on it. The others take turns: pick a number, "
        "hear what is written there, and give one answer if you like. A card has 20 points: one for each number used "
        f"goes to the reader, one for each number left to the finder. The first to reach {edition.finish} wins."
    )


def _house_reads(edition: TwentyEdition) -> str:
    return (
        "The house holds a card and plays the person, place or thing on it. Take turns: pick one of 20 numbers, hear "
        "what is written there, and give one answer if you like. The finder moves one square for each number left. "
        f"The first to reach {edition.finish} wins."
    )


def welcome(
    edition: TwentyEdition, mine: frozenset[Seat], commitment: str, notes: Sequence[str], bots: str
) -> Iterator[Line]:
    """The last of `notes` is about the deal that `commitment` fixes; `bots` names the bots."""
    own = [seat for seat in edition.seats if seat in mine]
    who = f"You are {own[0]}." if len(own) == 1 else f"At this keyboard: {listing(own)}."
    others = [seat for seat in edition.players if seat not in mine]
    against = (
        f" {listing(others)} {'is a bot' if len(others) == 1 else 'are bots'} ({bots}; choose with --bots)."
        if others
        else ""
    )
    yield Line(f"{edition.title}, {len(edition.players)} players. {who}{against}", 0, "bold")
    yield BLANK
    yield Line(_house_reads(edition) if edition.house_reads else _all_read(edition))
    if edition.violets:
        yield Line(
            "Once, you may cut in with your violet chip while another player thinks: a right answer earns "
            f"{edition.violet_points} squares. A sun on the track gives the chip back."
        )
    yield BLANK
    yield Line(
        "Type a number to pick it, then your answer or pass; help lists all commands. New here? fogbound tutorial quiz."
    )
    yield BLANK
    yield from map(Line, notes[:-1])
    yield Line(f"{notes[-1]} To check it after the game with fogbound verify, note its fingerprint:")
    yield Line(f"  {commitment}")
