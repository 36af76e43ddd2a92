"""Hunters: networks that learn to beat one fixed player, and nobody else.

A hunter's gain is a lower bound on how far the hunted player is from unbeatable. As a sparring partner, the hunter
makes that player better.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from fogbound.bots.mind.model_card import digest
from fogbound.learn import course
from fogbound.learn.course import HUNTER, BadCourse, writing
from fogbound.learn.evaluate import Score, evaluate
from fogbound.learn.export import half_weights
from fogbound.learn.school import School
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


def hunter(prey: Path, folder: Path, side: str, on: str) -> tuple[Learner, Rival]:
    """A hunter of the network in a folder, new or resumed, and the rival it hunts."""
    if side not in SIDES:
        raise BadCourse("no-such-side", f"There is no side {side!r}; a hunter plays x or pursuers.")
    hunted = Rival(SIDES[side], course.player_in(prey, on))
    hunt = {"side": side, "hunted": digest(half_weights(hunted.net))}
    begun = (folder / course.ABOUT).exists()
    if begun and not (folder / HUNTER).is_file():
        raise BadCourse("no-hunter", f"{folder} holds training, but no hunter; choose another folder.")
    if begun and _about(folder) != hunt:
        raise BadCourse("other-hunt", f"{folder} hunts another side or another network; choose another folder.")
    if begun:
        learner = course.learner_in(folder, on)
        learner.school = _school(learner.school)
        return learner, hunted
    learner = begin(_school(course.school_in(prey)), on)
    for net in (learner.net, learner.average):
        net.load_state_dict(hunted.net.state_dict())
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / HUNTER).write_text(json.dumps(hunt), encoding="utf-8")
    return learner, hunted


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
        return {"side": {side: side for side in SIDES}[data["side"]], "hunted": str(data["hunted"])}


def gains(learner: Learner, hunted: Rival, tables: int, seed: int) -> tuple[list[Score], list[Score]]:
    """What X gains at each table: with the hunted network on both sides, and with the hunter on its side."""
    rules, prey = learner.rules, hunted.net
    before = evaluate(rules, prey, prey, tables, seed, best=True)
    if hunted.side == "pursuers":
        return before, evaluate(rules, learner.average, prey, tables, seed, best=True)
    return before, evaluate(rules, prey, learner.average, tables, seed, x_known=True, best=True)
