"""A course of training and its folder: begun or gone on with, kept, and told of line by line."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from pickle import UnpicklingError
from time import monotonic
from typing import Any
from zipfile import BadZipFile

import torch

from fogbound.bots.mind.families import FAMILIES
from fogbound.errors import FogboundError
from fogbound.learn.net import Net
from fogbound.learn.school import TABLES, School
from fogbound.learn.train import Learner, Rival, Told, begin, load, save, train

ABOUT, LOG, HUNTER = "about.json", "log.jsonl", "hunter.json"
KEPT_EVERY = 120.0  # seconds
WIDEST, DEEPEST = 4096, 64  # networks that anybody might make
# What damaged files make readers say; none of it means anything to people.
DAMAGE = (
    OSError, RuntimeError, EOFError, ValueError, KeyError, TypeError, AttributeError, UnpicklingError, BadZipFile,
    zlib.error,
)  # fmt: skip


class BadCourse(FogboundError):
    """A folder that holds no training, or wishes that cannot be met."""


def device(wanted: str) -> str:
    """Where tables are played: `auto` takes the graphics card, if there is one."""
    if wanted not in ("auto", "cpu", "cuda"):
        raise BadCourse("no-such-device", f"There is no device {wanted!r}; devices are auto, cpu and cuda.")
    if wanted == "cuda" and not torch.cuda.is_available():
        raise BadCourse("no-such-device", "There is no graphics card here that torch can use; take --device cpu.")
    return "cuda" if wanted == "auto" and torch.cuda.is_available() else wanted.replace("auto", "cpu")


def table_names(family: str) -> tuple[str, ...]:
    """The tables that a family learns at, in the order in which figures are given."""
    return tuple(f"{name.removeprefix('yard/')}, {people} people" for name, people, _ in TABLES[family])


# Folders


def about(folder: Path) -> dict[str, Any]:
    """What a folder says about itself."""
    if not (folder / ABOUT).is_file():
        raise BadCourse("no-course", f"{folder} holds no training: there is no {ABOUT} in it.")
    with reading(folder, f"{ABOUT} is"):
        told = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        known = {"family": str(told["family"]), "decisions": int(told["decisions"]), "lessons": int(told["lessons"])}
        if known["family"] not in FAMILIES:
            raise ValueError(known["family"])
        return {**told, **known}


def school_in(folder: Path) -> School:
    told = about(folder)
    with reading(folder, f"{ABOUT} is"):
        usual = School(told["family"])
        width, blocks = int(told.get("width", usual.width)), int(told.get("blocks", usual.blocks))
        if not (0 < width <= WIDEST and 0 <= blocks <= DEEPEST):
            raise ValueError(width, blocks)
        return replace(usual, decisions=float(told.get("plan", usual.decisions)), width=width, blocks=blocks)


def learner_in(folder: Path, on: str, plan: float | None = None) -> Learner:
    """A course where it stopped; `plan` is after how many decisions lessons change no more, if that is to change."""
    school = school_in(folder)
    learner = begin(school if plan is None else replace(school, decisions=plan), on)
    with reading(folder, "its networks are"):
        load(learner, folder)
    return learner


def enrolled(family: str, folder: Path, on: str, plan: float | None = None) -> Learner:
    """A course that goes on in its folder, or a new one."""
    if family not in FAMILIES:
        raise BadCourse("no-such-family", f"There is no family {family!r}; families are {', '.join(FAMILIES)}.")
    if (folder / HUNTER).exists():
        raise BadCourse("hunter", f"{folder} is where somebody learns to beat one player alone; take another folder.")
    if (folder / ABOUT).exists():
        if (there := about(folder)["family"]) != family:
            raise BadCourse("other-family", f"{folder} is where {there} is learned; give {family} its own folder.")
        return learner_in(folder, on, plan)
    if (folder / "net.pt").exists():
        raise BadCourse("no-course", f"{folder} holds a network, but no {ABOUT} says which; take another folder.")
    return begin(School(family) if plan is None else School(family, decisions=plan), on)


@contextmanager
def reading(folder: Path, what: str) -> Iterator[None]:
    try:
        yield
    except BadCourse:
        raise
    except DAMAGE as problem:
        raise BadCourse("bad-course", f"{folder} cannot be read: {what} damaged, or from elsewhere.") from problem


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise BadCourse("no-room", f"{folder} cannot be written: {problem.strerror}.") from None


# Learning


def study(
    learner: Learner,
    folder: Path,
    heard: Told,
    *,
    tables: int,
    rounds: int,
    seconds: float,
    seed: int,
    hunted: Rival | None = None,
    sparring: Sequence[Rival] = (),
) -> None:
    """Train, and keep everything: now and then, in the end, and where somebody breaks it off."""
    kept = monotonic()

    def told(news: dict[str, Any]) -> None:
        nonlocal kept
        with (folder / LOG).open("a", encoding="utf-8") as log:
            print(json.dumps(news), file=log)
        if monotonic() - kept > KEPT_EVERY:
            save(learner, folder)
            kept = monotonic()
        heard(news)

    with writing(folder):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            train(learner, tables, rounds, seconds, told, seed, hunted, sparring)
            save(learner, folder)
        except KeyboardInterrupt:
            save(learner, folder)
            raise
        except torch.OutOfMemoryError:
            text = f"{tables} tables are too many for this device; take fewer."
            raise BadCourse("no-memory", text) from None


def log_in(folder: Path) -> list[dict[str, Any]]:
    """Every line of news that can be read; one that was broken off is passed over."""
    found = []
    if (folder / LOG).is_file():
        for line in (folder / LOG).read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                news = json.loads(line)
            except ValueError:
                continue
            if isinstance(news, dict) and isinstance(news.get("decisions"), int):
                found.append(news)
    return found


def player_in(folder: Path, on: str) -> Net:
    """The network that a course would play with."""
    return learner_in(folder, on).average
