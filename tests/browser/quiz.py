"""Twenty questions by clicks: actions that tests perform for people at their browsers."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from fogbound import catalog
from fogbound.games.twenty.edition import TwentyEdition
from tests.browser.conftest import Guests
from tests.browser.people import TWENTY, Person

QUICK = {"window": 0}
SAID = re.compile(r'(guess|ask|answer)(".*")')


def sit_down(guest: Guests, *names: str, how: dict[str, dict[str, Any]] | None = None, **wanted: Any) -> list[Person]:
    """People at a table, in this order from `p1` on, with a game under way."""
    people = [guest(name, **(how or {}).get(name, {})) for name in names]
    host = people[0]
    options = {"players": str(len(names)), **wanted.pop("options", {})}
    settings = {**QUICK, **wanted.pop("settings", {})}
    host.create(TWENTY, options=options, seats={"p1": "me"}, settings=settings, **wanted)
    for n, person in enumerate(people[1:], 2):
        person.enter(host.room)
        person.take(f"p{n}", host=host)
    host.start(*people[1:])
    for n, person in enumerate(people, 1):
        person.wait(lambda person=person, n=n: f"p{n}" in person.views)  # type: ignore[misc]
    return people


def table(person: Person) -> dict[str, Any]:
    """The newest table on this person's page, from any seat."""
    return dict(person.last("view")["table"])


def turn(person: Person) -> str:
    return str(person.last("view")["turn"][0])


def card_of(*people: Person) -> dict[str, Any]:
    """The card, from the reader's own page."""
    return next(held for person in people if (held := table(person)["card"]) is not None)


def number(person: Person, card: dict[str, Any], *, question: bool = False) -> int | None:
    """A free number with a clue, or with a question mark."""
    free = [n for n in range(1, 21) if n not in table(person)["chips"]]
    return next((n for n in free if (card["entries"][n - 1] == "?") == question), None)


def plays(person: Person, seat: str, move: str) -> None:
    """Play a move by clicks, and wait until it is acknowledged. The page must offer it first."""
    said = SAID.fullmatch(move)
    with person.acknowledged():
        if said:
            box = person.get({"guess": "guess-input", "ask": "ask-input", "answer": "reply-input"}[said[1]])
            box.fill(json.loads(said[2]))
            box.press("Enter")
        elif move.startswith("pick"):
            person.click(f"number-{move[4:]}")
            person.click("pick-confirm")
        elif move == "buzz":
            person.click(f"buzz-{seat}")
        elif move in ("right", "wrong", "precise"):
            person.click(f"verdict-{move}")
        else:
            expect(person.get(move)).to_be_enabled()
            person.click(move)


def clue(investigator: Person, seat: str, card: dict[str, Any]) -> str:
    """Pick a number with a clue; returns the clue once it is on the investigator's page."""
    n = number(investigator, card)
    assert n is not None
    plays(investigator, seat, f"pick{n}")
    expect(investigator.get(f"clue-{n}")).to_contain_text(card["entries"][n - 1])
    return str(card["entries"][n - 1])


def answers(person: Person, seat: str, text: str) -> None:
    plays(person, seat, "speak")
    plays(person, seat, f"guess{json.dumps(text)}")


def answer_to(clue: str, **options: str) -> str:
    """The answer of the card in our own deck that has this clue."""
    edition = catalog.find(TWENTY, **options)
    assert isinstance(edition, TwentyEdition)
    wordings = [edition.wording(n) for n in range(1, len(edition.deck.cards) + 1)]
    return next(wording.answer for wording in wordings if clue in wording.entries)
