"""The same people at Firefox and at WebKit, with one server for both."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.serving import Server
from tests.engines.firefox import Firefox
from tests.engines.visitor import Visitor
from tests.engines.webkit import WebKit
from tests.engines.window import DESKTOP, Size

Guest = Callable[..., Visitor]


def program(variable: str) -> str:
    path = os.environ.get(variable, "")
    assert Path(path).is_file(), f"There is no {variable} at {path!r}: run `make browsers`, which finds or installs it."
    return path


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox | WebKit]:
    folder = tmp_path_factory.mktemp(request.param)
    started: Firefox | WebKit
    if request.param == "firefox":
        started = Firefox(program("FIREFOX"), folder)
    else:
        started = WebKit(program("WEBKIT_DRIVER"), program("WEBKIT"), folder)
    yield started
    started.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("table") / "fogbound.db")
    yield server
    server.stop()


@pytest.fixture
def server(shared_server: Server) -> Server:
    """The server that all tests share. It deals the same in every run of a test."""
    shared_server.reseed()
    return shared_server


@pytest.fixture
def guest(engine: Firefox | WebKit, server: Server) -> Iterator[Guest]:
    """Makes a person with a window of their own. Fails afterwards if a page complained about anything."""
    made: list[Visitor] = []

    def guest(name: str, size: Size = DESKTOP) -> Visitor:
        window = engine.window(size)
        made.append(Visitor(window, server.address, name))
        return made[-1]

    yield guest
    for person in made:
        person.window.close()
    assert {person.name: person.unexcused() for person in made if person.unexcused()} == {}
