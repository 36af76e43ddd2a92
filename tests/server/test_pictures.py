"""Pictures of finished games: drawn once, one at a time, never more than can wait."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from fogbound.game import State
from fogbound.server.history import Kept
from fogbound.server.pictures import MOST_KEPT, MOST_WAITING, Pictures, day, draw, names
from fogbound.server.room.finished import finished
from fogbound.server.wire import Refused
from tests.server.room.rooms import everyone, play_on, playing
from tests.server.table import run

ROOM = play_on(playing({"x": "ann", "red": "bob"}), Random(1), 1000)


def a_game(id: str = "g", ended: float = 1.0) -> Kept:
    return Kept(id, "room", 1, ended, False, finished(ROOM, everyone(ROOM)), True)


async def state() -> State:
    assert ROOM.match is not None
    return ROOM.match.state


def test_a_picture_is_drawn_once() -> None:
    drawn: list[str] = []

    def to_png(svg: str) -> bytes:
        drawn.append(svg)
        return b"\x89PNG"

    async def test() -> None:
        pictures = Pictures(to_png)
        assert not pictures.has(a_game(), png=False)
        first = await pictures.svg(a_game(), state)
        assert "Ann" in first
        assert (pictures.has(a_game(), png=False), pictures.has(a_game(), png=True)) == (True, False)
        assert await asyncio.gather(*(pictures.png(a_game(), state) for _ in range(5))) == [b"\x89PNG"] * 5
        assert drawn == [first]
        assert not pictures.has(a_game(ended=2.0), png=False), "the game went on and ended another way"
        for n in range(MOST_KEPT):
            await pictures.svg(a_game(str(n)), state)
        assert not pictures.has(a_game(), png=False), "the oldest goes"

    run(test())


def test_too_many_do_not_wait() -> None:
    async def test() -> None:
        pictures = Pictures(lambda svg: b"")
        asked = [asyncio.create_task(pictures.svg(a_game(str(n)), state)) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="Many pictures") as refusal:
            await pictures.svg(a_game("one more"), state)
        assert refusal.value.code == "too-fast"
        await asyncio.gather(*asked)

    run(test())


def _over(**seats: str) -> tuple[Kept, State]:
    room = play_on(playing(seats), Random(1), 1000)
    assert room.match is not None
    return Kept("g", "room", 1, 1.0, False, finished(room, everyone(room)), True), room.match.state


def test_a_day_in_words() -> None:
    kept, _ = _over(x="ann", red="bob")
    assert [day(kept, language) for language in ("en", "fr", "de")] == [
        "1 January 1970",
        "1 janvier 1970",
        "1. Januar 1970",
    ]


def test_a_bot_is_named_as_on_the_pages() -> None:
    kept, _ = _over(x="ann", red="bot:greedy")
    assert (names(kept, "en")["x"], names(kept, "en")["red"]) == ("Ann", "Bot (Greedy)")
    kept, _ = _over(x="ann", red="bot:tourist")
    assert names(kept, "fr")["red"] == "Bot (Touriste)"


def test_a_picture_speaks_the_language_of_who_asks() -> None:
    kept, state = _over(x="ann", red="bob")
    english, french = draw(kept, state), draw(kept, state, "fr")
    assert "Detectives: Bob" in english
    assert "Détectives\u00a0: Bob" in french
    assert "Detectives" not in french
    assert "1 janvier 1970" in french
