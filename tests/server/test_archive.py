"""Stored games: replayed as far as the rules go, and open only once they are over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound import catalog
from fogbound.match import Match
from fogbound.plain import plain
from fogbound.proof import seed_from
from fogbound.server.archive import StoredGame, edition_of, finished_match, past_tables, replay_game
from fogbound.server.room.game_info import GameInfo
from fogbound.server.wire import Refused

EDITION = catalog.find("yard/classic-1983", board="tiny-docks", players=3, max_rounds=3)


def a_game(plies: int = 1000, seed: int = 1) -> StoredGame:
    """A random game of so many plies at most, as the store has it."""
    rng, match = Random(seed), Match(catalog.start(EDITION), seed_from(seed))
    while match.state.outcome is None and match.ply < plies:
        seat = rng.choice(match.state.turn)
        moves = [move for move in match.view(seat).moves if move.verb != "concede"]
        match = match.after(seat, str(rng.choice(moves)), match.ply)
    log = [(ply.seat, str(ply.move)) for ply in match.state.log]
    return StoredGame(seed_from(seed), GameInfo(), log)


def refusal_of(game: StoredGame | None) -> tuple[str, int]:
    with pytest.raises(Refused) as refusal:
        finished_match(EDITION, game)
    return refusal.value.code, refusal.value.status


def test_a_game_replays_to_its_last_ply() -> None:
    game = a_game()
    match, stopped = replay_game(EDITION, game)
    assert stopped is None
    assert [(ply.seat, str(ply.move)) for ply in match.state.log] == game.plies
    assert match.state.outcome is not None
    assert finished_match(EDITION, game).state == match.state


def test_an_illegal_ply_stops_the_replay_there() -> None:
    game = a_game()
    broken = game._replace(plies=[*game.plies[:-1], (game.plies[-1][0], "t9999")])
    match, stopped = replay_game(EDITION, broken)
    assert stopped is not None
    assert match.ply == len(game.plies) - 1
    assert refusal_of(broken) == ("frozen", 409)


def test_the_tables_of_a_finished_game_show_every_moment_with_nothing_hidden() -> None:
    match = finished_match(EDITION, a_game())
    tables = past_tables(match)
    assert len(tables) == match.ply + 1
    assert tables[0] == plain(match.start.view(None).table)
    assert tables[-1] == plain(match.state.view(None).table)
    at = {pawn["seat"]: pawn["station"] for pawn in tables[-2]["pawns"]}
    assert at["x"] is not None
    rides = [n for n, ply in enumerate(match.state.log) if ply.seat == "red" and ply.move.verb == "t"]

    def taxis(table: dict[str, Any]) -> int:
        return int(dict(next(pawn["tickets"] for pawn in table["pawns"] if pawn["seat"] == "red"))["t"])

    assert rides
    assert all(taxis(tables[n]) - taxis(tables[n + 1]) == 1 for n in rides)


def test_games_that_are_missing_or_not_over_stay_closed() -> None:
    assert refusal_of(None) == ("not-now", 409)
    assert refusal_of(a_game(plies=6)) == ("not-now", 409)


def test_a_game_keeps_the_options_it_was_dealt_with() -> None:
    game = a_game(plies=6)
    assert edition_of(EDITION, game) is EDITION
    dealt = game._replace(info=GameInfo(options={**dict(EDITION.options), "max_rounds": "2"}))
    assert dict(edition_of(EDITION, dealt).options)["max_rounds"] == "2"
