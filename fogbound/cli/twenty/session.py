"""One game of twenty questions at one keyboard. Only the card is hidden, so only the reader gets a curtain."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fogbound.cli.friendly import Stop
from fogbound.cli.keep import Keeper, leave
from fogbound.cli.lines import Line, listed
from fogbound.cli.prompt import Screen
from fogbound.cli.twenty import sheet, words
from fogbound.cli.twenty.typed import COMMANDS, understood
from fogbound.cli.twenty.words import table_of
from fogbound.errors import FogboundError
from fogbound.game import Move, Player, Seat, View
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.rules import PASS, SPEAK
from fogbound.games.twenty.text import bare
from fogbound.house.steward import Steward
from fogbound.match import Match

HELP = (
    ("7", "pick number 7"),
    ("guess Paris", "answer, right after a clue or when you are asked to; pass gives no answer"),
    ("buzz", "cut in with your violet chip while another player thinks (p3 buzz, where several share the keyboard)"),
    ("right", "the reader's word on an answer; wrong and precise are the others; Enter says what the house would"),
    ("card", "the card again, for the reader alone"),
    ("table", "clues, numbers left, guesses, and where everybody stands"),
    ("moves", "what you may do now"),
    ("save", "keep the game to go on later (save FILE)"),
    ("quit", "leave; you are asked whether to save"),
)


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
        confirm: bool = True,  # whoever presses Enter has said it: a spoken word is not taken back
        pace: float = 0.0,
    ) -> None:
        self.match = match
        self._edition = edition
        self._mine = mine
        self._bots = bots
        self._screen = screen
        self._keeper = keeper
        self._house = house
        self._pace = pace
        self._warned: tuple[int, tuple[str, ...]] | None = None
        # Several people at one keyboard read what everybody may know; one alone reads his own view.
        self._viewer = next(iter(mine)) if len(mine) == 1 else None
        self._told = len(match.state.log)
        self._card_shown = 0

    def run(self) -> None:
        """Play until the game is over; `Quit`, `EOFError` and `KeyboardInterrupt` leave it as it stands."""
        while self.match.state.turn:
            self._new_card()
            self._step()
            self._tell()
        self._end()

    # Playing

    def _step(self) -> None:
        """One ply: people may cut in on a bot first, then bots, then whoever is in turn moves."""
        (seat,) = self.match.state.turn
        if seat not in self._mine:
            if not self._interrupted():
                self._let(seat)
            return
        due = self._house.due(self.match.view(seat), person=True)
        if due is not None and due.after is None:
            self._screen.say(f"The house judges for {'you' if self._viewer == seat else seat}.")
            self._submit(seat, due.move)
        else:
            self._take(seat)

    def _interrupted(self) -> bool:
        own = [seat for seat in self._waiting() if seat in self._mine]
        return bool(own and self._take(own[0], tuple(own))) or self._bots_cut_in()

    def _bots_cut_in(self) -> bool:
        return any(self._let(seat) for seat in self._waiting() if seat not in self._mine)

    def _waiting(self) -> list[Seat]:
        """Who may cut in."""
        state = self.match.state
        return [seat for seat in self._edition.seats if seat not in state.turn and state.moves(seat)]

    def _let(self, seat: Seat) -> bool:
        """A bot's choice, if it makes one."""
        move = self._bots[seat].choose(self.match.view(seat))
        if move is not None:
            self.match.submit(seat, move, self.match.ply)
        return move is not None

    def _take(self, seat: Seat, interrupters: tuple[Seat, ...] = ()) -> bool:
        """Ask until somebody has moved (True); those who may only cut in may let it be (False)."""
        commands = self._commands(seat)
        suggested = self._suggested(seat)
        self._moves(seat)
        others = [one for one in self._waiting() if one in self._mine]
        if others not in ([], [seat]):
            self._screen.say(f"Cutting in: type {listed([f'{one} buzz' for one in others], 'or')}.")
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
            elif command in commands and (not rest or command == "save"):
                self._try(lambda: commands[command](rest.strip()))  # noqa: B023 (called at once)
            elif self._try(lambda: self._play(*self._addressed(text, seat))):  # noqa: B023 (called at once)
                return True

    def _addressed(self, text: str, seat: Seat) -> tuple[Seat, str]:
        """Another person at the keyboard may cut in by name: `p3 buzz`."""
        head, _, rest = text.replace(":", " ", 1).partition(" ")
        other = head.lower()
        return (other, rest) if other in self._mine and rest.strip().lower() == "buzz" else (seat, text)

    def _suggested(self, seat: Seat) -> Move | None:
        """What the house would say in a reader's place."""
        due = self._house.due(self.match.view(seat), person=False)
        return None if due is None else due.move

    def _moves(self, seat: Seat) -> None:
        told = sheet.moves(self.match.view(seat), self._suggested(seat), alone=self._viewer is not None)
        self._screen.show([told])

    def _play(self, seat: Seat, text: str) -> None:
        moves = understood(text, self.match.view(seat))
        self._warn(moves)
        # A bot that wants to cut in leaves a person the first word: it does so when he has none.
        if moves == (PASS,) and self._bots_cut_in():
            return
        self._warned = None
        for move in moves:
            self._submit(seat, move)

    def _warn(self, moves: tuple[Move, ...]) -> None:
        """Repeating a wrong answer is allowed, but seldom meant: it must be said twice."""
        laid, language = table_of(self.match.view(None)), self._edition.language
        wrong = {bare(guess.text, language): guess.seat for guess in laid.guesses if guess.verdict == "wrong"}
        for said in [bare(str(move.args[0]), language) for move in moves if move.verb == "guess"]:
            if said in wrong and self._warned != (laid.number, said):
                self._warned = (laid.number, said)
                raise Stop(f"{wrong[said]} said that before, and it was wrong. Say it again if you mean it.")

    def _submit(self, seat: Seat, move: Move) -> None:
        self.match.submit(seat, move, self.match.ply)
        self._keeper.unsaved = True

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except (FogboundError, Stop) as problem:
            self._screen.say(problem.text)
            return False
        return True

    def _commands(self, seat: Seat) -> dict[str, Callable[[str], object]]:
        return {
            "help": lambda _: self._screen.show([Line(f"  {key:<12} {text}", 15) for key, text in HELP]),
            "table": lambda _: self._table(),
            "moves": lambda _: self._moves(seat),
            "card": lambda _: self._card(seat),
            "save": lambda given: self._screen.show(self._keeper.saved(given or None)),
            "back": lambda _: self._screen.say("There is nothing to take back: what is said is said."),
            "quit": lambda _: leave(self._screen, self._keeper),
        }

    def _completions(self, seat: Seat) -> tuple[str, ...]:
        offers = self.match.view(seat).moves
        return (*(str(move) if "_" not in str(move) else move.verb for move in offers), *COMMANDS)

    # Telling

    def _view(self) -> View:
        return self.match.view(self._viewer)

    def _tell(self) -> None:
        """Everything that happened since it was last told."""
        view = self._view()
        for number, line in words.plies(self._edition, view, self._told):
            if view.log[number].seat in self._mine and view.log[number].move == SPEAK:
                continue  # whoever has just typed an answer need not be told that he has one
            if view.log[number].seat not in self._mine:
                self._screen.wait(self._pace * words.beats(view.log[number]))
            self._screen.show([line])
        self._told = len(view.log)

    def _new_card(self) -> None:
        """A card that is new to the keyboard: the table as it stands, and the card for its reader."""
        laid = table_of(self.match.view(None))
        if laid.number == self._card_shown:
            return
        if self._card_shown and self._screen.interactive and self._viewer is None and laid.reader in self._mine:
            self._screen.ask("Press Enter for the next card. ")  # the curtain hides how the last one ended
        self._card_shown = laid.number
        if laid.reader in self._mine:
            self._card(laid.reader)
        if laid.reader not in self._mine or self._viewer is not None:
            self._table()

    def _table(self) -> None:
        self._screen.show(sheet.table(self._edition, self._view(), self._mine))

    def _card(self, seat: Seat) -> None:
        """The reader's card, behind a curtain where others sit at the same keyboard."""
        held = table_of(self.match.view(seat)).card
        if held is None:
            self._screen.say("The card is the reader's alone.")
            return
        if self._viewer is not None:
            self._screen.show(sheet.card(held))
            return
        self._screen.curtain(f"{seat} (who reads)")
        self._screen.show(sheet.card(held))
        if self._screen.interactive:
            self._screen.ask("Press Enter when you know it. ")
        self._screen.lift("The card is put away: everybody may look.")
        self._table()

    def _end(self) -> None:
        self._keeper.unsaved = True
        view = self.match.view(None)
        self._screen.say()
        self._screen.show([words.outcome(self._edition, view)])
        if len(self._mine) == 1 and view.outcome is not None:
            won = self._mine & set(view.outcome.winners)
            self._screen.say("You win!" if won else "You lose this one.", style="bold")
