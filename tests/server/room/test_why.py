"""Why not there: answered to those who play a seat and look from it, and to nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.server.table import SMALL, Line, Table, run, seated, serving

FOUR = {"x": "Xen", "red": "Ann", "blue": "Bob", "green": "Gil"}


async def table_of_four(table: Table) -> dict[str, Line]:
    return await seated(table, FOUR, options=SMALL, settings={"pace": 0})


def test_the_mover_hears_the_rules_own_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table)
            xen = lines["Xen"]
            here = next(pawn["station"] for pawn in xen.views["x"]["table"]["pawns"] if pawn["seat"] == "x")
            for line in lines.values():
                await line.all_heard()
            before = {who: len(line.messages) for who, line in lines.items()}
            answer = await xen.ask("why", seat="x", ply=xen.ply, place=here)
            assert answer == {
                "type": "why",
                "seat": "x",
                "ply": xen.ply,
                "place": here,
                "code": "here",
                "text": f"Mister X is at {here} now, and every move leads to another station.",
                "details": {"seat": "x", "place": here, "said": "why-here", "target": here},
                "id": answer["id"],
            }
            for who, line in lines.items():
                await line.all_heard()
                came = [message["type"] for message in line.messages[before[who] :]]
                assert came == (["why", "pong"] if who == "Xen" else ["pong"])

    run(test())


def test_it_is_refused_to_everybody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            lines = await table_of_four(table)
            xen, ann = lines["Xen"], lines["Ann"]
            assert (await ann.ask("why", seat="x", ply=ann.ply, place=1))["code"] == "not-yours"
            assert (await xen.ask("why", seat="x", ply=xen.ply - 1, place=1))["code"] == "stale"
            assert (await xen.ask("why", seat="nobody", ply=xen.ply, place=1))["type"] == "error"
            assert (await xen.ask("why", seat="x", ply=xen.ply, place=-1))["code"] == "bad-message"
            assert (await ann.ask("why", seat="red", ply=ann.ply, place=1))["code"] == "not-your-turn"
            await xen.ask("attach", seats=[])
            assert (await xen.ask("why", seat="x", ply=xen.ply, place=1))["code"] == "not-yours"

    run(test())
