"""Answers that never change: made once, packed once, and not sent twice."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from unittest import mock

import pytest
from fastapi import Request

from fogbound.server import edition_info
from fogbound.server.fixed_answers import FixedAnswers
from fogbound.server.wire import Refused
from tests.server.table import CLASSIC, run, serving


def a_request(**headers: str) -> Request:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": pairs})


def test_an_answer_is_made_once_however_many_ask() -> None:
    async def test() -> None:
        answers, make = FixedAnswers(), mock.Mock(return_value=b"all of it")
        given = await asyncio.gather(*(answers.respond(a_request(), "key", make) for _ in range(5)))
        assert [answer.body for answer in given] == [b"all of it"] * 5
        assert make.call_count == 1
        packed = await answers.respond(a_request(accept_encoding="gzip, br"), "key", make)
        assert (gzip.decompress(packed.body), packed.headers["content-encoding"]) == (b"all of it", "gzip")
        same = await answers.respond(a_request(if_none_match=packed.headers["etag"]), "key", make)
        assert (same.status_code, same.body, same.headers["cache-control"]) == (304, b"", "private, no-cache")
        other = await answers.respond(a_request(if_none_match='"another"'), "key", make, age=60)
        assert (other.status_code, other.headers["cache-control"]) == (200, "public, max-age=60")
        assert make.call_count == 1

    run(test())


def test_an_answer_may_come_from_elsewhere() -> None:
    async def test() -> None:
        answers, make = FixedAnswers(), mock.AsyncMock(side_effect=[Refused("not-now", "Later."), b"from elsewhere"])
        with pytest.raises(Refused):
            await answers.respond(a_request(), "key", make)
        given = await asyncio.gather(*(answers.respond(a_request(), "key", make) for _ in range(3)))
        assert [answer.body for answer in given] == [b"from elsewhere"] * 3
        assert make.await_count == 2

    run(test())


def test_a_refusal_is_not_kept() -> None:
    async def test() -> None:
        answers, make = FixedAnswers(), mock.Mock(side_effect=[Refused("not-now", "Later."), b"now"])
        with pytest.raises(Refused):
            await answers.respond(a_request(), "key", make)
        assert (await answers.respond(a_request(), "key", make)).body == b"now"

    run(test())


def test_memory_is_bounded() -> None:

    async def test() -> None:
        answers, make = FixedAnswers(most=2), mock.Mock(return_value=b"")
        for key in ("a", "b", "a", "c", "a"):
            await answers.respond(a_request(), key, make)
        assert make.call_count == 3
        await answers.respond(a_request(), "b", make)
        assert make.call_count == 4, "the one that was asked for longest ago"

    run(test())


def test_the_server_works_such_answers_out_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann = await table.guest("Ann")
            with mock.patch.object(edition_info, "all_editions", wraps=edition_info.all_editions) as made:
                first, again = [await ann.http.get("/api/editions") for _ in range(2)]
                assert first.json() == again.json()
                assert CLASSIC in [edition["id"] for edition in first.json()]
                known = await ann.http.get("/api/editions", headers={"If-None-Match": first.headers["etag"]})
            assert (known.status_code, made.call_count) == (304, 1)
            room = await ann.create()
            tags = [(await ann.http.get(f"/api/rooms/{room}/material")).headers["etag"] for _ in range(2)]
            assert tags[0] == tags[1]

    run(test())
