"""A process of the bots, as it begins. How pools are used and replaced: test_workers.py."""

from __future__ import annotations

import os
from pathlib import Path
from unittest import mock

from fogbound import upload_store
from fogbound.bots.mind import belief_cache
from fogbound.server import bot_pool


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
