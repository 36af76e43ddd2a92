"""Hunters: networks that learn to beat one player who stays as he is, and nobody else.

What a hunter gains says how far at least the hunted is from unbeatable; with it for sparring, he can learn better.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from fogbound.bots.mind.card import digest
from fogbound.learn import course
from fogbound.learn.course import HUNTER, BadCourse, writing
from fogbound.learn.evaluate import Score, evaluate
from fogbound.learn.export import stored
from fogbound.learn.school import School
from fogbound.learn.train import Learner, Rival, begin

SIDES = {"x": "pursuers", "pursuers": "x"}  # who is hunted, by whom a hunter plays


def _school(school: School) -> School:
    """A hunter has learned to play already: it takes small steps, explores little, and forgets how it began."""
    small = replace(school, rate=(3e-4, 3e-5), kept=0.98, survival=0.0)
    return replace(small, x_entropy=(0.01, 0.002), pursuer_entropy=(0.005, 0.001))


def refresher(school: School) -> School:
    """Whoever spars has learned to play, too, and must stay harder to see through than a hunter."""
    small = replace(school, rate=(2e-4, 2e-5), kept=0.99, survival=0.0)
    return replace(small, x_entropy=(0.008, 0.005), pursuer_entropy=(0.003, 0.002))


def hunter(prey: Path, folder: Path, side: str, on: str) -> tuple[Learner, Rival]:
    """Who learns a side to beat what a folder would play with, and the one he hunts; gone on with, if it was begun."""
    if side not in SIDES:
        raise BadCourse("no-such-side", f"There is no side {side!r}; a hunter plays x or pursuers.")
    hunted = Rival(SIDES[side], course.player_in(prey, on))
    told = {"side": side, "hunted": digest(stored(hunted.net))}
    begun = (folder / course.ABOUT).exists()
    if begun and not (folder / HUNTER).is_file():
        raise BadCourse("no-hunter", f"{folder} holds training that hunts nobody; take another folder.")
    if begun and _about(folder) != told:
        raise BadCourse("other-hunt", f"{folder} hunts another side, or somebody else; take another folder.")
    if begun:
        learner = course.learner_in(folder, on)
        learner.school = _school(learner.school)
        return learner, hunted
    learner = begin(_school(course.school_in(prey)), on)
    for net in (learner.net, learner.average):
        net.load_state_dict(hunted.net.state_dict())
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / HUNTER).write_text(json.dumps(told), encoding="utf-8")
    return learner, hunted


def partner(folder: Path, family: str, on: str) -> Rival:
    """A hunter to spar with."""
    if not (folder / HUNTER).is_file():
        raise BadCourse("no-hunter", f"{folder} holds no hunter; `fogbound learn exploit` makes one.")
    if (there := course.about(folder)["family"]) != family:
        raise BadCourse("other-family", f"{folder} hunts at tables of {there}, not of {family}.")
    return Rival(_about(folder)["side"], course.player_in(folder, on))


def _about(folder: Path) -> dict[str, Any]:
    with course.reading(folder, f"{HUNTER} is"):
        told = json.loads((folder / HUNTER).read_text(encoding="utf-8"))
        return {"side": {side: side for side in SIDES}[told["side"]], "hunted": str(told["hunted"])}


def gains(learner: Learner, hunted: Rival, tables: int, seed: int) -> tuple[list[Score], list[Score]]:
    """What X gains at each table: with the hunted on both sides, and with the hunter on his."""
    rules, prey = learner.rules, hunted.net
    before = evaluate(rules, prey, prey, tables, seed, best=True)
    if hunted.side == "pursuers":
        return before, evaluate(rules, learner.average, prey, tables, seed, best=True)
    return before, evaluate(rules, prey, learner.average, tables, seed, found_out=True, best=True)
