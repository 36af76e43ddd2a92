"""Bots think in processes of their own: what they choose, what happens when one fails, and when a process dies."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any
from unittest import mock

import pytest

from fogbound import catalog
from fogbound.bots.naming import parse_bot
from fogbound.game import Move, View
from fogbound.languages.catalogue import spoken
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.server import workers as processes
from fogbound.server.bot_pool import BotPool
from fogbound.server.workers import LONGEST_SEARCH, Workers, adviser_is_long, is_long, long_processes, within_reason
from tests.server.table import CLASSIC, SMALL, run


def a_view(seat: str = "x") -> View:
    return Match(catalog.start(catalog.find(CLASSIC, **SMALL)), seed_from(1)).view(seat)


@asynccontextmanager
async def working() -> AsyncIterator[Workers]:
    workers = Workers(1)
    try:
        yield workers
    finally:
        await asyncio.to_thread(workers.close)


def test_a_process_that_dies_is_replaced_and_the_game_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with working() as workers:
            view = a_view()
            assert await workers.choose("greedy", view) in view.moves
            pool, (process,) = workers._quick.pool, workers._quick.pool._processes.values()
            assert process.pid is not None
            os.kill(process.pid, signal.SIGINT)  # Ctrl-C in the terminal is the server's business
            assert await workers.choose("greedy", view) in view.moves
            assert workers._quick.pool is pool
            os.kill(process.pid, signal.SIGKILL)
            moves = await asyncio.gather(*(workers.choose("random", view) for _ in range(5)))
            assert all(move in view.moves for move in moves)
            while workers._quick.pool is pool:  # they may have been answered before it was noticed
                assert await workers.choose("random", view) in view.moves
            assert await workers.choose("greedy", view) in view.moves
            assert "a bot process died" in caplog.text

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_a_random_move_replaces_a_bot_that_fails_or_cheats(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        view = a_view()
        with threads() as workers:
            with mock.patch.object(processes, "_choose", _fail):
                assert await workers.choose("greedy", view) in view.moves
            assert "ValueError" in caplog.text
            with mock.patch.object(processes, "_choose", _cheat):
                assert await workers.choose("greedy", view) in view.moves
            assert "not offered" in caplog.text
        for move in view.moves:
            assert f" {move} " not in f" {caplog.text} "

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def _fail(bot: str, view: View, chance: int) -> tuple[Move, float]:
    raise ValueError(f"no idea but {view.moves[0]}")


def _cheat(bot: str, view: View, chance: int) -> tuple[Move, float]:
    return Move("t", (9999,)), 0.1


# Without processes


class Dead(Executor):
    """A pool whose process has died."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        raise BrokenProcessPool("a process died")


@contextmanager
def pools(*given: Any) -> Iterator[Workers]:
    """Workers whose pools for quick bots are these, one after another; long searches get the last."""
    with mock.patch.object(BotPool, "_new_pool", side_effect=[given[0], given[-1], *given[1:]]):
        yield Workers()


@contextmanager
def threads() -> Iterator[Workers]:
    with ThreadPoolExecutor(1) as pool, pools(pool) as workers:
        yield workers


@pytest.mark.parametrize(
    ("cores", "servers", "each"), [(1, 1, 1), (2, 1, 2), (16, 1, 2), (16, 4, 4), (16, 5, 3), (2, 2, 1), (2, 4, 1)]
)
def test_servers_on_one_machine_share_its_cores(cores: int, servers: int, each: int) -> None:
    with mock.patch("os.cpu_count", return_value=cores):
        assert long_processes(servers) == each


def test_a_bot_chooses_with_the_options_of_its_table() -> None:
    async def test() -> None:
        view = a_view()
        with threads() as workers:
            assert await workers.choose("greedy", view) in view.moves

    run(test())


def test_a_bot_that_lets_a_colleague_go_first_is_not_replaced() -> None:
    async def test() -> None:
        with threads() as workers, mock.patch.object(processes, "_choose", return_value=(None, 0.1)):
            assert await workers.choose("greedy", a_view()) is None

    run(test())


def test_a_pool_that_broke_is_replaced_once_however_many_wait(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        view = a_view()
        with ThreadPoolExecutor(1) as pool, pools(Dead(), pool) as workers:
            second: Any = pool
            first = workers._quick.pool
            assert await workers.choose("random", view) in view.moves
            assert workers._quick.pool is second
            workers._quick.replace(first)  # of another caller, who notices later
            assert workers._quick.pool is second
            assert await workers.choose("random", view) in view.moves

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())
    assert caplog.text.count("a bot process died") == 1


@pytest.mark.parametrize("ask", ["hint", "whereabouts"])
def test_no_advice_comes_from_a_pool_that_broke_or_an_adviser_who_fails(
    ask: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        view = Match(catalog.start(catalog.find(CLASSIC)), seed_from(1)).view("x")  # a quick adviser knows the board
        with ThreadPoolExecutor(1) as pool, pools(Dead(), Dead(), pool) as workers:
            second: Any = pool
            assert await getattr(workers, ask)(view) is None
            assert workers._quick.pool is second
            with mock.patch.object(processes, f"_{ask}", side_effect=KeyError(str(view.moves[0]))):
                assert await getattr(workers, ask)(view) is None
            with mock.patch.object(processes, f"_{ask}", return_value=[[1, 0.5]]):
                assert await getattr(workers, ask)(view) == [[1, 0.5]]
        assert "the adviser failed" in caplog.text
        assert f"'{view.moves[0]}'" not in caplog.text, "a log quotes no move"

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


def test_a_game_that_cannot_be_loaded_is_reported_and_the_others_are_loaded(caplog: pytest.LogCaptureFixture) -> None:
    loaded: list[str] = []

    def load(edition_id: str, compiled: bool) -> None:
        if edition_id == CLASSIC:
            raise KeyError("no board")
        loaded.append(edition_id)

    async def test() -> None:
        with threads() as workers, mock.patch.object(processes, "_preload", load):
            await workers.preload()

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())
    assert {CLASSIC, *loaded} == set(catalog.editions())
    assert f"{CLASSIC} cannot be loaded" in caplog.text


@pytest.mark.parametrize("dead", [1, 2])
def test_work_is_done_again_once_if_its_process_was_dead(dead: int) -> None:
    """One that died while it had nothing to do costs nobody a move. Work that kills every process must end."""

    async def test() -> None:
        with ThreadPoolExecutor(1) as pool, pools(*[Dead()] * dead, pool) as workers:
            work = workers._quick.run("ann", 0.0, lambda: "done")
            if dead == 1:
                assert await work == "done"
            else:
                with pytest.raises(BrokenProcessPool):
                    await work
                assert await workers._quick.run("ann", 0.0, lambda: "done") == "done"

    run(test())


def test_a_pool_that_breaks_while_loading_is_an_error_at_first_and_none_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that cannot start its processes must not say that it is open; compiled bots can wait."""
    monkeypatch.setattr(processes, "COMPILED_AFTER", 0.0)

    def broken(edition_id: str, compiled: bool) -> None:
        raise BrokenProcessPool("a process died")

    async def test() -> None:
        with threads() as workers, mock.patch.object(processes, "_preload", broken):
            with pytest.raises(BrokenProcessPool):
                await workers.preload()
            await workers.preload_compiled()

    run(test())


def test_loading_makes_the_bots_of_one_kind_at_a_time() -> None:
    made: list[str] = []

    class Kind:
        def __init__(self, name: str, compiled: bool) -> None:
            self.name, self.compiled = name, compiled

        def __call__(self, *_: object) -> None:
            made.append(self.name)

    kinds = {"plain": Kind("plain", False), "fast": Kind("fast", True)}
    with mock.patch.object(processes, "bots_for", return_value=kinds), mock.patch.object(catalog, "preload") as preload:
        processes._preload(CLASSIC, compiled=False)
        assert made == ["plain"]
        processes._preload(CLASSIC, compiled=True)
        assert made == ["plain", "fast"]
    assert preload.call_count == 2


# Quick and long


@pytest.mark.parametrize(
    ("bot", "long"),
    [
        ("cabbie", False),
        ("inspector", False),
        ("master", False),
        ("sleuth", True),
        ("pimbot:simulations=2000", False),
        ("pimbot:simulations=2001", True),
        ("pimbot:simulations=5,time=900", True),
    ],
)
def test_a_long_search_is_known_by_its_settings(bot: str, long: bool) -> None:
    assert is_long(bot, CLASSIC, ()) is long


def test_the_adviser_is_quick_where_a_network_knows_the_board() -> None:
    assert not adviser_is_long(CLASSIC, ())
    assert adviser_is_long(CLASSIC, tuple(SMALL.items()))
    assert not adviser_is_long("twenty/classic-1993", ())


def test_no_search_at_a_table_is_longer_than_the_longest() -> None:
    edition = catalog.find(CLASSIC)

    def settings(text: str) -> dict[str, Any]:
        return dict(within_reason(parse_bot(text, edition)).settings)

    asked = settings("pimbot:simulations=100000")
    assert (asked["simulations"], asked["most"], asked["time"]) == (100_000, LONGEST_SEARCH, 0)
    assert settings("pimbot:time=60000")["time"] == LONGEST_SEARCH
    assert settings("sleuth")["most"] == 900
    assert settings("greedy") == {}


def test_a_quick_bot_does_not_wait_for_a_long_search() -> None:
    async def test() -> None:
        release = threading.Event()

        def think(bot: str, view: View, chance: int) -> tuple[Move, float]:
            if bot != "cabbie":
                assert release.wait(30)
            return view.moves[0], 0.1

        view = a_view()
        thinking = mock.patch.object(processes, "_choose", think)
        with ThreadPoolExecutor(1) as quick, ThreadPoolExecutor(1) as long, pools(quick, long) as workers, thinking:
            slow = [asyncio.create_task(workers.choose("sleuth", view, "ann")) for _ in range(4)]
            assert await workers.choose("cabbie", view, "ann") == view.moves[0]
            assert not any(task.done() for task in slow)
            release.set()
            assert await asyncio.gather(*slow) == [view.moves[0]] * 4

    run(test())


def test_the_least_time_covers_what_a_bot_needs_in_its_seat() -> None:
    async def test() -> None:
        view = a_view()
        with threads() as workers, mock.patch.object(processes, "_choose", return_value=(view.moves[0], 0.3)):
            assert workers.least_time("cabbie", view) == pytest.approx(0.05)
            assert workers.least_time("sleuth", view) == pytest.approx(0.4)
            await workers.choose("cabbie", view)
            assert workers.least_time("cabbie", view) == pytest.approx(0.4)
            assert workers.least_time("cabbie", a_view("red")) == pytest.approx(0.05)
            assert workers.least_time("a bot of long ago", view) == pytest.approx(0.05)

    run(test())


def test_a_choice_comes_with_the_time_it_took() -> None:
    move, seconds = processes._choose("greedy", a_view(), 1)
    assert move in a_view().moves
    assert seconds > 0


def test_a_map_is_drawn_by_a_process_of_bots() -> None:
    async def test() -> None:
        edition = catalog.find("yard/classic-1983", board="tiny-docks")
        with threads() as workers:
            french = await workers.draw(edition, "dark", "fr")
        say = partial(spoken, language="fr")
        assert french.decode() == catalog.picture(edition, "dark", say) != catalog.picture(edition, "dark")

    run(test())
