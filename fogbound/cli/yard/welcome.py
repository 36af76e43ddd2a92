"""What the game is about, for newcomers: shown once, before it begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import BLANK, Line, count, listing
from fogbound.cli.yard.score import amid
from fogbound.game import Seat
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import X, YardEdition


def welcome(edition: YardEdition, who: str, commitment: str, notes: Sequence[str]) -> Iterator[Line]:
    """`who` says who plays; the last of `notes` is about the deal that `commitment` fixes."""
    pursuers = count(len(edition.detectives), "detective")
    if edition.police:
        pursuers += f" and {count(len(edition.police), 'police officer')}"
    yield Line(f"{edition.title}: {pursuers} against Mister X. {who}", 0, "bold")
    yield BLANK
    yield Line(_open_chase(edition) if edition.x_open else _hidden_chase(edition))
    yield BLANK
    yield Line(
        "Type a move as a ticket and a station: t58 is a taxi to 58. Type help for all commands, or map for a map. "
        "New to the game? fogbound tutorial teaches it: about three minutes a lesson."
    )
    yield BLANK
    yield from map(Line, notes[:-1])
    yield Line(f"{notes[-1]} To check it after the game with fogbound verify, note its fingerprint:")
    yield Line(f"  {commitment}")


def _hidden_chase(edition: YardEdition) -> str:
    # A short game never reaches the later ones.
    moves = [n for n in edition.reveals if n <= (edition.max_rounds or n) + edition.doubles]
    which = f"{'moves' if len(moves) > 1 else 'move'} {listing(moves)}"
    shown = f"After {which} he shows where he is." if moves else "He never shows himself."
    return (
        f"Mister X travels unseen; the others learn only the ticket of each ride. {shown} They win by moving onto "
        f"his station, or when he has no free station to go to. He wins if he is still free after round "
        f"{edition.max_rounds}, or when no detective can ride any more."
    )


def _open_chase(edition: YardEdition) -> str:
    black = "a black ticket" if edition.black == 1 else f"one of {edition.black} black tickets"
    text = (
        f"Mister X rides free and in full view; with {black} he vanishes until the detectives have moved. They choose "
        f"their own starts among the {edition.placed_on} stations, and every ticket they use goes to him"
    )
    if edition.prices is None:
        return f"{text}."
    prices = [f"{TICKETS[t]} {n}" for t, n in zip("tbu", edition.prices, strict=True)]
    return (
        f"{text}: {listing(prices)} {'point' if edition.prices[-1] == 1 else 'points'}, less {edition.black_price} for "
        f"each black ticket of his. It ends when they catch him, run out of tickets, or give up and hand him the rest."
    )


def who_plays(edition: YardEdition, mine: frozenset[Seat]) -> str:
    """Who plays in a single game."""
    if mine == {X}:
        return "You are Mister X."
    if X in mine:
        return "Everybody shares this keyboard."
    own = [seat for seat in edition.seats if seat in mine]
    return "You lead the hunt." if len(own) == len(edition.pursuers) else f"You are {listing(own)}."


def series_of(people: Sequence[str]) -> str:
    """Who plays in a series."""
    return f"A series of {len(people)} heats for {amid(people)}: everybody is Mister X once."


def aids(hints: bool, whereabouts: bool) -> Iterator[Line]:
    """What people may ask for, or always see, in this game."""
    if hints:
        yield Line("Type hint on your turn to see what the strongest level would play.")
    if whereabouts:
        yield Line("Before each move you see where Mister X probably is, from what everybody knows.")
