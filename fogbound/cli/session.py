"""One game at one keyboard: people and bots take turns, each side is told what it may know, nothing is lost."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from fogbound.cli import files, words
from fogbound.cli.friendly import Stop
from fogbound.cli.prompt import Screen
from fogbound.cli.turn import Turn
from fogbound.cli.words import listed
from fogbound.game import DEALER, Move, Player, Seat, View
from fogbound.games.yard.belief import Suspects, Tracker
from fogbound.games.yard.edition import X, YardEdition
from fogbound.match import Match

# Where a game is kept that nobody saved, the first that will do: asking for a home can fail like writing to it.
SHELTERS: tuple[Callable[[], Path], ...] = (Path, Path.home, lambda: Path(tempfile.gettempdir()))


class Session:
    """The loop of a game. `mine` are the seats of the people at the keyboard, `bots` play all others."""

    def __init__(
        self,
        match: Match,
        edition: YardEdition,
        mine: frozenset[Seat],
        bots: Mapping[Seat, Player],
        screen: Screen,
        *,
        confirm: bool = True,
        pace: float = 0.0,
        tags: Mapping[str, str] | None = None,
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.edition = edition
        self.mine = mine
        self.screen = screen
        self.confirm = confirm
        self.unsaved = False
        self._bots = bots
        self._pace = pace
        self._tags = dict(tags or {})
        self._file = file
        self._tracker = Tracker(edition, match.start.setup)
        self._hotseat = X in mine and len(mine) > 1
        self._looking: Seat | None = None
        # Start cards need no telling: the first table shows where everybody stands.
        self._dealt = sum(ply.seat == DEALER for ply in match.state.log)
        self._told: dict[Seat, int] = {}
        self._fresh = True

    # Playing

    def run(self) -> None:
        """Play until the game is over; `Quit`, `EOFError` and `KeyboardInterrupt` leave it as it stands."""
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
        if self._fresh:
            turn.show_table()
            self._fresh = False
        return turn.take()

    def _bot(self, seats: tuple[Seat, ...]) -> None:
        """The first bot with a move plays it; the last one asked must have one."""
        for seat in seats:
            move = self._bots[seat].choose(self.match.view(seat))
            if move is not None:
                self.match.submit(seat, move, self.match.ply)
                break
        self._fresh = True
        if not self._hotseat:
            self._tell(self._viewer(min(self.mine)))

    def submit(self, seat: Seat, move: Move) -> None:
        """A person's confirmed move."""
        before, round_ = self.match.ply, self._round
        self.match.submit(seat, move, before)
        self.unsaved = True
        self._fresh = self._fresh or round_ != self._round
        viewer = self._viewer(seat)
        if self.match.state.outcome is None or not self._hotseat:
            # Whoever has just confirmed his move need not read it again.
            self._tell(viewer, skip=before if self.confirm else None)

    @property
    def _round(self) -> int:
        return words.table_of(self.match.view(None)).round

    # Telling

    def _viewer(self, seat: Seat) -> Seat:
        """The seat whose view is shown: detectives of one table all see the same."""
        return X if seat == X else next(other for other in self.edition.pursuers if other in self.mine)

    def _face(self, seat: Seat) -> None:
        """Turn to the side whose move it is, behind a curtain where the other side was looking."""
        viewer = self._viewer(seat)
        if self._hotseat and viewer != self._looking:
            self.screen.curtain(self._people(viewer))
            self._fresh = True
        self._looking = viewer
        self._tell(viewer)

    def _people(self, viewer: Seat) -> str:
        return "Mister X" if viewer == X else "the detectives" if len(self.edition.pursuers) > 1 else viewer

    def _tell(self, viewer: Seat, skip: int | None = None) -> None:
        """Everything that happened since this side was last told, as it sees it."""
        view = self.match.view(viewer)
        for number, line in words.plies(self.edition, view, self._told.get(viewer, self._dealt)):
            if number == skip:
                skip = None
                continue
            self.screen.say(line.text, style=line.style)
            if view.log[number].seat not in self.mine:
                self.screen.wait(self._pace)
        self._told[viewer] = len(view.log)

    def suspects(self, view: View) -> Suspects:
        return self._tracker.follow(view).suspects

    # Ending

    def _end(self) -> None:
        """Once the game is over everything is open, and its record is worth keeping whoever moved last."""
        self.unsaved = True
        screen, view = self.screen, self.match.view(None)
        untold = len(view.log) - 1 if self._hotseat else self._told.get(self._viewer(min(self.mine)), self._dealt)
        screen.show(line for _, line in words.plies(self.edition, view, untold))
        screen.say()
        screen.show([words.outcome(self.edition, view)])
        if not self._hotseat and view.outcome is not None:
            screen.say("You win!" if self.mine & set(view.outcome.winners) else "You lose this one.", style="bold")
        screen.show([words.way(self.edition, view)])

    # Files

    def record(self) -> str:
        return self.match.record(self._tags)

    @property
    def over(self) -> bool:
        return self.match.state.outcome is not None

    def default_path(self) -> Path:
        return self._file or Path(time.strftime(f"fogbound-%Y%m%d-%H%M%S{files.RECORD}"))

    def save(self, given: str | Path | None = None) -> Path:
        """Write the game as a record; a file of another game is never overwritten."""
        path = self.default_path() if given is None else files.record_path(given)
        if not files.same(path, self._file) and files.exists(path):
            raise Stop(f"There is a file {path} already; choose another name.")
        self._write(path)
        self._file = path
        return path

    def rescue(self) -> Path | None:
        """Keep a game that nobody saved: here, else at home, else among temporary files."""
        if not self.unsaved:
            return None
        name = time.strftime(f"fogbound-autosave-%Y%m%d-%H%M%S-{os.getpid()}{files.RECORD}")
        for shelter in SHELTERS:
            try:
                path = shelter() / name
                self._write(path)
            except (Stop, OSError, RuntimeError):
                continue
            return path
        return None

    def _write(self, path: Path) -> None:
        """An unfinished game's file holds its secrets, so it is for its owner alone."""
        files.write_text(path, self.record(), private=not self.over)
        self.unsaved = False


def welcome(match: Match, edition: YardEdition, mine: frozenset[Seat], notes: Sequence[str]) -> list[words.Line]:
    """What the game is about, for somebody who never saw it; the last of `notes` is about the deal."""
    pursuers = words.counted(len(edition.detectives), "detective")
    if edition.police:
        pursuers += f" and {words.counted(len(edition.police), 'police officer')}"
    shown = f"After moves {listed(edition.reveals)} he shows where he is." if edition.reveals else "He is never shown."
    seats = "You are Mister X." if mine == {X} else _leads(edition, mine)
    return [
        words.Line(f"{edition.title}: {pursuers} against Mister X. {seats}", 0, "bold"),
        words.BLANK,
        words.Line(
            f"Mister X travels unseen; the others learn only the ticket of each ride. {shown} They win by moving onto "
            f"his station, or when he has no free station to go to. He wins if he is still free after round "
            f"{edition.max_rounds}, or when no detective can ride any more."
        ),
        words.BLANK,
        words.Line("Type a move as ticket and station: t58 is a taxi to 58. help lists the rest; map draws the map."),
        words.BLANK,
        *map(words.Line, notes[:-1]),
        words.Line(
            f"{notes[-1]} To check it after the game (fogbound verify), note its fingerprint, sha256 of the seed:"
        ),
        words.Line(f"  {match.commitment}"),
    ]


def _leads(edition: YardEdition, mine: frozenset[Seat]) -> str:
    if X in mine:
        return "All of you share this keyboard."
    own = [seat for seat in edition.seats if seat in mine]
    return "You lead them all." if len(own) == len(edition.pursuers) else f"You are {listed(own)}."
