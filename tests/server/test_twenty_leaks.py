"""Twenty questions over sockets: with another hidden card the same evening gives all but its reader the same bytes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from fogbound.game import DEALER, Move, State
from fogbound.games.twenty.rules import TwentyState
from fogbound.match import Match
from fogbound.server.room import play as room_play
from tests.server import quiz
from tests.server.table import Guest, Line, Table, run
from tests.server.table import serving_over_network as serving
from tests.server.test_leaks import Evening, in_other_words

SEATS = {"Ann": "p1", "Bob": "p2", "Cat": "p3"}
PAGES = (
    "/api/rooms",
    "/api/me",
    "/api/editions",
    "/api/files/twenty",
    "/api/rooms/ROOM/record",
    "/api/rooms/ROOM/material",
)
MARK = next(n for n in range(1, 21) if quiz.card(0)["entries"][str(n)]["en"] == "?")
CLUES = [n for n in range(1, 21) if quiz.card(0)["entries"][str(n)]["en"] != "?"]


def alike(cards: int) -> str:
    """A deck whose cards say the same at every number, and are called differently."""
    first = quiz.card(0)
    named = {f"id-{quiz.secret(n)}": {**first, "en": quiz.card(n)["en"]} for n in range(cards)}
    return 'title = "Alike"\nlanguages = ["en"]\n' + "".join(
        f"cards.{key} = {quiz._toml(value)}\n" for key, value in named.items()
    )


def dealing(number: int) -> Any:
    """A stand-in for Match whose first card is this one."""

    def match(start: State, seed: bytes) -> Match:
        return Match.resume(start, start.play(DEALER, Move("card", (number,))), seed)

    return match


async def sit_down(table: Table, settings: dict[str, Any]) -> Evening:
    guests: dict[str, Guest] = {who: await table.guest(who) for who in (*SEATS, "Eve")}
    options = {"players": "3", "deck": await quiz.bring(guests["Ann"], alike(9)), "die_question_faces": "5"}
    room = await guests["Ann"].create(quiz.QUIZ, options=options, settings={"pace": 0, "window": 0, **settings})
    lines: dict[str, Line] = {who: await guest.join(room) for who, guest in guests.items()}
    evening = Evening(table, room, guests, lines)
    for who, seat in SEATS.items():
        await evening.do(who, "sit", {"seat": seat, "who": "me"})
    await evening.do("Ann", "host", {"do": "start"})
    await evening.quiet()
    return evening


async def play(evening: Evening, house_judges: bool) -> None:
    """Clues, guesses, cutting in, a question; and whatever people try that they may not."""

    async def ply(who: str, move: str, seat: str | None = None) -> None:
        there = len(evening.truth.log)
        await evening.do(who, "play", {"seat": seat or SEATS[who], "ply": there, "move": move})
        while house_judges and evening.truth.turn == ("p1",) and move.startswith("guess"):
            await asyncio.sleep(0.005)  # nobody says a word, so that what comes in between has one place
        await evening.quiet()

    async def verdict(word: str) -> None:
        if not house_judges:
            await ply("Ann", word)

    async def nosiness() -> None:
        for who in ("Bob", "Cat", "Eve"):
            for move in (f"pick{MARK}", "right", 'answer"?"', 'open"?"', "card3", "clue", "buzz", 'guess"?"'):
                if move != "buzz" or who == "Eve":
                    await ply(who, move, "p1" if who == "Eve" else None) if not _legal(evening, who, move) else None
            await evening.do(who, "attach", {"seats": ["p1"]})
            await evening.do(who, "sit", {"seat": "p1", "who": "me"})
            await evening.do(who, "reopen", {})
            for path in PAGES:
                await evening.do(who, "get", {"path": path})
        await evening.quiet()

    await nosiness()
    await ply("Bob", f"pick{CLUES[0]}")
    await nosiness()
    await ply("Cat", "buzz")
    await ply("Cat", 'guess"A nonsense"')
    await verdict("wrong")
    await ply("Bob", "speak")
    await ply("Bob", 'guess"Something else"')
    await verdict("wrong")
    await ply("Cat", f"pick{MARK}")
    if evening.truth.turn == ("p3",):
        await ply("Cat", 'ask"Are you edible?"')
        await ply("Ann", 'answer"I cannot say."')
        await ply("Cat", "pass")
    await nosiness()


def _legal(evening: Evening, who: str, move: str) -> bool:
    if who not in SEATS:
        return False
    wanted = Move.parse(move) if move != "clue" else Move("clue")
    offers = evening.truth.moves(SEATS[who])
    return wanted in offers or any(wanted.fits(offer) for offer in offers)


@pytest.mark.parametrize("judge", ["reader", "house"])
def test_another_card_gives_the_same_bytes(tmp_path: Path, judge: str) -> None:
    async def test() -> None:
        transcripts = []
        for number in (2, 7):
            with mock.patch.object(room_play, "Match", dealing(number)):
                async with serving(tmp_path / str(number)) as table:
                    evening = await sit_down(table, {"judge": judge})
                    await play(evening, judge == "house")
                    state = evening.truth
                    assert isinstance(state, TwentyState)
                    assert state.position.card == number
                    assert len(state.position.chips) >= 2
                    transcripts.append({who: in_other_words(evening, guest) for who, guest in evening.guests.items()})
        one, two = transcripts
        for who in ("Bob", "Cat", "Eve"):
            for a, b in zip(one[who], two[who], strict=True):
                assert a == b, f"{who} can tell two cards apart"
        assert one["Ann"] != two["Ann"], "the reader holds another card"

    run(test())
