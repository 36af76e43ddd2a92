"""One game in play: the authority over its state. No input, no output, no clock."""

from __future__ import annotations

from copy import copy
from typing import Self

from fogbound import proof, record
from fogbound.errors import StaleMove
from fogbound.game import DEALER, Move, Ply, Seat, State, View


class Match:
    """Takes moves, plays the dealer's moves, and gives views.

    The seed stays secret until the game is over; its commitment and the seals of hidden plies are public.
    """

    def __init__(self, state: State, seed: bytes | None = None) -> None:
        self._seed = proof.new_seed() if seed is None else seed
        self.start = state
        self.state = state
        self._views: dict[Seat | None, View] = {}
        self._seals: tuple[tuple[int, str], ...] = ()
        self._sealed = 0  # plies whose seals are in `_seals`
        self._play_dealer()

    @classmethod
    def resume(cls, start: State, state: State, seed: bytes) -> Match:
        """Continue a game that was saved as a record."""
        match = cls(state, seed)
        match.start = start
        return match

    @property
    def commitment(self) -> str:
        return proof.commitment(self._seed)

    @property
    def seals(self) -> tuple[tuple[int, str], ...]:
        """(ply number, hash) of every hidden ply so far."""
        if self._sealed < self.ply:
            self._seals += proof.seals(self._seed, self.state.log, self._sealed)
            self._sealed = self.ply
        return self._seals

    @property
    def seed(self) -> bytes | None:
        """The seed, once the game is over; None before."""
        return self._seed if self.state.outcome is not None else None

    @property
    def ply(self) -> int:
        """How many plies have been played: the number that the next move must carry."""
        return len(self.state.log)

    def submit(self, seat: Seat, move: Move | str, ply: int) -> tuple[Ply, ...]:
        """Play a move meant for this ply; returns it and the dealer's plies after it."""
        if ply != self.ply:
            raise StaleMove(
                "stale",
                f"That move was meant for ply {ply}, but the game is at ply {self.ply}; look again and choose another.",
                given=ply,
                now=self.ply,
            )
        self.state = self.state.play(seat, move)
        self._views = {}
        self._play_dealer()
        return self.state.log[ply:]

    def after(self, seat: Seat, move: Move | str, ply: int) -> Self:
        """The match after a move meant for this ply; this match stays as it is."""
        ahead = copy(self)
        ahead.submit(seat, move, ply)
        return ahead

    def record(self, tags: record.Tags = ()) -> str:
        """The game as text, with its seed: publish it when the game is over, and not before."""
        return record.write(self.start, self.state, seed=self._seed, tags=tags)

    def view(self, seat: Seat | None) -> View:
        """What a seat sees, computed once per ply."""
        if seat not in self._views:
            self._views[seat] = self.state.view(seat)
        return self._views[seat]

    def _play_dealer(self) -> None:
        while self.state.turn == (DEALER,):
            self.state = self.state.play(DEALER, self._draw(self.state.moves(DEALER)))

    def _draw(self, offers: tuple[Move, ...]) -> Move:
        return proof.draw(self._seed, self.ply, offers)
