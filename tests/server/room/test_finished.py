"""What lists of games keep of one that is over, on plain values."""

from __future__ import annotations

from random import Random

import msgspec

from fogbound import catalog
from fogbound.proof import address, seed_from
from fogbound.server import wire
from fogbound.server.room.change import Enter
from fogbound.server.room.finished import Finished, finished, read
from fogbound.server.room.rows import FinishedRow, PlayedRow, Row
from tests.server.room.rooms import COMPACT, NOW, POLICE, TWENTY, act, everyone, play_on, playing, step

TABLE = {"x": "ann", "red": "bob", "blue": "bob", "green": "bot:greedy"}


def test_the_last_ply_writes_the_game_for_everyone_who_played() -> None:
    room = act(playing(TABLE), "cid", Enter())
    assert not kept(step(room, "ann", wire.Say(text="hello")).rows)
    ended = step(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))
    [game] = kept(ended.rows)
    assert game[:4] == (address(seed_from(1)), "room", 1, NOW)
    assert [row.person for row in ended.rows if isinstance(row, PlayedRow)] == ["ann", "bob"], "cid only watched"
    facts = read(game.facts)
    assert [(player.name, tuple(player.seats), player.bot) for player in facts.players] == [
        ("Ann", ("x",), None),
        ("Bob", ("red", "blue"), None),
        ("bot greedy", ("green",), "greedy"),
    ]
    assert (facts.outcome.reason, facts.heat, facts.practice, facts.taken_back) == ("conceded", None, False, 0)


def kept(rows: tuple[Row, ...]) -> list[FinishedRow]:
    return [row for row in rows if isinstance(row, FinishedRow)]


def test_somebody_who_left_during_the_game_keeps_it_too() -> None:
    room = act(playing(TABLE), "bob", wire.Leave())
    ended = step(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))
    assert {row.person for row in ended.rows if isinstance(row, PlayedRow)} == {"ann", "bob"}


def test_a_chase_counts_rounds_a_quiz_cards_and_a_heat_says_which() -> None:
    chase = play_on(playing(TABLE), Random(3), 1000)
    assert 1 <= finished(chase, everyone(chase)).length <= 4
    quiz = play_on(playing({"p1": "ann"}, edition_id=TWENTY, options={"players": "2"}), Random(1), 5000)
    last = quiz.match.state.position.number  # type: ignore[union-attr]
    assert finished(quiz, everyone(quiz)).length == last > 1
    heat = play_on(
        playing({"x": "ann"}, edition_id=COMPACT, options={"players": "2", "board": "tiny-harbour"}), Random(1), 1000
    )
    assert finished(heat, everyone(heat)).heat == (1, 2)


def test_even_chances_are_kept() -> None:
    handicap = dict(catalog.handicaps(POLICE)[4].options)
    for options, even in (({}, False), (handicap, True)):
        room = playing({"x": "ann"}, edition_id=POLICE, options={"players": "4", **options})
        over = act(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))
        assert finished(over, everyone(over)).even is even


def test_facts_of_earlier_releases_are_read() -> None:
    old = {
        "edition": "yard/police-2017",
        "outcome": {"winners": ["x"], "reason": "escaped", "points": []},
        "length": 22,
        "began": 0.0,
        "players": [{"name": "Ann", "seats": ["x"]}],
    }
    game = read(dict(old))
    assert isinstance(game, Finished)
    assert msgspec.to_builtins(game)["length"] == 22
