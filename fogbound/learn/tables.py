"""The chase at many tables in lockstep: legal plies of X and of the pursuers, and what follows from them.

The rules in `fogbound.games.yard` stay the authority; tests play both side by side. Where pursuers may choose their
order, they move in the order of their seats, unless lots are drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

import torch
from torch import Tensor

from fogbound.bots.mind.layout import SLOTS
from fogbound.learn.rules import Rules

X, DOUBLE, SECOND, PURSUIT, OVER = range(5)
BLACK = 3


@dataclass
class Tables:
    """Rows of tables. `belief` is what everybody can infer about X's station if X follows the given policy."""

    terms: Tensor  # [b], which of the rules' terms a table has
    at: Tensor  # [b, 6], X first
    purses: Tensor  # [b, 5, 3]
    black: Tensor
    doubles: Tensor
    boats: Tensor
    round: Tensor
    windows: Tensor
    vanished: Tensor
    seen: Tensor  # the window at which X was last seen; -1 before
    waiting: Tensor  # [b, 5]
    phase: Tensor
    belief: Tensor  # [b, stations]
    possible: Tensor  # [b, stations], the belief if X plays anything: where X's routes lead, whatever X's policy
    gain: Tensor  # X's gain since it was last added to `total`: 1 for getting away, or shares of the points
    total: Tensor  # X's gain before that

    def __len__(self) -> int:
        return len(self.terms)

    def rows(self, which: Tensor) -> Tables:
        return Tables(**{field.name: getattr(self, field.name)[which] for field in fields(self)})

    def put(self, which: Tensor, rows: Tables) -> None:
        for field in fields(self):
            getattr(self, field.name)[which] = getattr(rows, field.name)


def deal_tables(
    rules: Rules, terms: Tensor, chance: torch.Generator | None = None, placed: Tensor | None = None
) -> Tables:
    """New tables, X to move. Pursuers who may choose their start stand where `placed` [b, 5] says, or anywhere."""
    count, device = len(terms), rules.device
    lots = torch.rand(count, rules.stations, generator=chance, device=device)
    cards = lots.masked_fill(~rules.may_start[terms], -1.0).topk(SLOTS, dim=1).indices
    pursuers = torch.where(rules.present[terms], cards if placed is None else placed, rules.stations)
    occupied = _occupied(rules, pursuers)
    free = rules.x_may_start[terms] & ~occupied
    x = torch.rand(count, rules.stations, generator=chance, device=device).masked_fill(~free, -1.0).argmax(1)
    zeros = torch.zeros(count, dtype=torch.long, device=device)
    open_ = rules.x_open[terms]
    belief = torch.where(open_[:, None], _only(rules, x), free.float())
    belief = belief / belief.sum(1, keepdim=True)
    tables = Tables(
        terms=terms,
        at=torch.cat([x[:, None], pursuers], dim=1),
        purses=rules.purses[terms],
        black=rules.black[terms],
        doubles=rules.doubles[terms],
        boats=rules.boats[terms],
        round=zeros,
        windows=zeros.clone(),
        vanished=zeros.clone(),
        seen=open_.long() - 1,
        waiting=torch.zeros(count, SLOTS, dtype=torch.bool, device=device),
        phase=zeros.clone(),
        belief=belief,
        possible=belief.clone(),
        gain=torch.zeros(count, device=device),
        total=torch.zeros(count, device=device),
    )
    _begin_round(rules, tables, torch.ones(count, dtype=torch.bool, device=device))
    return tables


def _shares(belief: Tensor) -> Tensor:
    return belief / belief.sum(1, keepdim=True).clamp_min(1e-30)


def _only(rules: Rules, station: Tensor) -> Tensor:
    return torch.nn.functional.one_hot(station, rules.stations).float()


def _occupied(rules: Rules, pursuers: Tensor) -> Tensor:
    """Which stations pursuers stand on."""
    occupied = torch.zeros(len(pursuers), rules.stations + 1, dtype=torch.bool, device=rules.device)
    return occupied.scatter_(1, pursuers, True)[:, : rules.stations]


# X


class XMay(NamedTuple):
    """What X may play from every possible station."""

    ride: Tensor  # [b, rides]
    double: Tensor  # [b, stations]


def x_may(rules: Rules, tables: Tables) -> XMay:
    ok, ordinary, black = _x_rides(rules, tables)
    leads_on = ordinary | ((tables.black > 0)[:, None] & black)  # after a ride without a black ticket
    leads_on_black = ordinary | ((tables.black > 1)[:, None] & black)
    end, o = rules.end, rules.ordinary
    first = ok & torch.cat([leads_on[:, end[:o]], leads_on_black[:, end[o:]]], dim=1)
    pairs = _any_from(rules, first)
    doubling = (tables.phase == DOUBLE)[:, None]
    may_double = (tables.phase == X) & (tables.doubles > 0)
    return XMay(torch.where(doubling, first, ok), pairs & may_double[:, None])


def _x_rides(rules: Rules, tables: Tables) -> tuple[Tensor, Tensor, Tensor]:
    """X's affordable rides to free stations, and the stations with an ordinary one and with a black one."""
    occupied = _occupied(rules, tables.at[:, 1:])
    ok = rules.rides[tables.terms] & ~occupied[:, rules.end]
    ok[:, rules.ordinary :] &= may_go_black(rules, tables)[:, None]
    ok &= ~(rules.boat & (tables.boats == 0)[:, None])
    o, start = rules.ordinary, rules.from_station
    return ok, (ok[:, :o].float() @ start[:o]) > 0, (ok[:, o:].float() @ start[o:]) > 0


def may_go_black(rules: Rules, tables: Tables) -> Tensor:
    in_a_row = rules.x_open[tables.terms] & (tables.vanished > 0) & (tables.vanished == tables.windows)
    return (tables.black > 0) & ~in_a_row


def _any_from(rules: Rules, rides: Tensor) -> Tensor:
    return (rides.float() @ rules.from_station) > 0


class XPolicy(NamedTuple):
    """The probabilities of X's plies from every station; those from one station add up to 1."""

    ride: Tensor  # [b, rides]
    double: Tensor  # [b, stations]


def x_policy(rules: Rules, may: XMay, ride: Tensor, double: Tensor, slips: float = 0.0) -> XPolicy:
    """From scores to probabilities; with the share `slips`, X plays at random."""
    rides, doubles = torch.exp(ride) * may.ride, torch.exp(double) * may.double
    share = 1.0 / (rides @ rules.from_station + doubles).clamp_min(1e-30)
    anything = slips / (may.ride.float() @ rules.from_station + may.double).clamp_min(1.0)
    return XPolicy(
        (1.0 - slips) * rides * share[:, rules.start] + anything[:, rules.start] * may.ride,
        (1.0 - slips) * doubles * share + anything * may.double,
    )


def anything(rules: Rules, policy: XPolicy) -> XPolicy:
    """Every ply that a policy ever plays, equally often; policies play all legal ones."""
    ride, double = (policy.ride > 0).float(), (policy.double > 0).float()
    share = 1.0 / (ride @ rules.from_station + double).clamp_min(1.0)
    return XPolicy(share[:, rules.start] * ride, share * double)


def x_choices(rules: Rules, tables: Tables) -> Tensor:
    """The rides from where X is, [b, n]; where there are fewer, `none`."""
    return rules.leaving[tables.at[:, 0]]


def x_play(rules: Rules, tables: Tables, ply: Tensor, policy: XPolicy) -> None:
    """X plays a ride, or announces a double (`none`); the belief is what `policy` makes of what everybody sees."""
    double = ply == rules.none
    ride = ply.clamp_max(rules.none - 1)
    black = (rules.ticket[ride] == BLACK) & ~double
    terms, station, rode = tables.terms, rules.end[ride], ~double
    shown = rules.ticket[None] == rules.ticket[ride][:, None]

    def learned(belief: Tensor, policy: XPolicy) -> Tensor:
        came = (belief[:, rules.start] * policy.ride * shown) @ rules.to_station
        return torch.where(double[:, None], belief * policy.double, came)

    beliefs = [learned(tables.belief, policy), learned(tables.possible, anything(rules, policy))]
    tables.at[:, 0] = torch.where(double, tables.at[:, 0], station)
    tables.boats = tables.boats - (black & rules.boat[ride] & (tables.boats > 0)).long()
    tables.black = tables.black - black.long()
    tables.doubles = tables.doubles - double.long()
    tables.windows = tables.windows + rode.long()
    open_ = rules.x_open[terms]
    tables.vanished = torch.where(black & open_, tables.windows, tables.vanished)
    seen = rode & torch.where(open_, ~black, rules.reveals[terms, tables.windows])
    tables.seen = torch.where(seen, tables.windows, tables.seen)
    surely = _only(rules, tables.at[:, 0])
    tables.belief, tables.possible = (_shares(torch.where(seen[:, None], surely, one)) for one in beliefs)
    cost = rules.black_price[terms] / rules.began_worth[terms]
    tables.gain = tables.gain - black * rules.priced[terms] * cost
    pursued = rode & (tables.phase != DOUBLE)
    tables.phase = torch.where(double, DOUBLE, torch.where(pursued, PURSUIT, SECOND))
    tables.waiting = torch.where(pursued[:, None], rules.present[terms], tables.waiting)


# Pursuers


class Pursuit(NamedTuple):
    """Who may ride now, and where to."""

    rides: Tensor  # [b, 5, n], filled up with `none`
    payable: Tensor  # [b, 5, n], whether the pawn can pay, ignoring other pawns
    legal: Tensor  # [b, 5, n]
    mover: Tensor  # [b], the slot of the one who does
    any: Tensor  # [b], is there one?


def pursuit(rules: Rules, tables: Tables, lots: Tensor | None = None) -> Pursuit:
    """Who may ride; `lots` [b, 5], from 0 to 1, decide who goes first within a group."""
    terms, at = tables.terms, tables.at[:, 1:]
    rides = rules.pursuing[at]
    ticket = rules.ticket_or_taxi[rides]
    purse = tables.purses.gather(1, rules.purse_of[terms][:, :, None].expand(-1, -1, 3))
    pays = (purse > 0) | rules.police[terms][:, :, None]
    exists = rules.exists[terms].gather(1, rides.flatten(1)).view_as(rides)
    payable = exists & pays.gather(2, ticket)
    end = rules.end_or_nowhere[rides]
    occupied = _occupied(rules, at)
    occupied = torch.cat([occupied, occupied.new_zeros(len(occupied), 1)], dim=1)
    legal = payable & ~occupied.gather(1, end.flatten(1)).view_as(end)
    ready = tables.waiting & legal.any(2)
    slot = torch.arange(SLOTS, device=rules.device) / SLOTS
    turn = rules.group_of[terms] + (slot if lots is None else lots)
    mover = turn.masked_fill(~ready, 2.0 * SLOTS).argmin(1)
    return Pursuit(rides, payable, legal, mover, ready.any(1))


def pursuer_plays(rules: Rules, tables: Tables, mover: Tensor, ride: Tensor) -> None:
    """A pursuer rides. A capture ends the chase; otherwise X is not at the pursuer's new station."""
    terms, row = tables.terms, torch.arange(len(tables), device=rules.device)
    there, ticket, police = rules.end[ride], rules.ticket[ride], rules.police[tables.terms, mover]
    purse = rules.purse_of[terms, mover]
    tables.purses[row, purse, ticket] -= (~police).long()
    tables.at[row, 1 + mover] = there
    group = rules.group_of[terms]
    tables.waiting[row, mover] = False
    tables.waiting &= group >= group.gather(1, mover[:, None])
    caught = there == tables.at[:, 0]
    price = rules.prices[terms].gather(1, ticket[:, None])[:, 0] / rules.began_worth[terms]
    tables.gain = tables.gain + price * (rules.priced[terms] & ~police)
    for belief in (tables.belief, tables.possible):
        belief[row, there] = 0.0
    tables.belief, tables.possible = _shares(tables.belief), _shares(tables.possible)
    spent = rules.priced[terms] & (tables.purses.flatten(1).sum(1) == 0)
    tables.phase = torch.where(caught | spent, OVER, tables.phase)


def end_round(rules: Rules, tables: Tables, going: Pursuit) -> None:
    """For tables where no other pursuer can ride: end the chase, or begin X's next turn."""
    terms = tables.terms
    ending = (tables.phase == PURSUIT) & ~going.any
    can = torch.where(rules.blocked_is_stuck[terms][:, None], going.legal.any(2), going.payable.any(2))
    stuck = ending & ~(can & rules.counted[terms]).any(1)
    away = ending & ~stuck & (tables.round >= rules.max_rounds[terms])
    left = (tables.purses.sum(1) * rules.prices[terms]).sum(1) / rules.began_worth[terms]
    priced = rules.priced[terms]
    tables.gain = tables.gain + (~priced & (stuck | away)) + left * (priced & stuck & rules.leftovers_to_x[terms])
    tables.phase = torch.where(stuck | away, OVER, tables.phase)
    on = ending & ~stuck & ~away
    emerging = on & rules.x_open[terms] & (tables.seen != tables.windows)
    surely = _only(rules, tables.at[:, 0])
    tables.belief = torch.where(emerging[:, None], surely, tables.belief)
    tables.possible = torch.where(emerging[:, None], surely, tables.possible)
    tables.seen = torch.where(emerging, tables.windows, tables.seen)
    _begin_round(rules, tables, on)


def _begin_round(rules: Rules, tables: Tables, which: Tensor) -> None:
    tables.round = tables.round + which.long()
    tables.phase = torch.where(which, X, tables.phase)
    tables.waiting = tables.waiting & ~which[:, None]
    _, ordinary, black = _x_rides(rules, tables)
    free = ordinary | black
    trapped = which & ~free.gather(1, tables.at[:, :1])[:, 0]
    tables.phase = torch.where(trapped, OVER, tables.phase)
    tables.belief = _shares(torch.where(which[:, None], tables.belief * free, tables.belief))
    tables.possible = _shares(torch.where(which[:, None], tables.possible * free, tables.possible))
