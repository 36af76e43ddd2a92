"""What each message counts against."""

from __future__ import annotations

import pytest

from fogbound.server import wire
from fogbound.server.limits import Limits
from fogbound.server.message_limits import Sender, check_message
from fogbound.server.wire import Refused

ANN, BOB = Sender("room", "ann", "here"), Sender("room", "bob", "here")
RARE = 1e-9


def refused_after(limits: Limits, message: wire.ToServer, *senders: Sender) -> int:
    """How many of these messages are let through, the senders taking turns."""
    started = limits.start()
    for n in range(100):
        try:
            check_message(started, senders[n % len(senders)], message)
        except Refused:
            return n
    return 100


@pytest.mark.parametrize(
    ("message", "name"),
    [
        (wire.Say(text="hello"), "chat"),
        (wire.Draw(marks=[]), "marks"),
        (wire.Ready(yes=True), "changes"),
        (wire.Host(do="settings", settings={"pace": 0}), "changes"),
        (wire.Sit(seat="x", who="me"), "changes"),
        (wire.Attach(seats=["x"], pin="1"), "pins"),
        (wire.AskHint(seat="x", ply=1, id="a"), "hints"),
    ],
)
def test_a_message_counts_for_its_sender(message: wire.ToServer, name: str) -> None:
    assert refused_after(Limits(**{name: (3, RARE)}), message, ANN) == 3
    assert refused_after(Limits(**{name: (3, RARE)}), message, ANN, BOB) == 6


@pytest.mark.parametrize(
    ("message", "name"), [(wire.Say(text="hello"), "chat_here"), (wire.Ready(yes=True), "changes_here")]
)
def test_an_address_has_a_limit_for_all_its_people(message: wire.ToServer, name: str) -> None:
    assert refused_after(Limits(**{name: (3, RARE)}), message, ANN, BOB) == 3


def test_moves_and_curtains_have_no_limit_of_their_own() -> None:
    for message in (wire.Play(seat="x", ply=1, move="t1"), wire.Attach(seats=["x"]), wire.Ping()):
        assert refused_after(Limits(), message, ANN) == 100


def test_chat_counts_for_a_person_in_all_rooms() -> None:
    elsewhere = Sender("other", "ann", "here")
    assert refused_after(Limits(chat=(3, RARE)), wire.Say(text="hello"), ANN, elsewhere) == 3
    assert refused_after(Limits(changes=(3, RARE)), wire.Ready(yes=True), ANN, elsewhere) == 6
