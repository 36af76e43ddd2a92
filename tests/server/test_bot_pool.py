"""A process of the bots, as it begins. How pools are used and replaced: test_workers.py."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from unittest import mock

import pytest

from fogbound import upload_store
from fogbound.bots.mind import belief_cache
from fogbound.server import bot_pool
from fogbound.server.bot_pool import BotPool
from tests.server.table import run


def test_a_process_begins_with_beliefs_to_keep_and_files_to_find(tmp_path: Path) -> None:
    with (
        mock.patch.object(belief_cache, "keep_up_to") as keep,
        mock.patch.object(upload_store, "add_folder") as add,
    ):
        bot_pool.begin(None)
        assert add.call_count == 0
        bot_pool.begin(tmp_path)
    add.assert_called_once_with(tmp_path)
    assert keep.call_count == 2


def test_a_process_for_long_searches_gives_way() -> None:
    with mock.patch.object(belief_cache, "keep_up_to"), mock.patch.object(os, "nice") as nice:
        bot_pool.begin(None)
        bot_pool.begin(None, 5)
    nice.assert_called_once_with(5)


def test_a_pool_that_is_closed_does_not_begin_again(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        pool = BotPool(1)
        await pool.run_now(os.getpid)
        unfinished = asyncio.create_task(pool.run("ann", 0.0, time.sleep, 60))
        await asyncio.sleep(0)  # it has gone to the process
        first = pool.pool
        pool.close()
        with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
            await unfinished
        assert pool.pool is first

    run(test())
    assert caplog.messages == []
