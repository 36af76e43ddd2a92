"""The check earns its name: it finds faults seeded into clean cards, and leaves clean cards alone."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

from fogbound.cli import dictionaries
from fogbound.errors import Finding
from fogbound.games.twenty import deck as decks

FILE = Path(__file__).with_name("seeded_faults.toml")
FAULTS: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["faults"]
DECKS = {name: decks.load_data(decks.path_of(name)) for name in decks.names()}
KNOWN = dictionaries.load(("en", "fr"))

# One fault in ten may be missed: 36 of 40.
SHARE = 0.9

assert not dictionaries.gap(), "the tests need the extra spelling"


def _alone(card: str) -> dict[str, Any]:
    """A deck with one shipped card."""
    data = next(data for data in DECKS.values() if card in data["cards"])
    return {**data, "cards": {card: copy.deepcopy(data["cards"][card])}}


def _findings(data: dict[str, Any]) -> set[Finding]:
    return {*decks.errors(data), *decks.warnings(data, KNOWN)}


def _seed(card: dict[str, Any], fault: dict[str, Any]) -> None:
    *way, last = fault["at"].split()
    place: Any = card
    for key in way:
        place = place[int(key)] if isinstance(place, list) else place[key]
    if fault.get("remove"):
        del place[last]
    elif "old" in fault:
        assert fault["old"] in place[last], f"{fault['card']} has changed: {fault['old']!r} is not at {fault['at']}"
        place[last] = place[last].replace(fault["old"], fault["new"], 1)
    else:
        place[last] = fault["value"]


def _is_found(fault: dict[str, Any]) -> bool:
    clean = _alone(fault["card"])
    faulty = copy.deepcopy(clean)
    _seed(faulty["cards"][fault["card"]], fault)
    codes = {finding.code for finding in _findings(faulty) - _findings(clean)}
    return bool(codes & {fault["kind"], *fault.get("or", ())})


def test_the_faults_are_many_and_varied() -> None:
    assert len(FAULTS) >= 40
    assert len({fault["kind"] for fault in FAULTS}) >= 20


def test_nine_faults_in_ten_are_found() -> None:
    missed = [f"{fault['kind']}: {fault['card']}, {fault['at']}" for fault in FAULTS if not _is_found(fault)]
    listed = "\n  ".join(missed)
    assert len(missed) <= (1 - SHARE) * len(FAULTS), f"{len(missed)} of {len(FAULTS)} faults missed:\n  {listed}"


def test_clean_cards_raise_no_alarm() -> None:
    alarms = [finding.text for data in DECKS.values() for finding in _findings(data)]
    assert alarms == []
