"""Learning from a memory of plays: proximal policy optimisation with an entropy bonus for each side, and the value of
X's true station."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from fogbound.learn.net import Net, Read, stack_maps
from fogbound.learn.rules import Rules
from fogbound.learn.selfplay import Decisions, Memory, advantages


@dataclass(frozen=True)
class Lesson:
    """The settings of one lesson."""

    rate: float
    x_entropy: float
    pursuer_entropy: float
    decay: float = 0.95
    clip: float = 0.2
    batch: int = 65536
    epochs: int = 1
    value_weight: float = 0.5


class Part(NamedTuple):
    """One side's decisions, and how much better than expected they went for that side."""

    decisions: Decisions
    better: Tensor
    target: Tensor  # X's gain


class Losses(NamedTuple):
    policy: Tensor
    value: Tensor
    entropy: Tensor
    clipped: Tensor


def parts(memory: Memory, after: Tensor, decay: float) -> tuple[Part, Part]:
    """X's decisions and the pursuers', each with advantages that average 0 and spread 1."""
    better, target = advantages(memory, after, decay)
    both = []
    for side, listed in ((1.0, memory.x), (-1.0, memory.pursuers)):
        decisions = Decisions(*[torch.cat(column) for column in zip(*listed, strict=True)])
        gain = side * better[decisions.step, decisions.table]
        if len(gain):
            gain = (gain - gain.mean()) / gain.std().clamp_min(1e-4)
        both.append(Part(decisions, gain, target[decisions.step, decisions.table].clamp(0.0, 1.0)))
    return both[0], both[1]


def learn(rules: Rules, net: Net, optimiser: torch.optim.Optimizer, both: tuple[Part, Part], lesson: Lesson) -> Tensor:
    """One or more passes over the memory; returns the mean losses of X and of the pursuers."""
    for group in optimiser.param_groups:
        group["lr"] = lesson.rate
    x, pursuers = both
    count = len(x.better) + len(pursuers.better)
    batches = max(1, round(count / lesson.batch))
    total = torch.zeros(2, len(Losses._fields), device=rules.device)
    for _ in range(lesson.epochs):
        x_order, p_order = (torch.randperm(len(part.better), device=rules.device) for part in both)
        for few, many in zip(x_order.tensor_split(batches), p_order.tensor_split(batches), strict=True):
            losses = _losses(rules, net, _pick(x, few), _pick(pursuers, many), lesson)
            loss = sum(
                (side.policy + lesson.value_weight * side.value - bonus * side.entropy for side, bonus in losses),
                torch.zeros((), device=rules.device),
            )
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            total += torch.stack([torch.stack(side).detach() for side, _ in losses])
    return total / (batches * lesson.epochs)


def _pick(part: Part, which: Tensor) -> Part:
    return Part(Decisions(*[column[which] for column in part.decisions]), part.better[which], part.target[which])


def _losses(
    rules: Rules, net: Net, x: Part, pursuers: Part, lesson: Lesson
) -> tuple[tuple[Losses, float], tuple[Losses, float]]:
    at, belief, possible, marked = (
        torch.cat([getattr(part.decisions, name) for part in (x, pursuers)])
        for name in ("at", "belief", "possible", "marks")
    )
    given = Read(marked.long(), stack_maps(rules, at.long(), belief.float(), possible.float()))
    h = net.thought(given)
    few = len(x.better)
    own = _scores(rules, net, h, given.maps, x, pursuers)
    values = net.values(h, given.maps)
    return (
        (_side(x, own[0], values[:few], lesson), lesson.x_entropy),
        (_side(pursuers, own[1], values[few:], lesson), lesson.pursuer_entropy),
    )


def _scores(rules: Rules, net: Net, h: Tensor, maps: Tensor, x: Part, pursuers: Part) -> tuple[Tensor, Tensor]:
    """A network's scores of the choices that X had, and of those that the pursuers had."""
    few = len(x.better)
    ride, double = net.x_scores(h[:few], maps[:few])
    here = x.decisions.station.long()
    rides = rules.leaving[here]
    x_scores = torch.cat([_pad(ride, 1).gather(1, rides), double.gather(1, here[:, None])], dim=1)
    theirs = net.pursuer_scores(h[few:], maps[few:])
    width = rules.none + 1 - theirs.shape[1]
    return x_scores, _pad(theirs, width).gather(1, rules.pursuing[pursuers.decisions.station.long()])


def _side(part: Part, scores: Tensor, values: Tensor, lesson: Lesson) -> Losses:
    if not len(part.better):  # a rival plays this side
        return Losses(*torch.zeros(len(Losses._fields), device=scores.device))
    chances = torch.log_softmax(scores.masked_fill(~part.decisions.legal, -1e9), dim=1)
    chance = chances.gather(1, part.decisions.choice[:, None])[:, 0]
    ratio = torch.exp(chance - part.decisions.chance)
    near = ratio.clamp(1 - lesson.clip, 1 + lesson.clip)
    policy = -torch.minimum(ratio * part.better, near * part.better).mean()
    entropy = -(chances.exp() * chances).masked_fill(~part.decisions.legal, 0.0).sum(1).mean()
    value = torch.nn.functional.binary_cross_entropy_with_logits(
        values.gather(1, part.decisions.x_at.long()[:, None])[:, 0], part.target
    )
    return Losses(policy, value, entropy, (ratio != near).float().mean())


def _pad(rides: Tensor, more: int) -> Tensor:
    return torch.nn.functional.pad(rides, (0, more))
