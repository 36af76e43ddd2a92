"""Puzzles over HTTP: listed, tried, solved, given up, and no answer before that."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

from fogbound.puzzles.daily import daily
from fogbound.puzzles.judge import exercise
from fogbound.puzzles.puzzle import shipped, write_ply
from fogbound.puzzles.solving import truths_of
from fogbound.server.puzzles import play, why
from fogbound.server.wire import WhyNot
from tests.puzzles.sample import SORTS, one, some
from tests.server.table import run, serving


def test_puzzles_are_listed_with_the_one_of_the_day(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            listed = await guest.get("/api/puzzles?today=2026-11-18")
            assert [puzzle["id"] for puzzle in listed["puzzles"]] == [puzzle.id for puzzle in shipped()]
            assert [puzzle["n"] for puzzle in listed["puzzles"][:2]] == [1, 2]
            assert listed["daily"] == daily(shipped(), date(2026, 11, 18)).id
            assert (await guest.http.get("/api/puzzles?today=tomorrow")).status_code == 400
            assert (await guest.http.get("/api/puzzles/nothing")).json()["code"] == "no-such-puzzle"

    run(test())


def test_lists_of_many_days_push_out_no_other_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest, services = table.stranger(), table.services
            await guest.get("/api/editions")
            for day in range(1, 30):
                await guest.get(f"/api/puzzles?today=1999-01-{day:02}")
            assert len(services.puzzle_lists._answers) == 24
            assert list(services.fixed._answers) == ["editions"]

    run(test())


def test_a_puzzle_is_tried_and_solved_without_a_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            puzzle = one("where", 0)
            address = f"/api/puzzles/{puzzle.id}"
            began = await guest.get(address)
            assert began["exercise"]["verdict"] == "begin"
            assert f"point{puzzle.station}" in began["exercise"]["frames"][0][0]["moves"]
            for nowhere in ("point", "point1,2"):
                assert (await guest.post(address, {"moves": [nowhere]}))["code"] == "bad-move"
            wrong = await guest.post(address, {"moves": ["point1"]})
            assert (wrong["exercise"]["verdict"], wrong["solved"], wrong["answer"]) == ("again", False, "")
            right = await guest.post(address, {"moves": [f"point{puzzle.station}"]})
            assert (right["exercise"]["verdict"], right["solved"]) == ("done", True)
            assert {point["at"][:8] for point in right["why"]} == {"station:"}
            shown = await guest.post(address, {"show": True})
            assert (shown["solved"], shown["answer"]) == (False, right["answer"])
            assert "board" in await guest.get(f"{address}/material")

    run(test())


def test_a_reason_is_the_rules_or_that_x_cannot_be_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            puzzle = one("escape", 1)
            own = puzzle.state.position.at[0]
            why = await guest.post(f"/api/puzzles/{puzzle.id}/why", {"seat": "x", "place": own})
            assert (why["type"], why["code"], why["place"]) == ("why", "here", own)
            where = one("where", 0)
            near = exercise(where).tasks[0].goal.among
            far = next(n for n in where.rules.board.stations if n not in near)
            seat, address = where.rules.pursuers[0], f"/api/puzzles/{where.id}/why"
            told = await guest.post(address, {"seat": seat, "place": far})
            assert (told["code"], told["text"]) == ("not-offered", "X’s tickets do not lead there.")
            assert (await guest.post(address, {"seat": seat, "place": where.station}))["code"] == "possible"
            assert (await guest.post(address, {"seat": "x", "place": far}))["code"] == "not-yours"

    run(test())


def test_reasons_do_not_depend_on_where_x_is() -> None:
    """All truths that the log allows give the pursuers the same reasons."""
    for puzzle in some("catch", 2, 2):
        for seat in puzzle.rules.pursuers:
            told = [why(puzzle, WhyNot(seat=seat, place=n)) for n in puzzle.rules.board.stations]
            for truth in truths_of(puzzle.state):
                assert [one.text for one in told] == [truth.why_not_to(seat, one.place).text for one in told]


def test_nothing_before_the_answer_depends_on_it() -> None:
    """Pursuers' messages are the same for every X that the log allows, and a deduction has no suspects."""
    for kind, rounds in SORTS:
        for puzzle in some(kind, rounds, 3):
            began = play(puzzle, ())
            assert (began.answer, [*began.why], began.solved) == ("", [], False)
            views = began.exercise.frames[0]
            assert [view.seat for view in views] == (["x"] if kind == "escape" else list(puzzle.rules.pursuers))
            if kind == "where":
                assert all(not view.aids for view in views)
            if kind != "escape":
                hidden = [ply for ply in views[0].log if ply.move.endswith("?")]
                assert len(hidden) == sum(ply.secret is not None for ply in puzzle.state.log)


def test_a_catch_goes_on_after_x_has_answered() -> None:
    puzzle = next(puzzle for puzzle in some("catch", 2, 20) if len(puzzle.line) > 1)
    first = play(puzzle, [write_ply(puzzle.line[0])])
    assert (first.exercise.verdict, first.answer) == ("on", "")
    both = play(puzzle, [write_ply(ply) for ply in puzzle.line])
    assert both.exercise.verdict in ("on", "done")
    assert json.dumps(list(both.exercise.moves)) == json.dumps([write_ply(ply) for ply in puzzle.line])
