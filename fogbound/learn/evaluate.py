"""Measures networks: whole chases between two of them, one as X and one as the pursuers."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from fogbound.learn import tables as play
from fogbound.learn.net import Net
from fogbound.learn.rules import Rules
from fogbound.learn.selfplay import STEPS, Company, empty, play_round

LONGEST = 40  # rounds; no edition's tickets last longer


class Score(NamedTuple):
    """X's mean gain under some terms, its standard error, and the mean number of rounds."""

    gain: float
    error: float
    rounds: float


@torch.no_grad()
def evaluate(
    rules: Rules, x: Net, pursuers: Net, tables: int, seed: int = 0, *, x_known: bool = False, best: bool = False
) -> list[Score]:
    """X's score under each of the rules' terms, over the first chase at each of many tables.

    Pursuers believe that X plays as they would or, if `x_known`, know how X plays. They draw their moves or, if `best`,
    play their first choice, as bots do.
    """
    torch.manual_seed(seed)
    terms = torch.arange(tables, device=rules.device) % len(rules.terms)
    now = play.deal_tables(rules, terms)
    # The pursuers are the rival here, so they model X by their own network unless they know how X plays.
    company = Company(x, pursuers, pursuer_tables=tables, model=x if x_known else pursuers, best=best)
    gain, rounds = torch.zeros(tables, device=rules.device), torch.zeros(tables, device=rules.device)
    open_ = torch.ones(tables, dtype=torch.bool, device=rules.device)
    for _ in range(LONGEST):
        ended = play_round(rules, now, company, empty(STEPS, tables, rules.device), 0, 0.0)
        first = ended.tables[open_[ended.tables]]
        chosen = open_[ended.tables]
        gain[first], rounds[first] = ended.gain[chosen], ended.rounds[chosen].float()
        open_[first] = False
        if not open_.any():
            break
    return [_score(gain[terms == n], rounds[terms == n]) for n in range(len(rules.terms))]


def _score(gain: Tensor, rounds: Tensor) -> Score:
    return Score(gain.mean().item(), gain.std().item() / max(1, len(gain)) ** 0.5, rounds.mean().item())
