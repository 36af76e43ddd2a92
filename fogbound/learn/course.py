"""A training course and its folder: start, resume, save, and log line by line."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from math import inf
from pathlib import Path
from pickle import UnpicklingError
from time import monotonic
from typing import Any
from zipfile import BadZipFile

import torch

from fogbound.errors import FogboundError
from fogbound.learn.net import Net
from fogbound.learn.school import LEARNED, School, again, usual_school
from fogbound.learn.train import Learner, Listener, Rival, begin, load, save, train

ABOUT, LOG, HUNTER = "about.json", "log.jsonl", "hunter.json"
SAVE_SECONDS = 120.0
WIDEST, DEEPEST = 4096, 64  # limits on a network read from a folder
# The exceptions that damaged files cause in the libraries that read them.
DAMAGE = (
    OSError, RuntimeError, EOFError, ValueError, KeyError, TypeError, AttributeError, UnpicklingError, BadZipFile,
    zlib.error,
)  # fmt: skip


class BadCourse(FogboundError):
    """A folder that holds no training, or a request that cannot be met."""


def device(wanted: str) -> str:
    """The device to play tables on: `auto` takes the graphics card, if there is one."""
    if wanted not in ("auto", "cpu", "cuda"):
        raise BadCourse("no-such-device", f"There is no device {wanted!r}; devices are auto, cpu and cuda.")
    if wanted == "cuda" and not torch.cuda.is_available():
        raise BadCourse("no-such-device", "There is no graphics card here that torch can use; take --device cpu.")
    return "cuda" if wanted == "auto" and torch.cuda.is_available() else wanted.replace("auto", "cpu")


# Folders


def about(folder: Path) -> dict[str, Any]:
    """The description of a training folder."""
    if not (folder / ABOUT).is_file():
        raise BadCourse("no-course", f"{folder} holds no training: there is no {ABOUT} in it.")
    with reading(folder, f"{ABOUT} is"):
        data = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        known = {"family": str(data["family"]), "decisions": int(data["decisions"]), "lessons": int(data["lessons"])}
        if known["family"] not in LEARNED:
            raise ValueError(known["family"])
        return {**data, **known}


def school_in(folder: Path) -> School:
    data = about(folder)
    with reading(folder, f"{ABOUT} is"):
        usual = usual_school(data["family"])
        width, blocks = int(data.get("width", usual.width)), int(data.get("blocks", usual.blocks))
        if not (0 < width <= WIDEST and 0 <= blocks <= DEEPEST):
            raise ValueError(width, blocks)
        plan, hedged = float(data.get("plan", usual.decisions)), bool(data.get("hedged", False))
        school = replace(usual, decisions=plan, width=width, blocks=blocks, hedged=hedged)
        return again(school) if data.get("again", False) else school


def learner_in(folder: Path, on: str, plan: float | None = None) -> Learner:
    """A course where it stopped; `plan` changes the number of decisions after which lessons stay the same."""
    school = school_in(folder)
    learner = begin(school if plan is None else replace(school, decisions=plan), on)
    with reading(folder, "its networks are"):
        load(learner, folder)
    return learner


def open_course(family: str, folder: Path, on: str, plan: float | None = None) -> Learner:
    """The course in a folder, resumed, or a new one."""
    if family not in LEARNED:
        raise BadCourse("no-such-family", f"There is no family {family!r}; families are {', '.join(LEARNED)}.")
    if (folder / HUNTER).exists():
        raise BadCourse("hunter", f"{folder} holds a hunter, which learns to beat one player; choose another folder.")
    if (folder / ABOUT).exists():
        if (there := about(folder)["family"]) != family:
            raise BadCourse("other-family", f"{folder} holds training of {there}; choose another folder for {family}.")
        return learner_in(folder, on, plan)
    if (folder / "net.pt").exists():
        raise BadCourse("no-course", f"{folder} holds a network, but no {ABOUT}; choose another folder.")
    return begin(usual_school(family) if plan is None else replace(usual_school(family), decisions=plan), on)


@contextmanager
def reading(folder: Path, what: str) -> Iterator[None]:
    try:
        yield
    except BadCourse:
        raise
    except DAMAGE as problem:
        raise BadCourse("bad-course", f"{folder} cannot be read: {what} damaged, or from another program.") from problem


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise BadCourse("no-room", f"{folder} cannot be written: {problem.strerror}.") from None


# Learning


def train_in(
    learner: Learner,
    folder: Path,
    listen: Listener,
    *,
    tables: int,
    rounds: int,
    seconds: float,
    seed: int,
    hunted: Rival | None = None,
    sparring: Sequence[Rival] = (),
    decisions: float = inf,
) -> None:
    """Train, and save to the folder: every two minutes, at the end, and when interrupted."""
    saved = monotonic()

    def note(news: dict[str, Any]) -> None:
        nonlocal saved
        with (folder / LOG).open("a", encoding="utf-8") as log:
            print(json.dumps(news), file=log)
        if monotonic() - saved > SAVE_SECONDS:
            save(learner, folder)
            saved = monotonic()
        listen(news)

    with writing(folder):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            train(learner, tables, rounds, seconds, note, seed, hunted, sparring, decisions)
            save(learner, folder)
        except KeyboardInterrupt:
            save(learner, folder)
            raise
        except torch.OutOfMemoryError:
            text = f"{tables} tables do not fit into this device's memory; use fewer."
            raise BadCourse("no-memory", text) from None


def log_in(folder: Path) -> list[dict[str, Any]]:
    """All readable lines of the log; skips a line that was cut short."""
    lines = []
    if (folder / LOG).is_file():
        for line in (folder / LOG).read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                news = json.loads(line)
            except ValueError:
                continue
            if isinstance(news, dict) and isinstance(news.get("decisions"), int):
                lines.append(news)
    return lines


def player_in(folder: Path, on: str) -> Net:
    """The network that a course plays with: the running average."""
    return learner_in(folder, on).average
