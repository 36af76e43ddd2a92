"""Training: rounds of self-play, then a lesson, until time is up. Training resumes from its folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import date
from math import inf
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

POOL = 6  # earlier versions to play against
EVERY = 30  # lessons between two versions
NEWS = 15.0  # seconds between two lines of news
RIVALS = 0.125  # share of tables with a rival as X, and share with a rival as the pursuers
SPARRING = 0.75  # share of lessons against a hunter, if there is one

Listener = Callable[[dict[str, Any]], None]


class Rival(NamedTuple):
    """A network that does not learn, and the side it plays: `x` or `pursuers`. As the pursuers it plays its first
    choice, unless it `draws`."""

    side: str
    net: Net
    draws: bool = False


@dataclass
class Learner:
    """A network in training, its running average, which later plays, and its earlier versions."""

    school: School
    rules: Rules
    net: Net
    average: Net
    optimiser: torch.optim.Optimizer
    decisions: int = 0
    lessons: int = 0
    pool: list[dict[str, Tensor]] = field(default_factory=list)


def begin(school: School, device: str) -> Learner:
    torch.set_float32_matmul_precision("high")  # three digits are enough for learning
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
    listen: Listener,
    seed: int = 1,
    hunted: Rival | None = None,
    sparring: Sequence[Rival] = (),
    decisions: float = inf,
) -> None:
    """Learn for some seconds or, if that comes first, until so many decisions in all, at new tables.

    With a `hunted` rival, only the other side learns, to beat that rival and nobody else. The networks in `sparring`
    are further rivals. In both cases lessons change along these seconds and decisions, not along the plan.
    """
    torch.manual_seed(seed + learner.lessons)
    rng, rules, school = Random(seed + learner.lessons), learner.rules, learner.school
    shares = torch.tensor(school.shares, device=rules.device)
    now = play.deal_tables(rules, torch.multinomial(shares, tables, replacement=True))
    script, rival = school.net(rules), school.net(rules)
    begun, passed, last_news = monotonic(), 0.0, 0.0
    counted, ended = learner.decisions, list[Results]()
    while passed < seconds and learner.decisions < decisions:
        memory = empty(rounds * STEPS, tables, rules.device)
        if hunted is None:
            company = _company(learner, script, rival, tables, rng, sparring)
        else:
            company = _hunt(learner, tables, hunted)
        done = school.done(learner.decisions)
        if hunted or sparring:
            done = max(passed / seconds, learner.decisions / decisions)
        for n in range(rounds):
            ended.append(play_round(rules, now, company, memory, n * STEPS, school.survival_reward(done)))
        losses = _lesson(learner, now, memory, school.lesson(done))
        passed = monotonic() - begun
        if passed - last_news > NEWS or passed >= seconds or learner.decisions >= decisions:
            speed = (learner.decisions - counted) / (passed - last_news)
            listen(_news(learner, ended, company, losses, speed, passed))
            last_news, counted, ended = passed, learner.decisions, []


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
    """The rival plays its side everywhere as a bot would, and pursuers believe that X plays like the rival."""
    x = tables if hunted.side == "x" else 0
    return Company(learner.net, hunted.net, x, tables - x, model=hunted.net, best=not hunted.draws)


def _lesson(learner: Learner, now: play.Tables, memory: Memory, lesson: Lesson) -> Tensor:
    both = parts(memory, _worth(learner, now), lesson.decay)
    losses = learn(learner.rules, learner.net, learner.optimiser, both, lesson)
    learner.decisions += sum(len(part.better) for part in both)
    learner.lessons += 1
    stays = min(learner.school.averaging, 1 - 1 / learner.lessons)
    with torch.no_grad():
        for mean, new in zip(learner.average.parameters(), learner.net.parameters(), strict=True):
            mean.lerp_(new, 1 - stays)
    if learner.lessons % EVERY == 0:
        _add_to_pool(learner)
    return losses


def _add_to_pool(learner: Learner) -> None:
    """Add the present version; a full pool drops one, so that the rest stay spread over time."""
    learner.pool.append({name: value.clone() for name, value in learner.net.state_dict().items()})
    if len(learner.pool) > POOL:
        del learner.pool[(learner.lessons // EVERY) % (POOL - 1)]


@torch.no_grad()
def _worth(learner: Learner, now: play.Tables) -> Tensor:
    """X's expected gain at every table, X to move."""
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


# Saving and loading


def save(learner: Learner, folder: Path) -> None:
    """Write everything needed to resume, with two bytes a number, except for the network itself."""
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
        "hedged": school.hedged,
        "again": school.again,
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
        # A hunter's optimiser has no state for the side it does not play.
        if not set(state) <= set(range(len(list(learner.net.parameters())))):
            raise ValueError("the optimiser's state belongs to another network")
        learner.optimiser.load_state_dict({**learner.optimiser.state_dict(), "state": state})


def _write(state: dict[Any, Any], path: Path) -> None:
    """Write completely or not at all."""
    torch.save(state, path.with_suffix(".tmp"))
    path.with_suffix(".tmp").replace(path)


def _moments(optimiser: torch.optim.Optimizer) -> dict[int, dict[str, Tensor]]:
    """The optimiser's state. Squared gradients are too small for half precision, so bfloat16 keeps their range."""
    state = optimiser.state_dict()["state"]
    return {n: {name: _shorten(name, value) for name, value in one.items()} for n, one in state.items()}


def _shorten(name: str, value: Tensor) -> Tensor:
    return value if name == "step" else value.bfloat16()


def _half(state: dict[str, Tensor]) -> dict[str, Tensor]:
    return {name: value.half() for name, value in state.items()}


def _read(learner: Learner, path: Path) -> dict[str, Tensor]:
    state = torch.load(path, map_location=learner.rules.device, weights_only=True)
    return {name: value.float() for name, value in state.items()}
