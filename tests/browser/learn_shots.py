"""Lessons, puzzles and rules, for `make shots`."""

from __future__ import annotations

from playwright.sync_api import expect

from fogbound import EDITIONS
from fogbound.puzzles import words
from fogbound.puzzles.puzzle import Puzzle, shipped
from tests.browser.camera import Camera
from tests.browser.lessons import ANSWERS, Pupil
from tests.browser.people import Person
from tests.browser.test_puzzles import Solver, open_puzzle, ride_to, state
from tests.puzzles.sample import by_ride, one

WRONG = {"mister-x": "x:b46", "quiz": "guess:The moon"}  # by lesson: an answer to its first or second step that fails


def lessons(camera: Camera) -> None:
    """Every step before it is done; one that went wrong, and one that is done; the end."""
    person = camera.person()
    person.go("/learn")
    expect(person.get("open-quiz")).to_be_visible()
    camera.shoot(person, "140-learn", whole=True)
    for number, lesson in enumerate(ANSWERS, 141):
        person.go(f"/learn/{lesson}")
        pupil = Pupil(person, lesson)
        for step in range(1, len(ANSWERS[lesson]) + 1):
            pupil.at_step(step)
            camera.shoot(person, f"{number}-lesson-{lesson}-{step}")
            if lesson in WRONG and step == {"mister-x": 1, "quiz": 2}[lesson]:
                pupil.answer(WRONG[lesson])
                expect(person.get("lesson-said")).to_be_visible()
                camera.shoot(person, f"{number}-lesson-{lesson}-{step}-wrong")
            pupil.do_step()
            if step in (1, 3):
                camera.shoot(person, f"{number}-lesson-{lesson}-{step}-done")
            pupil.go_on()
        expect(person.get("lesson-finished")).to_be_visible()
        camera.shoot(person, f"{number}-lesson-{lesson}-end")
    person.go("/learn")
    expect(person.get("lesson-quiz")).to_have_attribute("data-done", "true")
    camera.shoot(person, "145-learn-done", whole=True)


def puzzles(camera: Camera) -> None:
    """One of each kind: the question, a wrong answer, the right one; then the list of them."""
    person = camera.person()
    person.go("/puzzles")
    expect(person.get("daily")).to_be_visible()
    camera.shoot(person, "150-puzzles")
    escape, where = by_ride(), one("where", 0)
    _ask(camera, person, escape, ride_to(escape, right=False), ride_to(escape, right=True))
    _ask(camera, person, where, f"point:{words.why(where)[0].station}", f"point:{where.station}")
    catch = next(puzzle for puzzle in shipped() if puzzle.kind == "catch" and len(puzzle.answer) > 1)
    _ask(camera, person, catch)
    person.get("puzzle-show").click()
    state(person, "shown")
    camera.shoot(person, "151-puzzle-catch-shown")
    person.go("/puzzles")
    expect(person.get(f"puzzle-{where.id}")).to_have_attribute("data-solved", "true")
    camera.shoot(person, "152-puzzles-some-solved", whole=True)


def _ask(camera: Camera, person: Person, puzzle: Puzzle, wrong: str = "", right: str = "") -> None:
    solver: Solver = open_puzzle(person, puzzle)
    camera.shoot(person, f"151-puzzle-{puzzle.kind}")
    if not wrong:
        return
    solver.answer(wrong)
    expect(person.get("puzzle-said")).not_to_be_empty()
    camera.shoot(person, f"151-puzzle-{puzzle.kind}-wrong")
    solver.answer(right)
    state(person, "solved")
    camera.shoot(person, f"151-puzzle-{puzzle.kind}-solved")


def rules(camera: Camera) -> None:
    person = camera.person()
    for edition in EDITIONS:
        person.go(f"/rules/{edition}")
        for picture in person.get("rules-picture").all():
            picture.scroll_into_view_if_needed()
            picture.evaluate("image => image.decode()")
        person.page.evaluate("scrollTo(0, 0)")
        camera.shoot(person, f"160-rules-{edition.partition('/')[2]}", whole=True)
