"""Who plays what: the seats a person asks for on the command line, and the bots on all others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from fogbound.bots import default_bot, levels_for
from fogbound.bots.line import kinds
from fogbound.bots.naming import NamedBot, parse_bot
from fogbound.cli.friendly import Stop
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import either, is_said, refusal, t
from fogbound.errors import BadOption
from fogbound.game import Edition, Player, Seat


@dataclass(frozen=True)
class SeatRequest:
    """Who plays what, as chosen on the command line."""

    seat: str | None = None
    seats: str | None = None
    hotseat: bool = False
    chair: int | None = None
    people: str | None = None

    def __post_init__(self) -> None:
        given = [self.seat, self.seats, self.hotseat or None, self.chair, self.people]
        if sum(one is not None for one in given) > 1:
            raise Stop(t("cli-one-seat"))

    @property
    def named(self) -> str | None:
        """Seats by name."""
        return self.seats if self.seats is not None else self.seat

    @property
    def is_empty(self) -> bool:
        return self == SeatRequest()


# Bots


def choose_bot(given: str | None, kept: str | None, edition: Edition, programs: Mapping[str, str]) -> NamedBot:
    """The bot that was asked for, else the person's own program, else the saved game's bot, else the default."""
    if given is None and len(programs) > 1:
        raise Stop(t("cli-several-programs", names=either(programs)))
    wanted = given or next(iter(programs), None) or kept or default_bot(edition)
    try:
        return parse_bot(wanted, edition, kinds(programs))
    except BadOption:
        if wanted != kept:
            raise
        raise Stop(t("cli-bot-missing", bot=kept)) from None


def ask_opponents(usual: NamedBot, edition: Edition, screen: Screen) -> NamedBot:
    """Ask how strong the bots should be. Enter takes the default."""
    screen.say(t("cli-level"), style="bold")
    levels = levels_for(edition)
    for name, line in levels:
        known = is_said(f"bot-{name}-text")
        text = t("app-pair", label=t(f"bot-{name}"), value=t(f"bot-{name}-text")) if known else line
        screen.say(f"  {name:<9}  {text}", hang=13)
    names = [name for name, _ in levels]
    while True:
        answer = screen.ask(f"{t('cli-level-ask', usual=str(usual))} ", names).strip().lower()
        try:
            return parse_bot(answer, edition) if answer else usual
        except BadOption as problem:
            screen.say(refusal(problem))


def make_bots(kind: NamedBot, edition: Edition, mine: frozenset[Seat], chance: object | None) -> dict[Seat, Player]:
    """One bot for each side. `chance`, the number that chose the deal, makes their random choices repeatable."""
    bots: dict[Seat, Player] = {}
    for side in edition.sides:
        bot = kind.make(edition, Random(None if chance is None else f"{chance} {_side_name(side)}"))
        bots |= {seat: bot for seat in side if seat not in mine}
    return bots


def _side_name(seats: tuple[Seat, ...]) -> str:
    return seats[0] if len(seats) == 1 else "pursuers"
