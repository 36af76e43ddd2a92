"""`--fair`: the measured options that make a game fair between equals."""

from __future__ import annotations

from collections.abc import Mapping

from fogbound import catalog
from fogbound.cli.friendly import Stop
from fogbound.cli.speech import either, joined, t
from fogbound.entry import Handicap


def handicap(edition_id: str, unsaid: Mapping[str, str], chosen: Mapping[str, str]) -> Handicap:
    """The handicap of an edition; `Stop` if there is none. It is measured with the other options at their defaults."""
    given = [f"--{name}" if name in ("board", "deck") else f"{name}=" for name in chosen if name != "players"]
    if given:
        raise Stop(t("cli-fair-options", options=joined(given)))
    known = catalog.handicaps(edition_id)
    people = int(dict(catalog.find(edition_id, **{**unsaid, **chosen}).options)["players"])
    if people not in known:
        elsewhere = f" {t('cli-fair-elsewhere', numbers=either(sorted(known)))}" if known else ""
        raise Stop(f"{t('cli-fair-unknown', edition=edition_id, n=people)}{elsewhere}")
    return known[people]
