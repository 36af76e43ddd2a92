"""A sound database has no problems; each thing that can be wrong is found and named."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from fogbound.server import migrations
from fogbound.server import store as db
from fogbound.server.admin import checks
from fogbound.server.admin.checks import Report
from fogbound.server.admin.databases import Unusable, as_url
from tests.server.admin.full import change
from tests.server.migrations.databases import on
from tests.server.migrations.databases import rows as all_rows
from tests.server.migrations.old_databases import make_0_1_0


def checked(url: str) -> Report:
    return asyncio.run(asyncio.wait_for(checks.check(as_url(url), lambda *_: None), 60))


OVER = "SELECT room, game FROM finished"
UNDER_WAY = "SELECT room, game FROM snapshots WHERE room NOT IN (SELECT room FROM finished)"


def first(url: str, query: str) -> tuple[str, int]:
    """A room and a game; there is one."""
    [rows] = on(url, lambda here: here.execute(sa.text(f"{query} ORDER BY room, game")).all())
    return str(rows[0].room), int(rows[0].game)


def facts_of(url: str, column: sa.ColumnElement[Any], *where: sa.ColumnElement[bool]) -> Any:
    [[row, *_]] = on(url, lambda here: here.execute(sa.select(column).where(*where)).all())
    return row[0]


def of(table: sa.Table, named: tuple[str, int]) -> sa.ColumnElement[bool]:
    return sa.and_(table.c.room == named[0], table.c.game == named[1])


def test_a_sound_database_has_no_problems_and_stays_as_it_is(full_database: str) -> None:
    [before] = on(full_database, all_rows)
    told: list[tuple[int, int]] = []
    report = asyncio.run(checks.check(as_url(full_database), lambda *each: told.append(each)))
    assert report == Report(rooms=5, games=4, records=2, problems=[])
    assert told == [(n, 5) for n in range(1, 6)]
    assert on(full_database, all_rows) == [before]


def test_a_game_that_does_not_replay_is_named_and_its_moves_are_not(full_sqlite: str) -> None:
    room, number = first(full_sqlite, UNDER_WAY)
    ply = sa.and_(of(db.plies, (room, number)), db.plies.c.ply == 3)
    change(full_sqlite, sa.update(db.plies).where(ply).values(move="t198"))
    [problem] = checked(full_sqlite).problems
    assert problem.startswith(f"Room {room}, game {number}: it stops at ply ")
    assert "t198" not in problem


def test_lost_plies_are_found(full_sqlite: str) -> None:
    room, number = first(full_sqlite, OVER)
    change(full_sqlite, sa.delete(db.plies).where(of(db.plies, (room, number)), db.plies.c.ply == 2))
    [problem] = checked(full_sqlite).problems
    assert problem.startswith(f"Room {room}, game {number}: plies are missing: there are ")


def test_a_record_of_another_game_is_found(full_sqlite: str) -> None:
    """It may be sound in itself."""
    [rows] = on(full_sqlite, lambda here: here.execute(sa.select(db.games.c.room, db.games.c.about)).all())
    records = {room: about for room, about in rows if about.get("record")}
    (one, mine), (_, other) = records.items()
    where = db.games.c.room == one
    change(full_sqlite, sa.update(db.games).where(where).values(about={**mine, "record": other["record"]}))
    [problem] = checked(full_sqlite).problems
    assert problem.startswith(f"Room {one}, game 1: its record ")
    cut = mine["record"].replace("[Seal ", "[Seal 0", 1)
    change(full_sqlite, sa.update(db.games).where(where).values(about={**mine, "record": cut}))
    [problem] = checked(full_sqlite).problems
    assert problem.startswith(f"Room {one}, game 1: its record does not check out: ")


def test_another_seed_is_found(full_sqlite: str) -> None:
    room, number = first(full_sqlite, OVER)
    change(full_sqlite, sa.update(db.games).where(of(db.games, (room, number))).values(seed="00" * 32))
    problems = checked(full_sqlite).problems
    assert problems == [
        f"Room {room}, game {number}: its record has another seed.",
        f"Room {room}, game {number}: its address is not that of its seed.",
    ]


def test_other_winners_in_lists_are_found(full_sqlite: str) -> None:
    room, number = first(full_sqlite, OVER)
    facts = facts_of(full_sqlite, db.finished.c.facts, of(db.finished, (room, number)))
    outcome = {**facts["outcome"], "winners": ["nobody"]}
    wrong = sa.update(db.finished).where(of(db.finished, (room, number))).values(facts={**facts, "outcome": outcome})
    change(full_sqlite, wrong)
    assert checked(full_sqlite).problems == [f"Room {room}, game {number}: lists name other winners than its plies."]
    change(full_sqlite, sa.update(db.finished).where(of(db.finished, (room, number))).values(facts={}))
    assert checked(full_sqlite).problems == [
        f"Room {room}, game {number}: its line in lists cannot be read: ValidationError."
    ]


def test_a_snapshot_that_says_something_else_is_found(full_sqlite: str) -> None:
    room, number = first(full_sqlite, UNDER_WAY)
    here = of(db.snapshots, (room, number))
    facts = facts_of(full_sqlite, db.snapshots.c.facts, here)
    public, hidden = facts["belief"]
    taken = {one for one, *_ in hidden} | set(public[0])  # the next ply rules out at most one more
    elsewhere = [[station, *hidden[0][1:]] for station in range(1, 20) if station not in taken]
    for wrong, said in (
        ({**facts, "belief": [public, [*hidden, *elsewhere]]}, ""),
        ({"ply": facts["ply"]}, "cannot be read: KeyError."),
    ):
        change(full_sqlite, sa.update(db.snapshots).where(here).values(facts=wrong))
        [problem] = checked(full_sqlite).problems
        assert problem.startswith(f"Room {room}, game {number}: its snapshot {said}")
    change(full_sqlite, sa.update(db.snapshots).where(here).values(facts={**facts, "log": "another"}))
    assert checked(full_sqlite).problems == [], "one of another log is never used"


def test_rooms_that_cannot_be_set_up_are_found(full_sqlite: str) -> None:
    room, _ = first(full_sqlite, UNDER_WAY)
    facts = facts_of(full_sqlite, db.rooms.c.facts, db.rooms.c.id == room)
    for wrong, problem in (
        ({**facts, "edition": "yard/never"}, f"Room {room} cannot be set up: no-such-edition."),
        ({}, f"Room {room} cannot be set up: KeyError."),
        ({**facts, "game": 7}, f"Room {room} is at game 7, which is not there."),
    ):
        change(full_sqlite, sa.update(db.rooms).where(db.rooms.c.id == room).values(facts=wrong))
        assert checked(full_sqlite).problems == [problem]


@pytest.mark.parametrize(
    ("table", "orphans"),
    [
        (db.rooms, {"games", "said", "members"}),
        (db.people, {"members", "played", "had", "files", "subscriptions"}),
        (db.games, {"plies", "taken_back", "snapshots", "analyses", "finished"}),
        (db.finished, {"played"}),
    ],
)
def test_rows_that_belong_to_nothing_are_found(full_database: str, table: sa.Table, orphans: set[str]) -> None:
    change(full_database, sa.delete(table))
    lines = [line for line in checked(full_database).problems if "belong to nothing" in line]
    assert {line.partition(" belong")[0].rpartition(" ")[2] for line in lines} == orphans
    assert all(f" in {table.name}." in line for line in lines)


def test_databases_of_other_versions_are_refused(full_sqlite: str, database: str) -> None:
    on(database, make_0_1_0)
    with pytest.raises(Unusable, match=r"is of an earlier Fogbound. Start fogbound serve on it once"):
        checked(database)
    change(full_sqlite, sa.update(migrations.STAMP).values(version_num="9999"))
    with pytest.raises(Unusable, match="is of a newer Fogbound"):
        checked(full_sqlite)
