"""The guard: which requests come from our own pages, and refusals as HTTP answers."""

from __future__ import annotations

import json

import pytest

from fogbound.errors import BadOption
from fogbound.server.guard import HEADERS, refuse, same_origin
from fogbound.server.wire import Refused


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (None, True),  # no browser
        ("http://fog.example:8000", True),
        ("https://fog.example:8000", True),  # behind a proxy
        ("http://fog.example", False),
        ("http://fog.example:8000.evil.example", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_only_pages_of_this_host_are_our_own(origin: str | None, own: bool) -> None:
    headers = {"host": "fog.example:8000"} | ({} if origin is None else {"origin": origin})
    assert same_origin(headers) is own


def test_a_refusal_is_an_answer_with_its_status_and_security_headers() -> None:
    answer = refuse(Refused("not-host", "Only the host may do that.", status=403, seat="x"))
    assert answer.status_code == 403
    assert json.loads(bytes(answer.body)) == {
        "code": "not-host",
        "text": "Only the host may do that.",
        "details": {"seat": "x"},
    }
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_a_refusal_of_the_rules_has_status_400() -> None:
    assert refuse(BadOption("bad-option", "No.")).status_code == 400
