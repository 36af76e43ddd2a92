"""The core of the browser tests, in Firefox and in WebKit: a quiz, two people, a lost connection, a phone."""

from __future__ import annotations

from tests.browser.people import TWENTY
from tests.browser.serving import Server
from tests.engines.conftest import Guest
from tests.engines.window import PHONE

CATCHABLE = {"players": "2", "max_rounds": "2"}


def test_a_quiz_to_the_end(guest: Guest) -> None:
    ann = guest("Ann")
    seats = {"p1": "me", "p2": "bot:newcomer"}
    ann.create(TWENTY, options={"reader": "house", "finish": "1"}, seats=seats, settings={"window": 0})
    ann.click("start")
    assert ann.quiz() >= 1
    ann.sees("outcome", "win")
    assert ann.fits()


def test_two_people_play_each_other(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob", PHONE)
    ann.create(options=CATCHABLE, seats={"x": "me"})
    bob.enter(ann.room)
    bob.take("red", "blue")
    ann.sees("seat-blue", "Bob")
    ann.click("start")
    ann.click("tab-chat")
    ann.write("chat-input", "Catch me!")
    bob.sees("turn", "Ann")
    while ann.ride():
        bob.ride_with_all()
    for person in (ann, bob):
        person.sees("outcome")
        assert person.fits()
    ann.sees("chat", "Catch me!")


def test_a_lost_connection_comes_back(guest: Guest, server: Server) -> None:
    ann = guest("Ann")
    ann.excuse("WebSocket", "establish a connection", "was interrupted", "Load failed", "NetworkError")
    ann.create(options={"max_rounds": "3"}, seats={"x": "me"})
    ann.click("start")
    assert ann.ride()
    ann.asked()
    server.kill()
    ann.sees("offline")
    server.start()
    ann.sees_no("offline")
    assert ann.play_on() >= 1
    ann.sees("outcome")


def test_a_chase_and_a_quiz_on_a_phone(guest: Guest) -> None:
    ann = guest("Ann", PHONE)
    assert ann.fits()
    ann.create(options={"max_rounds": "2"}, seats={"x": "me"})
    assert ann.fits()
    ann.click("start")
    ann.asked()
    assert ann.fits()
    assert ann.play_on() >= 1
    assert ann.fits()
    ann.create(TWENTY, options={"reader": "house", "finish": "1"}, seats={"p1": "me", "p2": "bot:newcomer"})
    ann.click("start")
    assert ann.quiz() >= 1
    assert ann.fits()
