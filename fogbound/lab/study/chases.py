"""Plays whole chases of a network against itself, and records them in columns.

X draws from its policy, and pursuers play their first choice in the order of their seats, as the bot does.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple, TypeVar

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from fogbound.bots.mind.encode import SLIPS
from fogbound.bots.mind.layout import SLOTS
from fogbound.learn import tables as play
from fogbound.learn.net import Net, read
from fogbound.learn.rules import Rules
from fogbound.learn.selfplay import draw, padded, padded_to
from fogbound.learn.tables import DOUBLE, OVER, PURSUIT, SECOND, Tables, X

ENDINGS = ("caught", "trapped", "stuck", "away", "spent")
CAUGHT, TRAPPED, STUCK, AWAY, SPENT = range(len(ENDINGS))
TAXI, BUS, UNDERGROUND, BLACK, TWICE = range(5)  # X's plies: a ticket, or a double
NOBODY = SLOTS

Column = NDArray[np.float64]


class Ends(NamedTuple):
    """How each chase went, one row per chase."""

    gain: Column  # 1 for getting away, or X's share of the points
    rounds: Column
    ending: Column
    start: Column  # X's start card, counted from 0
    near: Column  # rides from the nearest pursuer to X's start
    station: Column  # where X was in the end
    catcher: Column  # the slot of the pursuer who caught X
    black: Column  # what X had left
    doubles: Column
    taxi: Column  # what all pursuers together had left
    bus: Column
    underground: Column


class Flights(NamedTuple):
    """X's decision at the beginning of each round, and its value."""

    chase: Column
    round: Column
    till: Column  # rides until X appears: 1 for the next one
    unseen: Column  # rides since X appeared
    suspects: Column  # the number of equally likely stations that the belief amounts to
    near: Column
    black: Column  # what X had
    doubles: Column
    played: Column
    gained: Column  # so far
    value: Column
    without_black: Column  # the value with one ticket less; the same value if X had none, or if not `deep`
    without_double: Column


class Stands(NamedTuple):
    """Each round after X's move, before the pursuers'."""

    chase: Column
    round: Column
    station: Column
    suspects: Column
    unseen: Column
    here: Column  # the belief in X's true station
    near: Column
    gained: Column
    value: Column  # averaged over the belief


class Hunts(NamedTuple):
    """Each ride of a pursuer."""

    chase: Column
    round: Column
    slot: Column
    ticket: Column
    before: Column  # rides between the pursuer and X
    after: Column
    unseen: Column


@dataclass(frozen=True)
class Chases:
    ends: Ends
    flights: Flights
    stands: Stands
    hunts: Hunts


Rows = TypeVar("Rows", Ends, Flights, Stands, Hunts)


def _columns(values: tuple[Tensor, ...]) -> list[Column]:
    return [value.detach().cpu().numpy().astype(np.float64) for value in values]


def _join(kind: type[Rows], rows: list[Rows]) -> Rows:
    if not rows:
        return kind(*[np.zeros(0)] * len(kind._fields))
    return kind(*(np.concatenate(column) for column in zip(*rows, strict=True)))


def join_chases(parts: list[Chases]) -> Chases:
    """Several batches as one, with their chases renumbered."""
    first, shifted = 0, []
    for part in parts:
        shifted.append(
            Chases(
                part.ends,
                part.flights._replace(chase=part.flights.chase + first),
                part.stands._replace(chase=part.stands.chase + first),
                part.hunts._replace(chase=part.hunts.chase + first),
            )
        )
        first += len(part.ends.gain)
    return Chases(
        _join(Ends, [part.ends for part in shifted]),
        _join(Flights, [part.flights for part in shifted]),
        _join(Stands, [part.stands for part in shifted]),
        _join(Hunts, [part.hunts for part in shifted]),
    )


@torch.no_grad()
def play_chases(rules: Rules, net: Net, games: int, *, opening: Tensor | None = None, deep: bool = True) -> Chases:
    """Chases under the first of the rules' terms, dealt and played with torch's random generator.

    `opening` is where pursuers who may choose begin; `deep` also computes the value of X's tickets at each turn of X.
    """
    terms = torch.zeros(games, dtype=torch.long, device=rules.device)
    placed = None if opening is None else opening.expand(games, -1)
    return _Recorder(rules, net, play.deal_tables(rules, terms, placed=placed), deep).chases()


class _Recorder:
    """The tables still in play, the numbers of their chases, and the columns recorded so far."""

    def __init__(self, rules: Rules, net: Net, tables: Tables, deep: bool) -> None:
        self.rules, self.net, self.tables, self.deep = rules, net, tables, deep
        self.chase = torch.arange(len(tables), device=rules.device)
        self.start, self.near = tables.at[:, 0].clone(), _nearest(rules, tables)
        self.catcher = torch.full_like(self.chase, NOBODY)
        self.flights: list[Flights] = []
        self.stands: list[Stands] = []
        self.hunts: list[Hunts] = []
        self.ends: list[tuple[Tensor, Ends]] = []

    def chases(self) -> Chases:
        self._leave(torch.full_like(self.chase, TRAPPED), self.tables.round - 1)
        while len(self.tables):
            self._round()
        order = np.argsort(torch.cat([chase for chase, _ in self.ends]).cpu().numpy(), kind="stable")
        ends = _join(Ends, [end for _, end in self.ends])
        return Chases(
            Ends(*(column[order] for column in ends)),
            _join(Flights, self.flights),
            _join(Stands, self.stands),
            _join(Hunts, self.hunts),
        )

    def _round(self) -> None:
        rules, tables = self.rules, self.tables
        for phase in (X, DOUBLE, SECOND):
            rows = (tables.phase == phase).nonzero()[:, 0]
            if len(rows):
                self._flee(rows)
        for turn in range(SLOTS):
            going = play.pursuit(rules, tables)
            rows = ((tables.phase == PURSUIT) & going.any).nonzero()[:, 0]
            if len(rows):
                self._hunt(rows, going, first=turn == 0)
        caught = (tables.at[:, 1:] == tables.at[:, :1]).any(1)
        early = torch.where(caught, CAUGHT, SPENT)
        before, was_over = tables.round.clone(), tables.phase == OVER
        play.end_round(rules, tables, play.pursuit(rules, tables))
        late = torch.where(before >= rules.max_rounds[tables.terms], AWAY, STUCK)
        late = torch.where(tables.round > before, TRAPPED, late)
        self._leave(torch.where(was_over, early, late), before)

    def _flee(self, rows: Tensor) -> None:
        rules, net, now = self.rules, self.net, self.tables.rows(rows)
        given = read(rules, now)
        h = net.thought(given)
        may = play.x_may(rules, now)
        ride, double = net.x_scores(h, given.maps)
        rides, here = play.x_choices(rules, now), now.at[:, :1]
        legal = torch.cat([padded(may.ride).gather(1, rides), may.double.gather(1, here)], dim=1)
        scores = torch.cat([padded(ride).gather(1, rides), double.gather(1, here)], dim=1)
        choice, _ = draw(scores, legal)
        ply = torch.cat([rides, torch.full_like(here, rules.none)], dim=1).gather(1, choice[:, None])[:, 0]
        if now.phase[0] == X:
            value = torch.sigmoid(net.values(h, given.maps)).gather(1, here)[:, 0]
            self._write_flight(rows, now, ply, value)
        play.x_play(rules, now, ply, play.x_policy(rules, may, ride, double, SLIPS))
        self.tables.put(rows, now)

    def _write_flight(self, rows: Tensor, now: Tables, ply: Tensor, value: Tensor) -> None:
        rules = self.rules
        what = torch.where(ply == rules.none, TWICE, rules.ticket[ply.clamp_max(rules.none - 1)])
        columns = (
            self.chase[rows],
            now.round,
            rules.till_reveal[now.terms, now.windows],
            now.windows - now.seen,
            _suspects(now),
            _nearest(rules, now),
            now.black,
            now.doubles,
            what,
            now.gain,
            value,
            self._without(now, "black", value),
            self._without(now, "doubles", value),
        )
        self.flights.append(Flights(*_columns(columns)))

    def _without(self, now: Tables, what: str, value: Tensor) -> Tensor:
        """The value of X's position with one ticket less of a kind."""
        rows = (getattr(now, what) > 0).nonzero()[:, 0]
        if not self.deep or not len(rows):
            return value
        less = now.rows(rows)
        setattr(less, what, getattr(less, what) - 1)
        return value.index_put((rows,), worth(self.rules, self.net, less))

    def _hunt(self, rows: Tensor, going: play.Pursuit, *, first: bool) -> None:
        rules, now, mover = self.rules, self.tables.rows(rows), going.mover[rows]
        given = read(rules, now, mover)
        h = self.net.thought(given)
        rides, legal = going.rides[rows, mover], going.legal[rows, mover]
        scores = padded_to(self.net.pursuer_scores(h, given.maps), rules.none + 1).gather(1, rides)
        ride = rides.gather(1, scores.masked_fill(~legal, -1e9).argmax(1, keepdim=True))[:, 0]
        chase, unseen = self.chase[rows], now.windows - now.seen
        if first:
            value = (now.belief * torch.sigmoid(self.net.values(h, given.maps))).sum(1)
            x = now.at[:, 0]
            here = now.belief.gather(1, x[:, None])[:, 0]
            stand = (chase, now.round, x, _suspects(now), unseen, here, _nearest(rules, now), now.gain, value)
            self.stands.append(Stands(*_columns(stand)))
        x, was = now.at[:, 0], now.at.gather(1, 1 + mover[:, None])[:, 0]
        far = rules.distances
        hunt = (chase, now.round, mover, rules.ticket[ride], far[was, x], far[rules.end[ride], x], unseen)
        self.hunts.append(Hunts(*_columns(hunt)))
        self.catcher[rows] = torch.where(rules.end[ride] == x, mover, self.catcher[rows])
        play.pursuer_plays(rules, now, mover, ride)
        self.tables.put(rows, now)

    def _leave(self, ending: Tensor, rounds: Tensor) -> None:
        """Record the tables that are over, and drop them."""
        over = (self.tables.phase == OVER).nonzero()[:, 0]
        if not len(over):
            return
        done, left = self.tables.rows(over), self.tables.purses[over].sum(1)
        start, near, at = self.start[over], self.near[over], done.at[:, 0]
        columns = (done.gain, rounds[over], ending[over], start, near, at, self.catcher[over], done.black, done.doubles)
        self.ends.append((self.chase[over], Ends(*_columns((*columns, *left.unbind(1))))))
        on = (self.tables.phase != OVER).nonzero()[:, 0]
        self.tables, self.chase, self.catcher = self.tables.rows(on), self.chase[on], self.catcher[on]
        self.start, self.near = self.start[on], self.near[on]


def worth(rules: Rules, net: Net, tables: Tables) -> Tensor:
    """X's expected gain from X's station, X to move."""
    given = read(rules, tables)
    return torch.sigmoid(net.values(net.thought(given), given.maps)).gather(1, tables.at[:, :1])[:, 0]


def _suspects(tables: Tables) -> Tensor:
    """The number of equally likely stations with the same entropy."""
    return torch.exp(torch.special.entr(tables.belief).sum(1))


def _nearest(rules: Rules, tables: Tables) -> Tensor:
    x = tables.at[:, :1].expand(-1, SLOTS)
    return rules.distances[tables.at[:, 1:], x].min(1).values


@torch.no_grad()
def openings(rules: Rules, net: Net) -> list[tuple[tuple[int, ...], float]]:
    """All openings for pursuers who choose their starts against an open X, the best for them first.

    Each has the stations, counted from 0, and X's mean gain over the starts left to X.
    """
    one = rules.terms[0]
    count = int(one.present.sum())
    ways = torch.tensor(list(combinations(one.pursuers_start.tolist(), count)), device=rules.device)
    starts = torch.as_tensor(one.x_starts, device=rules.device)
    way = torch.arange(len(ways), device=rules.device).repeat_interleave(len(starts))
    x = starts.repeat(len(ways))
    free = (ways[way] != x[:, None]).all(1)
    way, x = way[free], x[free]
    gained = torch.cat([_worth_at(rules, net, ways[some], x[n]) for n, some in _batches(way)])
    mean = torch.zeros(len(ways), device=rules.device).index_add_(0, way, gained) / torch.bincount(way)
    return [(tuple(ways[n].tolist()), mean[n].item()) for n in mean.argsort(stable=True).tolist()]


def _batches(way: Tensor, size: int = 1024) -> list[tuple[Tensor, Tensor]]:
    rows = torch.arange(len(way), device=way.device)
    return [(some, way[some]) for some in rows.split(size)]


def _worth_at(rules: Rules, net: Net, pursuers: Tensor, x: Tensor) -> Tensor:
    placed = pad_pursuers(rules, pursuers)
    tables = play.deal_tables(rules, torch.zeros_like(x), placed=placed)
    tables.at[:, 0] = x
    tables.belief = torch.nn.functional.one_hot(x, rules.stations).float()
    return worth(rules, net, tables)


def pad_pursuers(rules: Rules, pursuers: Tensor) -> Tensor:
    """Pursuers' stations, [b, n], padded for the pawns that do not exist."""
    return torch.nn.functional.pad(pursuers, (0, SLOTS - pursuers.shape[1]), value=rules.stations)
