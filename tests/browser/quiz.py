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
QUESTION, NO_IDEA = "Am I old?", "Nobody at all"  # asked where the rules want a question, and guessed after it
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
    """The seat to move; nobody's once the game is over."""
    return str(next(iter(person.last("view")["turn"]), ""))


def card_of(*people: Person) -> dict[str, Any]:
    """The card, from the reader's own page, once it is dealt."""

    def held() -> list[dict[str, Any]]:
        return [card for person in people if (card := table(person)["card"]) is not None]

    people[0].wait(lambda: bool(held()))
    return held()[0]


def number(person: Person, card: dict[str, Any], *, question: bool = False) -> int | None:
    """A free number with a clue, or with a question mark."""
    free = [n for n in range(1, 21) if n not in table(person)["chips"]]
    return next((n for n in free if (card["entries"][n - 1] == "?") == question), None)


def plays(person: Person, seat: str, move: str) -> None:
    """Play a move by clicks, and wait until it is acknowledged. The page must offer it first."""
    said = SAID.fullmatch(move)
    with person.acknowledged():
        if said:
            types(person, {"guess": "guess-input", "ask": "ask-input", "answer": "reply-input"}[said[1]], said[2])
        elif move.startswith("pick"):
            person.click(f"number-{move[4:]}")
        elif move == "buzz":
            person.click(f"buzz-{seat}")
        elif move in ("right", "wrong", "precise"):
            person.click(f"verdict-{move}")
        else:
            expect(person.get(move)).to_be_enabled()
            person.click(move)


def clue(investigator: Person, seat: str, card: dict[str, Any]) -> str:
    """Pick a number with a clue; returns the clue once it is on the investigator's page."""
    investigator.wait(lambda: turn(investigator) == seat and table(investigator)["phase"] == "choose")
    n = number(investigator, card)
    assert n is not None
    plays(investigator, seat, f"pick{n}")
    expect(investigator.get(f"clue-{n}")).to_contain_text(card["entries"][n - 1])
    return str(card["entries"][n - 1])


def types(person: Person, box: str, said: str) -> None:
    """Write a text, as a move has it, on a line and press Enter."""
    person.get(box).fill(json.loads(said))
    person.get(box).press("Enter")


def answers(person: Person, text: str) -> None:
    """Answer a clue: one line and Enter. The page makes two moves of it, and both are accepted."""
    before = len(guesses(person))
    types(person, "guess-input", json.dumps(text))
    person.wait(lambda: len(guesses(person)) > before)
    id = guesses(person)[-1]["id"]
    person.wait(lambda: any(message.get("id") == id for message in person.messages))


def guesses(person: Person) -> list[dict[str, Any]]:
    """The guesses that this person's page has sent."""
    return [message for message in person.sent if message["type"] == "play" and message["move"].startswith("guess")]


def answer_to(words: str, **options: str) -> str:
    """The answer of the card in our own deck that has the clue in these words."""
    edition = catalog.find(TWENTY, **options)
    assert isinstance(edition, TwentyEdition)
    wordings = [edition.wording(n) for n in range(1, len(edition.deck.cards) + 1)]
    clues = [(clue, wording.answer) for wording in wordings for clue in wording.entries if clue != "?"]
    return next(answer for clue, answer in clues if clue in words)
