"""The terms of several editions, stacked, and the rides of their board, as tensors for many tables at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

import numpy as np
import torch
from torch import Tensor

from fogbound.bots.mind.layout import Layout
from fogbound.bots.mind.terms import Terms


class Rules:
    """The constants of play. Each field of the terms is a tensor with one row per set of terms."""

    present: Tensor
    police: Tensor
    purse_of: Tensor
    group_of: Tensor
    purses: Tensor
    black: Tensor
    doubles: Tensor
    boats: Tensor
    max_rounds: Tensor
    reveals: Tensor
    till_reveal: Tensor
    x_open: Tensor
    prices: Tensor
    priced: Tensor
    black_price: Tensor
    began_worth: Tensor
    counted: Tensor
    blocked_is_stuck: Tensor
    leftovers_to_x: Tensor
    pooled: Tensor
    free: Tensor
    rides: Tensor

    def __init__(self, layout: Layout, terms: Sequence[Terms], device: torch.device | str) -> None:
        self.layout, self.terms, self.device = layout, tuple(terms), torch.device(device)
        for field in fields(Terms):
            if not field.name.endswith(("start", "starts")):
                rows = np.stack([np.asarray(getattr(one, field.name)) for one in terms])
                setattr(self, field.name, torch.from_numpy(rows).to(self.device))
        self.stations, self.none, self.ordinary = layout.nowhere, layout.none, layout.ordinary
        self.start, self.end, self.ticket, self.boat = (
            torch.from_numpy(row).to(self.device) for row in (layout.start, layout.end, layout.ticket, layout.boat)
        )
        # With a padding ride, which ends nowhere and costs nothing.
        self.end_or_nowhere = torch.cat([self.end, self.end.new_tensor([self.stations])])
        self.ticket_or_taxi = torch.cat([self.ticket, self.ticket.new_tensor([0])])
        self.leaving, self.pursuing = (
            torch.from_numpy(rows).to(self.device) for rows in (layout.leaving, layout.pursuing)
        )
        self.distances = torch.from_numpy(layout.distances).to(self.device)
        self.nearness = 0.5**self.distances
        self.from_station = _sums(self.start, self.stations)
        self.to_station = _sums(self.end, self.stations)
        self.may_start = torch.stack([self._marked(one.pursuers_start) for one in terms])
        self.x_may_start = torch.stack([self._marked(one.x_starts) for one in terms])
        # With a last column for the padding ride.
        self.exists = torch.cat([self.rides, self.rides.new_zeros(len(terms), 1)], dim=1)

    def _marked(self, stations: np.ndarray) -> Tensor:
        row = torch.zeros(self.stations, dtype=torch.bool)
        row[torch.from_numpy(stations)] = True
        return row.to(self.device)


def _sums(station_of: Tensor, stations: int) -> Tensor:
    """The matrix that sums the values of rides by their station."""
    return torch.nn.functional.one_hot(station_of, stations).float()
