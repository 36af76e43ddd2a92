"""Whole games by clicks, to the end: what it says, the replay, and the record."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from fogbound import record, verify
from fogbound.catalog import start_of
from tests.browser.conftest import Guests
from tests.browser.people import CLASSIC, POLICE, Offer, Person, rides

X_AT_THE_TABLE = {CLASSIC: {"players": "5"}, POLICE: {"players": "4"}}


def sound_record(person: Person, folder: Path) -> record.Record:
    """Download the record by its button, and check it as anybody can."""
    with person.page.expect_download() as downloading:
        person.click("record")
    path = folder / downloading.value.suggested_filename
    downloading.value.save_as(path)
    assert path.suffix == ".fog"
    read = record.read(path.read_text("utf-8"))
    room = next(message for message in reversed(person.messages) if message["type"] == "room")
    verdict = verify.verify(read, start_of(read), room["commitment"])
    assert verdict.finished
    return read


def replayed(person: Person) -> None:
    """Forwards and backwards through the game; X's path grows with it."""
    view = next(iter(person.views.values()))
    moves = [ply for ply in view["log"] if ply["seat"] == "x" and ply["move"][0] in "tbuk"]
    steps = person.page.locator("[data-testid=path] .step")
    expect(steps).to_have_count(len(moves))
    slider = person.get("replay-slider")
    slider.fill("0")
    expect(steps).to_have_count(0)
    person.click("replay-on")
    person.click("replay-back")
    slider.fill(str(slider.get_attribute("max")))
    expect(steps).to_have_count(len(moves))


@pytest.mark.parametrize("edition", [CLASSIC, POLICE])
def test_as_x(guest: Guests, tmp_path: Path, edition: str) -> None:
    ann = guest("Ann")
    ann.create(edition, seats={"x": "me"})
    ann.start()
    used: set[str] = set()
    rng = Random(1)

    def choose(offers: list[Offer]) -> Offer:
        """Everything X has at least once, then whatever comes."""
        assert ann.stations == {station for _, _, station in rides(offers)}
        moves = [move for _, move in offers]
        for wanted in ("double", "k", "u", "b"):
            fitting = [move for move in moves if move.startswith(wanted)]
            if wanted not in used and fitting:
                used.add(wanted)
                return "x", rng.choice(fitting)
        return rng.choice(offers)

    assert ann.play_on(choose) > 0
    assert {"double", "k"} <= used
    outcome = ann.views["x"]["outcome"]
    expect(ann.get("outcome")).to_have_attribute("data-reason", outcome["reason"])
    expect(ann.get("outcome")).to_contain_text("You win" if "x" in outcome["winners"] else "You lose")
    replayed(ann)
    sound_record(ann, tmp_path)
