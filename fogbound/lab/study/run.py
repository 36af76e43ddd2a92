"""A study in its folder: plays the missing parts, and saves each one when it is finished."""

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
from fogbound.lab.study import counts, fair
from fogbound.lab.study.chases import join_chases, openings, pad_pursuers, play_chases
from fogbound.lab.study.plan import Part, parts, usual
from fogbound.learn.course import DAMAGE, BadCourse
from fogbound.learn.net import Net
from fogbound.learn.rules import Rules
from fogbound.learn.shipped import net_in, shipped

ABOUT, PARTS = "study.json", "parts"
BATCH = {"cpu": 500, "cuda": 20000}

Listener = Callable[[str, int, int], None]  # gets the last part, the parts done, and the parts known


@dataclass(frozen=True)
class Study:
    """A family's network, the number of chases at each table, and the folder of results."""

    family: str
    folder: Path
    games: int
    seed: int
    device: str
    weights: Path | None = None  # instead of the shipped network

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
        """The description of the study: equal for equal studies."""
        digest = self._loaded[1].get("digest", "")
        return {"family": self.family, "games": self.games, "seed": self.seed, "network": digest}

    # Playing

    def play(self, part: Part) -> dict[str, Any]:
        """The counts of a part. The same study always plays the same chases, in any order of parts."""
        rules, net, size = self.rules(part), self.net, BATCH[self.device]
        torch.manual_seed(int.from_bytes(sha256(f"{self.seed} {part.name}".encode()).digest()[:6]))
        opening, ways = self._opening(part, rules)
        batches = [
            play_chases(rules, net, min(size, part.games - n), opening=opening, deep=part.whole)
            for n in range(0, part.games, size)
        ]
        chases = join_chases(batches)
        return {"openings": ways, **(counts.count_all(chases) if part.whole else counts.count_ends(chases))}

    def _opening(self, part: Part, rules: Rules) -> tuple[Tensor | None, dict[str, float]]:
        if part.load_edition().placed_on is None:
            return None, {}
        ways = openings(rules, self.net)
        named = {" ".join(str(rules.layout.stations[n]) for n in way): gain for way, gain in ways}
        return pad_pursuers(rules, torch.tensor([ways[0][0]], device=rules.device)), named

    # The folder

    def begin(self) -> None:
        """Check the family and prepare the folder."""
        if self.family not in FAMILIES:
            raise BadCourse(
                "no-such-family", f"There is no family {self.family!r}; families are {', '.join(FAMILIES)}."
            )
        path = self.folder / ABOUT
        if path.exists() and _read(path) != self.about:
            raise BadCourse("other-study", f"{self.folder} holds another study; choose another folder.")
        try:
            (self.folder / PARTS).mkdir(parents=True, exist_ok=True)
            _write(path, self.about)
        except OSError as problem:
            raise BadCourse("no-room", f"{self.folder} cannot be written: {problem.strerror}.") from None

    def result(self, part: Part) -> dict[str, Any] | None:
        path = self.folder / PARTS / f"{part.name}.json"
        result: dict[str, Any] | None = counts.read(_read(path)) if path.is_file() else None
        return result

    def save(self, part: Part, result: dict[str, Any]) -> None:
        _write(self.folder / PARTS / f"{part.name}.json", result)

    def results(self) -> dict[str, dict[str, Any]]:
        """The results of all finished parts, by name."""
        return {path.stem: counts.read(_read(path)) for path in sorted((self.folder / PARTS).glob("*.json"))}


def run_study(study: Study, listen: Listener, seconds: float = float("inf")) -> bool:
    """Play the missing parts until time is up; True if the study is complete. Stopping loses one part at most."""
    study.begin()
    torch.set_num_threads(1)  # more would gain little, and sums could come out in another order
    began = monotonic()
    listed = list(parts(study.family, study.games))
    done = 0
    while True:
        for part in listed[done:]:
            if study.result(part) is None:
                if monotonic() - began > seconds:
                    return False
                study.save(part, study.play(part))
            done += 1
            listen(part.name, done, len(listed))
        more = _more(study)
        if not more:
            return True
        listed += more


def _more(study: Study) -> list[Part]:
    """The trials that handicaps still need, given the results so far."""
    results = study.results()
    tables = [table for table in usual(study.family, study.games) if table.load_edition().max_rounds is not None]
    trials = (fair.next_trial(results, table) for table in tables)
    return [part for part in trials if part is not None]


def _write(path: Path, value: Any) -> None:
    """Write completely or not at all."""
    draft = path.with_name(f"{path.name}.tmp")
    draft.write_text(json.dumps(value, indent=None), encoding="utf-8")
    draft.replace(path)


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except DAMAGE as problem:
        raise BadCourse("bad-study", f"{path} is damaged. Delete it, and the study plays that part again.") from problem
