"""The network reads what everybody knows. It scores X's plies from every station, the plies of the pursuer to move, and
how well X stands at each station."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from fogbound.bots.mind.encode import HEDGED, MAPS, NOBODY, Seen, maps, mark_count, marks
from fogbound.learn.rules import Rules
from fogbound.learn.tables import PURSUIT, Tables, may_go_black

WIDTH, BLOCKS = 448, 3
BOUND = 12.0  # scores are bent to stay this close to 0, so that no probability vanishes
# How maps count before any learning: X runs from the nearest pursuer, pursuers close in on X's likely stations.
FIRST_X = (-1.0, 0.0, 4.0, -1.0, 0.0)
FIRST_PURSUER = (6.0, 2.0, 0.0, 0.0, -9.0)
FIRST_VALUE = (0.0, 0.0, 1.0, 0.0, 0.0)
RARE = {"black": -1.5, "double": -2.5}


class Read(NamedTuple):
    """Tables as the network reads them."""

    marks: Tensor  # [b, marks set]
    maps: Tensor  # [b, maps, stations]; networks that are not hedged leave out the last ones


def seen(rules: Rules, tables: Tables, mover: Tensor | None = None) -> Seen:
    """What everybody knows; `mover` is the slot of the pursuer to move."""
    terms, row = tables.terms, torch.arange(len(tables), device=rules.device)
    nobody = torch.full_like(terms, NOBODY)
    mover = nobody if mover is None else torch.where(tables.phase == PURSUIT, mover, nobody)
    at = tables.at[:, 1:]
    padded = torch.cat([at, at.new_full((len(at), 1), rules.stations)], dim=1)
    return Seen(
        phase=tables.phase,
        at=at,
        mover=mover,
        mover_at=padded[row, mover],
        tickets=tables.purses.gather(1, rules.purse_of[terms][:, :, None].expand(-1, -1, 3)),
        police=rules.police[terms],
        waiting=tables.waiting,
        rounds_left=rules.max_rounds[terms] - tables.round,
        till_reveal=rules.till_reveal[terms, tables.windows],
        black=tables.black,
        doubles=tables.doubles,
        may_go_black=may_go_black(rules, tables),
        boats=tables.boats,
        unseen=tables.windows - tables.seen,
        pooled=rules.pooled[terms],
        free=rules.free[terms],
        x_open=rules.x_open[terms],
    )


def read(rules: Rules, tables: Tables, mover: Tensor | None = None) -> Read:
    set_marks = torch.stack(marks(rules.layout, seen(rules, tables, mover)), dim=1)
    return Read(set_marks, stack_maps(rules, tables.at[:, 1:], tables.belief, tables.possible))


def stack_maps(rules: Rules, at: Tensor, belief: Tensor, possible: Tensor) -> Tensor:
    return torch.stack(maps(rules.distances, rules.nearness, at, belief, possible), dim=1)


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.first, self.second = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, h: Tensor) -> Tensor:
        out: Tensor = h + self.second(torch.relu(self.first(self.norm(h))))
        return out


class Net(nn.Module):
    """Each head scores plies from its own outputs and from the maps at the station where a ride ends.

    A `hedged` network also reads where X's routes lead, whatever X's policy.
    """

    def __init__(self, rules: Rules, width: int = WIDTH, blocks: int = BLOCKS, hedged: bool = False) -> None:
        super().__init__()
        self.hedged, self.maps = hedged, len(HEDGED if hedged else MAPS)
        stations, self.marks = rules.stations, mark_count(rules.layout)
        self.rides, self.ordinary, self.stations = rules.none, rules.ordinary, stations
        self.begin = nn.Linear(self.marks + self.maps * stations, width)
        nn.init.normal_(self.begin.weight, std=0.1)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.x = _head(width, rules.none + stations)
        self.x_maps, self.double_maps = _head(width, self.maps, FIRST_X), _head(width, self.maps)
        self.pursuer = _head(width, rules.ordinary)
        self.pursuer_maps = _head(width, self.maps, FIRST_PURSUER)
        self.value = _head(width, stations)
        self.value_maps = _head(width, self.maps, FIRST_VALUE)
        with torch.no_grad():
            self.x.bias[rules.ordinary : rules.none] = RARE["black"]
            self.x.bias[rules.none :] = RARE["double"]
        # A product with this takes values from stations to the rides that end there. Its gradient is a product, too.
        self.register_buffer("arrive", rules.to_station.T.contiguous(), persistent=False)

    arrive: Tensor

    def thought(self, given: Read) -> Tensor:
        """The input of the heads."""
        maps = given.maps[:, : self.maps].flatten(1)
        short = torch.bfloat16 if maps.is_cuda else maps.dtype
        row = torch.zeros(len(maps), self.marks + maps.shape[1], device=maps.device, dtype=short)
        row[:, self.marks :] = maps
        row.scatter_(1, given.marks, 1.0)
        with torch.autocast(maps.device.type, torch.bfloat16, enabled=maps.is_cuda):
            h = self.begin(row)
            for block in self.blocks:
                h = block(h)
            out: Tensor = self.norm(h)
        return out.float()

    def x_scores(self, h: Tensor, maps: Tensor) -> tuple[Tensor, Tensor]:
        """For every ride, and for a double from every station."""
        both = self.x(h)
        ride = both[:, : self.rides] + _mixed(self.x_maps(h), maps) @ self.arrive
        double = both[:, self.rides :] + _mixed(self.double_maps(h), maps)
        return bent(ride), bent(double)

    def pursuer_scores(self, h: Tensor, maps: Tensor) -> Tensor:
        """For every ride by an ordinary ticket."""
        return bent(self.pursuer(h) + _mixed(self.pursuer_maps(h), maps) @ self.arrive[:, : self.ordinary])

    def values(self, h: Tensor, maps: Tensor) -> Tensor:
        """X's expected gain from each station, as logits."""
        out: Tensor = self.value(h) + _mixed(self.value_maps(h), maps)
        return out


def _head(width: int, out: int, first: tuple[float, ...] | None = None) -> nn.Linear:
    """A layer whose output is 0 at first, or the given values."""
    layer = nn.Linear(width, out)
    nn.init.zeros_(layer.weight)
    nn.init.zeros_(layer.bias)
    if first is not None:
        with torch.no_grad():
            layer.bias[: len(first)] = torch.tensor(first)
    return layer


def _mixed(shares: Tensor, maps: Tensor) -> Tensor:
    return torch.einsum("bj,bjn->bn", shares, maps[:, : shares.shape[1]])


def bent(scores: Tensor) -> Tensor:
    return BOUND * torch.tanh(scores / BOUND)
