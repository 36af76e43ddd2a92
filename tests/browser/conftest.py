"""One server and one real Chromium for all browser tests; every person has their own browser context."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Person
from tests.browser.serving import Server

# Features switched off in Chromium. Every context would open an address bar that nobody sees, in two extra processes
# that cost more than most tests. The others come from Playwright's own list, which this one replaces.
WITHOUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
CHROMIUM = (
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Every page comes with a policy for which it moves to a new process: let it take the one that its tab has, unused.
    "--renderer-process-limit=1",
)
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "is_mobile": True, "has_touch": True}

Guests = Callable[..., Person]
PEOPLE = pytest.StashKey[list[Person]]()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    assert Path(path).is_file(), f"There is no Chromium at {path}: run `make browser`, which finds or installs it."
    return {"executable_path": path, "args": list(CHROMIUM)}


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
def guests(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """Makes people with browsers, for any server. Fails afterwards if a browser complained about anything."""
    made = request.node.stash[PEOPLE] = []

    def guest(address: str, name: str = "", **how: Any) -> Person:
        context = browser.new_context(**{**DESKTOP, "reduced_motion": "reduce", **how})
        if "service_workers" not in how:  # as over plain http; installing one for each person would take its time
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        made.append(Person(context, address, name))
        return made[-1]

    yield guest
    complaints = {person.name: person.unexcused() for person in made if person.unexcused()}
    for person in made:
        person.context.close()
    assert not complaints


@pytest.fixture
def guest(guests: Guests, server: Server) -> Guests:
    """Makes a person with a browser: `guest("Ann")`. Without a name, they have not introduced themselves yet."""
    return lambda name="", **how: guests(server.address, name, **how)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """A test that fails says what was on each person's screen."""
    report = yield
    if call.when == "call" and report.failed:
        report.sections += [(f"{person.name}'s screen", person.describe()) for person in item.stash.get(PEOPLE, [])]
    return report
