"""What the game is about, for newcomers: shown once, before it begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import BLANK, Line
from fogbound.cli.speech import game_title, joined, label, t
from fogbound.cli.yard.score import amid
from fogbound.cli.yard.sheet import mode_name
from fogbound.game import Seat
from fogbound.games.yard.edition import X, YardEdition


def welcome(edition: YardEdition, who: str, commitment: str, notes: Sequence[str]) -> Iterator[Line]:
    """`who` says who plays; the last of `notes` is about the deal that `commitment` fixes."""
    yield Line(f"{_title(edition)} {who}", 0, "bold")
    yield BLANK
    yield Line(_open_chase(edition) if edition.x_open else _hidden_chase(edition))
    yield BLANK
    yield Line(t("cli-welcome-type"))
    yield BLANK
    yield from map(Line, notes[:-1])
    yield Line(f"{notes[-1]} {t('cli-fingerprint')}")
    yield Line(f"  {commitment}")


def _title(edition: YardEdition) -> str:
    title = game_title(edition.id, edition.title)
    if edition.police:
        return t("cli-against-police", title=title, n=len(edition.detectives), police=len(edition.police))
    return t("cli-against", title=title, n=len(edition.detectives))


def _hidden_chase(edition: YardEdition) -> str:
    return " ".join([t("cli-about-hidden"), *_shown(edition), t("cli-about-wins", round=edition.max_rounds)])


def _shown(edition: YardEdition) -> Iterator[str]:
    """When he shows himself. A short game never reaches the later moves."""
    rounds = edition.max_rounds or max(edition.reveals, default=0)
    reached = [n for n in edition.reveals if n <= rounds + edition.doubles]
    moves = [n for n in reached if n <= rounds] or reached
    doubled = reached[len(moves) :]  # each double move is one move more than there are rounds
    yield t("cli-about-shown", n=len(moves), moves=joined(moves)) if moves else t("cli-about-never-shown")
    if doubled:
        yield t("cli-about-doubles", n=len(doubled), moves=joined(doubled))


def _open_chase(edition: YardEdition) -> str:
    text = t("cli-about-open", n=edition.black, line=mode_name(str(edition.placed_on)))
    if edition.prices is None:
        return text
    prices = [t("ticket-price", ticket=one, n=n) for one, n in zip("tbu", edition.prices, strict=True)]
    points = t("cli-about-points", prices=joined(prices), n=edition.black_price)
    return f"{text} {points}"


def who_plays(edition: YardEdition, mine: frozenset[Seat]) -> str:
    """Who plays in a single game."""
    if mine == {X}:
        return t("cli-are-x")
    if X in mine:
        return t("cli-are-all")
    own = [seat for seat in edition.seats if seat in mine]
    return t("cli-are-hunters") if len(own) == len(edition.pursuers) else t("cli-are", names=joined(map(label, own)))


def series_of(people: Sequence[str]) -> str:
    """Who plays in a series."""
    return t("cli-series-of", n=len(people), names=amid(people))


def aids(hints: bool, whereabouts: bool) -> Iterator[Line]:
    """What people may ask for, or always see, in this game."""
    if hints:
        yield Line(t("cli-aid-hints"))
    if whereabouts:
        yield Line(t("cli-aid-whereabouts"))
