"""A series at one keyboard: heat after heat, with the score between them and one file for all."""

from __future__ import annotations

from collections.abc import Callable

from fogbound import catalog, proof, series
from fogbound.bots.naming import NamedBot
from fogbound.bots.stand_in import dismiss
from fogbound.cli import seating
from fogbound.cli.keep import Keeper, begin
from fogbound.cli.programs import steady_bots
from fogbound.cli.saved import SavedGame
from fogbound.cli.seating import SeatRequest
from fogbound.cli.terminals import Keyboard
from fogbound.cli.yard import score
from fogbound.cli.yard.seating import Chairs, new_chairs, resume_chairs
from fogbound.cli.yard.session import Session
from fogbound.cli.yard.welcome import aids, series_of, welcome
from fogbound.game import Player, Seat, State
from fogbound.games.yard.edition import YardEdition
from fogbound.match import Match
from fogbound.series import Series


def begin_series(
    game: SavedGame, asked: SeatRequest, bot: NamedBot, keyboard: Keyboard
) -> tuple[Callable[[], None], Keeper]:
    """Seat the people of a series and say what it is about: what runs it, and what saves it."""
    edition = catalog.as_chase(game.edition)
    if game.people:
        chairs = resume_chairs(asked, edition, game.people, game.tags.get("Chairs"))
    else:
        chairs = new_chairs(asked, edition, keyboard.screen)
    bot = keyboard.opponents(bot, edition, all_people=len(chairs.here) == len(chairs.people))
    heats = Heats(edition, chairs, game, bot, keyboard)
    keyboard.screen.show(welcome(edition, series_of(chairs.people), heats.commitment, game.notes))
    keyboard.screen.show(aids(keyboard.hints, keyboard.whereabouts))
    return heats.run, heats.keeper


class Heats:
    """The loop of a series. `game` holds the seed of every heat, and the state of those that have begun."""

    def __init__(
        self, edition: YardEdition, chairs: Chairs, game: SavedGame, bot: NamedBot, keyboard: Keyboard
    ) -> None:
        over = [state for state in game.states if state.outcome is not None]
        self.series = Series(edition, chairs.people, tuple(state.outcome for state in over if state.outcome))
        self.keeper = Keeper(self._text, self._over, keyboard.file)
        self._edition = edition
        self._chairs = chairs
        self._start = game.start
        self._seeds = game.seeds
        self._played = over
        # The heat that was saved unfinished, if any. Every heat that is played now is a match, so no ply can be lost.
        self._begun = next((state for state in game.states if state.outcome is None), game.start)
        self._matches: list[Match] = []
        self._bot = bot
        self._keyboard = keyboard
        self._screen = keyboard.screen

    @property
    def commitment(self) -> str:
        return proof.series_commitment([proof.commitment(seed) for seed in self._seeds])

    def run(self) -> None:
        """Play until the series is over. What leaves a heat also leaves the series."""
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
        begin(screen, self.keeper, again=bool(begun.log))
        bots = self._make_bots(n)
        try:
            self._session(match, n, bots).run()
        finally:
            dismiss(bots.values(), match.view(None) if match.state.outcome is not None else None)
        outcome = match.state.outcome
        assert outcome is not None
        self.series = self.series.then(outcome)
        screen.show(score.so_far(self.series))

    def _mine(self, n: int) -> frozenset[Seat]:
        """The seats that people at the keyboard lead in a heat."""
        roles = self.series.roles(n)
        return frozenset(seat for name in self._chairs.at_keyboard for seat in roles[name])

    def _make_bots(self, n: int) -> dict[Seat, Player]:
        chance = None if self._keyboard.chance is None else f"{self._keyboard.chance} {n + 1}"
        return steady_bots(seating.make_bots(self._bot, self._edition, self._mine(n), chance), chance, self._screen.say)

    def _session(self, match: Match, n: int, bots: dict[Seat, Player]) -> Session:
        return Session(
            match,
            self._edition,
            self._mine(n),
            bots,
            self._screen,
            self.keeper,
            confirm=self._keyboard.confirm,
            pace=self._keyboard.pace,
            hints=self._keyboard.hints,
            whereabouts=self._keyboard.whereabouts,
            holders=self.series.holders(n),
            here=self._chairs.at_keyboard,
        )

    def _states(self) -> tuple[State, ...]:
        """The states of all heats that have begun."""
        return (*self._played, *(match.state for match in self._matches))

    def _over(self) -> bool:
        states = self._states()
        return len(states) == self.series.length and states[-1].outcome is not None

    def _text(self) -> str:
        tags = (("Chairs", self._chairs.tag), ("Bots", str(self._bot)))
        return series.write(self.series, self._start, self._states(), self._seeds, tags=tags)
