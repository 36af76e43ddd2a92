"""One person's turn: read lines until a ply is confirmed. Everything shown comes from the views of their seats."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING

from fogbound.advice.hint import hint
from fogbound.advice.whereabouts import whereabouts
from fogbound.bots.stand_in import describe
from fogbound.cli import files
from fogbound.cli.friendly import Stop
from fogbound.cli.help_lines import help_lines
from fogbound.cli.keep import leave
from fogbound.cli.lines import Line
from fogbound.cli.speech import either, is_no, is_yes, name, refusal, t
from fogbound.cli.yard import advice, sheet, words
from fogbound.cli.yard.typed import COMMANDS, addressee, parse_line
from fogbound.cli.yard.words import table_of
from fogbound.errors import FogboundError
from fogbound.game import Move, Seat, View
from fogbound.games.yard.danger import dangers
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.map.draw import draw
from fogbound.games.yard.moves import RIDES

if TYPE_CHECKING:
    from fogbound.cli.yard.session import Session


class Turn:
    """The seats that a person can move now, and their prompt."""

    def __init__(self, session: Session, seats: tuple[Seat, ...], waiting_bots: tuple[Seat, ...]) -> None:
        self._session = session
        self._screen = session.screen
        self._edition = session.edition
        self._match = session.match
        self._seats = seats
        self._bots = waiting_bots
        self._current = seats[0]
        self._commands: dict[str, Callable[[str], object]] = {
            "help": self._help,
            "moves": lambda _: self.show_moves(),
            "table": lambda _: self.show_table(),
            "suspects": self._suspects,
            "danger": self._danger,
            "hint": self._hint,
            "log": lambda _: self._screen.show(sheet.log(self._edition, self._view())),
            "tickets": lambda _: self._screen.show(sheet.tickets(self._edition, self._view())),
            "look": self._look,
            "map": self._map,
            "save": self._save,
            "back": lambda _: self._screen.say(t("cli-no-move-waits")),
            "quit": self._quit,
        }

    def take(self) -> bool:
        """Ask until a ply is played or taken back (True), or the person lets a bot colleague go first (False)."""
        if self._session.whereabouts:
            self._show_whereabouts()
        self.show_moves()
        text: str | None = None
        while True:
            if text is None:
                text = self._screen.ask(f"{self._current}> ", self._completions)
            head, _, rest = text.strip().partition(" ")
            command = {"?": "help", "exit": "quit", "q": "quit"}.get(head.lower(), head.lower())
            text = None
            if not command:
                self._screen.say(t("cli-type-move", example=str(self._view().moves[0])))
            elif command == "wait" and self._bots:
                return False
            elif command == "wait":
                self._screen.say(t("cli-nobody-before"))
            elif command == "undo":
                if self._screen.attempt(self._session.take_back):
                    return True
            elif command in self._commands:
                self._screen.attempt(lambda: self._commands[command](rest.strip()))  # noqa: B023 (called at once)
            elif command in self._seats and not rest:
                self._current = command
                self.show_moves()
            elif elsewhere := self._seat_elsewhere(f"{head} {rest}"):
                self._screen.say(self._why_elsewhere(elsewhere))
            else:
                played, text = self._move(f"{head} {rest}")
                if played:
                    return True

    def _view(self, seat: Seat | None = None) -> View:
        return self._match.view(seat or self._current)

    def _completions(self, before: str) -> tuple[str, ...]:
        """After a pawn's name, its moves; at the start of a line, everything that can be typed there."""
        moves = tuple(str(move) for move in self._view(before if before in self._seats else None).moves)
        if before:
            return moves if before in self._seats else ()
        return (*moves, *COMMANDS, *(self._seats if len(self._seats) > 1 else ()))

    def _seat_elsewhere(self, text: str) -> Seat | None:
        """The seat that a line names, if the person cannot move it now."""
        seat = addressee(text, self._current, self._edition.seats)
        return None if seat in self._seats else seat

    def _why_elsewhere(self, seat: Seat) -> str:
        if seat not in self._session.mine:
            return t("cli-else-bot", seat=seat)
        if X in (seat, self._current):
            return t("cli-else-not-yet", seat=seat)
        if table_of(self._view()).phase == "place":
            return t("cli-else-placed", seat=seat)
        moved = [ply.seat for ply in takewhile(lambda ply: ply.seat != X, reversed(self._view().log))]
        if seat in moved:
            return t("cli-else-moved", seat=seat)
        turns = {pawn: n for n, group in enumerate(self._edition.groups) for pawn in group}
        if turns[seat] > turns[self._current]:
            return t("cli-else-not-yet", seat=seat)
        return t("cli-else-stuck", seat=seat)

    # Moving

    def _move(self, text: str) -> tuple[bool, str | None]:
        """Whether the move was played, and a line typed instead of an answer to `Confirm?`."""
        try:
            offers = {seat: self._view(seat).moves for seat in self._seats}
            seat, move = parse_line(text, self._current, offers)
            self._match.state.play(seat, move)
        except (FogboundError, Stop) as problem:
            self._screen.say(refusal(problem))
            return False, None
        if move.verb == "concede":
            confirmed, instead = self._confirm_concession(), None
        else:
            confirmed, instead = self._confirm(seat, move)
        if confirmed:
            self._session.submit(seat, move)
        return confirmed, instead

    def _confirm(self, seat: Seat, move: Move) -> tuple[bool, str | None]:
        if not self._session.confirm:
            return True, None
        self._screen.say(words.intention(self._edition, self._view(seat), seat, move))
        question = t("cli-confirm-all" if self._must_agree(seat) else "cli-confirm")
        answer = self._screen.ask(f"{question} ", ("yes", "back"))
        if is_yes(answer):
            return True, None
        self._screen.say(t("cli-not-played"))
        return False, None if is_no(answer) or answer.strip().lower() in ("back", "b") else answer

    def _must_agree(self, seat: Seat) -> bool:
        """Whether several people at this keyboard must agree on a move of this seat."""
        return self._edition.agreed and len(self._session.leaders(seat)) > 1

    def _confirm_concession(self) -> bool:
        self._screen.say(words.concession(self._view()))
        question = t("cli-concede-all" if self._must_agree(self._current) else "cli-concede")
        sure = self._screen.ask(f"{question} ", ("concede", "back"))
        if sure.strip().lower() == "concede":
            return True
        self._screen.say(t("cli-goes-on"))
        return False

    # Looking

    def show_moves(self) -> None:
        others = tuple(self._view(seat) for seat in self._seats if seat != self._current)
        self._screen.show(sheet.moves(self._view(), others, self._session.whose(self._current)))
        if self._bots:
            self._screen.say(t("cli-or-wait", names=either(map(name, self._bots))))

    def show_table(self) -> None:
        self._screen.show(sheet.table(self._edition, self._view(), self._session.mine, self._session.holders))

    def _suspects(self, _: str) -> None:
        view = self._view()
        self._screen.show(sheet.suspects(self._session.suspects(view), view))

    def _danger(self, _: str) -> None:
        if self._current != X:
            raise Stop(t("cli-only-x-danger"))
        self._screen.show([sheet.danger(dangers(self._edition, self._view()))])

    def _show_whereabouts(self) -> None:
        """Show where X probably is, unless X is in sight or not on the board."""
        public = self._match.view(None)
        if self._edition.x_open and table_of(public).pawn(X).station is not None:
            return
        try:
            belief = whereabouts(self._edition, public)
        except Exception as problem:  # the game must not end because of it
            self._screen.say(t("cli-no-odds", problem=describe(problem)))
            return
        if belief:
            self._screen.show([advice.where(self._current, belief)])

    def _hint(self, _: str) -> None:
        if not self._session.hints:
            raise Stop(t("cli-hints-off"))
        if self._match.start.setup is not None:
            raise Stop(t("cli-hints-by-hand"))
        view = self._view()
        self._screen.say(t("hint-thinking-short"))
        try:
            given = hint(self._edition, view)
        except Exception as problem:  # the game must not end because of a hint
            self._screen.say(t("cli-no-hint", problem=describe(problem)))
            return
        self._screen.show(advice.hint(self._edition, self._current, given))

    def _look(self, given: str) -> None:
        if not (given.isascii() and given.isdigit() and len(given) < 6):
            raise Stop(t("cli-look-where"))
        self._screen.show(sheet.lines_from(self._edition.board, int(given)))
        self._screen.show(sheet.ways_to(self._edition.board, self._view(), int(given)))

    def _help(self, _: str) -> None:
        session, x, wait = self._session, self._current == X, bool(self._bots)
        self._screen.show(_help_lines(self._edition, session.undo.help, x=x, wait=wait, hints=session.hints))

    # Files

    def _map(self, given: str) -> None:
        view = self._view()
        path = files.picture_path(given or f"fogbound-map{'-x' if view.seat == X else ''}.svg")
        choices = (*RIDES, "place")
        ends = [n for move in view.moves if move.verb in choices and (n := words.station(move)) is not None]
        known = table_of(view).phase != "place"
        suspects = self._session.suspects(view) if known else None
        picture = draw(self._edition.board, table_of(view), suspects=suspects, marks=ends)
        files.write_text(path, picture, private=view.seat == X)
        self._screen.say(t("cli-map-open", file=str(path)))
        if known:
            self._screen.say(t("cli-map-rings", who="you" if view.seat == X else "x"))
        self._screen.say(t("cli-map-frames" if known else "cli-map-starts", seat=self._current))
        if view.seat == X:
            self._screen.say(t("cli-map-secret"))

    def _save(self, given: str) -> None:
        self._screen.show(self._session.keeper.save_and_tell(given or None))

    def _quit(self, _: str) -> None:
        leave(self._screen, self._session.keeper)


def _help_lines(edition: YardEdition, undo: list[tuple[str, str]], *, x: bool, wait: bool, hints: bool) -> list[Line]:
    moves = [("t58", "ride")]
    if x:
        moves.append(("k58", "black-open" if edition.x_open else "black"))
        if edition.doubles:
            moves.append(("double", "double"))
    elif any(len(group) > 1 for group in edition.groups):
        moves.append(("blue t58", "other"))
    if edition.placed_on is not None and not x:
        moves.append(("place58", "place"))
    if wait:
        moves.append(("wait", "wait"))
    looks = [
        ("moves", "moves"),
        ("table", "table-yard"),
        ("suspects", "suspects"),
        *([("danger", "danger")] if x else []),
        *([("hint", "hint")] if hints else []),
        ("log", "log"),
        ("tickets", "tickets"),
        ("look 58", "look"),
        ("map", "map"),
    ]
    rest = [
        ("save", "save"),
        ("back", "back"),
        *undo,
        *([] if x and edition.pursuers_only_concede else [("concede", "concede")]),
        ("quit", "quit"),
    ]
    return help_lines((*moves, *looks, *rest), 9)
