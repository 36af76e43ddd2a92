"""Where X probably is, as far as everybody can know: what the adviser believes, from the public view alone."""

from __future__ import annotations

from fogbound.advice import adviser
from fogbound.bots.kind import Odds
from fogbound.game import Edition, View

DIGITS = 4


def whereabouts(edition: Edition, view: View) -> Odds:
    """The likeliest station first; empty before X is on the board. Only the public view is taken: others may know."""
    if view.seat is not None:
        raise ValueError(f"what {view.seat} sees is not for everybody")
    return likeliest(adviser.called(edition, adviser.name(edition), 0).belief(view))


def likeliest(belief: Odds) -> Odds:
    """The likeliest station first; where he is not on the board he is nowhere."""
    return tuple(sorted((odd for odd in belief if odd[0]), key=lambda odd: (-odd[1], odd[0])))


def plain(belief: Odds) -> list[list[float]]:
    """A belief as values that JSON has."""
    return [[station, round(chance, DIGITS)] for station, chance in belief]
