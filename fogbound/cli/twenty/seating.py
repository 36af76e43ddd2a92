"""Who plays what in twenty questions."""

from __future__ import annotations

from fogbound.cli.friendly import Stop
from fogbound.cli.prompt import Screen
from fogbound.cli.seating import SeatRequest
from fogbound.cli.speech import label, t
from fogbound.game import Seat
from fogbound.games.twenty.edition import TwentyEdition


def seats(asked: SeatRequest, edition: TwentyEdition, screen: Screen, before: str | None) -> frozenset[Seat]:
    """The seats of the people at the keyboard; `before` are those of a saved game."""
    if asked.chair is not None or asked.people is not None:
        raise Stop(t("cli-no-series-here"))
    if asked.hotseat:
        return frozenset(edition.players)
    given = asked.named if asked.named is not None else before
    if given is None and screen.interactive:
        given = _ask_who(edition, screen)
    if given is None:
        screen.say(t("cli-seat-first", name=label("p1")))
        given = "p1"
    return _read(given, edition)


def _ask_who(edition: TwentyEdition, screen: Screen) -> str:
    most = len(edition.players)
    screen.say(t("cli-how-many"), style="bold")
    screen.say(f"  1      {t('cli-how-many-one', name=label('p1'), n=most - 1)}", hang=9)
    screen.say(f"  2 …    {t('cli-how-many-several', n=most)}", hang=9)
    screen.say(f"  p2,p4  {t('cli-how-many-seats')}", hang=9)
    while True:
        answer = screen.ask(f"{t('cli-how-many-ask')} ", (*edition.players, "all")).strip() or "1"
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
        raise Stop(t("cli-no-seat-twenty", given=given, seats=", ".join(edition.players)))
    return frozenset(named)
