"""The command `undo`: it takes back the last move of the people at the keyboard, and the replies to it.

Everybody who plays is at this keyboard or is a bot, so nobody else is asked. `fogbound.taking_back` says what may go.
"""

from __future__ import annotations

from fogbound import taking_back
from fogbound.cli.keep import Keeper
from fogbound.cli.prompt import QUIT, Screen
from fogbound.cli.speech import t
from fogbound.game import Seat
from fogbound.match import Match


class Undo:
    """Taking back in one game. In `practice` anything goes back, even the end; in a series nothing does."""

    def __init__(
        self,
        match: Match,
        mine: frozenset[Seat],
        screen: Screen,
        keeper: Keeper,
        *,
        practice: bool,
        in_series: bool = False,
    ) -> None:
        self._match = match
        self._mine = mine
        self._screen = screen
        self._keeper = keeper
        self._practice, self._in_series = practice, in_series

    @property
    def help(self) -> list[tuple[str, str]]:
        """The line of the help that explains it: what to type, and the name of its text."""
        return [] if self._in_series else [("undo", "undo-practice" if self._practice else "undo")]

    def __call__(self) -> int:
        """Take the move back and say so; returns its ply. `CannotTakeBack` says why it stays."""
        match = self._match
        ply = taking_back.ply_to_take_back(match, self._mine, practice=self._practice, in_series=self._in_series)
        replies = match.ply - ply > 1
        match.take_back(ply)
        self._keeper.unsaved = True
        # It names no move: the other side may be looking.
        self._screen.say(t("cli-undone-replies" if replies else "cli-undone"))
        return ply

    def is_wanted_after_end(self) -> bool:
        """Once a game is over: may its end be taken back, and do people want that?"""
        offered = taking_back.is_offered(self._match, self._mine, practice=self._practice, in_series=self._in_series)
        while offered:
            try:
                answer = self._screen.ask(f"{t('cli-undo-end')} ", ("undo",))
            except EOFError:
                return False
            if answer.strip().lower() in ("", "undo", *QUIT):
                return answer.strip().lower() == "undo"
        return False
