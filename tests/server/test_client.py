"""The built client: its own files, its start page for every other address, and nothing else of the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.server import client
from tests.server.table import run, serving


def test_only_files_of_the_client_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Fogbound</title>")
    (static / "assets" / "app.js").write_text("1")
    (static / "assets" / "large.css").write_text("a {}" * 1000)
    (static / "assets" / "link.txt").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "secret.txt").write_text("treasure")
    (static / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(client, "STATIC", static)

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guest = table.stranger()
            built = await guest.http.get("/assets/app.js")
            assert (built.text, "immutable" in built.headers["cache-control"]) == ("1", True)
            assert built.headers["content-type"].startswith("text/javascript")
            for wanted, encoding in (("gzip, br", "gzip"), ("identity", None)):
                large = await guest.http.get("/assets/large.css", headers={"Accept-Encoding": wanted})
                assert (large.text, large.headers.get("content-encoding")) == ("a {}" * 1000, encoding)
                assert large.headers["vary"] == "Accept-Encoding"
            pages = ["/", "/r/abc", "/..%2fsecret.txt", "/%2e%2e/secret.txt"]
            pages += [f"/{tmp_path}/secret.txt", f"//{tmp_path}/secret.txt", "/link.txt", "/%00", "/a%00b", "/assets"]
            pages += ["/" + "x" * 5000, "/..%5csecret.txt", "/%ff%fe", "/" + "a/" * 900]
            for page in pages:
                answer = await guest.http.get(page)
                assert (answer.status_code, answer.text) == (200, "<title>Fogbound</title>"), page
                assert answer.headers["cache-control"] == "no-cache"
            for gone in ("app-of-yesterday.js", "..%2f..%2fsecret.txt", "link.txt", "", "%00"):
                assert (await guest.http.get(f"/assets/{gone}")).status_code == 404, (
                    "a page must not be taken for a script"
                )

    run(test())


def test_without_a_built_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "STATIC", tmp_path / "nothing")

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            answer = await table.stranger().http.get("/")
            assert answer.status_code == 503
            assert "make play" in answer.text

    run(test())
