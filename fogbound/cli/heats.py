"""A series at one keyboard: heat after heat, the score between them, one file for all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fogbound import proof, series
from fogbound.bots.naming import Named
from fogbound.bots.stand_in import dismiss
from fogbound.cli import score, seating
from fogbound.cli.keep import Keeper, begin
from fogbound.cli.programs import steady
from fogbound.cli.prompt import Screen
from fogbound.cli.seating import Chairs
from fogbound.cli.session import Session
from fogbound.game import Player, Seat, State
from fogbound.games.yard.edition import YardEdition
from fogbound.match import Match
from fogbound.series import Series


class Heats:
    """The loop of a series. `states` are how far each heat came that has begun, `seeds` what all are dealt from."""

    def __init__(
        self,
        edition: YardEdition,
        chairs: Chairs,
        start: State,
        seeds: Sequence[bytes],
        screen: Screen,
        *,
        bots: Named,
        chance: int | None = None,
        confirm: bool = True,
        pace: float = 0.0,
        hints: bool = False,
        whereabouts: bool = False,
        states: Sequence[State] = (),
        file: Path | None = None,
    ) -> None:
        over = [state for state in states if state.outcome is not None]
        self.series = Series(edition, chairs.people, tuple(state.outcome for state in over if state.outcome))
        self.keeper = Keeper(self._text, self._over, file)
        self._edition = edition
        self._chairs = chairs
        self._start = start
        self._seeds = tuple(seeds)
        self._played = over
        # The heat that was in play, if any, and whatever is played now: a match each, so that nothing can fall between.
        self._begun = next((state for state in states if state.outcome is None), start)
        self._matches: list[Match] = []
        self._screen = screen
        self._bots = bots
        self._chance = chance
        self._confirm = confirm
        self._pace = pace
        self._hints, self._whereabouts = hints, whereabouts

    @property
    def commitment(self) -> str:
        return proof.series_commitment([proof.commitment(seed) for seed in self._seeds])

    def run(self) -> None:
        """Play until the series is over; whatever leaves a heat leaves the series with it."""
        if self.series.heat:
            self._screen.show(score.so_far(self.series))
        while not self.series.over:
            self._heat(self.series.heat)

    def _heat(self, n: int) -> None:
        screen = self._screen
        begun = self._start if self._matches else self._begun
        match = Match.resume(self._start, begun, self._seeds[n])
        self._matches.append(match)
        screen.show(score.heat(n, self.series.length, tuple(self.series.roles(n).items())))
        begin(screen, self.keeper, "go on" if begun.log else "begin")
        bots = self._seated(n)
        try:
            self._session(match, n, bots).run()
        finally:
            dismiss(bots.values(), match.view(None) if match.state.outcome is not None else None)
        outcome = match.state.outcome
        assert outcome is not None
        self.series = self.series.then(outcome)
        screen.show(score.so_far(self.series))

    def _mine(self, n: int) -> frozenset[Seat]:
        """The seats of a heat that the people at the keyboard lead."""
        roles = self.series.roles(n)
        return frozenset(seat for name in self._chairs.at_keyboard for seat in roles[name])

    def _seated(self, n: int) -> dict[Seat, Player]:
        chance = None if self._chance is None else f"{self._chance} {n + 1}"
        return steady(seating.bots(self._bots, self._edition, self._mine(n), chance), chance, self._screen.say)

    def _session(self, match: Match, n: int, bots: dict[Seat, Player]) -> Session:
        return Session(
            match,
            self._edition,
            self._mine(n),
            bots,
            self._screen,
            self.keeper,
            confirm=self._confirm,
            pace=self._pace,
            hints=self._hints,
            whereabouts=self._whereabouts,
            holders=self.series.holders(n),
            here=self._chairs.at_keyboard,
        )

    def _states(self) -> tuple[State, ...]:
        """How far each heat came that has begun."""
        return (*self._played, *(match.state for match in self._matches))

    def _over(self) -> bool:
        states = self._states()
        return len(states) == self.series.length and states[-1].outcome is not None

    def _text(self) -> str:
        tags = (("Chairs", self._chairs.tag), ("Bots", str(self._bots)))
        return series.write(self.series, self._start, self._states(), self._seeds, tags=tags)
