"""The table as one seat sees it: pawns, windows, reserve and score."""

from __future__ import annotations

from fogbound.games.yard.position import Position
from fogbound.games.yard.table import Score, Window, YardTable, lay, pawns
from tests.games.yard.moments import moment
from tests.rules.compact import heat, yard
from tests.rules.little import A, B, board, chase, play, table

ROAD = board(taxi="1-2 2-3 8-9", bus="1-3")
AT = {"red": 8}


def _windows(shown: YardTable) -> list[tuple[int, int, str, int | None]]:
    return [(window.number, window.round, window.ticket, window.station) for window in shown.windows]


def test_kinds_and_tickets_of_pawns() -> None:
    shown = table(chase(B, ROAD, 1, at=AT, pool=(3, 2, 1), black=4, doubles=1, players=2))
    assert [(pawn.seat, pawn.kind) for pawn in shown.pawns] == [
        ("x", "x"),
        ("red", "detective"),
        ("blue", "detective"),
        ("bobby1", "police"),
        ("bobby2", "police"),
    ]
    assert shown.pooled
    assert shown.pawn("red").tickets == shown.pawn("blue").tickets == (("t", 3), ("b", 2), ("u", 1))
    assert shown.pawn("bobby1").tickets == ()
    assert shown.pawn("x").tickets == (("k", 4), ("double", 1))


def test_a_hidden_x_is_known_to_x_alone_and_a_visible_one_to_all() -> None:
    hidden = chase(A, ROAD, 1, at=AT, windows=4, seen="3@2", players=4)
    assert [table(hidden, seat).pawn("x").station for seat in ("x", "red", None)] == [1, None, None]
    assert table(hidden).seen == (3, 2)
    visible = chase(A, ROAD, 1, at=AT, windows=3, seen="3@1", players=4)
    assert [table(visible, seat).pawn("x").station for seat in ("x", "red", None)] == [1, 1, 1]


def test_a_pursuer_without_a_ticket_that_leaves_their_station_is_frozen() -> None:
    shown = table(chase(A, ROAD, 1, at={"red": 8, "blue": 3}, tickets={"red": (0, 5, 5), "blue": (0, 1, 0)}, players=4))
    assert [pawn.frozen for pawn in shown.pawns] == [False, True, False, True]


def test_windows_count_rounds_and_mark_doubles() -> None:
    state = chase(A, ROAD, 1, at=AT, doubles=2, windows=1, round=2, reveals=(3,), players=4)
    state = play(state, "x t2", "red t9", "x double", "x t3", "x b1", "red t8")
    assert table(state, "x").windows == (
        Window(2, 2, "t", 2, shown=False, double=False),
        Window(3, 3, "t", 3, shown=True, double=True),
        Window(4, 3, "b", 1, shown=False, double=True),
    )
    assert _windows(table(state)) == [(2, 2, "t", None), (3, 3, "t", 3), (4, 3, "b", None)]
    assert table(state).filled == 4


def test_windows_of_a_game_set_up_inside_a_double() -> None:
    first = chase(A, ROAD, 1, at=AT, phase="double", round=5, windows=6, players=4)
    legs = table(play(first, "x t2", "x t3"), "x").windows
    assert [(leg.number, leg.round, leg.double) for leg in legs] == [(7, 5, True), (8, 5, True)]
    second = chase(A, ROAD, 1, at=AT, phase="second", round=5, windows=6, players=4)
    state = play(second, "x t2", "red t9", "x t3")
    assert [(leg.number, leg.round, leg.double) for leg in table(state, "x").windows] == [(7, 5, True), (8, 6, False)]


def test_a_voluntary_appearance_opens_the_last_window() -> None:
    state = play(chase(A, ROAD, 1, at=AT, players=4, voluntary_reveal=True), "x t2")
    assert table(state).windows[-1].station is None
    shown = table(play(state, "x show2")).windows[-1]
    assert (shown.station, shown.shown) == (2, True)


def test_everything_is_open_after_the_game() -> None:
    state = play(chase(A, ROAD, 1, at=AT, players=4), "x t2", "red concede")
    assert table(state).pawn("x").station == 2
    assert _windows(table(state)) == [(1, 1, "t", 2)]


def test_counted_tickets_lie_with_their_holder() -> None:
    counted = chase(A, ROAD, 1, at=AT, stock=(4, 3, 2), black=1, players=4, x_ticket_accounting="counted")
    assert table(counted).pawn("x").tickets == (("t", 4), ("b", 3), ("u", 2), ("k", 1), ("double", 0))
    assert table(counted).reserve == ()
    reserve = chase(B, ROAD, 1, at=AT, stock=(9, 8, 7), players=4, x_ticket_accounting="reserve")
    assert table(reserve).reserve == (("t", 9), ("b", 8), ("u", 7))
    assert table(reserve).pawn("x").tickets == (("k", 0), ("double", 0))


def test_the_score_of_a_heat() -> None:
    quay = yard(taxi="1-2 8-9")
    assert table(chase(A, ROAD, 1, at=AT, players=4)).score is None
    state = heat(quay, 1, at=AT, pool=(10, 8, 3))
    prices = (("t", 1), ("b", 2), ("u", 3))
    assert table(state).score == Score(prices, black_price=3, points=5, left=10 + 16 + 9)
    ended = table(play(state, "x t2", "red concede")).score
    assert ended is not None
    assert ended.points == 40, "the points of the outcome, with the tickets that the detectives gave up"


def test_boats_are_known_to_those_who_know_where_x_is() -> None:
    quay = yard(taxi="1-2 8-9", ferry="1-20 2-20")
    seen = play(heat(quay, 1, at=AT), "x t2")
    assert [table(seen, seat).boats for seat in ("x", "red")] == [1, 1]
    hidden = play(heat(quay, 1, at=AT), "x k20")
    assert [table(hidden, seat).boats for seat in ("x", "red")] == [0, None]


def test_a_table_depends_on_nothing_that_its_viewer_may_not_know() -> None:
    edition, position = moment(chase(A, ROAD, 1, at=AT, players=4))
    others = [position._replace(at=(station, *position.at[1:])) for station in (2, 3, 9)]

    def shown(truth: Position, *, knows_all: bool) -> YardTable:
        return lay(edition, truth, pawns(edition, truth), (), knows_all=knows_all)

    assert all(shown(other, knows_all=False) == shown(position, knows_all=False) for other in others)
    assert shown(others[0], knows_all=True) != shown(position, knows_all=True)
