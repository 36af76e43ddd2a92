"""One game of twenty questions at one keyboard. Only the card is secret, so only the reader needs a curtain."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fogbound.cli.friendly import Stop
from fogbound.cli.help_lines import help_lines
from fogbound.cli.keep import Keeper, leave
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import either, t
from fogbound.cli.twenty import sheet, words
from fogbound.cli.twenty.typed import COMMANDS, parse_line
from fogbound.cli.twenty.words import table_of
from fogbound.cli.undo import Undo
from fogbound.game import Move, Player, Seat, View
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.rules import PASS, SPEAK
from fogbound.games.twenty.text import bare
from fogbound.house.steward import Steward
from fogbound.match import Match

# What to type, and the name of its text.
HELP = (
    ("7", "pick"),
    ("Paris", "guess"),
    ("ask …", "ask"),
    ("buzz", "buzz"),
    ("right", "verdict"),
    ("card", "card"),
    ("table", "table-twenty"),
    ("moves", "moves"),
    ("save", "save"),
)
LEAVE = ("quit", "quit")


class TwentySession:
    """The loop of a game. `mine` are the seats of the people at the keyboard, `bots` play all others."""

    def __init__(
        self,
        match: Match,
        edition: TwentyEdition,
        mine: frozenset[Seat],
        bots: Mapping[Seat, Player],
        screen: Screen,
        keeper: Keeper,
        *,
        house: Steward,
        confirm: bool = True,  # unused: an answer is final, as if it were spoken
        pace: float = 0.0,
        practice: bool = False,
    ) -> None:
        self.match = match
        self._edition = edition
        self._mine = mine
        self._bots = bots
        self._screen = screen
        self._keeper = keeper
        self._house = house
        self._pace = pace
        self._undo = Undo(match, mine, screen, keeper, practice=practice)
        self._warned: tuple[int, tuple[str, ...]] | None = None
        # Several people at one keyboard see the public view; one person alone sees their own.
        self._viewer = next(iter(mine)) if len(mine) == 1 else None
        self._seen = len(match.state.log)
        self._card_shown = 0

    def run(self) -> None:
        """Play until the game is over; `Quit`, `EOFError` and `KeyboardInterrupt` leave it as it is."""
        self._play_on()
        while self._undo.is_wanted_after_end():
            self._take_back()
            self._play_on()

    def _play_on(self) -> None:
        while self.match.state.turn:
            self._new_card()
            self._step()
            self._tell()
        self._end()

    def _take_back(self) -> None:
        """Take back the last move of the people at the keyboard, and show the table again."""
        self._seen = min(self._seen, self._undo())
        self._warned, self._card_shown = None, 0

    # Playing

    def _step(self) -> None:
        """One ply: people may cut in on a bot, then bots may, then the seat in turn moves."""
        (seat,) = self.match.state.turn
        if seat not in self._mine:
            if not self._interrupted():
                self._bot_moves(seat)
            return
        deadline = self._house.deadline(self.match.view(seat), person=True)
        if deadline is not None and deadline.after is None:
            self._screen.say(t("cli-house-judges-you") if self._viewer == seat else t("cli-house-judges", seat=seat))
            self._submit(seat, deadline.move)
        else:
            self._take(seat)

    def _interrupted(self) -> bool:
        own = [seat for seat in self._waiting() if seat in self._mine]
        return bool(own and self._take(own[0], tuple(own))) or self._bots_cut_in()

    def _bots_cut_in(self) -> bool:
        return any(self._bot_moves(seat) for seat in self._waiting() if seat not in self._mine)

    def _waiting(self) -> list[Seat]:
        """The seats that may cut in."""
        state = self.match.state
        return [seat for seat in self._edition.seats if seat not in state.turn and state.moves(seat)]

    def _bot_moves(self, seat: Seat) -> bool:
        """Play a bot's choice, if it makes one; says whether it did."""
        move = self._bots[seat].choose(self.match.view(seat))
        if move is not None:
            self._submit(seat, move)
        return move is not None

    def _take(self, seat: Seat, interrupters: tuple[Seat, ...] = ()) -> bool:
        """Ask until somebody has moved or taken back (True). People who may only cut in can wait instead (False)."""
        commands = self._commands(seat)
        suggested = self._suggested(seat)
        self._moves(seat)
        others = [one for one in self._waiting() if one in self._mine]
        if others not in ([], [seat]):
            self._screen.say(t("cli-buzz-which", commands=either(f"{one} buzz" for one in others)))
        while True:
            text = self._screen.ask(f"{seat}> ", self._completions(seat)).strip()
            head, _, rest = text.partition(" ")
            command = {"?": "help", "exit": "quit", "q": "quit"}.get(head.lower(), head.lower())
            if not text:
                if interrupters:
                    return False
                if suggested is not None:
                    self._submit(seat, suggested)
                    return True
                self._moves(seat)
            elif command == "undo" and not rest:
                if self._screen.attempt(self._take_back):
                    return True
            elif command in commands and (not rest or command == "save"):
                self._screen.attempt(lambda: commands[command](rest.strip()))  # noqa: B023 (called at once)
            elif self._screen.attempt(lambda: self._play(*self._addressee(text, seat))):  # noqa: B023 (called at once)
                return True

    def _addressee(self, text: str, seat: Seat) -> tuple[Seat, str]:
        """The seat that a line is for: another person at the keyboard may cut in by name, `p3 buzz`."""
        head, _, rest = text.replace(":", " ", 1).partition(" ")
        other = head.lower()
        return (other, rest) if other in self._mine and rest.strip().lower() == "buzz" else (seat, text)

    def _suggested(self, seat: Seat) -> Move | None:
        """What the house would say as the reader."""
        deadline = self._house.deadline(self.match.view(seat), person=False)
        return None if deadline is None else deadline.move

    def _moves(self, seat: Seat) -> None:
        line = sheet.moves(self.match.view(seat), self._suggested(seat), alone=self._viewer is not None)
        self._screen.show([line])

    def _play(self, seat: Seat, text: str) -> None:
        moves = parse_line(text, self.match.view(seat))
        self._warn(moves)
        # Bots that want to cut in wait until the person has passed.
        if moves == (PASS,) and self._bots_cut_in():
            return
        self._warned = None
        for move in moves:
            self._submit(seat, move)

    def _warn(self, moves: tuple[Move, ...]) -> None:
        """Refuse a repeated wrong answer once: it is allowed, but seldom meant."""
        laid, language = table_of(self.match.view(None)), self._edition.language
        wrong = {bare(guess.text, language): guess.seat for guess in laid.guesses if guess.verdict == "wrong"}
        for said in [bare(str(move.args[0]), language) for move in moves if move.verb == "guess"]:
            if said in wrong and self._warned != (laid.number, said):
                self._warned = (laid.number, said)
                raise Stop(t("cli-said-before", seat=wrong[said]))

    def _submit(self, seat: Seat, move: Move) -> None:
        self.match.submit(seat, move, self.match.ply)
        self._keeper.unsaved = True

    def _commands(self, seat: Seat) -> dict[str, Callable[[str], object]]:
        return {
            "help": lambda _: self._help(),
            "table": lambda _: self._table(),
            "moves": lambda _: self._moves(seat),
            "card": lambda _: self._card(seat),
            "save": lambda given: self._screen.show(self._keeper.save_and_tell(given or None)),
            "back": lambda _: self._screen.say(t("cli-back-undo")),
            "quit": lambda _: self._leave(),
        }

    def _help(self) -> None:
        self._screen.show(help_lines((*HELP, *self._undo.help, LEAVE), 7))

    def _completions(self, seat: Seat) -> tuple[str, ...]:
        offers = self.match.view(seat).moves
        return (*(str(move) if "_" not in str(move) else move.verb for move in offers), *COMMANDS)

    # Showing

    def _view(self) -> View:
        return self.match.view(self._viewer)

    def _tell(self) -> None:
        """Show everything that happened since the last time."""
        view = self._view()
        for number, line in words.plies(self._edition, view, self._seen):
            if view.log[number].seat in self._mine and view.log[number].move == SPEAK:
                continue  # the person has just typed the answer
            if view.log[number].seat not in self._mine:
                self._screen.wait(self._pace * words.beats(view.log[number]))
            self._screen.show([line])
        self._seen = len(view.log)

    def _new_card(self) -> None:
        """Show the table when a new card begins, and the card to its reader."""
        laid = table_of(self.match.view(None))
        if laid.number == self._card_shown:
            return
        if self._card_shown and self._screen.interactive and self._viewer is None and laid.reader in self._mine:
            # The curtain would hide how the last card ended.
            self._screen.pause(f"{t('cli-next-card')} ", self._leave)
        self._card_shown = laid.number
        if laid.reader in self._mine:
            self._card(laid.reader)
        if laid.reader not in self._mine or self._viewer is not None:
            self._table()

    def _table(self) -> None:
        self._screen.show(sheet.table(self._edition, self._view(), self._mine))

    def _card(self, seat: Seat) -> None:
        """Show the reader's card, behind a curtain if others share the keyboard."""
        held = table_of(self.match.view(seat)).card
        if held is None:
            self._screen.say(t("cli-only-reader"))
            return
        if self._viewer is not None:
            self._screen.show(sheet.card(held))
            return
        self._screen.curtain(t("cli-the-reader", seat=seat), self._leave)
        self._screen.show(sheet.card(held))
        if self._screen.interactive:
            self._screen.pause(f"{t('cli-card-read')} ", self._leave)
        self._screen.lift(t("cli-card-away"))
        self._table()

    def _leave(self) -> None:
        leave(self._screen, self._keeper)

    def _end(self) -> None:
        self._keeper.unsaved = True
        view = self.match.view(None)
        self._screen.say()
        self._screen.show([words.outcome(self._edition, view)])
        if len(self._mine) == 1 and view.outcome is not None:
            won = self._mine & set(view.outcome.winners)
            self._screen.say(t("cli-win" if won else "cli-lose"), style="bold")
