"""One game in play: the authority over its state. No input, no output, no clock."""

from __future__ import annotations

from typing import Self

from fogbound import proof, record
from fogbound.errors import StaleMove
from fogbound.game import DEALER, Move, Ply, Seat, State, View
from fogbound.record import TakenBack


class Match:
    """Takes moves, plays the dealer's moves, and gives views.

    The seed stays secret until the game is over; its commitment and the seals of hidden plies are public. If moves are
    taken back after that, the game goes on with a seed that people may know.
    """

    def __init__(self, state: State, seed: bytes | None = None) -> None:
        self._seed = proof.new_seed() if seed is None else seed
        self.start = state
        self.state = state
        self._views: dict[Seat | None, View] = {}
        self._seals: tuple[tuple[int, str], ...] = ()
        self._sealed = 0  # plies whose seals are in `_seals`
        self.taken: tuple[TakenBack, ...] = ()
        self._play_dealer()

    @classmethod
    def resume(cls, start: State, state: State, seed: bytes, taken: tuple[TakenBack, ...] = ()) -> Match:
        """Continue a game that was saved as a record, with the lines that were taken back."""
        match = cls(state, seed)
        match.start, match.taken = start, taken
        return match

    @property
    def commitment(self) -> str:
        return proof.commitment(self._seed)

    @property
    def seals(self) -> tuple[tuple[int, str], ...]:
        """(ply number, hash) of every hidden ply so far, but for those played after the seed was shown."""
        if self._sealed < self.ply:
            shown = record.seed_shown(self.taken)
            self._seals += proof.seals(self._seed, self.state.log, self._sealed, self.cuts, shown)
            self._sealed = self.ply
        return self._seals

    @property
    def seed(self) -> bytes | None:
        """The seed, once the game is over; None before."""
        return self._seed if self.state.outcome is not None else None

    @property
    def address(self) -> str | None:
        """The id of the game, once it is over; None before."""
        return None if self.seed is None else proof.address(self.seed)

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
        ahead = self._copy()
        ahead.submit(seat, move, ply)
        return ahead

    def _copy(self) -> Self:
        """Another match that shares what both only replace. (`copy.copy` takes six times as long.)"""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        return other

    @property
    def cuts(self) -> tuple[int, ...]:
        """The plies that moves were taken back to, in order."""
        return tuple(line.ply for line in self.taken)

    @property
    def written(self) -> int:
        """How many plies were ever played, those that were taken back included."""
        return self.ply + sum(len(line.plies) for line in self.taken)

    def at(self, ply: int) -> State:
        """The state before this ply."""
        state = self.start
        for played in self.state.log[len(self.start.log) : ply]:
            state = state.play(played.seat, played.move)
        return state

    def take_back(self, ply: int) -> None:
        """Go back to before this ply, and keep what was played since; `taking_back` says who may."""
        self.taken = (*self.taken, TakenBack.of(self.state, ply, self.state.log[ply].seat))
        self.state = self.at(ply)
        self._views, self._seals, self._sealed = {}, (), 0

    def taken_back(self, ply: int) -> Self:
        """The match as it was before this ply; this match stays as it is."""
        back = self._copy()
        back.take_back(ply)
        return back

    def record(self, tags: record.Tags = ()) -> str:
        """The game as text, with its seed: publish it when the game is over, and not before."""
        return record.write(self.start, self.state, seed=self._seed, tags=tags, taken=self.taken)

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
