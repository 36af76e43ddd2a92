"""Who plays what in twenty questions."""

from __future__ import annotations

from fogbound.cli.friendly import Stop
from fogbound.cli.lines import count
from fogbound.cli.prompt import Screen
from fogbound.cli.seating import SeatRequest
from fogbound.game import Seat
from fogbound.games.twenty.edition import TwentyEdition


def seats(asked: SeatRequest, edition: TwentyEdition, screen: Screen, before: str | None) -> frozenset[Seat]:
    """The seats of the people at the keyboard; `before` are those of a saved game."""
    if asked.chair is not None or asked.people is not None:
        raise Stop("--chair and --people are for a series, and this game has none; choose with --seat or --seats.")
    if asked.hotseat:
        return frozenset(edition.players)
    given = asked.named if asked.named is not None else before
    if given is None and screen.interactive:
        given = _ask_who(edition, screen)
    if given is None:
        screen.say("You are p1. Choose other seats with --seat or --seats.")
        given = "p1"
    return _read(given, edition)


def _ask_who(edition: TwentyEdition, screen: Screen) -> str:
    most = len(edition.players)
    screen.say("Who plays at this keyboard?", style="bold")
    screen.say(f"  1      you alone, as p1, against {count(most - 1, 'bot')}")
    screen.say(f"  2 …    that many people, up to {most}; they take the first seats, bots the rest")
    screen.say("  p2,p4  these seats")
    while True:
        answer = screen.ask("How many people, or which seats? [Enter = 1] ", (*edition.players, "all")).strip() or "1"
        try:
            _read(answer, edition)
        except Stop as stop:
            screen.say(stop.text)
        else:
            return answer


def _read(given: str, edition: TwentyEdition) -> frozenset[Seat]:
    if given.isascii() and given.isdigit() and 1 <= int(given[:3]) <= len(edition.players):
        return frozenset(edition.players[: int(given)])
    named = [part.strip().lower() for part in given.split(",") if part.strip()]
    if named == ["all"]:
        return frozenset(edition.players)
    if not named or not set(named) <= set(edition.players):
        raise Stop(f"There is no seat {given!r} here; seats are {', '.join(edition.players)}, or all for everybody.")
    return frozenset(named)
