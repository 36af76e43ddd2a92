"""A study in its folder: what is missing is played, part by part, and what is finished is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

import torch
from torch import Tensor

from fogbound.bots.mind.families import FAMILIES
from fogbound.bots.mind.layout import layout_of
from fogbound.learn.course import DAMAGE, BadCourse
from fogbound.learn.net import Net
from fogbound.learn.rules import Rules
from fogbound.learn.shipped import net_in, shipped
from fogbound.learn.study import counts, fair
from fogbound.learn.study.chases import openings, played, standing, together
from fogbound.learn.study.plan import Part, parts, usual

ABOUT, PARTS = "study.json", "parts"
BATCH = {"cpu": 500, "cuda": 20000}

Heard = Callable[[str, int, int], None]  # what was played last, parts that are done, parts that are known of


@dataclass(frozen=True)
class Study:
    """A family's network, how many chases at each table, and where it is kept."""

    family: str
    folder: Path
    games: int
    seed: int
    device: str
    weights: Path | None = None  # another network than the one that is shipped

    def rules(self, part: Part) -> Rules:
        layout = layout_of(self.family)
        return Rules(layout, [part.terms(layout)], self.device)

    @cached_property
    def _loaded(self) -> tuple[Net, dict[str, Any]]:
        rules = self.rules(usual(self.family, self.games)[0])
        return shipped(rules, self.family) if self.weights is None else net_in(rules, self.weights)

    @property
    def net(self) -> Net:
        return self._loaded[0]

    @property
    def about(self) -> dict[str, Any]:
        """What makes two studies the same."""
        digest = self._loaded[1].get("digest", "")
        return {"family": self.family, "games": self.games, "seed": self.seed, "network": digest}

    # Playing

    def play(self, part: Part) -> dict[str, Any]:
        """The same study plays the same chases, whatever was played before."""
        rules, net, size = self.rules(part), self.net, BATCH[self.device]
        torch.manual_seed(int.from_bytes(sha256(f"{self.seed} {part.name}".encode()).digest()[:6]))
        opening, ways = self._opening(part, rules)
        batches = [
            played(rules, net, min(size, part.games - n), opening=opening, deep=part.whole)
            for n in range(0, part.games, size)
        ]
        chases = together(batches)
        return {"openings": ways, **(counts.everything(chases) if part.whole else counts.gains(chases))}

    def _opening(self, part: Part, rules: Rules) -> tuple[Tensor | None, dict[str, float]]:
        if part.found().placed_on is None:
            return None, {}
        ways = openings(rules, self.net)
        named = {" ".join(str(rules.layout.stations[n]) for n in way): gain for way, gain in ways}
        return standing(rules, torch.tensor([ways[0][0]], device=rules.device)), named

    # Keeping

    def begin(self) -> None:
        """Make sure of the family and of the folder."""
        if self.family not in FAMILIES:
            raise BadCourse(
                "no-such-family", f"There is no family {self.family!r}; families are {', '.join(FAMILIES)}."
            )
        path = self.folder / ABOUT
        if path.exists() and _read(path) != self.about:
            raise BadCourse("other-study", f"{self.folder} holds another study: give this one its own folder.")
        try:
            (self.folder / PARTS).mkdir(parents=True, exist_ok=True)
            _write(path, self.about)
        except OSError as problem:
            raise BadCourse("no-room", f"{self.folder} cannot be written: {problem.strerror}.") from None

    def result(self, part: Part) -> dict[str, Any] | None:
        path = self.folder / PARTS / f"{part.name}.json"
        found: dict[str, Any] | None = counts.read(_read(path)) if path.is_file() else None
        return found

    def keep(self, part: Part, result: dict[str, Any]) -> None:
        _write(self.folder / PARTS / f"{part.name}.json", result)

    def results(self) -> dict[str, dict[str, Any]]:
        """All that is finished, by the parts' names."""
        return {path.stem: counts.read(_read(path)) for path in sorted((self.folder / PARTS).glob("*.json"))}


def studied(study: Study, heard: Heard, seconds: float = float("inf")) -> bool:
    """Play what is missing until time is up; is everything there? Broken off, what is finished stays."""
    study.begin()
    torch.set_num_threads(1)  # more would gain little, disturb others, and might add up in another order
    began = monotonic()
    listed = list(parts(study.family, study.games))
    done = 0
    while True:
        for part in listed[done:]:
            if study.result(part) is None:
                if monotonic() - began > seconds:
                    return False
                study.keep(part, study.play(part))
            done += 1
            heard(part.name, done, len(listed))
        more = _more(study)
        if not more:
            return True
        listed += more


def _more(study: Study) -> list[Part]:
    """What handicaps still need, now that so much is known."""
    results = study.results()
    tables = [table for table in usual(study.family, study.games) if table.found().max_rounds is not None]
    found = (fair.wanted(results, table) for table in tables)
    return [part for part in found if part is not None]


def _write(path: Path, value: Any) -> None:
    """Whole, or not at all."""
    draft = path.with_name(f"{path.name}.tmp")
    draft.write_text(json.dumps(value, indent=None), encoding="utf-8")
    draft.replace(path)


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except DAMAGE as problem:
        raise BadCourse("bad-study", f"{path} is damaged; without it, the study plays it again.") from problem
