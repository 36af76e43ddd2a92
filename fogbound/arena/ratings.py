"""One number a bot. Bots do not learn between games, so the order of results must not matter, as it would with Elo's,
Glicko's or TrueSkill's running updates: a Bradley–Terry model is fitted to all of them at once.

The unit is a start, both its games together: won, split or lost, and a split counts half for each. So a difference of
ratings is the logit of a score, parity is a difference of 0, and neither role's advantage comes in. One imagined start
a duel, a third each won, split and lost, keeps ratings finite where somebody never lost. The intervals are Bayesian:
shares of each duel's outcomes are drawn many times, given what was seen and Jeffreys' prior, and rated anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from fogbound.arena.intervals import Estimate
from fogbound.arena.schedule import Duel
from fogbound.arena.sprt import OUTCOMES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

POINTS = 173.71779276130073  # 400 / ln 10: a score of 10 to 1 is 400 points, as chess players count
DRAWS = 400
IMAGINED = 1 / 3
JEFFREYS = 1 / 2
LEAST = 1e-6  # a share that nothing is rated infinite by


def ratings(bots: Sequence[str], scores: Mapping[Duel, Sequence[float]]) -> dict[str, Estimate]:
    """Every bot's rating; their mean is 0. `scores` are the first bot's, start by start."""
    import numpy as np  # it takes a moment to load, and playing needs none of it

    rng = np.random.default_rng(1)
    seen = {
        duel: np.array([float(sum(score == outcome for score in found)) for outcome in OUTCOMES])
        for duel, found in scores.items()
    }
    best = _fitted(bots, {duel: counts + IMAGINED for duel, counts in seen.items()})
    drawn = np.array([_fitted(bots, _drawn(seen, rng)) for _ in range(DRAWS)])
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    starts = [sum(len(found) for duel, found in scores.items() if bot in duel) for bot in bots]
    return {bot: Estimate(float(best[i]), float(low[i]), float(high[i]), starts[i]) for i, bot in enumerate(bots)}


def _drawn(seen: Mapping[Duel, NDArray[np.float64]], rng: np.random.Generator) -> dict[Duel, NDArray[np.float64]]:
    """Outcomes as they may as well have been."""
    return {duel: (rng.dirichlet(counts + JEFFREYS) + LEAST) * (counts.sum() + 1) for duel, counts in seen.items()}


def _fitted(bots: Sequence[str], counts: Mapping[Duel, NDArray[np.float64]]) -> NDArray[np.float64]:
    import choix
    import numpy as np

    wins = np.zeros((len(bots), len(bots)))
    for (one, other), (lost, split, won) in counts.items():
        i, j = bots.index(one), bots.index(other)
        wins[i, j] += won + split / 2
        wins[j, i] += lost + split / 2
    return POINTS * choix.ilsr_pairwise_dense(wins, max_iter=10_000)
