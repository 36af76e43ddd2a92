"""Whole games by clicks: the outcome, the replay and the record."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from fogbound import catalog, record, verify
from fogbound.catalog import start_of
from tests.browser.conftest import Guests
from tests.browser.people import CLASSIC, POLICE, Offer, Person, rides


def sound_record(person: Person, folder: Path) -> record.Record:
    """Download the record with its button, and verify it as anyone can."""
    with person.page.expect_download() as downloading:
        person.click("record")
    path = folder / downloading.value.suggested_filename
    downloading.value.save_as(path)
    assert path.suffix == ".fog"
    read = record.read(path.read_text("utf-8"))
    verdict = verify.verify(read, start_of(read), person.last("room")["commitment"])
    assert verdict.finished
    return read


def the_end(person: Person, seat: str, folder: Path) -> None:
    """The outcome in words, X's path step by step, and the record."""
    view = person.views[seat]
    outcome = view["outcome"]
    expect(person.get("outcome")).to_have_attribute("data-reason", outcome["reason"])
    expect(person.get("outcome")).to_contain_text("You win" if seat in outcome["winners"] else "You lose")
    rode = [ply["move"] for ply in view["log"] if ply["seat"] == "x" and ply["move"][0] in "tbuk"]
    steps = person.page.locator("[data-testid=path] .leg")
    slider = person.get("replay-slider")
    expect(steps).to_have_count(len(rode))
    expect(person.page.locator("[data-testid^=travel-] .next")).to_have_count(0)
    ended = person.get("round").inner_text()
    slider.fill("0")
    expect(steps).to_have_count(0)
    expect(person.get("round")).to_have_text("Setting up")
    expect(person.get("left")).to_contain_text("Replay")
    person.click("replay-on")
    expect(person.get("round")).to_have_text(re.compile("^Round 1( of|$)"))
    person.click("replay-back")
    slider.fill(str(slider.get_attribute("max")))
    expect(steps).to_have_count(len(rode))
    expect(person.get("round")).to_have_text(ended)
    expect(person.get("left")).to_contain_text("Over")
    expect(person.get("pawn-x")).to_have_attribute("data-station", rode[-1][1:])
    written = {str(ply.move) for ply in sound_record(person, folder).plies}
    assert set(rode) <= written


@pytest.mark.parametrize("edition", [CLASSIC, POLICE])
def test_as_x_with_every_special_move(guest: Guests, tmp_path: Path, edition: str) -> None:
    ann = guest("Ann")
    ann.create(edition, seats={"x": "me"})
    ann.start()
    used: set[str] = set()
    rng = Random(1)

    def choose(offers: list[Offer]) -> Offer:
        """Every special move at least once, then any move."""
        assert ann.stations == {station for _, _, station in rides(offers)}
        moves = [move for _, move in offers]
        for wanted in ("double", "k", "u", "b"):
            fitting = [move for move in moves if move.startswith(wanted)]
            if wanted not in used and fitting:
                used.add(wanted)
                return "x", rng.choice(fitting)
        return rng.choice(offers)

    assert ann.play_on(choose, 8) > 0
    assert {"double", "k"} <= used
    ann.rush(rng.choice)
    the_end(ann, "x", tmp_path)


@pytest.mark.parametrize("edition", [CLASSIC, POLICE])
def test_as_the_whole_team(guest: Guests, tmp_path: Path, edition: str) -> None:
    """Pawns in any order where the edition leaves it free, each by its own chip."""
    ann = guest("Ann")
    seats = {"x": "bot:greedy", **dict.fromkeys(["red", "blue", "green"], "me")}
    last = "bobby1" if edition == POLICE else "yellow"
    rounds = "22" if edition == POLICE else "8"
    ann.create(edition, options={"max_rounds": rounds}, seats={**seats, last: "me"})
    ann.start()
    rng = Random(2)
    together = 0

    def choose(offers: list[Offer]) -> Offer:
        nonlocal together
        seat, move = rng.choice(offers)
        together = max(together, len({seat for seat, _ in offers}))
        return seat, move

    assert ann.play_on(choose, 16) > 0
    ann.rush(choose)
    assert together == (4 if edition == POLICE else 1)  # the older edition moves in seat order
    the_end(ann, "red", tmp_path)


def test_by_ferry(guest: Guests) -> None:
    """Only a black ticket pays for the ferry: the page names it, and does not play it by itself."""
    board = catalog.find_chase(CLASSIC, board="tiny-docks").board
    landings = {station for a, b, mode in board.connections if mode == "ferry" for station in (a, b)}
    ann = guest("Ann")
    for _ in range(10):  # X may be caught on the way
        ann.create(CLASSIC, options={"board": "tiny-docks", "players": "4"}, seats={"x": "me"})
        ann.start()
        while ann.await_turn():
            ways: dict[int, set[str]] = {}
            for _, ticket, station in rides(ann.offers):
                ways.setdefault(station, set()).add(ticket)
            over = [station for station, tickets in ways.items() if tickets == {"k"}]
            if over:
                ann.click(f"station-{over[0]}")
                expect(ann.get("ticket-k")).to_contain_text("ferry")
                with ann.acknowledged():
                    ann.use_ticket("k")
                assert any(ply["move"] == f"k{over[0]}" for ply in ann.views["x"]["log"])
                return
            near = min(ways, key=lambda station: min(board.distances[station][landing] for landing in landings))
            ann.play("x", f"{min(ways[near])}{near}")
    raise AssertionError("no ferry came into reach in ten games")


def test_x_appears_by_choice_and_takes_tickets_or_stays_hidden(guest: Guests) -> None:
    ann = guest("Ann")
    ann.create(CLASSIC, options={"voluntary_reveal": "true", "max_rounds": "4", "reveals": "4"}, seats={"x": "me"})
    ann.start()
    done: set[str] = set()

    def choose(offers: list[Offer]) -> Offer:
        """X stays hidden the first time, and appears every time after that."""
        for verb in ("hide", "show", "take"):
            for offer in offers:
                if offer[1].startswith(verb) and not (verb == "hide" and "hide" in done):
                    done.add(verb)
                    return offer
        return ann.calm(offers)

    ann.play_on(choose)
    assert {"hide", "show", "take"} <= done
    expect(ann.get("outcome")).to_be_visible()
    expect(ann.get("plies")).to_contain_text("Mister X stays hidden.")


def test_a_mistake_is_hard_to_make(guest: Guests) -> None:
    """Choosing a station sends nothing; a first double move and giving up ask first."""
    ann = guest("Ann")
    ann.create(seats={"x": "me"})
    ann.start()
    ann.await_turn()
    ann.click("double")
    ann.click("double-cancel")
    station = rides(ann.offers)[0][2]
    ann.click(f"station-{station}")
    expect(ann.get("picker")).to_be_visible()
    ann.click("cancel")
    ann.click("menu")
    ann.click("concede")
    ann.click("concede-no")
    ann.click("menu-close")
    assert not [message for message in ann.sent if message["type"] == "play"]
    ann.click("menu")
    ann.click("concede")
    ann.click("concede-yes")
    expect(ann.get("outcome")).to_have_attribute("data-reason", "conceded")


@pytest.mark.parametrize("side", ["x", "detectives"])
def test_one_click_starts_a_game(guest: Guests, side: str) -> None:
    """From the home page straight into a game, and back to it from the list of games."""
    ann = guest()
    ann.go("/")
    if side == "x":
        ann.page.get_by_label("Scotland Yard, 1983").check()
    ann.click(f"play-{side}")
    assert ann.await_turn()
    assert {seat for seat, _ in ann.offers} <= ({"x"} if side == "x" else {"red", "blue", "green", "bobby1"})
    ann.play(*ann.calm(ann.offers))
    ann.click("menu")
    ann.click("home")
    game = ann.page.locator("[data-testid^=game-]")
    expect(game).to_have_count(1)
    expect(game).to_contain_text("In progress")
    game.click()
    assert ann.await_turn()


def test_a_rematch_is_a_new_game_at_once_whoever_of_the_players_asks(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    ann.create(options={"max_rounds": "1", "players": "2"}, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", "blue", host=ann)
    ann.start(bob)
    for game in (1, 2):
        assert ann.await_turn()
        ann.play(*ann.calm(ann.offers))
        bob.play_on(bob.calm)
        expect(ann.get("outcome")).to_be_visible()
        presses, follows = (ann, bob) if game == 1 else (bob, ann)
        presses.click("rematch")
        expect(follows.get("taken-along")).to_have_text(f"{presses.name} started a new game.")
        expect(presses.get("taken-along")).to_have_count(0)
        for person in (ann, bob):
            person.wait(lambda person=person, new=game + 1: person.game == new and bool(person.views))  # type: ignore[misc]
            expect(person.get("turn")).to_be_visible()
