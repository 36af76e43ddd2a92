"""`--fair`: the measured options that make a game fair between equals."""

from __future__ import annotations

from collections.abc import Mapping

from fogbound import catalog
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import listing
from fogbound.entry import Handicap


def handicap(edition_id: str, unsaid: Mapping[str, str], chosen: Mapping[str, str]) -> Handicap:
    """The handicap of an edition; `Stop` if there is none. It is measured with the other options at their defaults."""
    given = [f"--{name}" if name in ("board", "deck") else f"{name}=" for name in chosen if name != "players"]
    if given:
        raise Stop(f"--fair chooses the options itself: leave out {listing(given)}.")
    known = catalog.handicaps(edition_id)
    people = int(dict(catalog.find(edition_id, **{**unsaid, **chosen}).options)["players"])
    if people not in known:
        tables = listing([str(n) for n in sorted(known)], "or")
        elsewhere = f" It is measured for {tables}." if known else ""
        raise Stop(f"What makes {edition_id} fair for {people} people has not been measured.{elsewhere}")
    return known[people]
