"""A bot that searches: as X from X's station, as a pursuer from every station that X could be on."""

from __future__ import annotations

from random import Random

import numpy as np

from fogbound.bots.after_ply import x_gets_after
from fogbound.bots.fast_chase import chase_for
from fogbound.bots.kind import Advice, Choice, Odds
from fogbound.fast import Finding, Search, SearchOptions, Sifter, listing, matrix, offset, seeded
from fogbound.fast.arrays import States, Suspects, Weights
from fogbound.fast.policies import CATEGORIES, BySoftmax, numbers
from fogbound.game import DEALER, Edition, Move, Seat, View
from fogbound.games.yard.board import TICKETS
from fogbound.games.yard.edition import X, YardEdition
from fogbound.notation import CONCEDE


class SearchBot:
    """Plays any seat of a chase; one bot may lead all pursuers. It never concedes."""

    def __init__(
        self,
        edition: Edition,
        rng: Random,
        *,
        simulations: int,
        time: int,
        history: float,
        exploration: float,
        x_epsilon: float,
        seeker_epsilon: float,
        most: int,
        fitted: bool,
        urgency: float,
        bias: float,
        capture: float,
    ) -> None:
        self._chase = chase_for(edition)
        self._fitted = fitted
        self._sifter = Sifter(self._chase, BySoftmax.shipped(edition.id) if fitted else None)
        self._rng = rng
        self._simulations = None if time else simulations
        self._seconds = (time or most) / 1000 or None
        self._search: Search | None = None
        self._options = SearchOptions(
            exploration, history, x_slips=x_epsilon, pursuers_slip=seeker_epsilon, urgency=urgency, bias=bias
        )
        self._capture = capture

    def choose(self, view: View) -> Move | None:
        moves = [move for move in view.moves if move != CONCEDE]
        if len(moves) == 1:
            return moves[0]
        return self._chase.decode(self._pick(view, self.findings(view)).ply).move

    def _pick(self, view: View, findings: tuple[Finding, ...]) -> Finding:
        """The most visited ply; for a pursuer the likeliest capture among those visited nearly as often."""
        if view.seat == X or not self._capture or view.moves[0].verb == "place":
            return findings[0]
        near = [finding for finding in findings if finding.visits >= (1 - self._capture) * findings[0].visits]
        odds = dict(self.belief(view))
        return max(near, key=lambda finding: odds.get(self._chase.decode(finding.ply).move.number, 0.0))

    def advise(self, view: View, also: Move | None = None) -> Advice:
        """The seat's moves as the search rates them."""
        findings = [finding for finding in self.findings(view) if finding.visits]
        visits = sum(finding.visits for finding in findings)
        choices = [
            Choice(self._chase.decode(finding.ply).move, finding.chance, finding.visits / visits)
            for finding in findings
        ]
        if also is not None:
            choices = self._with(view, also, choices, findings[0].visits)
        return Advice(tuple(choices), self.belief(view))

    def _with(self, view: View, also: Move, choices: list[Choice], enough: int) -> list[Choice]:
        """A move with far fewer visits than the best gets a search of its own, to rate both with equal care."""
        place = next((n for n, choice in enumerate(choices) if choice.move == also), len(choices))
        share = choices[place].share if place < len(choices) else 0.0
        if share >= choices[0].share / 2:
            return choices
        return [*choices[:place], Choice(also, self._rate(view, also, enough), share), *choices[place + 1 :]]

    def _rate(self, view: View, move: Move, simulations: int) -> float:
        assert view.seat is not None
        assert self._search is not None
        ply = self._chase.ply(view.seat, move)
        chance = seeded(self._rng.getrandbits(60))
        gets = x_gets_after(self._chase, self._search, ply, *self._root(view), chance, simulations)
        return gets if view.seat == X else 1.0 - gets

    def findings(self, view: View) -> tuple[Finding, ...]:
        """What the search finds about the seat's moves, the best first."""
        assert view.seat is not None
        if not any(move != CONCEDE for move in view.moves):
            raise ValueError(f"{view.seat} has no move to choose now")  # a search would invent one
        if self._search is None:
            self._search = Search(self._chase, self._simulations)
        return self._search(
            self._chase.seat(view.seat),
            *self._root(view),
            seeded(self._rng.getrandbits(60)),
            self._simulations,
            self._seconds,
        )

    def _root(self, view: View) -> tuple[States, Weights, Suspects, SearchOptions]:
        """The input of a search: possible worlds, their odds, the suspects, and the options."""
        fleeing = view.seat == X
        self._sifter.follow(view)
        worlds, odds = self._own(view) if fleeing else self._possible(view)
        suspects = listing(self._chase, self._sifter.stations)
        return worlds, odds, suspects, self._options._replace(watched=fleeing)

    def belief(self, view: View) -> Odds:
        """How likely X is to be on each station, by the category weights or by the fitted model."""
        self._sifter.follow(view)
        worlds, odds = self._possible(view)
        share: dict[int, float] = {}
        for world, chance in zip(worlds, odds, strict=True):
            station = self._chase.numbers[world[offset.AT]]
            share[station] = share.get(station, 0.0) + float(chance)
        return tuple(sorted(share.items()))

    def _own(self, view: View) -> tuple[States, Weights]:
        """X knows the true state."""
        return self._chase.replay(view.log)[None], np.ones(1)

    def _possible(self, view: View) -> tuple[States, Weights]:
        """Every world that the public log allows, and how likely it is."""
        worlds, odds = self._sifter.worlds()
        if self._fitted:
            return worlds, odds
        odds = np.ones(len(worlds))
        stood = [self._chase.index_of[station] for station in stood_when_x_rode(self._chase.edition, view).values()]
        if stood:
            book = self._chase.book
            stations = int(book[matrix.STATIONS])
            ways = book[book[matrix.WAYS] :].reshape(stations, stations)
            away = ways[stood][:, worlds[:, offset.AT]].min(axis=0)
            odds = np.array(numbers()["category"]["near"])[np.clip(away, 1, CATEGORIES) - 1]
        return worlds, odds / odds.sum()


def stood_when_x_rode(edition: YardEdition, view: View) -> dict[Seat, int]:
    """Where the pursuers stood when X last rode, which is what X saw; empty before the first ride."""
    deals, now, then = iter(edition.deals), dict[Seat, int](), dict[Seat, int]()
    for ply in view.log:
        if ply.seat == X:
            then = dict(now) if ply.move.verb in TICKETS else then
            continue
        seat = next(deals)[0] if ply.seat == DEALER and ply.move.verb == "deal" else ply.seat
        if seat not in (X, DEALER) and ply.move.verb in (*TICKETS, "place", "deal"):
            now[seat] = ply.move.number
    return then
