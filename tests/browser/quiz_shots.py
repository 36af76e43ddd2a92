"""Every screen of twenty questions, for `make shots`."""

from __future__ import annotations

from playwright.sync_api import expect

from fogbound.languages.catalogue import say
from tests.browser.camera import Camera
from tests.browser.people import TWENTY, Person
from tests.browser.quiz import answers, card_of, clue, plays, table, turn


def three(camera: Camera, **settings: object) -> list[Person]:
    """Three people and two bots, with a game under way."""
    people = [camera.person(name) for name in ("Ann", "Bartholomew", "Cid")]
    ann = people[0]
    seats = {"p1": "me", "p4": "bot:casual", "p5": "bot:casual"}
    ann.create(TWENTY, options={"players": "5"}, seats=seats, settings={"window": 0, **settings})
    for n, person in enumerate(people[1:], 2):
        person.enter(ann.room)
        person.take(f"p{n}", host=ann)
    ann.start(*people[1:])
    ann.wait(lambda: "p1" in ann.views)
    return people


def clues(camera: Camera) -> None:
    """A card from its first number to its end."""
    ann, bob, cid = three(camera)
    card = card_of(ann)
    camera.shoot(ann, "100-twenty-reader-waits")
    camera.shoot(bob, "101-twenty-number")
    clue(bob, "p2", card)
    expect(cid.get("buzz-p3")).to_be_enabled()
    for person, name in ((bob, "102-twenty-think"), (cid, "103-twenty-buzz"), (ann, "104-twenty-reader")):
        camera.shoot(person, name)
    bob.get("guess-input").fill("The Eiffel Tower")
    camera.shoot(bob, "105-twenty-guess")
    answers(bob, "The Eiffel Tower")
    expect(ann.get("verdict-wrong")).to_be_visible()
    camera.shoot(ann, "106-twenty-verdict")
    camera.shoot(cid, "107-twenty-verdict-waits")
    ann.get("own-card").locator("summary").click()
    camera.shoot(ann, "108-twenty-own-card")
    plays(ann, "p1", "precise")
    expect(bob.get("now")).to_have_text(say("twenty-guess-precise", camera.language))
    bob.get("guess-input").fill("eiffel tower")
    camera.shoot(bob, "109-twenty-precise")
    plays(bob, "p2", 'guess"eiffel tower"')
    plays(ann, "p1", "wrong")
    clue(cid, "p3", card)
    plays(bob, "p2", "buzz")
    expect(bob.get("guess-input")).to_be_visible()
    bob.get("guess-input").fill("The Eiffel tower")
    camera.shoot(bob, "110-twenty-said-before")
    camera.shoot(ann, "111-twenty-cut-in")
    plays(bob, "p2", f'guess"{card["answer"]}"')
    plays(ann, "p1", "right")
    for person in (ann, bob):
        expect(person.get("card-number")).to_have_text(say("twenty-card", camera.language, n=1))
    camera.shoot(bob, "112-twenty-card-over")
    camera.shoot(ann, "113-twenty-next-card")
    for tab in ("cards", "track", "text"):
        bob.click(f"tab-{tab}")
        camera.shoot(bob, f"114-twenty-{tab}")
    bob.click("menu")
    camera.shoot(bob, "115-twenty-menu")
    screen = camera.person()
    screen.go(f"/t/{ann.room}/screen")
    expect(screen.get("wall")).to_be_visible()
    camera.shoot(screen, "116-big-screen")


def questions(camera: Camera) -> None:
    """The window in which others may cut in, the clock, a question and its reply; then one device."""
    ann, bob, cid = three(camera, window=15, clock="60")
    card = card_of(ann)
    people = {"p1": ann, "p2": bob, "p3": cid}
    clue(bob, "p2", card)
    camera.shoot(bob, "120-twenty-window")
    plays(cid, "p3", "buzz")
    plays(cid, "p3", f'guess"{card["answer"]}"')
    plays(ann, "p1", "right")
    ann.wait(lambda: table(ann)["number"] == 2)

    dot = camera.person("Dot")
    dice = {"die_question_faces": "5"}
    dot.create(TWENTY, options={"players": "3", **dice}, seats=dict.fromkeys(people, "me"), settings={"window": 0})
    dot.start()
    expect(dot.get("whose")).to_be_visible()
    camera.shoot(dot, "122-twenty-one-device")
    n = 0
    asked = False
    while not asked:
        n += 1
        if table(dot)["phase"] == "choose":
            dot.wait(lambda: dot.get("whose").count() > 0)
            plays(dot, turn(dot), f"pick{n}")
        if table(dot)["phase"] == "clue":
            if n < 3 and dot.page.locator("[data-testid^=buzz-]").count():
                camera.shoot(dot, "123-twenty-one-device-clue")
            plays(dot, turn(dot), "pass")
            dot.wait(lambda: table(dot)["phase"] == "choose")
        asked = table(dot)["phase"] == "ask" or n == 20
    if table(dot)["phase"] == "ask":
        camera.shoot(dot, "124-twenty-question")
        plays(dot, turn(dot), 'ask"Could I be seen from the other end of the street?"')
        expect(dot.get("curtain-for")).to_be_visible()
        camera.shoot(dot, "125-twenty-curtain")
        dot.page.locator("[data-testid^=enter-]").click()
        expect(dot.get("asked")).to_be_visible()
        camera.shoot(dot, "126-twenty-reply")


def over(camera: Camera) -> None:
    ann, bob = camera.person("Ann"), camera.person("Bob")
    ann.create(TWENTY, options={"players": "2", "finish": "12"}, seats={"p1": "me"}, settings={"window": 0})
    bob.enter(ann.room)
    bob.take("p2", host=ann)
    lobby = camera.person()
    lobby.go(f"/t/{ann.room}/screen")
    expect(lobby.get("qr")).to_be_visible()
    camera.shoot(lobby, "130-big-screen-lobby")
    ann.start(bob)
    ann.wait(lambda: "p1" in ann.views)
    card = card_of(ann)
    clue(bob, "p2", card)
    answers(bob, card["answer"])
    plays(ann, "p1", "right")
    for person in (ann, bob):
        expect(person.get("outcome")).to_be_visible()
    camera.shoot(bob, "131-twenty-won")
    camera.shoot(ann, "132-twenty-lost")
    camera.shoot(lobby, "133-big-screen-over")
    ann.create(seats={"x": "me"})
    ann.start()
    ann.go(f"/t/{ann.room}/screen")
    expect(ann.page.locator(".picture svg").first).to_be_visible()
    camera.shoot(ann, "134-big-screen-chase")
