"""Plays a random move where a bot fails, so that no game ends because of a bot."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from fogbound.bots.random import fill
from fogbound.errors import FogboundError
from fogbound.game import SLOT, Move, Player, View
from fogbound.notation import CONCEDE


class Chosen(NamedTuple):
    """The move to play (None: no move), and what was wrong with the bot if it is a stand-in's."""

    move: Move | None
    trouble: Exception | None = None


class Refused(ValueError):
    """A bot's answer is not a legal choice."""


def choose(bot: Player, view: View, rng: Random) -> Chosen:
    """A bot's choice; if it fails or chooses an illegal move, a random move and the reason."""
    try:
        move = bot.choose(view)
        if move is None and must_move(view):
            raise Refused("gave no move although it had to")
        if move is not None and not is_offered(view, move):
            raise Refused(f"chose {move}, which it was not offered")
    except Exception as problem:
        return Chosen(stand_in(view, rng), problem)
    return Chosen(move)


def describe(problem: Exception) -> str:
    """What was wrong, in one line."""
    text = str(problem) if isinstance(problem, Refused | FogboundError) else f"{type(problem).__name__}: {problem}"
    return text[:200]


def must_move(view: View) -> bool:
    """Must this seat move now? The last seat in turn cannot wait for the others."""
    return view.turn[-1:] == (view.seat,)


def is_offered(view: View, move: Move) -> bool:
    """Is this move complete, and one that the view allows?"""
    return SLOT not in move.args and (move in view.moves or any(move.fits(offer) for offer in view.moves))


def stand_in(view: View, rng: Random) -> Move | None:
    """A random move, but never conceding; None where there is none, or where it would interrupt."""
    offers = [move for move in view.moves if move != CONCEDE]
    return fill(rng.choice(offers), rng) if offers and view.seat in view.turn else None


@runtime_checkable
class Guest(Protocol):
    """A player that must know when a game is over, for instance to stop a program."""

    def choose(self, view: View) -> Move | None: ...

    def end(self, seen: View | None) -> None: ...


def dismiss(players: Iterable[Player], seen: View | None) -> None:
    """Tell players that the game is over: `seen` is its public view, None where it was broken off."""
    for player in {id(player): player for player in players}.values():
        if isinstance(player, Guest):
            player.end(seen)
