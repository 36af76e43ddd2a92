"""A chase in Firefox and in WebKit. `make test` plays it; the rest of this folder is for `make browsers`."""

from __future__ import annotations

from tests.engines.conftest import Guest


def test_a_chase_from_the_first_ride_to_the_end(guest: Guest) -> None:
    ann = guest("Ann")
    ann.create(options={"max_rounds": "3"}, seats={"x": "me"})
    ann.click("start")
    assert ann.play_on() >= 2
    ann.sees("outcome", "X")
    assert ann.fits()
