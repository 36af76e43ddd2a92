"""Any game at the terminal, from its views alone: what happened, the table as text, and the moves to type.

A game that names no terminal of its own in its entry is played with this one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from fogbound import catalog
from fogbound.cli.friendly import Stop
from fogbound.cli.help_lines import help_lines
from fogbound.cli.keep import Keeper, leave
from fogbound.cli.lines import BLANK, Line
from fogbound.cli.prompt import Screen
from fogbound.cli.seating import SeatRequest
from fogbound.cli.speech import either, game_title, joined, pair, t
from fogbound.cli.undo import Undo
from fogbound.errors import BadNotation
from fogbound.game import SLOT, Edition, Move, Player, Seat, State, View
from fogbound.house.steward import Steward
from fogbound.match import Match
from fogbound.plain import plain

# What to type, and the name of its text.
HELP = (
    ("MOVE", "any-move"),
    ("SEAT MOVE", "any-seat"),
    ("moves", "moves"),
    ("table", "table"),
    ("save", "save"),
)
LEAVE = ("quit", "quit")


def seats(asked: SeatRequest, edition: Edition, screen: Screen, before: str | None) -> frozenset[Seat]:
    """The seats of the people at the keyboard. `before` are those of a saved game."""
    if asked.chair is not None or asked.people is not None:
        raise Stop(t("cli-no-series-here"))
    own = [seat for seat in edition.seats if seat not in edition.house]
    if asked.hotseat:
        return frozenset(own)
    given = asked.named if asked.named is not None else before
    if given is None:
        screen.say(t("cli-plain-seat", name=own[0], seats=", ".join(own)))
        given = own[0]
    named = frozenset(part.strip() for part in given.split(",") if part.strip())
    if not named or not named <= set(own):
        raise Stop(t("cli-plain-no-seat", given=given, seats=", ".join(own)))
    return named


def welcome(
    edition: Edition, mine: frozenset[Seat], commitment: str, notes: Sequence[str], bots: str
) -> Iterator[Line]:
    """The last of `notes` is about the deal that `commitment` fixes."""
    own = [seat for seat in edition.seats if seat in mine]
    others = [seat for seat in edition.seats if seat not in mine]
    parts = [f"{game_title(edition.id, catalog.title(edition.id))}.", t("cli-plain-play", names=joined(own))]
    if others:
        parts.append(t("cli-plain-bots", bots=bots, names=joined(others)))
    yield Line(" ".join(parts), 0, "bold")
    yield Line(t("cli-plain-type"))
    yield BLANK
    yield from map(Line, notes[:-1])
    yield Line(f"{notes[-1]} {t('cli-fingerprint')}")
    yield Line(f"  {commitment}")


def plies(edition: Edition, view: View, since: int) -> Iterator[tuple[int, Line]]:
    """(number, line) of every ply from number `since` on, as the viewer saw it."""
    for number, ply in enumerate(view.log[since:], since):
        yield number, Line(pair(ply.seat, str(ply.move)), 2)


def table(edition: Edition, view: View) -> Iterator[Line]:
    """Every field of the table."""
    for field, value in plain(view.table).items():
        yield Line(f"  {pair(field, json.dumps(value, ensure_ascii=False))}", 4)


def ending(edition: Edition, view: View, all_open: bool) -> Iterator[Line]:
    assert view.outcome is not None
    winners = view.outcome.winners
    won = t("end-side", seats=joined(winners), n=len(winners)) if winners else t("end-none")
    points = ", ".join(f"{seat} {n}" for seat, n in view.outcome.points)
    score = f" {t('cli-plain-points', points=points)}" if points else ""
    yield Line(f"{t('reason-other', reason=view.outcome.reason)} {won}.{score}")


def open_view(state: State) -> View:
    """The public view with an open log."""
    return replace(state.view(None), log=state.log)


class PlainSession:
    """One game at the keyboard. `mine` are the seats of the people there, `bots` play all others."""

    def __init__(
        self,
        match: Match,
        edition: Edition,
        mine: frozenset[Seat],
        bots: Mapping[Seat, Player],
        screen: Screen,
        keeper: Keeper,
        *,
        house: Steward,
        confirm: bool = True,
        pace: float = 0.0,
        practice: bool = False,
    ) -> None:
        self.match = match
        self._edition = edition
        self._mine = mine
        self._bots = bots
        self._screen = screen
        self._keeper = keeper
        self._pace = pace
        self._undo = Undo(match, mine, screen, keeper, practice=practice)
        self._at_keyboard = next(iter(mine)) if len(mine) == 1 else None
        self._shown = dict.fromkeys(mine, len(match.state.log))  # how many plies each seat has read

    def run(self) -> None:
        """Play until the game is over; `Quit`, `EOFError` and `KeyboardInterrupt` leave it as it is."""
        self._play_on()
        while self._undo.is_wanted_after_end():
            self._take_back()
            self._at_keyboard = None if len(self._mine) > 1 else self._at_keyboard
            self._play_on()

    def _take_back(self) -> None:
        """Take back the last move of the people at the keyboard."""
        ply = self._undo()
        self._shown = {seat: min(shown, ply) for seat, shown in self._shown.items()}

    def _play_on(self) -> None:
        while self.match.state.turn:
            self._step()
        self._keeper.unsaved = True
        view = self.match.view(None)
        self._screen.say()
        self._screen.show(line for _, line in plies(self._edition, view, min(self._shown.values(), default=0)))
        self._screen.show(ending(self._edition, view, True))

    def _step(self) -> None:
        """One ply: a bot or a person cuts in, or a seat in turn moves."""
        state = self.match.state
        beside = [seat for seat in self._edition.seats if seat not in state.turn and state.moves(seat)]
        if any(self._let(seat) for seat in beside if seat in self._bots):
            return
        people = [seat for seat in state.turn if seat in self._mine]
        if people:
            self._ask(people[0], must=True)
        elif not any(self._ask(seat, must=False) for seat in beside if seat in self._mine):
            any(self._let(seat) for seat in state.turn)

    def _let(self, seat: Seat) -> bool:
        """Play a bot's choice; False if it lets others go first."""
        move = self._bots[seat].choose(self.match.view(seat))
        if move is not None:
            self._screen.wait(self._pace)
            self._submit(seat, move)
        return move is not None

    def _ask(self, seat: Seat, *, must: bool) -> bool:
        """Ask until a move is played or taken back (True). Where the seat may only cut in, Enter passes (False)."""
        self._hand_over(seat)
        self._catch_up(seat)
        self._show_moves(seat, must)
        commands = self._commands(seat, must)
        while True:
            text = self._screen.ask(f"{seat}> ", [str(move) for move in self.match.view(seat).moves]).strip()
            command, _, rest = text.partition(" ")
            if not text and not must:
                return False
            if text == "undo":
                if self._screen.attempt(self._take_back):
                    return True
            elif command in commands and (not rest or command == "save"):
                self._screen.attempt(lambda: commands[command](rest.strip()))  # noqa: B023 (called at once)
            elif text and self._screen.attempt(lambda: self._play(seat, text)):  # noqa: B023 (called at once)
                return True

    def _hand_over(self, seat: Seat) -> None:
        """People who share the keyboard do not see each other's views."""
        if self._at_keyboard != seat:
            self._screen.curtain(seat, lambda: leave(self._screen, self._keeper))
            self._at_keyboard = seat

    def _catch_up(self, seat: Seat) -> None:
        view = self.match.view(seat)
        self._screen.show(line for _, line in plies(self._edition, view, self._shown[seat]))
        self._shown[seat] = len(view.log)
        self._show_table(seat)

    def _show_table(self, seat: Seat) -> None:
        self._screen.show(table(self._edition, self.match.view(seat)))

    def _show_moves(self, seat: Seat, must: bool) -> None:
        offers = either(self.match.view(seat).moves)
        self._screen.say(t("cli-plain-may" if must else "cli-plain-may-pass", name=seat, moves=offers))

    def _commands(self, seat: Seat, must: bool) -> dict[str, Callable[[str], object]]:
        return {
            "help": lambda _: self._show_help(),
            "moves": lambda _: self._show_moves(seat, must),
            "table": lambda _: self._show_table(seat),
            "save": lambda given: self._screen.show(self._keeper.save_and_tell(given or None)),
            "quit": lambda _: leave(self._screen, self._keeper),
        }

    def _show_help(self) -> None:
        self._screen.show(help_lines((*HELP, *self._undo.help, LEAVE), 10))

    def _play(self, seat: Seat, text: str) -> None:
        first, _, rest = text.partition(" ")
        if first in self._mine and rest:
            seat, text = first, rest.strip()
        self._submit(seat, read_move(text, self.match.view(seat).moves))

    def _submit(self, seat: Seat, move: Move) -> None:
        self.match.submit(seat, move, self.match.ply)
        self._keeper.unsaved = True


def read_move(text: str, offers: Sequence[Move]) -> Move:
    """A move in our notation, or an offer's verb followed by the words for its one slot: `guess Paris`."""
    verb, _, words = text.partition(" ")
    if words.strip() and Move(verb, (SLOT,)) in offers:
        return Move(verb, (words.strip().strip('"'),))
    try:
        return Move.parse(text)
    except BadNotation:
        raise Stop(t("cli-plain-not-one", given=text, moves=either(offers))) from None


def typed(text: str, views: Mapping[Seat, View]) -> list[tuple[Seat, Move]]:
    """The move that a line means, for the first seat that may move."""
    seat, view = next(iter(views.items()))
    return [(seat, read_move(text, view.moves))]
