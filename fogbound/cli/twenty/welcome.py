"""What the game is about, for newcomers: shown once, before it begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogbound.cli.lines import BLANK, Line
from fogbound.cli.speech import game_title, joined, label, language_name, name, t
from fogbound.game import Seat
from fogbound.games.twenty.edition import TwentyEdition


def welcome(
    edition: TwentyEdition, mine: frozenset[Seat], commitment: str, notes: Sequence[str], bots: str
) -> Iterator[Line]:
    """The last of `notes` is about the deal that `commitment` fixes; `bots` names the bots."""
    own = [seat for seat in edition.seats if seat in mine]
    others = [seat for seat in edition.players if seat not in mine]
    parts = [t("cli-twenty-title", title=game_title(edition.id, edition.title), n=len(edition.players))]
    parts.append(t("cli-are" if len(own) == 1 else "cli-at-keyboard", names=joined(map(label, own))))
    if others:
        parts.append(t("cli-are-bots", n=len(others), names=joined(map(name, others)), bots=bots))
    yield Line(" ".join(parts), 0, "bold")
    yield BLANK
    yield Line(t("cli-about-house-reads" if edition.house_reads else "cli-about-all-read", finish=edition.finish))
    if edition.violets:
        yield Line(t("cli-about-violet", n=edition.violet_points))
    if len(edition.deck.languages) > 1:
        yield Line(t("cli-cards-in", language=language_name(edition.language)))
    yield BLANK
    yield Line(t("cli-twenty-type"))
    yield BLANK
    yield from map(Line, notes[:-1])
    yield Line(f"{notes[-1]} {t('cli-fingerprint')}")
    yield Line(f"  {commitment}")
