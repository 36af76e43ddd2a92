"""The client without its server, and a client that is renewed: what the service worker does in a real browser."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from fogbound.server.client import STATIC
from tests.browser import serving
from tests.browser.conftest import PHONE, Guests
from tests.browser.people import CLASSIC, POLICE, Person
from tests.browser.serving import Server
from tests.browser.test_trouble import OFFLINE

# The worker begins once the page has been calm for a while: here at once.
AT_ONCE = "(wait => { window.setTimeout = (f, ms, ...more) => wait(f, ms === 3000 ? 0 : ms, ...more); })(setTimeout)"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = "path => caches.match(path).then(found => found !== undefined)"
UPDATE = "() => navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true)"


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client that a test may change."""
    return Path(shutil.copytree(STATIC, tmp_path_factory.mktemp("client") / "static"))


@pytest.fixture(scope="module")
def mortal(static: Path) -> Iterator[Server]:
    """A server with that client, which a test may kill and starts again."""
    server = Server(static.with_name("fogbound.db"), {**os.environ, serving.STATIC: str(static)})
    yield server
    server.stop()


def installed(guests: Guests, server: Server, name: str, **how: Any) -> Person:
    """A person whose browser has the service worker, and everything it keeps."""
    person = guests(server.address, name, service_workers="allow", **how)
    person.context.add_init_script(AT_ONCE)
    person.go("/")
    person.wait(lambda: bool(person.page.evaluate(CONTROLLED)))
    return person


def test_without_its_server(guests: Guests, mortal: Server) -> None:
    """A game that has just ended can be replayed, the rules read in the reader's language; then the server is back."""
    ann = installed(guests, mortal, "Ann", locale="fr-FR", **PHONE)
    ann.excuse(*OFFLINE, "net::ERR", "FetchEvent")
    room = ann.create(CLASSIC, options={"players": "3"}, seats={"x": "me", "red": "bot:random"})
    ann.start()
    assert ann.await_turn()
    ann.play(*ann.calm(ann.offers))
    assert ann.await_turn()
    ann.click("menu")
    ann.click("concede")
    ann.click("concede-yes")
    expect(ann.get("outcome")).to_be_visible()
    game = ann.finished_address().rpartition("/")[2]
    ann.wait(lambda: bool(ann.page.evaluate(KEPT, f"/api/games/{game}/tables")))
    mortal.kill()

    ann.go("/")
    expect(ann.get("without-server")).to_contain_text("Hors connexion")
    ann.get("kept-games").get_by_test_id("finished-game").tap()
    expect(ann.get("map")).to_be_visible()
    expect(ann.get("outcome")).to_be_visible()
    expect(ann.get("replay-slider")).to_be_visible()
    ann.go(f"/rules/{POLICE}")
    expect(ann.get("rules-page")).to_contain_text("détectives")
    ann.go("/")
    ann.get("forget-games").tap()
    expect(ann.get("kept-none")).to_be_visible()
    ann.go(f"/t/{room}")
    expect(ann.get("without-server")).to_be_visible()
    mortal.start()
    expect(ann.get("without-server")).to_have_count(0)
    expect(ann.get("outcome")).to_be_visible()
    ann.go("/games")
    expect(ann.get("games").get_by_test_id("finished-game")).to_have_count(1)


def test_a_new_version_is_offered_in_mid_game(guests: Guests, mortal: Server, static: Path) -> None:
    """The game goes on with the old files, which the server no longer has, until its player takes the offer."""
    ann = installed(guests, mortal, "Ann")
    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    assert ann.await_turn()
    renew(static)
    assert ann.page.evaluate(UPDATE)
    expect(ann.get("update")).to_be_visible()
    ann.play(*ann.calm(ann.offers))
    assert ann.await_turn()
    ann.click("menu")  # the notices are there meanwhile
    expect(ann.get("update")).to_be_visible()
    ann.click("games-link")  # a page whose file only the browser still has
    expect(ann.get("games-none")).to_be_visible()
    ann.page.go_back()
    assert ann.await_turn()
    assert ann.page.locator("meta[name=renewed]").count() == 0
    ann.get("update-go").first.click()
    expect(ann.page.locator("meta[name=renewed]")).to_have_count(1)
    assert ann.await_turn()
    expect(ann.get("update")).to_have_count(0)


def renew(static: Path) -> None:
    """A new version of the client: its first script has another name, and a page's own file is gone."""
    index, worker = static / "index.html", static / "worker.js"
    [entry] = re.findall(r'src="(/assets/app-[\w-]+\.js)"', index.read_text())
    renamed = entry.replace("/app-", "/app-2")
    page = index.read_text().replace(f'src="{entry}"', f'src="{renamed}"')
    index.write_text(page.replace("</head>", '<meta name="renewed" /></head>'))
    (static / renamed.removeprefix("/")).write_text(f'import "{entry}";')
    [gone] = static.glob("assets/Games-*.js")
    gone.unlink()
    text = worker.read_text().replace(f"/{gone.relative_to(static)},", "")
    worker.write_text(re.sub(rf"version:([`\"]){entry}", rf"version:\1{renamed}", text, count=1))
