"""When a bot fails, chance moves for it: no game ends because a bot did."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from fogbound.bots.random import filled
from fogbound.errors import FogboundError
from fogbound.game import SLOT, Move, Player, View
from fogbound.notation import CONCEDE


class Chosen(NamedTuple):
    """What is played (None: nothing), and what was wrong where chance had to choose it."""

    move: Move | None
    trouble: Exception | None = None


class Refused(ValueError):
    """A bot's answer that cannot be taken."""


def chosen(bot: Player, view: View, rng: Random) -> Chosen:
    """A bot's choice; where it fails, or chooses what it may not, a stand-in's and why."""
    try:
        move = bot.choose(view)
        if move is None and must_move(view):
            raise Refused("gave no move although it had to")
        if move is not None and not is_offered(view, move):
            raise Refused(f"chose {move}, which it was not offered")
    except Exception as problem:
        return Chosen(stand_in(view, rng), problem)
    return Chosen(move)


def told(problem: Exception) -> str:
    """What was wrong, in a line; refusals speak for themselves."""
    text = str(problem) if isinstance(problem, Refused | FogboundError) else f"{type(problem).__name__}: {problem}"
    return text[:200]


def must_move(view: View) -> bool:
    """May this seat not let the others go first? Whoever is asked last must move."""
    return view.turn[-1:] == (view.seat,)


def is_offered(view: View, move: Move) -> bool:
    """Is this a whole move, and one of those that a view allows?"""
    return SLOT not in move.args and (move in view.moves or any(move.fits(offer) for offer in view.moves))


def stand_in(view: View, rng: Random) -> Move | None:
    """Any move but giving up; None where there is no other, and where a move would only cut in."""
    offers = [move for move in view.moves if move != CONCEDE]
    return filled(rng.choice(offers), rng) if offers and view.seat in view.turn else None


@runtime_checkable
class Guest(Protocol):
    """A player who must be told when a game is over: one who keeps a program running, say."""

    def choose(self, view: View) -> Move | None: ...

    def end(self, seen: View | None) -> None: ...


def dismiss(players: Iterable[Player], seen: View | None) -> None:
    """The game is over: `seen` is what everybody may see of it, None where it was broken off."""
    for player in {id(player): player for player in players}.values():
        if isinstance(player, Guest):
            player.end(seen)
