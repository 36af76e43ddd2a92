"""Every answer names its request, and a proxy may have named it before; nothing else gets into a log that way."""

from __future__ import annotations

from pathlib import Path

from tests.server.table import run, serving_over_network


def test_requests_have_ids(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving_over_network(tmp_path / "db") as table:
            http = table.stranger().http
            ids = [(await http.get("/healthz")).headers["x-request-id"] for _ in range(3)]
            assert len(set(ids)) == 3
            for given, passed_on in (("0af7651916cd43dd", True), ("x\tid", False), ("a" * 65, False), ("short", False)):
                answer = await http.get("/healthz", headers={"X-Request-Id": given})
                assert (answer.headers["x-request-id"] == given) == passed_on

    run(test())
