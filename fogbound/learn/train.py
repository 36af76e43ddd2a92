"""Training: rounds of self-play, a lesson, and so on until time is up; then it can go on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import torch
from torch import Tensor

from fogbound.learn import tables as play
from fogbound.learn.net import Net, read
from fogbound.learn.ppo import learn, parts
from fogbound.learn.rules import Rules
from fogbound.learn.school import School
from fogbound.learn.selfplay import STEPS, Company, Memory, Results, empty, play_round

POOL = 6  # earlier selves that are kept
EVERY = 30  # lessons between two of them
KEPT = 0.998  # of the average, at each lesson
RIVALS = 0.125  # of the tables for a rival as X, and as many for one against X

Told = Callable[[dict[str, Any]], None]


@dataclass
class Learner:
    """A network at school: its average, which is what is played with later, and its earlier selves."""

    school: School
    rules: Rules
    net: Net
    average: Net
    optimiser: torch.optim.Optimizer
    decisions: int = 0
    lessons: int = 0
    pool: list[dict[str, Tensor]] = field(default_factory=list)


def begin(school: School, device: str) -> Learner:
    torch.set_float32_matmul_precision("high")  # a thousandth is precise enough for learning
    rules = school.rules(device)
    net = school.net(rules)
    fused = device.startswith("cuda")
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-4, eps=1e-5, fused=fused)
    return Learner(school, rules, net, deepcopy(net), optimiser)


def train(learner: Learner, tables: int, rounds: int, seconds: float, tell: Told, seed: int = 1) -> None:
    """Learn for a while. The tables are new each time; all else goes on."""
    torch.manual_seed(seed + learner.lessons)
    rng, rules = Random(seed + learner.lessons), learner.rules
    shares = torch.tensor(learner.school.shares, device=rules.device)
    now = play.dealt(rules, torch.multinomial(shares, tables, replacement=True))
    script, rival = learner.school.net(rules), learner.school.net(rules)
    begun = last = monotonic()
    counted, ended = learner.decisions, list[Results]()
    while monotonic() - begun < seconds:
        memory = empty(rounds * STEPS, tables, rules.device)
        company = _company(learner, script, rival, tables, rng)
        survival = learner.school.survives(learner.decisions)
        for n in range(rounds):
            ended.append(play_round(rules, now, company, memory, n * STEPS, survival))
        losses = _lesson(learner, now, memory)
        if monotonic() - last > 15:
            told = monotonic() - last
            tell(_news(learner, ended, company, losses, (learner.decisions - counted) / told, monotonic() - begun))
            last, counted, ended = monotonic(), learner.decisions, []


def _company(learner: Learner, script: Net, rival: Net, tables: int, rng: Random) -> Company:
    few = int(RIVALS * tables)
    if not learner.pool or rng.random() < 0.25:
        return Company(learner.net, script, few, few)
    rival.load_state_dict(rng.choice(learner.pool))
    return Company(learner.net, rival, few, few)


def _lesson(learner: Learner, now: play.Tables, memory: Memory) -> Tensor:
    lesson = learner.school.lesson(learner.decisions)
    both = parts(memory, _worth(learner, now), lesson.decay)
    losses = learn(learner.rules, learner.net, learner.optimiser, both, lesson)
    learner.decisions += sum(len(part.better) for part in both)
    learner.lessons += 1
    kept = min(KEPT, 1 - 1 / learner.lessons)
    with torch.no_grad():
        for mean, new in zip(learner.average.parameters(), learner.net.parameters(), strict=True):
            mean.lerp_(new, 1 - kept)
    if learner.lessons % EVERY == 0:
        _keep(learner)
    return losses


def _keep(learner: Learner) -> None:
    """An earlier self more; of too many, the neighbours that are nearest to each other in time lose one."""
    learner.pool.append({name: value.clone() for name, value in learner.net.state_dict().items()})
    if len(learner.pool) > POOL:
        del learner.pool[(learner.lessons // EVERY) % (POOL - 1)]


@torch.no_grad()
def _worth(learner: Learner, now: play.Tables) -> Tensor:
    """What X is thought to gain at every table, X to move."""
    given = read(learner.rules, now)
    values = learner.net.values(learner.net.thought(given), given.maps)
    return torch.sigmoid(values).gather(1, now.at[:, :1])[:, 0]


def _news(
    learner: Learner, ended: list[Results], company: Company, losses: Tensor, speed: float, seconds: float
) -> dict[str, Any]:
    whole = Results(*[torch.cat(column) for column in zip(*ended, strict=True)])
    rival = whole.tables < company.x_tables
    against = (whole.tables >= company.x_tables) & (whole.tables < company.x_tables + company.pursuer_tables)
    own = ~rival & ~against
    by_terms = [whole.gain[own & (whole.terms == n)].mean().item() for n in range(len(learner.rules.terms))]
    return {
        "seconds": round(seconds, 1),
        "decisions": learner.decisions,
        "lessons": learner.lessons,
        "speed": round(speed),
        "x": [round(gain, 4) for gain in by_terms],
        "x_rival": round(whole.gain[rival].mean().item(), 4),
        "x_v_rival": round(whole.gain[against].mean().item(), 4),
        "rounds": round(whole.rounds[own].float().mean().item(), 2),
        "losses": [[round(n, 4) for n in side] for side in losses.tolist()],
    }


# Keeping


def save(learner: Learner, folder: Path) -> None:
    """What is needed to go on: networks in half precision but for the one that learns."""
    folder.mkdir(parents=True, exist_ok=True)
    about = {"family": learner.school.family, "decisions": learner.decisions, "lessons": learner.lessons}
    (folder / "about.json").write_text(json.dumps(about))
    torch.save(learner.net.state_dict(), folder / "net.pt")
    torch.save(_half(learner.average.state_dict()), folder / "average.pt")
    for n, one in enumerate(learner.pool[-4:]):
        torch.save(_half(one), folder / f"pool{n}.pt")


def load(learner: Learner, folder: Path) -> None:
    about = json.loads((folder / "about.json").read_text())
    learner.decisions, learner.lessons = about["decisions"], about["lessons"]
    learner.net.load_state_dict(_read(learner, folder / "net.pt"))
    learner.average.load_state_dict(_read(learner, folder / "average.pt"))
    learner.pool = [_read(learner, path) for path in sorted(folder.glob("pool*.pt"))]


def _half(state: dict[str, Tensor]) -> dict[str, Tensor]:
    return {name: value.half() for name, value in state.items()}


def _read(learner: Learner, path: Path) -> dict[str, Tensor]:
    state = torch.load(path, map_location=learner.rules.device, weights_only=True)
    return {name: value.float() for name, value in state.items()}
