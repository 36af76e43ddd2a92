"""A whole game, with everything that a server logs and shows about it: no token, no code, no name, no position."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from fogbound.server.edge.edge import Edge
from fogbound.server.room_store import RoomStore
from fogbound.server.watch import log_lines
from fogbound.server.watch.metrics import registry, text
from fogbound.server.watch.watching import now
from tests.server.table import CLASSIC, MANY_PEOPLE, SMALL, play_some, run, seated, serving_over_network

SEATS = {"x": "Xenophilius", "red": "Annegret", "blue": "Bartholomew", "green": "Annegret"}


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What is logged in JSON."""
    stream, root, requests = io.StringIO(), logging.getLogger(), logging.getLogger("fogbound.requests")
    before = root.handlers, root.level, requests.level
    root.handlers = []
    log_lines.begin("json", "p1", stream)
    try:
        yield stream
    finally:
        root.handlers, root.level = before[:2]
        root.setLevel(before[1])
        requests.setLevel(before[2])


def figure(shown: str, name: str) -> float:
    return float(re.search(rf"^{re.escape(name)} (\S+)$", shown, re.MULTILINE)[1])  # type: ignore[index]


def test_a_whole_game_leaves_no_secret_in_logs_and_figures(logged: io.StringIO, tmp_path: Path) -> None:
    hidden: set[str] = set()

    async def test() -> None:
        edge = Edge(MANY_PEOPLE)
        async with serving_over_network(tmp_path / "db", edge=edge) as table:
            found = registry(lambda: now(table.services, edge.census))
            before = text(found).decode()
            lines = await seated(table, SEATS, CLASSIC, options=SMALL)
            guests = table._guests
            room = next(iter(table.services.rooms._runners))
            hidden.update({room, table.room(room).state.code, *SEATS.values()})
            hidden.update(piece for guest in guests for piece in (guest.person, guest.cookie))
            with mock.patch.object(RoomStore, "write_rows", side_effect=OSError("disk of Annegret at t17")):
                line = lines["Xenophilius"]
                move = next(move for move in line.views["x"]["moves"] if move != "concede")
                assert await line.refused("play", seat="x", ply=line.ply, move=move) == "failed"
            for wrong in ({"move": "t999"}, {"move": move, "ply": 0}):
                await line.ask("play", **{"seat": "x", "ply": line.ply, **wrong})
            assert (await guests[0].http.get(f"/api/rooms/{room}/nothing")).status_code == 404
            await play_some(list(lines.values()), Random(5))
            shown = text(found).decode()
            assert figure(shown, "fogbound_rooms") == 1
            assert figure(shown, "fogbound_sockets") == 3
            truth = table.truth(room)
            assert figure(shown, "fogbound_plies_total") - figure(before, "fogbound_plies_total") == len(truth.log)
            moves = figure(shown, "fogbound_move_seconds_count") - figure(before, "fogbound_move_seconds_count")
            assert moves == sum(ply.seat != "dealer" for ply in truth.log)
            assert figure(shown, "fogbound_commit_seconds_count") > figure(before, "fogbound_commit_seconds_count")
            assert figure(shown, 'fogbound_queue_length{queue="writes"}') == 0
            hidden.add(str(table.room(room).state.match.seed.hex()))  # type: ignore[union-attr]
            everything = shown + logged.getvalue()
            assert {secret for secret in hidden if secret in everything} == set()
            assert not re.search(r"\b[tbuk]\d{1,3}\b|place\d|deal\d", everything), "no move"

    run(test())
    entries: list[dict[str, Any]] = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert {secret for secret in hidden if secret in logged.getvalue()} == set(), "when sockets end, too"
    assert all(entry["process"] == "p1" for entry in entries)
    failed = next(entry for entry in entries if entry["level"] == "error")
    assert failed["text"].startswith("a Play failed: OSError at ")
    assert failed["request"] in {entry["request"] for entry in entries if entry.get("method") == "SOCKET"}
    kinds = {(entry["method"], entry["route"], entry.get("status")) for entry in entries if "method" in entry}
    assert ("POST", "/api/rooms/{room_id}/join", 200) in kinds or any("join" in route for _, route, _ in kinds)
    assert any(method == "SOCKET" for method, _, _ in kinds)
