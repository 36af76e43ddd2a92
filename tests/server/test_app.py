"""The application and its parts: opened together, closed together, and nothing shared with another."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from fogbound.server import app as web
from fogbound.server.app import create_app
from fogbound.server.files import Files
from tests.server.table import InlineWorkers, run, serving


class Watched(InlineWorkers):
    """Workers that say what happens to them."""

    events: list[str]

    async def preload(self) -> None:
        self.events.append("preload")

    def close(self) -> None:
        self.events.append("close")


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    Watched.events = []
    monkeypatch.setattr(web, "Workers", Watched)
    return Watched.events


def _app(path: Path) -> Any:
    return create_app(f"sqlite+aiosqlite:///{path}")


def test_workers_are_loaded_before_the_first_request_and_closed_at_the_end(tmp_path: Path, events: list[str]) -> None:
    async def test() -> None:
        app = _app(tmp_path / "db")
        async with app.router.lifespan_context(app):
            assert events == ["preload"]
            assert app.state.services.workers is not None
        assert events == ["preload", "close"]

    run(test())


def test_workers_are_closed_if_the_start_fails(tmp_path: Path, events: list[str]) -> None:
    async def test() -> None:
        app = _app(tmp_path / "db")
        with mock.patch.object(Files, "restore", side_effect=OSError("disk")), pytest.raises(OSError, match="disk"):
            async with app.router.lifespan_context(app):
                raise AssertionError("it must not open")
        assert events == ["preload", "close"]

    run(test())


def test_two_applications_share_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "one") as one, serving(tmp_path / "two") as two:
            ann = await one.guest("Ann")
            cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())}
            told = [(await table.stranger().http.get("/api/me", headers=cookie)).json() for table in (one, two)]
            assert told[0]["name"] == "Ann"
            assert told[1].get("name") != "Ann", "another server has signed this cookie"

    run(test())


def test_no_page_describes_the_api_to_strangers() -> None:
    app = create_app("sqlite+aiosqlite://")
    assert (app.docs_url, app.redoc_url, app.openapi_url) == (None, None, None)


def test_answers_are_guarded_and_compressed(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            answer = await table.stranger().http.get("/api/editions", headers={"Accept-Encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["x-content-type-options"] == "nosniff"

    run(test())
