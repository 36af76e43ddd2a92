"""One game in play: the authority over its state. No input, no output, no clock."""

from __future__ import annotations

from fogbound import proof, record
from fogbound.errors import StaleMove
from fogbound.game import DEALER, Move, Ply, Seat, State, View


class Match:
    """Takes moves in, plays the dealer's, gives views out.

    The seed stays secret until the game is over; its commitment and the seals of hidden plies are public.
    """

    def __init__(self, state: State, seed: bytes | None = None) -> None:
        self._seed = proof.new_seed() if seed is None else seed
        self.start = state
        self.state = state
        self._play_dealer()

    @classmethod
    def resume(cls, start: State, state: State, seed: bytes) -> Match:
        """Go on with a game that was kept safe as a record."""
        match = cls(state, seed)
        match.start = start
        return match

    @property
    def commitment(self) -> str:
        return proof.commitment(self._seed)

    @property
    def seals(self) -> tuple[tuple[int, str], ...]:
        """(ply number, hash) of every hidden ply so far."""
        return proof.seals(self._seed, self.state.log)

    @property
    def seed(self) -> bytes | None:
        """Opened once the game is over."""
        return self._seed if self.state.outcome is not None else None

    @property
    def ply(self) -> int:
        """How many plies have been played: the number a next move must carry."""
        return len(self.state.log)

    def submit(self, seat: Seat, move: Move | str, ply: int) -> tuple[Ply, ...]:
        """Play a move meant for this ply; returns it and whatever the dealer plays after it."""
        if ply != self.ply:
            raise StaleMove(
                "stale",
                f"That move was meant for ply {ply}, but the game is at ply {self.ply}; look again and choose anew.",
                given=ply,
                now=self.ply,
            )
        self.state = self.state.play(seat, move)
        self._play_dealer()
        return self.state.log[ply:]

    def record(self, tags: record.Tags = ()) -> str:
        """The game as text, seed and all: publish it when the game is over, keep it safe before."""
        return record.write(self.start, self.state, seed=self._seed, tags=tags)

    def view(self, seat: Seat | None) -> View:
        return self.state.view(seat)

    def _play_dealer(self) -> None:
        while self.state.turn == (DEALER,):
            self.state = self.state.play(DEALER, self._draw(self.state.moves(DEALER)))

    def _draw(self, offers: tuple[Move, ...]) -> Move:
        return proof.draw(self._seed, self.ply, offers)
