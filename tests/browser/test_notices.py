"""Notices of a turn: asked for in the menu, sent by the server, shown by the browser's service worker.

The browser's own push service is out in the internet, and a browser without a screen allows no notifications. So the
page gets consent and subscription from stand-ins, a push service on this machine takes the message, it is handed to the
browser through its debugging protocol, and the test notes what the worker would show. All between is real: the switch,
the server's key and queue, TLS, the encryption, the worker's events.
"""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import serving
from tests.browser.conftest import PHONE, Guests
from tests.browser.people import CLASSIC
from tests.browser.serving import Server
from tests.browser.test_offline import installed
from tests.server.push.service import Browser, Pushed, PushService, push_service

# What a page gets in place of a subscription with a push service in the internet. It notes the server's key.
SUBSCRIBE = """subscription => {
  let current = null;
  let permission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => (permission = "granted");
  const made = options => ({
    endpoint: subscription.endpoint,
    toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription }),
    unsubscribe: async () => { current = null; return true; },
    options,
  });
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async options => {
    window.subscribedWith = options.applicationServerKey;
    return (current = made(options));
  };
}"""
# In the worker: what it shows, and what it takes away again.
NOTE = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag }) => void self.shown.push([title, body, tag]);
  self.registration.getNotifications = async ({ tag }) =>
    self.shown.filter(one => one[2] === tag).map(one => ({
      close: () => self.shown.splice(self.shown.indexOf(one), 1),
    }));
}"""
SHOWN = "() => self.shown"


class Mailbox:
    """A push service in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        started: Future[PushService] = Future()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(started),))
        self._thread.start()
        self._service = started.result(60)

    async def _serve(self, started: Future[PushService]) -> None:
        async with push_service(self._folder) as service:
            started.set_result(service)
            await self._end.wait()

    @property
    def endpoint(self) -> str:
        return f"{self._service.origin}/ann"

    def first(self, within: float = 60) -> Pushed:
        return asyncio.run_coroutine_threadsafe(self._service.wait_for(1), self._loop).result(within)[0]

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def mailbox(tmp_path: Path) -> Iterator[Mailbox]:
    mailbox = Mailbox(tmp_path)
    yield mailbox
    mailbox.close()


@pytest.fixture
def sending(tmp_path: Path, mailbox: Mailbox) -> Iterator[Server]:
    """A server that sends notices to that service."""
    server = Server(tmp_path / "fogbound.db", {**os.environ, serving.PUSH: str(tmp_path / "push.pem")})
    yield server
    server.stop()


def test_a_turn_is_told_to_someone_who_looks_elsewhere(guests: Guests, sending: Server, mailbox: Mailbox) -> None:
    ann, bob = installed(guests, sending, "Ann", locale="de-DE", **PHONE), guests(sending.address, "Bob")
    browser = Browser()
    subscription = browser.subscription(mailbox.endpoint)
    ann.context.add_init_script(f"({SUBSCRIBE})({json.dumps(subscription)})")
    room = ann.create(CLASSIC, options={"players": "3"}, seats={"red": "me"})
    bob.enter(room)
    bob.take("x", host=ann)
    ann.start(bob)
    assert bob.await_turn()
    ann.click("menu")
    expect(ann.get("notices")).not_to_be_checked()
    ann.get("notices").tap()
    ann.wait(lambda: bool(ann.page.evaluate("() => window.subscribedWith")))
    assert ann.page.evaluate("() => window.subscribedWith") == ann.ask("/api/push")["key"]
    expect(ann.get("notices")).to_be_checked()
    ann.click("menu-close")

    hide(ann.page, True)
    bob.play(*bob.calm(bob.offers))
    text = browser.open(mailbox.first().body).decode()
    assert json.loads(text)["room"] == room
    [worker] = ann.context.service_workers
    worker.evaluate(NOTE)
    deliver(ann, text)
    code = ann.last("room")["code"]
    ann.wait(lambda: worker.evaluate(SHOWN) == [["Du bist am Zug", f"Tisch {code} wartet auf dich.", room]])

    hide(ann.page, False)
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    ann.wait(lambda: worker.evaluate(SHOWN) == [])
    ann.click("menu")
    ann.get("notices").tap()
    expect(ann.get("notices")).not_to_be_checked()


def test_where_there_are_no_notices_nothing_is_said_of_them(guest: Guests) -> None:
    """No service worker, as over plain http."""
    ann = guest("Ann")
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    ann.click("menu")
    expect(ann.get("sound-menu")).to_be_visible()
    expect(ann.get("notices")).to_have_count(0)


def hide(page: Any, yes: bool) -> None:
    """The page goes out of sight, or comes back."""
    page.evaluate(
        """yes => {
          Object.defineProperty(document, "visibilityState", { value: yes ? "hidden" : "visible", configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        yes,
    )


def deliver(person: Any, text: str) -> None:
    """Hand a message to the browser as its push service would."""
    protocol = person.context.new_cdp_session(person.page)
    registrations: list[dict[str, Any]] = []
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated", lambda news: registrations.extend(news.get("registrations", []))
    )
    protocol.send("ServiceWorker.enable")
    person.wait(lambda: bool(registrations))
    protocol.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": person.address, "registrationId": registrations[0]["registrationId"], "data": text},
    )
