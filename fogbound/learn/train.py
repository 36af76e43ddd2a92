"""Training: rounds of self-play, a lesson, and so on until time is up; then it can go on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import torch
from torch import Tensor

from fogbound.learn import tables as play
from fogbound.learn.net import Net, read
from fogbound.learn.ppo import Lesson, learn, parts
from fogbound.learn.rules import Rules
from fogbound.learn.school import School
from fogbound.learn.selfplay import STEPS, Company, Memory, Results, empty, play_round

POOL = 6  # earlier selves that are kept
EVERY = 30  # lessons between two of them
NEWS = 15.0  # seconds between two lines of news
RIVALS = 0.125  # of the tables for a rival as X, and as many for one against X
SPARRING = 0.75  # of the lessons with one who found out how to beat an earlier self, where there is one

Told = Callable[[dict[str, Any]], None]


class Rival(NamedTuple):
    """Somebody who stays as he is, and the side that he plays: `x` or `pursuers`."""

    side: str
    net: Net


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


def train(
    learner: Learner,
    tables: int,
    rounds: int,
    seconds: float,
    tell: Told,
    seed: int = 1,
    hunted: Rival | None = None,
    sparring: Sequence[Rival] = (),
) -> None:
    """Learn for a while. The tables are new each time; all else goes on.

    With somebody who is `hunted`, only the other side is learned, to beat him and nobody else. Those for `sparring` are
    rivals as well. In both cases, how lessons change is a matter of this while, not of the plan.
    """
    torch.manual_seed(seed + learner.lessons)
    rng, rules, school = Random(seed + learner.lessons), learner.rules, learner.school
    shares = torch.tensor(school.shares, device=rules.device)
    now = play.dealt(rules, torch.multinomial(shares, tables, replacement=True))
    script, rival = school.net(rules), school.net(rules)
    begun, passed, told = monotonic(), 0.0, 0.0
    counted, ended = learner.decisions, list[Results]()
    while passed < seconds:
        memory = empty(rounds * STEPS, tables, rules.device)
        if hunted is None:
            company = _company(learner, script, rival, tables, rng, sparring)
        else:
            company = _hunt(learner, tables, hunted)
        done = passed / seconds if hunted or sparring else school.done(learner.decisions)
        for n in range(rounds):
            ended.append(play_round(rules, now, company, memory, n * STEPS, school.survives(done)))
        losses = _lesson(learner, now, memory, school.lesson(done))
        passed = monotonic() - begun
        if passed - told > NEWS or passed >= seconds:
            tell(_news(learner, ended, company, losses, (learner.decisions - counted) / (passed - told), passed))
            told, counted, ended = passed, learner.decisions, []


def _company(learner: Learner, script: Net, rival: Net, tables: int, rng: Random, sparring: Sequence[Rival]) -> Company:
    few = int(RIVALS * tables)
    if sparring and rng.random() < SPARRING:
        partner = rng.choice(sparring)
        as_x = 2 * few if partner.side == "x" else 0
        return Company(learner.net, partner.net, as_x, 2 * few - as_x)
    if not learner.pool or rng.random() < 0.25:
        return Company(learner.net, script, few, few)
    rival.load_state_dict(rng.choice(learner.pool))
    return Company(learner.net, rival, few, few)


def _hunt(learner: Learner, tables: int, hunted: Rival) -> Company:
    """The rival plays his side everywhere as a bot would, and everybody believes that X plays like the rival."""
    x = tables if hunted.side == "x" else 0
    return Company(learner.net, hunted.net, x, tables - x, found_out=True, best=True)


def _lesson(learner: Learner, now: play.Tables, memory: Memory, lesson: Lesson) -> Tensor:
    both = parts(memory, _worth(learner, now), lesson.decay)
    losses = learn(learner.rules, learner.net, learner.optimiser, both, lesson)
    learner.decisions += sum(len(part.better) for part in both)
    learner.lessons += 1
    kept = min(learner.school.kept, 1 - 1 / learner.lessons)
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
    return {
        "seconds": round(seconds, 1),
        "decisions": learner.decisions,
        "lessons": learner.lessons,
        "speed": round(speed),
        "x": [_mean(whole.gain[own & (whole.terms == n)]) for n in range(len(learner.rules.terms))],
        "x_rival": _mean(whole.gain[rival]),
        "x_v_rival": _mean(whole.gain[against]),
        "rounds": _mean(whole.rounds[own].float()),
        "losses": [[round(n, 4) for n in side] for side in losses.tolist()],
    }


def _mean(values: Tensor) -> float | None:
    return round(values.mean().item(), 4) if len(values) else None


# Keeping


def save(learner: Learner, folder: Path) -> None:
    """What is needed to go on: everything in two bytes a number but for the network that learns."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(learner.net.state_dict(), folder / "net.pt")
    _write(_half(learner.average.state_dict()), folder / "average.pt")
    _write(_moments(learner.optimiser), folder / "moments.pt")
    for n, one in enumerate(learner.pool[-4:]):
        _write(_half(one), folder / f"pool{n}.pt")
    school = learner.school
    about = {
        "family": school.family,
        "width": school.width,
        "blocks": school.blocks,
        "plan": school.decisions,
        "decisions": learner.decisions,
        "lessons": learner.lessons,
        "trained": date.today().isoformat(),
    }
    (folder / "about.tmp").write_text(json.dumps(about))
    (folder / "about.tmp").replace(folder / "about.json")


def load(learner: Learner, folder: Path) -> None:
    about = json.loads((folder / "about.json").read_text())
    learner.decisions, learner.lessons = about["decisions"], about["lessons"]
    learner.net.load_state_dict(_read(learner, folder / "net.pt"))
    learner.average.load_state_dict(_read(learner, folder / "average.pt"))
    learner.pool = [_read(learner, path) for path in sorted(folder.glob("pool*.pt"))]
    if (folder / "moments.pt").is_file():
        state = torch.load(folder / "moments.pt", map_location=learner.rules.device, weights_only=True)
        # A hunter's has nothing to remember of the side that it does not play.
        if not set(state) <= set(range(len(list(learner.net.parameters())))):
            raise ValueError("what the optimiser remembers is of another network")
        learner.optimiser.load_state_dict({**learner.optimiser.state_dict(), "state": state})


def _write(state: dict[Any, Any], path: Path) -> None:
    """Whole, or not at all."""
    torch.save(state, path.with_suffix(".tmp"))
    path.with_suffix(".tmp").replace(path)


def _moments(optimiser: torch.optim.Optimizer) -> dict[int, dict[str, Tensor]]:
    """What the optimiser remembers of each weight. Squares are too small for half precision, so the range is kept."""
    state = optimiser.state_dict()["state"]
    return {n: {name: _short(name, value) for name, value in one.items()} for n, one in state.items()}


def _short(name: str, value: Tensor) -> Tensor:
    return value if name == "step" else value.bfloat16()


def _half(state: dict[str, Tensor]) -> dict[str, Tensor]:
    return {name: value.half() for name, value in state.items()}


def _read(learner: Learner, path: Path) -> dict[str, Tensor]:
    state = torch.load(path, map_location=learner.rules.device, weights_only=True)
    return {name: value.float() for name, value in state.items()}
