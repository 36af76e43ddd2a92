"""Before the first card: who sits where, and what the game is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.friendly import Stop
from fogbound.cli.lines import BLANK, Line, counted, listed
from fogbound.cli.prompt import Screen
from fogbound.cli.seating import Asked
from fogbound.game import Seat
from fogbound.games.twenty.edition import TwentyEdition


def seats(asked: Asked, edition: TwentyEdition, screen: Screen, before: str | None) -> frozenset[Seat]:
    """The seats of the people at the keyboard; `before` is what a saved game says."""
    if asked.chair is not None or asked.people is not None:
        raise Stop("--chair and --people are for a series, which this game is not; choose with --seat or --seats.")
    if asked.hotseat:
        return frozenset(edition.players)
    given = asked.named if asked.named is not None else before
    if given is None and screen.interactive:
        given = _asked(edition, screen)
    if given is None:
        screen.say("Nobody said who plays what, so you are p1 (--seat and --seats choose).")
        given = "p1"
    return _read(given, edition)


def _asked(edition: TwentyEdition, screen: Screen) -> str:
    most = len(edition.players)
    screen.say("Who plays at this keyboard?", style="bold")
    screen.say(f"  1      you alone, as p1, against {counted(most - 1, 'bot')}")
    screen.say(f"  2 …    that many people, up to {most}; they take the first seats, bots the rest")
    screen.say("  p2,p4  whoever has these seats")
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
    if not named or not set(named) <= set(edition.seats):
        raise Stop(f"There is no seat {given!r} here; seats are {', '.join(edition.seats)}, or all for everybody.")
    return frozenset(named)


def _all_read(edition: TwentyEdition) -> str:
    return (
        "The reader holds a card, and is what stands on it: a person, a place or a thing. The others take turns to "
        "pick a number, hear what is written there, and may give one answer. Of the 20 points of a card the reader "
        f"gets one for each number used, the finder one for each that is left. First at {edition.finish} wins."
    )


def _house_reads(edition: TwentyEdition) -> str:
    return (
        "The house holds a card, and is what stands on it: a person, a place or a thing. You take turns to pick one of "
        "20 numbers, hear what is written there, and may give one answer. Whoever finds it goes as many squares as "
        f"there are numbers left. First at {edition.finish} wins."
    )


def welcome(
    edition: TwentyEdition, mine: frozenset[Seat], commitment: str, notes: Sequence[str], bots: str
) -> Iterator[Line]:
    """The last of `notes` is about the deal that `commitment` fixes; `bots` is what bots there are."""
    own = [seat for seat in edition.seats if seat in mine]
    who = f"You are {own[0]}." if len(own) == 1 else f"At this keyboard: {listed(own)}."
    others = [seat for seat in edition.players if seat not in mine]
    told = (
        f" {listed(others)} {'is a bot' if len(others) == 1 else 'are bots'} ({bots}; --bots chooses)."
        if others
        else ""
    )
    yield Line(f"{edition.title}, {len(edition.players)} players. {who}{told}", 0, "bold")
    yield BLANK
    yield Line(_house_reads(edition) if edition.house_reads else _all_read(edition))
    if edition.violets:
        yield Line(
            "Once, you may cut in while another player thinks: the violet chip earns "
            f"{edition.violet_points} squares if you are right. A sun of the track gives it back."
        )
    yield BLANK
    yield Line("Type a number to pick it, guess ANSWER to answer; help lists the rest.")
    yield BLANK
    yield from map(Line, notes[:-1])
    yield Line(f"{notes[-1]} To check it after the game (fogbound verify), note its fingerprint:")
    yield Line(f"  {commitment}")
