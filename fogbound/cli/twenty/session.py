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
from fogbound.match import Match

HELP = (
    ("7", "pick number 7"),
    ("guess Paris", "answer, right after a clue or when you are asked to; pass gives no answer"),
    ("buzz", "cut in with your violet chip while another player thinks (p3 buzz, where several share the keyboard)"),
    ("right", "the reader's word on an answer; wrong and precise are the others"),
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
        confirm: bool = True,  # whoever presses Enter has said it: a spoken word is not taken back
        pace: float = 0.0,
    ) -> None:
        self.match = match
        self._edition = edition
        self._mine = mine
        self._bots = bots
        self._screen = screen
        self._keeper = keeper
        self._pace = pace
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
        """One ply: people may cut in first, then bots, then whoever is in turn moves."""
        if self._interrupted():
            return
        (seat,) = self.match.state.turn
        if seat in self._mine:
            self._take(seat)
        else:
            self._let(seat)

    def _interrupted(self) -> bool:
        waiting = [seat for seat in self._edition.seats if self._may_buzz(seat)]
        own = [seat for seat in waiting if seat in self._mine]
        if own and self.match.state.turn[0] not in self._mine and self._take(own[0], tuple(own)):
            return True
        return any(self._let(seat) for seat in waiting if seat not in self._mine)

    def _may_buzz(self, seat: Seat) -> bool:
        return seat not in self.match.state.turn and bool(self.match.state.moves(seat))

    def _let(self, seat: Seat) -> bool:
        """A bot's choice, if it makes one."""
        move = self._bots[seat].choose(self.match.view(seat))
        if move is not None:
            self.match.submit(seat, move, self.match.ply)
        return move is not None

    def _take(self, seat: Seat, interrupters: tuple[Seat, ...] = ()) -> bool:
        """Ask until somebody has moved (True); those who may only cut in may let it be (False)."""
        commands = self._commands(seat)
        self._screen.show([sheet.moves(self.match.view(seat))])
        if len(interrupters) > 1:
            self._screen.say(f"Say who: {listed([f'{one} buzz' for one in interrupters], 'or')}.")
        while True:
            text = self._screen.ask(f"{seat}> ", self._completions(seat)).strip()
            head, _, rest = text.partition(" ")
            command = {"?": "help", "exit": "quit", "q": "quit"}.get(head.lower(), head.lower())
            if not text:
                if interrupters:
                    return False
                self._screen.say("Type moves to see what you may do, or help.")
            elif command in commands and (not rest or command == "save"):
                self._try(lambda: commands[command](rest.strip()))  # noqa: B023 (called at once)
            elif self._try(lambda: self._play(*self._addressed(text, seat))):  # noqa: B023 (called at once)
                return True

    def _addressed(self, text: str, seat: Seat) -> tuple[Seat, str]:
        """Another person at the keyboard may cut in by name: `p3 buzz`."""
        head, _, rest = text.replace(":", " ", 1).partition(" ")
        other = head.lower()
        return (other, rest) if other in self._mine and rest.strip().lower() == "buzz" else (seat, text)

    def _play(self, seat: Seat, text: str) -> None:
        for move in understood(text, self.match.view(seat)):
            self._submit(seat, move)

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
            "table": lambda _: self._screen.show(sheet.table(self._view(), self._mine)),
            "moves": lambda _: self._screen.show([sheet.moves(self.match.view(seat))]),
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
            self._screen.show([line])
            if view.log[number].seat not in self._mine:
                self._screen.wait(self._pace)
        self._told = len(view.log)

    def _new_card(self) -> None:
        """A card that is new to the keyboard: the table as it stands, and the card for its reader."""
        laid = table_of(self.match.view(None))
        if laid.number == self._card_shown:
            return
        self._card_shown = laid.number
        if laid.reader in self._mine:
            self._card(laid.reader)
        self._screen.show(sheet.table(self._view(), self._mine))

    def _card(self, seat: Seat) -> None:
        """The reader's card, behind a curtain where others sit at the same keyboard."""
        held = table_of(self.match.view(seat)).card
        if held is None:
            self._screen.say("The card is the reader's alone.")
            return
        alone = len(self._mine) == 1
        if not alone:
            self._screen.curtain(f"{seat}, who reads")
        self._screen.show(sheet.card(held))
        if not alone:
            if self._screen.interactive:
                self._screen.ask("Press Enter when you know it. ")
            self._screen.curtain("everybody")

    def _end(self) -> None:
        self._keeper.unsaved = True
        view = self.match.view(None)
        self._screen.say()
        self._screen.show([words.outcome(self._edition, view)])
        if len(self._mine) == 1 and view.outcome is not None:
            won = self._mine & set(view.outcome.winners)
            self._screen.say("You win!" if won else "You lose this one.", style="bold")
