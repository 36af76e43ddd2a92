"""What a first visit loads, in bytes as they go over the network: compressed."""

from __future__ import annotations

import pytest

from fogbound.languages.catalogue import languages
from tests.browser.conftest import Guests
from tests.browser.people import COMPACT, POLICE, TWENTY, Person

HOME = TABLE = 120_000  # bytes
PARTS = ("first", "rest")  # of a language's texts


def _loaded(person: Person) -> dict[str, int]:
    """The bytes of every answer so far, by address."""
    sizes = {}
    for response in person.responses:
        response.finished()
        sizes[response.url] = response.request.sizes()["responseBodySize"]
    return sizes


@pytest.mark.parametrize("language", languages())
def test_every_language_is_light(guest: Guests, language: str) -> None:
    """The first page is under 120 kB in each. With `-s`, this prints the bytes that docs/languages.md lists."""
    ann = guest(locale=language)
    ann.keep_responses()
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    home = _loaded(ann)
    assert sum(home.values()) < HOME, home
    ann.go(f"/rules/{POLICE}")  # needs all texts; the browser has kept some
    ann.get("rules-page").wait_for()
    sizes = {**_loaded(ann), **home}
    texts = {part: size for part in PARTS for url, size in sizes.items() if f"/{part}-{language}-" in url}
    assert [*texts] == [*PARTS]
    print(f"\n{language}: first page {sum(home.values())} bytes; texts {texts['first']}, then {texts['rest']}")


@pytest.mark.parametrize("edition", [POLICE, COMPACT, TWENTY])
def test_a_first_visit_is_light(guest: Guests, edition: str) -> None:
    """The first page is under 120 kB with everything it asks for, and a table under 120 kB more."""
    ann = guest()
    ann.keep_responses()
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    home = _loaded(ann)
    assert any(address.endswith("/api/editions") for address in home), home
    assert sum(home.values()) < HOME, home

    ann.ask("/api/me", {"name": "Ann"})
    seats = {"p1": "me"} if edition == TWENTY else {"x": "me"}
    room = ann.ask("/api/rooms", {"edition": edition, "seats": seats, "settings": {"pace": 0}})["room"]
    ann.responses.clear()
    ann.go(f"/t/{room}")
    ann.click("start")
    ann.get("turn").or_(ann.get("now")).first.wait_for()
    ann.rest()
    table = {address: size for address, size in _loaded(ann).items() if address not in home}
    assert sum(table.values()) < TABLE, table
