"""Which changes of the database go together."""

from __future__ import annotations

import sqlalchemy as sa

from fogbound.server import store as db
from fogbound.server.statements import Statement, grouped
from tests.server.test_store import ply


def test_rows_of_the_same_kind_go_together_and_others_keep_their_place() -> None:
    person = [db.upsert(db.people, id=id, name=id) for id in "abc"]
    clear = Statement(sa.delete(db.plies))
    kinds = [(how, values and len(values)) for how, values in grouped([ply(1), person[0], ply(2), clear, *person[1:]])]
    assert kinds == [(ply(1).how, 2), (person[0].how, 1), (clear.how, None), (person[0].how, 2)]


def test_a_change_of_a_row_stays_behind_the_row_that_another_adds() -> None:
    key = {"room": "r", "game": 1}
    adds, changes = db.insert(db.games, **key, seed=""), db.update(db.games, key, about={})
    kinds = [how for how, _ in grouped([adds, ply(1), changes, ply(2), adds])]
    assert kinds == [adds.how, ply(1).how, changes.how, adds.how]
