"""Hunters: networks that learn to beat one fixed player, and nobody else.

A hunter's gain is a lower bound on how far the hunted player is from unbeatable. As a sparring partner, the hunter
makes that player better.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from fogbound.bots.mind.families import FAMILIES
from fogbound.bots.mind.model_card import digest
from fogbound.learn import course
from fogbound.learn.course import HUNTER, BadCourse, writing
from fogbound.learn.evaluate import Score, evaluate
from fogbound.learn.export import half_weights
from fogbound.learn.net import Net
from fogbound.learn.school import School, again, table_names
from fogbound.learn.shipped import begin_with, family_in, net_in, shipped
from fogbound.learn.train import Learner, Rival, begin

SIDES = {"x": "pursuers", "pursuers": "x"}  # the hunted side, by the hunter's side


def _school(school: School) -> School:
    """A hunter can already play: it takes small steps, explores little, and its average forgets the beginning."""
    small = replace(school, rate=(3e-4, 3e-5), averaging=0.98, survival=0.0)
    return replace(small, x_entropy=(0.01, 0.002), pursuer_entropy=(0.005, 0.001))


def sparring_school(school: School) -> School:
    """A network that spars can already play, too, but must stay less predictable than a hunter."""
    small = replace(school, rate=(2e-4, 2e-5), averaging=0.99, survival=0.0)
    return replace(small, x_entropy=(0.008, 0.005), pursuer_entropy=(0.003, 0.002))


def hunter(prey: Path, folder: Path, side: str, on: str, draws: bool = False) -> tuple[Learner, Rival]:
    """A hunter, new or resumed, and the rival it hunts: the network in a folder or a file, or one that is shipped."""
    if side not in SIDES:
        raise BadCourse("no-such-side", f"There is no side {side!r}; a hunter plays x or pursuers.")
    school, net = _prey(prey, on)
    hunted = Rival(SIDES[side], net, draws)
    hunt: dict[str, Any] = {"side": side, "hunted": digest(half_weights(hunted.net)), "draws": draws}
    begun = (folder / course.ABOUT).exists()
    if begun and not (folder / HUNTER).is_file():
        raise BadCourse("no-hunter", f"{folder} holds training, but no hunter; choose another folder.")
    if begun and _about(folder) != hunt:
        raise BadCourse("other-hunt", f"{folder} hunts another side or another network; choose another folder.")
    if begun:
        learner = course.learner_in(folder, on)
        learner.school = _school(learner.school)
        return learner, hunted
    learner = begin(_school(school), on)
    for net in (learner.net, learner.average):
        net.load_state_dict(hunted.net.state_dict())
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / HUNTER).write_text(json.dumps(hunt), encoding="utf-8")
    return learner, hunted


def _prey(prey: Path, on: str) -> tuple[School, Net]:
    """A family's name stands for its shipped network, unless there is a folder of that name."""
    if prey.is_dir() or not (prey.is_file() or str(prey) in FAMILIES):
        return course.school_in(prey), course.player_in(prey, on)
    family = str(prey) if str(prey) in FAMILIES else family_in(prey)
    rules = School(family).rules(on)
    net, _ = net_in(rules, prey) if prey.is_file() else shipped(rules, family)
    school = School(family, width=net.begin.out_features, blocks=len(net.blocks), hedged=net.hedged)
    return school, net.requires_grad_(False)


def begin_again(earlier: Path, on: str, hedged: bool = False, plan: float | None = None) -> Learner:
    """A new course that begins with the weights of a network in a folder or a file, or of a shipped one."""
    school, net = _prey(earlier, on)
    school = again(replace(school, hedged=hedged or school.hedged, decisions=plan or school.decisions))
    learner = begin(school, on)
    for new in (learner.net, learner.average):
        begin_with(new, net)
    learner.lessons = round(1 / (1 - school.averaging))  # so that the average also begins there
    return learner


def partner(folder: Path, family: str, on: str) -> Rival:
    """The hunter in a folder, as a sparring partner."""
    if not (folder / HUNTER).is_file():
        raise BadCourse("no-hunter", f"{folder} holds no hunter; `fogbound learn exploit` makes one.")
    if (there := course.about(folder)["family"]) != family:
        raise BadCourse("other-family", f"{folder} holds a hunter for {there}, not for {family}.")
    return Rival(_about(folder)["side"], course.player_in(folder, on))


def _about(folder: Path) -> dict[str, Any]:
    with course.reading(folder, f"{HUNTER} is"):
        data = json.loads((folder / HUNTER).read_text(encoding="utf-8"))
        side = {side: side for side in SIDES}[data["side"]]
        return {"side": side, "hunted": str(data["hunted"]), "draws": bool(data.get("draws", False))}


def gains(learner: Learner, hunted: Rival, tables: int, seed: int) -> tuple[list[Score], list[Score]]:
    """What X gains at each table: with the hunted network on both sides, and with the hunter on its side."""
    rules, prey = learner.rules, hunted.net
    best = not hunted.draws
    before = evaluate(rules, prey, prey, tables, seed, best=best)
    if hunted.side == "pursuers":
        return before, evaluate(rules, learner.average, prey, tables, seed, best=best)
    return before, evaluate(rules, prey, learner.average, tables, seed, x_known=True, best=True)


def report(
    learner: Learner, hunted: Rival, found: tuple[list[Score], list[Score]], facts: dict[str, Any]
) -> dict[str, Any]:
    """A hunt as plain values, so that others can repeat it: who, what it cost, and what X gains with 95 % intervals."""
    before, after = found
    names = table_names(learner.school.family)
    return {
        "family": learner.school.family,
        "side": SIDES[hunted.side],
        "hunted": digest(half_weights(hunted.net)),
        "draws": hunted.draws,
        "hunter": digest(half_weights(learner.average)),
        "decisions": learner.decisions,
        "lessons": learner.lessons,
        **facts,
        "device": _device(learner),
        "x_gains": {
            name: {"hunted v itself": _interval(old), "hunt": _interval(new)}
            for name, old, new in zip(names, before, after, strict=True)
        },
    }


def _device(learner: Learner) -> str:
    on = learner.rules.device
    return torch.cuda.get_device_name(on) if on.type == "cuda" else f"cpu, {torch.get_num_threads()} threads"


def _interval(score: Score) -> dict[str, Any]:
    gain, error = score.gain, 1.96 * score.error
    return {"gain": round(gain, 4), "interval": [round(max(0.0, gain - error), 4), round(min(1.0, gain + error), 4)]}
