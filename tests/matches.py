"""A finished match of every edition, played by random bots, for tests of records and proofs."""

from __future__ import annotations

from random import Random

from fogbound import EDITIONS, find, polled, start
from fogbound.bots import bots_for
from fogbound.match import Match
from fogbound.proof import seed_from


def _played(edition_id: str, number: int = 3) -> Match:
    edition = find(edition_id)
    bot = bots_for(edition)["random"](edition, Random(number))
    return polled.play(Match(start(edition), seed_from(number)), dict.fromkeys(edition.seats, bot))


MATCHES = {edition_id: _played(edition_id) for edition_id in EDITIONS}
TEXT = MATCHES["yard/police-2017"].record({"Date": "2026-11-15", "x": 'Ann "the fox" {Smith}'})
