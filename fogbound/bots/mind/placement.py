"""Where pursuers begin if they may choose: the network's value of every placement, over all of X's possible starts."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

import numpy as np

from fogbound.bots.fast_chase import chase_for
from fogbound.bots.mind.network import Network
from fogbound.bots.mind.rows import seen_in
from fogbound.bots.mind.terms import terms_of
from fogbound.fast import Chase, legal, offset, play, verbs
from fogbound.fast.arrays import DEALER, States, X
from fogbound.games.yard.edition import YardEdition

BATCH = 512


def gains(network: Network, edition: YardEdition, taken: frozenset[int], free: frozenset[int]) -> dict[int, float]:
    """What X gains if the next pursuer begins on each free station and the others then choose best."""
    found: dict[int, float] = {}
    for stations, gain in ranked(network, edition):
        if taken <= set(stations):
            for station in free & set(stations):
                found.setdefault(station, gain)
    return found


@lru_cache(maxsize=4)
def ranked(network: Network, edition: YardEdition) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every placement with what X gains, the best for pursuers first."""
    chase = chase_for(edition)
    ways = list(combinations(edition.grounds, len(edition.detectives)))
    openings = [(n, state) for n, way in enumerate(ways) for state in _openings(chase, way)]
    gained, counts = np.zeros(len(ways)), np.zeros(len(ways))
    for first in range(0, len(openings), BATCH):
        some = openings[first : first + BATCH]
        of, states = np.array([n for n, _ in some]), np.stack([state for _, state in some])
        np.add.at(gained, of, _values(network, edition, states))
        np.add.at(counts, of, 1)
    mean = gained / np.maximum(counts, 1)
    return tuple((ways[n], float(mean[n])) for n in np.argsort(mean, kind="stable"))


def _openings(chase: Chase, way: tuple[int, ...]) -> States:
    """The states after a placement, one for each start that is left for X."""
    state = chase.opening()
    for seat, station in enumerate(way, start=1):
        play(chase.book, state, seat << verbs.SEAT_SHIFT | verbs.PLACE << verbs.VERB_SHIFT | chase.index_of[station])
    cards = chase.buffer()
    count = legal(chase.book, state, DEALER, cards)
    states = np.repeat(state[None], count, axis=0)
    for row, card in zip(states, cards[:count], strict=True):
        play(chase.book, row, card)
    return states


def _values(network: Network, edition: YardEdition, states: States) -> np.ndarray:
    layout = network.layout
    station = states[:, offset.AT].astype(np.int64) - 1
    belief = np.zeros((len(states), layout.nowhere), dtype=np.float32)
    row = np.arange(len(states))
    belief[row, station] = 1.0
    thought = network.read(seen_in(layout, terms_of(edition, layout), states, X), belief)
    return network.values(thought)[row, station]
