"""What other sites show of a link."""

from __future__ import annotations

from random import Random

import pytest

from fogbound.server.history import Kept
from fogbound.server.previews import Preview, preview_of, tags, with_tags
from fogbound.server.room.finished import finished
from tests.server.room.rooms import everyone, play_on, playing


def test_tags_are_escaped_and_stand_in_the_head() -> None:
    page = with_tags("<html><head></head></html>", Preview('"Ann" <b>', "a & b", "http://x/p.png"), "http://x/g/1")
    head = page.partition("</head>")[0]
    assert 'content="&quot;Ann&quot; &lt;b&gt;"' in head
    assert '<meta property="og:image" content="http://x/p.png" />' in head
    assert 'content="summary_large_image"' in head


def test_a_page_like_any_other_has_no_picture() -> None:
    assert "og:image" not in tags(Preview(), "http://x/g/1")
    assert 'property="og:title" content="Fogbound"' in tags(Preview(), "http://x/g/1")


def test_a_shared_game_says_who_won() -> None:
    room = play_on(playing({"x": "ann", "red": "bob"}), Random(1), 1000)
    assert room.match is not None
    kept = Kept("g", "room", 1, 86400.0, True, finished(room, everyone(room)), False)
    preview = preview_of(kept, room.match.state, "http://x/p.png")
    assert preview.title in ("Mister X wins · Fogbound", "The detectives win · Fogbound")
    assert "Scotland Yard, 1983, 2 January 1970. Ann, Bob, bot" in preview.text


def test_a_preview_draws_no_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone can ask for the page of a shared game, and a map takes a while."""
    monkeypatch.setattr("fogbound.games.yard.poster.draw", lambda *_, **__: pytest.fail("a map was drawn"))
    room = play_on(playing({"x": "ann", "red": "bob"}), Random(1), 1000)
    assert room.match is not None
    kept = Kept("g", "room", 1, 86400.0, True, finished(room, everyone(room)), False)
    assert preview_of(kept, room.match.state, "http://x/p.png").image == "http://x/p.png"
