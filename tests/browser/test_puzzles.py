"""Puzzles in the browser: one of each kind by taps, wrong answers, the answer shown, the daily one and the streak."""

from __future__ import annotations

import re
from datetime import date, datetime

import pytest
from playwright.sync_api import expect

from fogbound.puzzles import words
from fogbound.puzzles.daily import daily
from fogbound.puzzles.puzzle import Puzzle, shipped
from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.lessons import Pupil
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.puzzles.sample import by_ride, one


def catch() -> Puzzle:
    """A catch in two that one pawn decides."""
    return next(puzzle for puzzle in shipped() if (puzzle.kind, puzzle.rounds, len(puzzle.answer)) == ("catch", 2, 1))


class Solver(Pupil):
    """A person who solves a puzzle."""

    words = "puzzle-words"


def open_puzzle(person: Person, puzzle: Puzzle) -> Solver:
    person.go(f"/puzzles/{puzzle.id}")
    expect(person.get("puzzle-task")).to_be_visible()
    return Solver(person, "")


def state(person: Person, name: str) -> None:
    expect(person.page.locator(f'[data-testid="puzzle-words"][data-state="{name}"]')).to_be_visible()


def ride_to(puzzle: Puzzle, *, right: bool) -> str:
    rides = [move for move in puzzle.state.moves("x") if move.verb in "tbu"]
    return f"x:{next(move for move in rides if (move.number == puzzle.station) == right)}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_wrong_escape_is_explained_and_the_right_one_solves(server: Server, guests: Guests, size: dict) -> None:  # type: ignore[type-arg]
    puzzle = by_ride()
    person = guests(server.address, **size)
    pupil = open_puzzle(person, puzzle)
    pupil.answer(ride_to(puzzle, right=False))
    expect(person.get("puzzle-said")).to_contain_text("takes the")
    pupil.answer(ride_to(puzzle, right=True))
    state(person, "solved")
    expect(person.get("puzzle-answer")).to_contain_text(str(puzzle.station))
    expect(person.get("puzzle-why").locator("li")).to_have_count(len(puzzle.fails))
    person.get("puzzle-leave").click()
    expect(person.get(f"puzzle-{puzzle.id}")).to_have_attribute("data-solved", "true")


def test_a_deduction_is_solved_by_a_tap_on_the_map(server: Server, guests: Guests) -> None:
    puzzle = one("where", 0)
    person = guests(server.address)
    pupil = open_puzzle(person, puzzle)
    wrong = words.why(puzzle)[0].station
    pupil.answer(f"point:{wrong}")
    expect(person.get("puzzle-said")).to_contain_text(f"{wrong}:")
    pupil.answer(f"point:{puzzle.station}")
    state(person, "solved")
    person.get("puzzle-next").click()
    expect(person.page).not_to_have_url(re.compile(f"{puzzle.id}$"))
    expect(person.get("puzzle-task")).to_be_visible()


def test_a_catch_is_played_to_the_end(server: Server, guests: Guests) -> None:
    puzzle = catch()
    person = guests(server.address)
    pupil = open_puzzle(person, puzzle)
    pupil.answer(puzzle.answer[0])
    state(person, "on")
    person.get("puzzle-over").click()
    state(person, "begin")


def test_a_tap_on_another_station_says_why_not(server: Server, guests: Guests) -> None:
    puzzle = by_ride()
    person = guests(server.address)
    pupil = open_puzzle(person, puzzle)
    expect(person.get("pawn-x")).to_be_visible()
    own = puzzle.state.position.at[0]
    pupil.tap_map(puzzle.rules.board, own)
    expect(person.get("why")).to_have_text(puzzle.state.why_not_to("x", own).text)


def test_the_answer_is_shown_to_those_who_ask(server: Server, guests: Guests) -> None:
    puzzle = catch()
    person = guests(server.address, **PHONE)
    open_puzzle(person, puzzle)
    person.get("puzzle-show").click()
    state(person, "shown")
    expect(person.get("puzzle-answer")).to_contain_text("The answer")
    person.get("puzzle-leave").click()
    expect(person.get(f"puzzle-{puzzle.id}")).to_have_attribute("data-solved", "false")


def test_kinds_can_be_chosen(server: Server, guests: Guests) -> None:
    person = guests(server.address)
    person.go("/puzzles")
    expect(person.get("puzzle-count")).to_contain_text(f"of {len(shipped())}")
    person.get("kind-where").check(force=True)
    expect(person.get("puzzle-count")).to_contain_text(f"of {sum(one.kind == 'where' for one in shipped())}")
    person.excuse("404")
    person.go("/puzzles/nothing")
    person.see("There is no such puzzle.")


def solve(person: Person, puzzle: Puzzle) -> None:
    """Any puzzle, by the page's own calls: how it is solved by taps is tested above."""
    pupil = open_puzzle(person, puzzle)
    pupil.answer(f"point:{puzzle.station}" if puzzle.kind == "where" else ride_to(puzzle, right=True))
    state(person, "solved")


def test_days_in_a_row_make_a_streak_and_a_missed_day_ends_it(server: Server, guests: Guests) -> None:
    simple = [number for number in range(400) if _is_simple(daily(shipped(), date.fromordinal(BEGIN + number)))]
    first = next(number for number in simple if number + 1 in simple and number + 3 in simple)
    person = guests(server.address)
    person.page.clock.install(time=noon(first))
    for day, streak, best in ((first, 1, 1), (first + 1, 2, 2), (first + 3, 1, 2)):
        person.page.clock.set_fixed_time(noon(day))
        person.go("/puzzles")
        expect(person.get("daily")).to_have_attribute("data-done", "false")
        today = daily(shipped(), date.fromordinal(BEGIN + day))
        expect(person.get("daily")).to_have_attribute("href", f"/puzzles/{today.id}")
        solve(person, today)
        person.go("/puzzles")
        expect(person.get("daily")).to_have_attribute("data-done", "true")
        expect(person.get("streak")).to_have_attribute("data-streak", str(streak))
        expect(person.get("streak")).to_contain_text(f"best {best}")


BEGIN = date(2026, 11, 1).toordinal()


def noon(day: int) -> datetime:
    return datetime.combine(date.fromordinal(BEGIN + day), datetime.min.time()).replace(hour=12)


def _is_simple(puzzle: Puzzle) -> bool:
    if puzzle.kind == "where":
        return True
    rides = [move.number for move in puzzle.state.moves("x") if move.verb in "tbu"]
    return puzzle.kind == "escape" and puzzle.station in rides


def test_the_first_page_leads_straight_to_the_puzzle_of_the_day(guest: Guests) -> None:
    ann = guest("Ann")
    ann.go("/")
    day = date.fromisoformat(ann.page.evaluate("new Date().toLocaleDateString('sv')"))
    ann.click("daily")
    ann.page.wait_for_url(f"**/puzzles/{daily(shipped(), day).id}")
    expect(ann.get("puzzle-leave")).to_be_visible()
    ann.page.go_back()
    expect(ann.get("play-x")).to_be_enabled()
