"""One number for each bot. Bots do not learn between games, so the order of results must not matter, as it does for the
running updates of Elo, Glicko or TrueSkill. A Bradley–Terry model is fitted to all results at once instead.

The unit is a start with both its games: won, split or lost, and a split counts half for each bot. So a difference of
ratings is the logit of a score, parity is a difference of 0, and neither role's advantage counts. One imagined start
per duel, a third each won, split and lost, keeps ratings finite where a bot never lost. The intervals are Bayesian: the
shares of each duel's outcomes are drawn many times from their posterior with Jeffreys' prior, and rated each time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from fogbound.arena.intervals import Estimate
from fogbound.arena.schedule import Duel
from fogbound.arena.sprt import OUTCOMES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NEEDS_LAB = "Ratings need the extra `lab`: pip install 'fogbound[lab]'"
POINTS = 173.71779276130073  # 400 / ln 10: a score of 10 to 1 is 400 points, as in chess
DRAWS = 400
IMAGINED = 1 / 3
JEFFREYS = 1 / 2
LEAST = 1e-6  # the least share of an outcome, so that no rating is infinite


def can_rate() -> bool:
    """Is the library that fits the model installed?"""
    return find_spec("choix") is not None


def ratings(bots: Sequence[str], scores: Mapping[Duel, Sequence[float]]) -> dict[str, Estimate]:
    """Every bot's rating; their mean is 0. `scores` are the first bot's, start by start."""
    import numpy as np  # slow to load, and playing does not need it

    rng = np.random.default_rng(1)
    seen = {
        duel: np.array([float(sum(score == outcome for score in of_duel)) for outcome in OUTCOMES])
        for duel, of_duel in scores.items()
    }
    best = _fit(bots, {duel: counts + IMAGINED for duel, counts in seen.items()})
    draws = np.array([_fit(bots, _draw_counts(seen, rng)) for _ in range(DRAWS)])
    low, high = np.percentile(draws, [2.5, 97.5], axis=0)
    starts = [sum(len(of_duel) for duel, of_duel in scores.items() if bot in duel) for bot in bots]
    return {bot: Estimate(float(best[i]), float(low[i]), float(high[i]), starts[i]) for i, bot in enumerate(bots)}


def _draw_counts(seen: Mapping[Duel, NDArray[np.float64]], rng: np.random.Generator) -> dict[Duel, NDArray[np.float64]]:
    """Outcomes drawn from their posterior."""
    return {duel: (rng.dirichlet(counts + JEFFREYS) + LEAST) * (counts.sum() + 1) for duel, counts in seen.items()}


def _fit(bots: Sequence[str], counts: Mapping[Duel, NDArray[np.float64]]) -> NDArray[np.float64]:
    import choix
    import numpy as np

    wins = np.zeros((len(bots), len(bots)))
    for (one, other), (lost, split, won) in counts.items():
        i, j = bots.index(one), bots.index(other)
        wins[i, j] += won + split / 2
        wins[j, i] += lost + split / 2
    return POINTS * choix.ilsr_pairwise_dense(wins, max_iter=10_000)
