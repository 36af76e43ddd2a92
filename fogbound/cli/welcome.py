"""What a game is about, for somebody who never saw it: said once, before it begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import BLANK, Line, counted, listed
from fogbound.cli.score import amid
from fogbound.game import Seat
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import X, YardEdition


def welcome(edition: YardEdition, who: str, commitment: str, notes: Sequence[str]) -> Iterator[Line]:
    """`who` says who plays; the last of `notes` is about the deal that `commitment` fixes."""
    pursuers = counted(len(edition.detectives), "detective")
    if edition.police:
        pursuers += f" and {counted(len(edition.police), 'police officer')}"
    yield Line(f"{edition.title}: {pursuers} against Mister X. {who}", 0, "bold")
    yield BLANK
    yield Line(_open_chase(edition) if edition.x_open else _hidden_chase(edition))
    yield BLANK
    yield Line("Type a move as ticket and station: t58 is a taxi to 58. help lists the rest; map draws the map.")
    yield BLANK
    yield from map(Line, notes[:-1])
    yield Line(f"{notes[-1]} To check it after the game (fogbound verify), note its fingerprint:")
    yield Line(f"  {commitment}")


def _hidden_chase(edition: YardEdition) -> str:
    # A game of few rounds is over before some of them.
    moves = [n for n in edition.reveals if n <= (edition.max_rounds or n) + edition.doubles]
    shown = f"After moves {listed(moves)} he shows where he is." if moves else "He is never shown."
    return (
        f"Mister X travels unseen; the others learn only the ticket of each ride. {shown} They win by moving onto "
        f"his station, or when he has no free station to go to. He wins if he is still free after round "
        f"{edition.max_rounds}, or when no detective can ride any more."
    )


def _open_chase(edition: YardEdition) -> str:
    black = "a black ticket" if edition.black == 1 else f"one of {edition.black} black tickets"
    text = (
        f"Mister X rides free, in full view; on {black} he vanishes until the detectives have moved. They put their "
        f"pawns on {edition.placed_on} stations first, and pay him a ticket for every ride"
    )
    if edition.prices is None:
        return f"{text}."
    prices = [f"{TICKETS[t]} {n}" for t, n in zip("tbu", edition.prices, strict=True)]
    return (
        f"{text}: {listed(prices)} {'point' if edition.prices[-1] == 1 else 'points'} to him, less "
        f"{edition.black_price} for each black ticket he uses. It ends when they catch him, when their tickets are "
        f"spent, or when they give up and hand him the rest."
    )


def seats_told(edition: YardEdition, mine: frozenset[Seat]) -> str:
    """Who plays, in a game by itself."""
    if mine == {X}:
        return "You are Mister X."
    if X in mine:
        return "All of you share this keyboard."
    own = [seat for seat in edition.seats if seat in mine]
    return "You lead them all." if len(own) == len(edition.pursuers) else f"You are {listed(own)}."


def people_told(people: Sequence[str]) -> str:
    """Who plays, in a series."""
    return f"A series of {len(people)} heats for {amid(people)}: everybody is Mister X once."
