"""Taking back: alone against bots at once, with others only if they agree."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.people import CLASSIC


def test_a_move_against_bots_is_taken_back_at_once(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, options={"players": "4", "reveals": ""}, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    expect(ann.get("undo")).to_have_count(0)
    before = ann.views["x"]
    ann.play(*ann.calm(ann.offers))
    assert ann.await_turn()
    assert ann.views["x"]["ply"] > before["ply"]
    ann.click("undo")
    ann.wait(lambda: ann.views["x"]["ply"] == before["ply"])
    assert ann.views["x"]["log"] == before["log"]
    assert ann.views["x"]["table"] == before["table"]
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))


def test_somebody_who_was_seen_reads_why_it_stays(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, options={"players": "4", "reveals": "1"}, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    assert ann.await_turn()
    ann.click("undo")
    expect(ann.get("refusal")).to_contain_text("Mister X has been seen since.")


def test_others_are_asked_first(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(CLASSIC, options={"players": "4", "reveals": ""}, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", host=ann)
    ann.start(bob)
    assert ann.await_turn()
    before = ann.views["x"]["ply"]
    for yes in (False, True):
        ann.play(*ann.calm(ann.offers)) if not yes else None
        after = ann.views["x"]["ply"]
        ann.click("undo")
        expect(ann.get("undo-request")).to_contain_text("Waiting for Bob")
        expect(bob.get("undo-request")).to_contain_text("Ann would like to take back their last move.")
        bob.click("undo-yes" if yes else "undo-no")
        expect(ann.get("undo-request")).to_have_count(0)
        if not yes:
            assert ann.views["x"]["ply"] == after
    ann.wait(lambda: ann.views["x"]["ply"] == before)
