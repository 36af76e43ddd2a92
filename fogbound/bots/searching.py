"""A chaser who searches: X from where he is, pursuers from every station that he could be on."""

from __future__ import annotations

from random import Random

import numpy as np

from fogbound.bots.chases import chase_for
from fogbound.bots.kind import Advice, Choice, Odds
from fogbound.bots.trying import tried
from fogbound.fast import Finding, Manner, Search, Sifter, column, listing, page, seeded
from fogbound.fast.arrays import States, Suspects, Weights
from fogbound.fast.policies import CATEGORIES, BySoftmax, numbers
from fogbound.game import DEALER, Edition, Move, Seat, View
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import X, YardEdition
from fogbound.notation import CONCEDE


class SearchingBot:
    """Plays any seat of a chase; one bot may lead all pursuers. It never gives up."""

    def __init__(
        self,
        edition: Edition,
        rng: Random,
        *,
        simulations: int,
        time: int,
        tree: str,
        categories: bool,
        coalition: float,
        history: float,
        exploration: float,
        filter: bool,
        x_epsilon: float,
        seeker_epsilon: float,
        playouts: str,
        most: int,
        fitted: bool,
        urgency: float,
        bias: float,
        capture: float,
        mix: float,
    ) -> None:
        self._chase = chase_for(edition)
        self._fitted = fitted
        self._sifter = Sifter(self._chase, BySoftmax.shipped(edition.id) if fitted else None)
        self._rng = rng
        self._simulations = None if time else simulations
        self._seconds = (time or most) / 1000 or None
        self._search: Search | None = None
        self._categories = categories
        self._playouts = playouts
        by_chance = playouts == "random"
        self._manner = Manner(
            exploration,
            history,
            coalition,
            1.0 if by_chance else x_epsilon,
            1.0 if by_chance else seeker_epsilon,
            filtered=filter,
            separate=tree == "separate",
            urgency=urgency,
            bias=bias,
        )
        self._capture, self._mix = capture, mix

    def choose(self, view: View) -> Move | None:
        moves = [move for move in view.moves if move != CONCEDE]
        if len(moves) == 1:
            return moves[0]
        return self._chase.spelt(self._chosen(view, self.findings(view)).ply).move

    def _chosen(self, view: View, findings: tuple[Finding, ...]) -> Finding:
        """The most visited; of several that are nearly so a pursuer's likeliest capture, and any of X's."""
        slack = self._mix if view.seat == X else self._capture
        if not slack or view.moves[0].verb == "place":
            return findings[0]
        near = [finding for finding in findings if finding.visits >= (1 - slack) * findings[0].visits]
        if view.seat == X:
            return self._rng.choices(near, [finding.visits for finding in near])[0]
        odds = dict(self.belief(view))
        return max(near, key=lambda finding: odds.get(self._chase.spelt(finding.ply).move.number, 0.0))

    def advise(self, view: View, also: Move | None = None) -> Advice:
        """The moves of a view's seat as the search rates them."""
        findings = [finding for finding in self.findings(view) if finding.visits]
        visits = sum(finding.visits for finding in findings)
        choices = [
            Choice(self._chase.spelt(finding.ply).move, finding.chance, finding.visits / visits) for finding in findings
        ]
        if also is not None:
            choices = self._with(view, also, choices, findings[0].visits)
        return Advice(tuple(choices), self.belief(view))

    def _with(self, view: View, also: Move, choices: list[Choice], enough: int) -> list[Choice]:
        """A move that was looked at far less often than the best is tried by itself, so that both are known as well."""
        place = next((n for n, choice in enumerate(choices) if choice.move == also), len(choices))
        share = choices[place].share if place < len(choices) else 0.0
        if share >= choices[0].share / 2:
            return choices
        return [*choices[:place], Choice(also, self._tried(view, also, enough), share), *choices[place + 1 :]]

    def _tried(self, view: View, move: Move, simulations: int) -> float:
        assert view.seat is not None
        assert self._search is not None
        ply = self._chase.ply(view.seat, move)
        chance = seeded(self._rng.getrandbits(60))
        gets = tried(self._chase, self._search, ply, *self._root(view), chance, simulations)
        return gets if view.seat == X else 1.0 - gets

    def findings(self, view: View) -> tuple[Finding, ...]:
        """What the search thinks of the moves of a view's seat, the best first."""
        assert view.seat is not None
        if not any(move != CONCEDE for move in view.moves):
            raise ValueError(f"{view.seat} has nothing to choose now")  # a search would make something up
        if self._search is None:
            self._search = Search(self._chase, self._simulations)
        return self._search(
            self._chase.seat(view.seat),
            *self._root(view),
            seeded(self._rng.getrandbits(60)),
            self._simulations,
            self._seconds,
        )

    def _root(self, view: View) -> tuple[States, Weights, Suspects, Manner]:
        """What a search from a view begins with: worlds and their odds, the suspects, and how to search."""
        fleeing = view.seat == X
        self._sifter.follow(view)
        worlds, odds = self._own(view) if fleeing else self._possible(view)
        watched = self._playouts == "suspects" or (self._playouts == "paired" and fleeing)
        suspects = listing(self._chase, self._sifter.stations)
        return worlds, odds, suspects, self._manner._replace(watched=watched)

    def belief(self, view: View) -> Odds:
        """Where X may be, by the weights of the categories or by the fitted model."""
        self._sifter.follow(view)
        worlds, odds = self._possible(view)
        share: dict[int, float] = {}
        for world, chance in zip(worlds, odds, strict=True):
            station = self._chase.numbers[world[column.AT]]
            share[station] = share.get(station, 0.0) + float(chance)
        return tuple(sorted(share.items()))

    def _own(self, view: View) -> tuple[States, Weights]:
        """X knows where he is."""
        return self._chase.replay(view.log)[None], np.ones(1)

    def _possible(self, view: View) -> tuple[States, Weights]:
        """Every world that pursuers cannot rule out, and how likely it is thought to be."""
        worlds, odds = self._sifter.worlds()
        if self._fitted:
            return worlds, odds
        odds = np.ones(len(worlds))
        stood = [self._chase.counted[station] for station in stood_when_x_rode(self._chase.edition, view).values()]
        if self._categories and stood:
            book = self._chase.book
            stations = int(book[page.STATIONS])
            ways = book[book[page.WAYS] :].reshape(stations, stations)
            away = ways[stood][:, worlds[:, column.AT]].min(axis=0)
            odds = np.array(numbers()["category"]["near"])[np.clip(away, 1, CATEGORIES) - 1]
        return worlds, odds / odds.sum()


def stood_when_x_rode(edition: YardEdition, view: View) -> dict[Seat, int]:
    """Where the pursuers stood when X last rode: that is what he saw when he chose; empty before."""
    deals, now, then = iter(edition.deals), dict[Seat, int](), dict[Seat, int]()
    for ply in view.log:
        if ply.seat == X:
            then = dict(now) if ply.move.verb in TICKETS else then
            continue
        seat = next(deals)[0] if ply.seat == DEALER and ply.move.verb == "deal" else ply.seat
        if seat not in (X, DEALER) and ply.move.verb in (*TICKETS, "place", "deal"):
            now[seat] = ply.move.number
    return then
