"""First games, finished games, taking back, and a table that opens to the house, for `make shots`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import expect

from fogbound.server.reach import origin_of
from tests.browser.camera import Camera
from tests.browser.people import CLASSIC
from tests.server.reachable import HERE, Served


def first_game(camera: Camera) -> None:
    """What a newcomer sees first, a kind first game, and the first page of somebody who has played."""
    ann = camera.person()
    ann.go("/")
    expect(ann.get("play-x")).to_be_enabled()
    camera.shoot(ann, "180-newcomer")
    ann.click("play-x")
    assert ann.await_turn()
    camera.shoot(ann, "181-first-game-danger")
    ann.click("hint-ask")
    expect(ann.get("hint-idea")).to_be_visible()
    camera.shoot(ann, "182-first-game-hint")
    ann.page.keyboard.press("Escape")
    ann.rush(ann.calm, 1)
    if ann.await_turn():
        camera.shoot(ann, "183-first-game-second-turn")
    ann.go("/")
    expect(ann.get("continue")).to_be_visible()
    camera.shoot(ann, "184-home-continue")
    ann.click("continue")
    ann.click("menu")
    ann.click("concede")
    ann.click("concede-yes")
    expect(ann.get("outcome")).to_be_visible()
    ann.go("/")
    expect(ann.get("home-even")).to_be_checked()
    camera.shoot(ann, "185-home-returning", whole=True)


def finished(camera: Camera) -> None:
    """The list of finished games, and one at its own address, private and shared."""
    ann, eve = camera.person("Ann"), camera.person("Eve")
    ann.go("/games")
    expect(ann.get("games-none")).to_be_visible()
    camera.shoot(ann, "170-games-none")
    for rounds in ("1", "3"):
        ann.create(CLASSIC, options={"max_rounds": rounds}, seats={"x": "me"})
        ann.start()
        ann.rush(ann.calm)
        expect(ann.get("outcome")).to_be_visible()
    address = ann.finished_address()
    ann.go("/games")
    expect(ann.get("finished-game")).to_have_count(2)
    camera.shoot(ann, "171-games")
    ann.go(address)
    expect(ann.get("replay")).to_be_visible()
    camera.shoot(ann, "172-game-at-its-address")
    eve.go(address)
    expect(eve.get("lost")).to_be_visible()
    camera.shoot(eve, "173-game-private")
    ann.click("share")
    expect(ann.get("share-go")).to_be_visible()
    camera.shoot(ann, "174-share-asked")
    ann.click("share-go")
    expect(ann.get("share-picture")).to_be_visible()
    ann.page.wait_for_function("() => document.querySelector('[data-testid=share-picture]').naturalWidth > 0")
    camera.shoot(ann, "174-share")
    eve.page.reload()
    expect(eve.get("outcome")).to_be_visible()
    camera.shoot(eve, "175-game-shared")
    ann.click("share-close")
    ann.click("look-back")
    expect(ann.get("chart-chance")).to_be_visible()
    camera.shoot(ann, "176-game-looked-back-on")


def taking_back(camera: Camera) -> None:
    """Against bots: offered, then refused. With others: asked."""
    ann, bob = camera.person("Ann"), camera.person("Bartholomew")
    ann.create(CLASSIC, options={"players": "4", "reveals": "1"}, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    ann.rush(ann.calm, 1)
    assert ann.await_turn()
    expect(ann.get("undo")).to_be_visible()
    camera.shoot(ann, "177-undo-offered")
    ann.click("undo")
    expect(ann.get("refusal")).to_be_visible()
    camera.shoot(ann, "177-undo-refused")
    ann.create(CLASSIC, options={"players": "4", "reveals": ""}, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", host=ann)
    ann.start(bob)
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    ann.click("undo")
    expect(bob.get("undo-request")).to_be_visible()
    camera.shoot(ann, "178-undo-asked")
    camera.shoot(bob, "178-undo-asked-of")
    bob.click("undo-no")
    expect(ann.get("undo-request")).to_have_count(0)
    camera.shoot(ann, "179-undo-declined")


def open_house(camera: Camera) -> None:
    """The lobby's switch, before and after."""
    with tempfile.TemporaryDirectory() as data:
        served = Served(Path(data) / "db")
        try:
            ann = camera.person("Ann", address=origin_of(HERE, served.port))
            ann.create(seats={"x": "me"})
            expect(ann.get("reach-switch")).to_be_visible()
            camera.shoot(ann, "18-lobby-closed", whole=True)
            ann.click("reach-switch")
            expect(ann.get("reach")).to_have_attribute("data-open", "true")
            camera.shoot(ann, "19-lobby-open-to-the-house", whole=True)
            ann.context.close()
        finally:
            served.stop()
