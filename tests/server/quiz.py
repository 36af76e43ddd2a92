"""Twenty questions over sockets: decks to send, and people who always find the answer."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import httpx

from fogbound.game import Seat, State
from fogbound.games.twenty.rules import TwentyState
from tests.games.twenty.sample import CARD
from tests.server.table import Guest, Line, Table

QUIZ = "twenty/classic-1993"
FILES = "/api/files/twenty"
_SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprstv" for vowel in "aeiou"]


def secret(number: int) -> str:
    """What card `number` is: a word that nobody says by chance."""
    return "".join(_SYLLABLES[n % len(_SYLLABLES)] for n in (number * 7, number // 9 + 3, number * 3 + 1, number))


def card(number: int, languages: Iterable[str] = ("en",)) -> dict[str, Any]:
    """A sound card. Its clues name it only by a mark that stands nowhere else."""
    entries = {
        at: {key: value for key, value in entry.items() if key == "level" or key in languages}
        for at, entry in CARD["entries"].items()
    }
    for at, entry in entries.items():
        for code in set(entry) - {"level"}:
            marks = " ".join(f"xq{number}x{at}x{code}{letter}" for letter in "abc")  # like no other clue's words
            entry[code] = entry[code] if entry[code] == "?" else f"I je {marks}."
    words = {code: {"answer": secret(number).capitalize()} for code in languages}
    return {**{k: CARD[k] for k in ("category", "difficulty", "tags", "facts")}, **words, "entries": entries}


def deck(numbers: Iterable[int], languages: Iterable[str] = ("en",), title: str = "From the kitchen") -> str:
    """A deck file with these cards."""
    spoken = list(languages)
    cards = {f"id-{secret(number)}": card(number, spoken) for number in numbers}
    head = f"title = {_toml(title)}\nlanguages = {_toml(spoken)}\n"
    return head + "".join(f"cards.{key} = {_toml(value)}\n" for key, value in cards.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(str(key))} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


async def send(guest: Guest, content: str | bytes) -> httpx.Response:
    return await guest.http.post(FILES, content=content)


async def bring(guest: Guest, text: str) -> str:
    """The name of a deck that was sent and taken."""
    answer = await send(guest, text)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["name"])


async def sit_down(guests: list[Guest], deck: str, finish: int = 1, **options: str) -> tuple[str, list[Line]]:
    """A lobby in which each of these people has a seat."""
    wanted = {"players": str(len(guests)), "deck": deck, "finish": str(finish), **options}
    room = await guests[0].create(QUIZ, options=wanted)
    lines = [await guest.join(room) for guest in guests]
    for n, line in enumerate(lines, 1):
        assert (await line.ask("sit", seat=f"p{n}", who="me"))["type"] == "room"
    return room, lines


async def begin(lines: list[Line]) -> None:
    answer = await lines[0].ask("host", do="start")
    assert answer["type"] == "room", answer
    for line in lines:
        await line.wait(lambda line=line: line.room["status"] == "playing" and line.ply > 0)  # type: ignore[misc]


async def play(table: Table, room: str, lines: list[Line], plies: int = 10_000) -> None:
    """Until the game is over, or for so many plies of people."""
    seats = dict(zip(truth(table, room).edition.players, lines, strict=False))
    for _ in range(plies):
        state = truth(table, room)
        if not state.turn:
            break
        (seat,) = state.turn
        await seats[seat].at_ply(len(state.log))
        answer = await seats[seat].ask("play", seat=seat, ply=len(state.log), move=move(state, seat))
        assert answer["type"] == "view", answer
    for line in lines:
        await line.at_ply(len(truth(table, room).log))


async def play_again(table: Table, room: str, lines: list[Line]) -> None:
    assert (await lines[0].ask("host", do="lobby"))["type"] == "room"
    await begin(lines)
    await play(table, room, lines)


def truth(table: Table, room: str) -> TwentyState:
    state = table.truth(room)
    assert isinstance(state, TwentyState)
    return state


def move(state: State, seat: Seat) -> str:
    """The move of a player who knows the answer and wants a short game."""
    assert isinstance(state, TwentyState)
    answer = state.edition.wording(state.position.card).answer
    filled = {"guess_": f'guess"{answer}"', "ask_": 'ask"Am I old?"', "answer_": 'answer"Yes."'}
    offers = [str(offer) for offer in state.moves(seat)]
    return filled.get(offers[0], offers[0])


def dealt(state: TwentyState) -> list[str]:
    """The ids of the cards of a game, in their order."""
    return [state.edition.card(ply.move.number).id for ply in state.log if ply.move.verb == "card"]
