"""Self-play: whole rounds at many tables, and the memory to learn from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import torch
from torch import Tensor

from fogbound.bots.mind.encode import SLIPS
from fogbound.bots.mind.layout import SLOTS
from fogbound.learn import tables as play
from fogbound.learn.net import Net, Read, read
from fogbound.learn.rules import Rules
from fogbound.learn.tables import DOUBLE, PURSUIT, SECOND, Tables, X

STEPS = 3 + SLOTS  # of a round: X, the two legs of a double, and every pursuer
SURELY = 1e6  # scores times this make the best one a certain draw


class Decisions(NamedTuple):
    """Decisions of one side, one row each."""

    marks: Tensor
    at: Tensor  # where pursuers stand
    belief: Tensor
    possible: Tensor
    station: Tensor  # where the mover stands
    x_at: Tensor  # where X is
    legal: Tensor  # [d, choices]
    choice: Tensor
    chance: Tensor  # the logarithm of its probability
    step: Tensor
    table: Tensor


@dataclass
class Memory:
    """Some rounds of play: a row for each step, a column for each table."""

    decided: Tensor  # was there a decision?
    value: Tensor  # X's expected gain from then on
    gain: Tensor  # what X gained right after it
    over: Tensor  # was the chase over then?
    x: list[Decisions] = field(default_factory=list)
    pursuers: list[Decisions] = field(default_factory=list)


class Company(NamedTuple):
    """Who plays: the learner everywhere, except at some tables where a rival leads X or the pursuers.

    At the first tables the rival is X, at the next ones it leads the pursuers. All believe that X plays like `model`,
    which is the learner unless another network is given. Pursuers draw their moves or, if `best`, the rival's play
    their first choice, as bots do.
    """

    learner: Net
    rival: Net | None = None
    x_tables: int = 0
    pursuer_tables: int = 0
    model: Net | None = None
    best: bool = False


class Results(NamedTuple):
    """Finished chases: their tables and terms, X's gain, and the number of rounds."""

    tables: Tensor
    terms: Tensor
    gain: Tensor
    rounds: Tensor


def empty(steps: int, tables: int, device: torch.device) -> Memory:
    def zeros(dtype: torch.dtype) -> Tensor:
        return torch.zeros(steps, tables, dtype=dtype, device=device)

    return Memory(zeros(torch.bool), zeros(torch.float), zeros(torch.float), zeros(torch.bool))


@torch.no_grad()
def play_round(rules: Rules, tables: Tables, company: Company, memory: Memory, begin: int, survival: float) -> Results:
    """One round at every table, beginning with X; deals a new chase where one is over."""
    for step, phase in enumerate((X, DOUBLE, SECOND)):
        rows = (tables.phase == phase).nonzero()[:, 0]
        if len(rows):
            _x_decides(rules, tables, rows, company, memory, begin + step)
            _tally(tables, memory, begin + step)
    lots = _lots(rules, len(tables))
    for step in range(3, STEPS):
        going = play.pursuit(rules, tables, lots)
        rows = ((tables.phase == PURSUIT) & going.any).nonzero()[:, 0]
        if len(rows):
            _pursuer_decides(rules, tables, rows, going, company, memory, begin + step)
            _tally(tables, memory, begin + step)
    play.end_round(rules, tables, play.pursuit(rules, tables))
    over = tables.phase == play.OVER
    _tally(tables, memory, begin + STEPS - 1, 1 - survival)
    memory.gain[begin + STEPS - 1] += survival * ~over / rules.max_rounds[tables.terms].clamp_max(22)
    memory.over[begin + STEPS - 1] = over
    return _deal_again(rules, tables, over)


def _lots(rules: Rules, tables: int) -> Tensor:
    """The order of pursuers who may choose it: by seats at half of the tables, random at the others."""
    slot = torch.arange(SLOTS, device=rules.device) / SLOTS
    any_ = torch.rand(tables, SLOTS, device=rules.device)
    return torch.where(torch.rand(tables, 1, device=rules.device) < 0.5, slot, any_)


def _tally(tables: Tables, memory: Memory, step: int, share: float = 1.0) -> None:
    memory.gain[step] += share * tables.gain
    tables.total = tables.total + tables.gain
    tables.gain = torch.zeros_like(tables.gain)


def _deal_again(rules: Rules, tables: Tables, which: Tensor) -> Results:
    rows = which.nonzero()[:, 0]
    ended = Results(rows, tables.terms[rows], tables.total[rows], tables.round[rows])
    if len(rows):
        tables.put(rows, play.deal_tables(rules, ended.terms))
    return ended


def _x_decides(rules: Rules, tables: Tables, rows: Tensor, company: Company, memory: Memory, step: int) -> None:
    now = tables.rows(rows)
    given = read(rules, now)
    h = company.learner.thought(given)
    may = play.x_may(rules, now)
    ride, double = company.learner.x_scores(h, given.maps)
    believed = play.x_policy(rules, may, *_believed(company, given, (ride, double)), SLIPS)
    rides = play.x_choices(rules, now)
    here = now.at[:, :1]
    legal = torch.cat([padded(may.ride).gather(1, rides), may.double.gather(1, here)], dim=1)
    scores = torch.cat([padded(ride).gather(1, rides), double.gather(1, here)], dim=1)
    other = rows < company.x_tables
    if company.rival is not None and company.x_tables:
        theirs = other.nonzero()[:, 0]
        if len(theirs):
            few = Read(given.marks[theirs], given.maps[theirs])
            scores[theirs] = x_scores_here(company.rival, few, rides[theirs], here[theirs])
    choice, chance = draw(scores, legal)
    _remember(memory.x, memory, company.learner, h, given, now, here[:, 0], legal, choice, chance, step, rows, ~other)
    ply = torch.cat([rides, torch.full_like(here, rules.none)], dim=1).gather(1, choice[:, None])[:, 0]
    play.x_play(rules, now, ply, believed)
    tables.put(rows, now)


def _believed(company: Company, given: Read, learned: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor]:
    if company.model is None or company.model is company.learner:
        return learned
    return company.model.x_scores(company.model.thought(given), given.maps)


def x_scores_here(net: Net, given: Read, rides: Tensor, here: Tensor) -> Tensor:
    """A network's scores of X's plies from X's station."""
    ride, double = net.x_scores(net.thought(given), given.maps)
    return torch.cat([padded(ride).gather(1, rides), double.gather(1, here)], dim=1)


def _pursuer_decides(
    rules: Rules,
    tables: Tables,
    rows: Tensor,
    going: play.Pursuit,
    company: Company,
    memory: Memory,
    step: int,
) -> None:
    now, mover = tables.rows(rows), going.mover[rows]
    given = read(rules, now, mover)
    h = company.learner.thought(given)
    rides, legal = going.rides[rows, mover], going.legal[rows, mover]
    scores = padded_to(company.learner.pursuer_scores(h, given.maps), rules.none + 1).gather(1, rides)
    other = (rows >= company.x_tables) & (rows < company.x_tables + company.pursuer_tables)
    if company.rival is not None and company.pursuer_tables:
        theirs = other.nonzero()[:, 0]
        if len(theirs):
            few = Read(given.marks[theirs], given.maps[theirs])
            their = company.rival.pursuer_scores(company.rival.thought(few), few.maps)
            sharpness = SURELY if company.best else 1.0
            scores[theirs] = sharpness * padded_to(their, rules.none + 1).gather(1, rides[theirs])
    choice, chance = draw(scores, legal)
    station = now.at.gather(1, 1 + mover[:, None])[:, 0]
    _remember(
        memory.pursuers, memory, company.learner, h, given, now, station, legal, choice, chance, step, rows, ~other
    )
    play.pursuer_plays(rules, now, mover, rides.gather(1, choice[:, None])[:, 0])
    tables.put(rows, now)


def padded(rides: Tensor) -> Tensor:
    """With a column for the padding ride."""
    return padded_to(rides, rides.shape[1] + 1)


def padded_to(rides: Tensor, width: int) -> Tensor:
    return torch.nn.functional.pad(rides, (0, width - rides.shape[1]))


def draw(scores: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    chances = torch.log_softmax(scores.masked_fill(~legal, -1e9), dim=1)
    # The largest of Gumbel-noised scores is a draw by their softmax, and costs less than multinomial.
    noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
    choice = (chances + noise).masked_fill(~legal, -1e9).argmax(1)
    return choice, chances.gather(1, choice[:, None])[:, 0]


def _remember(
    decisions: list[Decisions],
    memory: Memory,
    learner: Net,
    h: Tensor,
    given: Read,
    now: Tables,
    station: Tensor,
    legal: Tensor,
    choice: Tensor,
    chance: Tensor,
    step: int,
    rows: Tensor,
    own: Tensor,
) -> None:
    value = torch.sigmoid(learner.values(h, given.maps)).gather(1, now.at[:, :1])[:, 0]
    memory.value[step, rows] = value
    memory.decided[step, rows] = True
    mine = own.nonzero()[:, 0]
    decisions.append(
        Decisions(
            given.marks[mine].short(),
            now.at[mine, 1:].short(),
            now.belief[mine].half(),
            now.possible[mine].half(),
            station[mine].short(),
            now.at[mine, 0].short(),
            legal[mine],
            choice[mine],
            chance[mine],
            torch.full_like(mine, step),
            rows[mine],
        )
    )


def advantages(memory: Memory, after: Tensor, decay: float) -> tuple[Tensor, Tensor]:
    """For each decision, how much better it went for X than expected, and what X gained from then on."""
    better, target = torch.zeros_like(memory.value), torch.zeros_like(memory.value)
    following, trace = after.clone(), torch.zeros_like(after)
    for step in range(len(memory.value) - 1, -1, -1):
        over = memory.over[step]
        following = torch.where(over, 0.0, following) + memory.gain[step]
        trace = torch.where(over, 0.0, trace)
        decided, value = memory.decided[step], memory.value[step]
        better[step] = following - value + decay * trace
        target[step] = better[step] + value
        following = torch.where(decided, value, following)
        trace = torch.where(decided, better[step], trace)
    return better, target
