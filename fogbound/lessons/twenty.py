"""The quiz's part of exercises: cards by their ids, and what a goal may ask of an answer."""

from __future__ import annotations

from fogbound.errors import BadNotation, Said
from fogbound.game import Edition, Move
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.table import TwentyTable
from fogbound.lessons.kit import Kit, Shot, Try
from fogbound.lessons.quiz_picture import draw

CARD = "card-"  # before a card's id in a script: numbers change when cards are added


def _read(edition: Edition, text: str) -> Move:
    """A move of a script, in which a card goes by its id."""
    if not text.startswith(CARD):
        return Move.parse(text)
    assert isinstance(edition, TwentyEdition)
    wanted = text.removeprefix(CARD)
    for number, card in enumerate(edition.deck.cards, 1):
        if card.id == wanted:
            return Move("card", (number,))
    raise BadNotation("no-such-card", f"Deck {edition.deck.name!r} has no card {wanted!r}.", card=wanted)


def _verdict(tried: Try, wanted: str) -> str | None:
    """The reader's word on the answer."""
    said = [ply.move.verb for ply in tried.after.log[len(tried.before.log) :]]
    if wanted in said:
        return None
    if "precise" in said:
        return Said("try-precise", "Close! Say the exact name.")
    return Said("try-wrong", "That is not it. Look at the clues again.")


def _square(tried: Try, wanted: int) -> str | None:
    """The player's pawn ends on this square."""
    table = tried.after.view(None).table
    assert isinstance(table, TwentyTable)
    square = table.pawn(tried.seat).square
    text = f"Your pawn is on {square}, not on {wanted}."
    return None if square == wanted else Said("try-square", text, n=square, wanted=wanted)


def _picture(shot: Shot) -> str:
    assert isinstance(shot.view.table, TwentyTable)
    return draw(shot.view.table, shot.theme, shot.say)


EXERCISES = Kit(needs={"verdict": _verdict, "square": _square}, read=_read, picture=_picture)
