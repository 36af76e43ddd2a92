"""One chase at one keyboard: people and bots take turns, and each side sees what it may know."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from fogbound.cli.keep import Keeper, leave
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import joined, name, t
from fogbound.cli.undo import Undo
from fogbound.cli.yard import words
from fogbound.cli.yard.turn import Turn
from fogbound.cli.yard.words import table_of
from fogbound.game import DEALER, Move, Player, Seat, View
from fogbound.games.yard.belief import Suspects, Tracker
from fogbound.games.yard.board import BLACK
from fogbound.games.yard.edition import X, YardEdition
from fogbound.match import Match


class Session:
    """The loop of a game. `mine` are the seats of the people at the keyboard, `bots` play all others.

    In a heat of a series `holders` are the people who lead each seat, and `here` those at the keyboard. In `practice`
    anything can be taken back.
    """

    def __init__(
        self,
        match: Match,
        edition: YardEdition,
        mine: frozenset[Seat],
        bots: Mapping[Seat, Player],
        screen: Screen,
        keeper: Keeper,
        *,
        confirm: bool = True,
        pace: float = 0.0,
        hints: bool = False,
        whereabouts: bool = False,
        practice: bool = False,
        holders: Mapping[Seat, tuple[str, ...]] | None = None,
        here: tuple[str, ...] = (),
    ) -> None:
        self.match = match
        self.edition = edition
        self.mine = mine
        self.screen = screen
        self.keeper = keeper
        self.confirm = confirm
        self.hints, self.whereabouts = hints, whereabouts
        self.holders = dict(holders or {})
        self._here = here
        self.undo = Undo(match, mine, screen, keeper, practice=practice, in_series=holders is not None)
        self._bots = bots
        self._pace = pace
        self._tracker = Tracker(edition, match.start.setup)
        self._hotseat = X in mine and len(mine) > 1
        self._facing: Seat | None = None
        # The first table shows the start cards, so their plies are not shown.
        self._dealt = len(list(takewhile(lambda ply: ply.seat == DEALER, match.state.log)))
        self._seen: dict[Seat, int] = {}
        self._show_table_next = True

    # Playing

    def run(self) -> None:
        """Play until the game is over; `Quit`, `EOFError` and `KeyboardInterrupt` leave it as it is."""
        self._play()
        while self.undo.is_wanted_after_end():
            self.take_back()
            self._facing = None  # everything was open: the next to look comes through the curtain
            self._play()

    def _play(self) -> None:
        while self.match.state.turn:
            turn = self.match.state.turn
            own = tuple(seat for seat in turn if seat in self.mine)
            others = tuple(seat for seat in turn if seat not in self.mine)
            if not own or not self._person(own, others):
                self._bot(others)
        self._end()

    def _person(self, seats: tuple[Seat, ...], others: tuple[Seat, ...]) -> bool:
        self._face(seats[0])
        turn = Turn(self, seats, others)
        if self._show_table_next:
            turn.show_table()
            self._show_table_next = False
        return turn.take()

    def _bot(self, seats: tuple[Seat, ...]) -> None:
        """Let the first bot with a move play it. At least one of them has a move."""
        for seat in seats:
            move = self._bots[seat].choose(self.match.view(seat))
            if move is not None:
                self.match.submit(seat, move, self.match.ply)
                break
        self._show_table_next = True
        if not self._hotseat:
            self._tell(self._viewer(min(self.mine)))

    def submit(self, seat: Seat, move: Move) -> None:
        """Play a person's confirmed move."""
        before, round_ = self.match.ply, self._round
        self.match.submit(seat, move, before)
        self.keeper.unsaved = True
        self._show_table_next = self._show_table_next or round_ != self._round
        viewer = self._viewer(seat)
        if self.match.state.outcome is None or not self._hotseat:
            # A person who has just confirmed a move need not read it again.
            self._tell(viewer, skip=before if self.confirm else None)

    def take_back(self) -> None:
        """Take back the last move of the people at the keyboard; both sides look at the table again."""
        ply = self.undo()
        self._seen = {viewer: min(seen, ply) for viewer, seen in self._seen.items()}
        self._show_table_next = True

    @property
    def _round(self) -> int:
        return words.table_of(self.match.view(None)).round

    # Showing

    def _viewer(self, seat: Seat) -> Seat:
        """The seat whose view is shown: all detectives see the same."""
        return X if seat == X else next(other for other in self.edition.pursuers if other in self.mine)

    def _face(self, seat: Seat) -> None:
        """Turn to the side that moves, behind a curtain if the other side was looking."""
        viewer = self._viewer(seat)
        if self._hotseat and viewer != self._facing:
            if self._has_secrets(viewer):
                self.screen.curtain(self._people(viewer), lambda: leave(self.screen, self.keeper))
            else:
                self.screen.say()
                self.screen.say(f"--- {t('cli-turn-of', who=self._people(viewer))} ---")
            self._show_table_next = True
        self._facing = viewer
        self._tell(viewer)

    def _has_secrets(self, viewer: Seat) -> bool:
        """Whether there is anything to hide from the other side: where X is, or a hidden ride to come."""
        if not self.edition.x_open:
            return True
        if viewer == X:
            return any(move.verb == BLACK for move in self.match.view(X).moves)
        laid = table_of(self.match.view(None))
        return laid.phase != "place" and laid.pawn(X).station is None

    def _people(self, viewer: Seat) -> str:
        several = viewer != X and len(self.edition.pursuers) > 1
        side = t("cli-detectives") if several else name(viewer)
        names = self.leaders(viewer)
        return f"{joined(names)} ({side})" if names else side

    def leaders(self, seat: Seat) -> tuple[str, ...]:
        """The names of the people at this keyboard who lead a seat's side, if people have names."""
        side = (X,) if seat == X else self.edition.pursuers
        led = {person for other in side for person in self.holders.get(other, ())}
        return tuple(person for person in self._here if person in led)

    def whose(self, seat: Seat) -> str:
        """The name of the one person who moves a seat, if several share the keyboard; else empty."""
        names = self.holders.get(seat, ())
        return names[0] if len(names) == 1 and len(self.leaders(seat)) > 1 else ""

    def _tell(self, viewer: Seat, skip: int | None = None) -> None:
        """Show what happened since this side last looked, as it sees it."""
        view = self.match.view(viewer)
        for number, line in words.plies(self.edition, view, self._seen.get(viewer, self._dealt)):
            if number == skip:
                skip = None
                continue
            self.screen.say(line.text, style=line.style)
            if view.log[number].seat not in self.mine:
                self.screen.wait(self._pace)
        self._seen[viewer] = len(view.log)

    def suspects(self, view: View) -> Suspects:
        return self._tracker.follow(view).suspects

    # Ending

    def _end(self) -> None:
        """Show how the game ended, with everything open."""
        self.keeper.unsaved = True
        screen, view = self.screen, self.match.view(None)
        untold = len(view.log) - 1 if self._hotseat else self._seen.get(self._viewer(min(self.mine)), self._dealt)
        screen.show(line for _, line in words.plies(self.edition, view, untold))
        screen.say()
        screen.show([words.outcome(self.edition, view)])
        if not self._hotseat and view.outcome is not None and not view.outcome.points:
            screen.say(t("cli-win" if self.mine & set(view.outcome.winners) else "cli-lose"), style="bold")
        screen.show([words.route(self.edition, view)])
