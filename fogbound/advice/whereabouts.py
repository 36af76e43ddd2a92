"""Where X probably is: the adviser's belief from the public view alone."""

from __future__ import annotations

from fogbound.advice import adviser
from fogbound.bots.kind import Odds
from fogbound.game import Edition, View

DIGITS = 4
SURE = 1e-9  # the rounding error of a sum of probabilities is smaller


def whereabouts(edition: Edition, view: View) -> Odds:
    """(station, chance), the likeliest first; empty before X is on the board. It takes the public view only."""
    if view.seat is not None:
        raise ValueError(f"this view is only for {view.seat}")
    return likeliest(adviser.make(edition, adviser.name(edition), 0).belief(view))


def likeliest(belief: Odds) -> Odds:
    """The likeliest station first, without station 0, where X is not on the board."""
    return tuple(sorted((odd for odd in belief if odd[0]), key=lambda odd: (-odd[1], odd[0])))


def plain(belief: Odds) -> list[list[float]]:
    """A belief as JSON values."""
    return [[station, rounded(chance)] for station, chance in belief]


def rounded(number: float) -> float:
    """A rounded number; only what is certain rounds to 1, and only what is impossible to 0."""
    short, least = round(number, DIGITS), 10**-DIGITS
    if short == 1:
        return 1.0 if number > 1 - SURE else 1 - least
    return short if short or number < SURE else least
