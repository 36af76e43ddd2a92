"""Uploaded files: stored, or refused with reasons; kept while a room needs them; private to their owner."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import psutil
import pytest

from fogbound import catalog, record, upload_store, verify
from fogbound.games.twenty import deck as decks
from fogbound.match import Match
from fogbound.proof import seed_from
from fogbound.server import files, reading
from fogbound.server.files import MOST_BYTES
from fogbound.server.quotas import MIB
from fogbound.server.workers import Workers
from tests.server import quiz
from tests.server.quiz import FILES, QUIZ, bring, deck, send
from tests.server.table import NO_LIMITS, Guest, Table, run, serving

TWENTY = range(20)
PAGES = ("material", "record", "qr.svg?link=x", "nothing")


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read without a process of their own: the same words, sooner."""
    monkeypatch.setattr(reading, "_ask_process", reading._answer)


@asynccontextmanager
async def two(path: Path, **more: Any) -> AsyncIterator[tuple[Table, Guest, Guest]]:
    async with serving(path, **more) as table:
        yield table, await table.guest("Ann"), await table.guest("Bob")


def stored_files(path: Path) -> list[tuple[str, bool]]:
    with closing(sqlite3.connect(path)) as database:
        return [(name, bool(listed)) for name, listed in database.execute("SELECT name, listed FROM files")]


def test_a_file_is_stored_listed_and_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        async with two(tmp_path / "db") as (_, ann, bob):
            text = deck(TWENTY, ("en", "fr"))
            summary = (await send(ann, text)).json()
            assert (summary["title"], summary["languages"], summary["count"]) == ("From the kitchen", ["en", "fr"], 20)
            assert summary["name"] == upload_store.name_of(text.encode())
            assert any("15 facts" in remark for remark in summary["remarks"])
            uploads = {card["id"].partition("/")[0]: card["uploads"] for card in await ann.get("/api/editions")}
            assert uploads == {"yard": None, "twenty": "deck"}
            *shipped, own = await ann.get(FILES)
            assert [file["name"] for file in shipped] == list(decks.names())
            assert shipped[0] == {
                "name": "first-light",
                "title": "First light",
                "languages": ["en", "fr"],
                "count": 36,
                "own": False,
            }
            assert own == {key: summary[key] for key in ("name", "title", "languages", "count")} | {"own": True}
            assert await bob.get(FILES) == shipped
            assert (await send(ann, text)).json() == summary, "the same again is the same file"
            assert len(await ann.get(FILES)) == len(shipped) + 1
            assert (await bob.http.delete(f"{FILES}/{summary['name']}")).json()["code"] == "no-such-file"
            assert (await ann.http.delete(f"{FILES}/{summary['name']}")).json() == {}
            assert (await ann.http.delete(f"{FILES}/{summary['name']}")).status_code == 404
            assert await ann.get(FILES) == shipped
            assert stored_files(tmp_path / "db") == [], "nobody plays with it: it is gone"

    run(test())


BAD: list[tuple[bytes, str]] = [
    (b"", "title must be"),
    (b"\xff\xfe\x00t", "not a deck in TOML"),
    (b"\x00", "not a deck in TOML"),
    (b"cards = [", "not a deck in TOML"),
    (b'{"title": "JSON"}', "not a deck in TOML"),
    (b"a = " + b"[" * 50_000, "not a deck in TOML"),
    (b"a = " + b"{b=" * 50_000, "not a deck in TOML"),
    (b'title = "T"\nlanguages = ["en"]\ncards = 7\n', "the deck has no cards"),
    (b'title = "T"\nlanguages = [["en"]]\n[cards.x]\n', "languages must be a list"),
    (b'title = 1979-05-27\nlanguages = ["en"]\n[cards.x]\ncategory = nan\nfacts = 1e400\n', "title must be"),
    (b'title = "T"\nlanguages = ["en"]\n[cards."../x"]\n[cards.y]\ncategory = {}\n', "is not a card id"),
    (deck([1]).replace("Zzz", "").replace("xq1x1xena", quiz.secret(1)).encode(), "says"),
]


@pytest.mark.parametrize(("content", "said"), BAD, ids=[str(n) for n in range(len(BAD))])
def test_one_refusal_lists_the_findings(tmp_path: Path, content: bytes, said: str) -> None:
    async def test() -> None:
        async with two(tmp_path / "db") as (_, ann, _bob):
            answer = await send(ann, content)
            refusal = answer.json()
            assert (answer.status_code, refusal["code"]) == (400, "bad-deck")
            assert any(said in finding for finding in refusal["details"]["findings"]), refusal
            assert len(answer.content) < 100_000
            assert "Traceback" not in answer.text
            assert [file["name"] for file in await ann.get(FILES)] == list(decks.names())
            await bring(ann, deck([1, 2]))

    run(test())


def test_a_refusal_has_every_finding(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with two(tmp_path / "db") as (_, ann, _bob):
            broken = deck(TWENTY).replace('"thing"', '"idea"')
            refusal = (await send(ann, broken)).json()
            assert sum("category must be" in finding for finding in refusal["details"]["findings"]) == 20
            assert "more)" in refusal["text"]

    run(test())


ENDLESS = "a" + ".a" * 500_000 + " = 1\n"  # a key of many parts keeps the parser busy


def test_a_file_that_takes_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PATIENCE", 1.5)

    async def test() -> None:
        async with two(tmp_path / "db") as (_, ann, _bob):
            answer = await send(ann, ENDLESS)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-deck")
            assert "too long" in answer.json()["text"]
            assert _readers() == [], "it was stopped"

    run(test())


def test_others_play_on_while_a_file_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PATIENCE", 60)

    async def test() -> None:
        async with two(tmp_path / "db") as (_, ann, bob):
            slow = asyncio.create_task(send(ann, ENDLESS))
            while not (readers := _readers()):
                await bob.get("/api/me")
            for _ in range(5):
                await bob.get("/api/me")
            assert not slow.done()
            readers[0].kill()
            assert (await slow).status_code == 400

    run(test())


def _readers() -> list[psutil.Process]:
    """The processes of this one that read a file."""
    found = []
    for child in psutil.Process().children():
        with suppress(psutil.NoSuchProcess):  # it may end at any moment
            if "fogbound.server.reading" in child.cmdline():
                found.append(child)
    return found


def test_a_reader_that_fails_does_not_quote_the_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, at_once: None
) -> None:
    async def test() -> None:
        async with two(tmp_path / "db") as (_, ann, _bob):
            with mock.patch.object(reading, "_ask_process", return_value={"failed": "KeyError at checks.py:7"}):
                answer = await send(ann, deck([1]))
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-deck")
        assert "checks.py:7" in caplog.text
        assert quiz.secret(1) not in caplog.text.lower()

    run(test())
    with mock.patch.object(reading, "_uploads", side_effect=KeyError("hidden")):
        assert "hidden" not in str(reading._answer("twenty", b""))


def test_big_files_strangers_and_other_games_are_refused(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with two(tmp_path / "db") as (table, ann, _bob):
            big = await send(ann, b"#" * (MOST_BYTES + 1))
            assert (big.status_code, big.json()["code"]) == (413, "too-big")
            whole = deck([1, 2])
            assert (await send(ann, whole + "#" * (MOST_BYTES - len(whole.encode())))).status_code == 200
            elsewhere = await ann.http.post("/api/rooms", content=b"#" * 20_000)
            assert elsewhere.json()["code"] == "too-big", "only files may be so large"

            async def pieces() -> AsyncIterator[bytes]:
                yield b"#"

            assert (await ann.http.post(FILES, content=pieces())).status_code == 411
            assert (await table.stranger().http.post(FILES, content=b"")).status_code == 401
            assert (await table.stranger().http.get(FILES)).status_code == 401
            for game in ("yard", "chess", "..", "twenty/classic-1993"):
                for answer in (
                    await ann.http.post(f"/api/files/{game}", content=b""),
                    await ann.http.delete(f"/api/files/{game}/own:{'0' * 32}"),
                ):
                    assert answer.status_code in (404, 405), (game, answer.text)
            strange = await ann.http.post(FILES, content=b"", headers={"Origin": "http://evil.example"})
            assert strange.json()["code"] == "bad-origin"

    run(test())


def test_all_files_together_are_limited_and_so_is_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: None
) -> None:
    size = len(deck([1]).encode())
    monkeypatch.setattr(files, "MOST_IN_ALL", int(size * 2.5))

    async def test() -> None:
        async with two(tmp_path / "db") as (table, ann, bob):
            first = await bring(ann, deck([1]))
            await bring(ann, deck([1]))  # the same again takes no more space
            await bring(bob, deck([2]))
            full = await send(bob, deck([3]))
            assert (full.status_code, full.json()["code"]) == (503, "full")
            await ann.http.delete(f"{FILES}/{first}")
            await bring(bob, deck([3]))
            stored = sum(table.services.files._lengths.values())
        async with two(tmp_path / "db", limits=replace(NO_LIMITS, file_space_here=(1.5 * size / MIB, 1e-9))) as again:
            table, ann, bob = again
            assert sum(table.services.files._lengths.values()) == stored, "a restart counts the same"
            monkeypatch.setattr(files, "MOST_IN_ALL", 10 * size)
            await bring(ann, deck([4]))
            assert (await send(bob, deck([5]))).json()["code"] == "too-fast"

    run(test())


def test_uploads_are_limited_in_number_and_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: None) -> None:
    monkeypatch.setattr(files, "MOST_FILES", 2)

    async def test() -> None:
        async with two(tmp_path / "db", limits=replace(NO_LIMITS, files=(6, 1e-9))) as (_, ann, bob):
            first = await bring(ann, deck([1]))
            await bring(ann, deck([2]))
            full = await send(ann, deck([3]))
            assert (full.status_code, full.json()["code"]) == (409, "full")
            await bring(ann, deck([1]))
            await ann.http.delete(f"{FILES}/{first}")
            await bring(ann, deck([3]))
            await send(ann, deck([3]))
            assert (await send(ann, deck([3]))).json()["code"] == "too-fast"
            await bring(bob, deck([1]))

    run(test())


# Rooms


def test_a_room_takes_shipped_files_and_its_makers_own(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with two(tmp_path / "db") as (_, ann, bob):
            hers, his = await bring(ann, deck(TWENTY)), await bring(bob, deck(range(30, 50)))
            (tmp_path / "deck.toml").write_text(deck([1, 2]), encoding="utf-8")
            strange = [
                *(
                    his,
                    f"{hers},{his}",
                    f"first-light,{his}",
                    hers.upper(),
                    hers[:-1],
                    f"{hers}/..",
                    "own:",
                    "own:../x",
                ),
                *(str(tmp_path / "deck.toml"), f"first-light,{tmp_path / 'deck.toml'}", "../decks/first-light"),
                *("first-light,-octopus", "first-light,-#1f3a9c", f"{hers},-id-{quiz.secret(1)}", "-octopus"),
                *("first-light,", ",", "", " first-light", "first-light, first-light", "atlantis"),
            ]
            for given in strange:
                answer = await ann.post("/api/rooms", {"edition": QUIZ, "options": {"deck": given}})
                assert answer.get("code") == "bad-option", (given, answer)
                assert "first-light" in answer["text"]
            for given in (hers, f"first-light,{hers}", f"{hers},first-light", "first-light"):
                assert "room" in await ann.post("/api/rooms", {"edition": QUIZ, "options": {"deck": given}})

    run(test())


def test_a_table_offers_the_languages_its_decks_share(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with two(tmp_path / "db") as (table, ann, _bob):
            french, english = await bring(ann, deck([1, 2], ["fr"])), await bring(ann, deck([3, 4], ["en"]))
            neither = {"edition": QUIZ, "options": {"deck": f"{french},{english}"}}
            assert (await ann.post("/api/rooms", neither))["code"] == "no-such-language"
            room = await ann.create(QUIZ, options={"deck": f"first-light,{french}"})
            assert dict(table.room(room).state.edition.options)["language"] == "fr"
            material = await ann.get(f"/api/rooms/{room}/material")
            assert material["deck"]["title"] == "First light + From the kitchen"
            wrong = {"edition": QUIZ, "options": {"deck": f"first-light,{french}", "language": "en"}}
            assert (await ann.post("/api/rooms", wrong))["code"] == "bad-option"
            lonely = {"edition": QUIZ, "options": {"deck": await bring(ann, deck([5]))}}
            assert (await ann.post("/api/rooms", lonely))["code"] == "contradiction"

    run(test())


def test_a_deleted_file_stays_while_a_room_plays_with_it(tmp_path: Path, at_once: None) -> None:
    text = deck(TWENTY)
    mine = tmp_path / "mine.toml"
    mine.write_text(text, encoding="utf-8")

    async def test() -> None:
        async with two(tmp_path / "db") as (table, ann, bob):
            name = await bring(ann, text)
            room, lines = await quiz.sit_down([ann, bob], f"{name},first-light", finish=25)
            await quiz.begin(lines)
            await quiz.play(table, room, lines, 3)
            assert (await ann.http.delete(f"{FILES}/{name}")).json() == {}
            assert [file["name"] for file in await ann.get(FILES)] == list(decks.names())
            again = await ann.post("/api/rooms", {"edition": QUIZ, "options": {"deck": name}})
            assert again["code"] == "bad-option"
            await quiz.play(table, room, lines, 2)
            log = quiz.truth(table, room).log
            cookies = [guest.http.cookies for guest in (ann, bob)]
        catalog.TWENTY.find.__globals__["decks"]._uploaded.cache_clear()
        catalog.TWENTY.find.__globals__["decks"]._load_mix_cached.cache_clear()
        async with serving(tmp_path / "db") as table:
            await table.awake(room)
            assert quiz.truth(table, room).log == log
            ann, bob = table.stranger("Ann"), table.stranger("Bob")
            for guest, jar in zip((ann, bob), cookies, strict=True):
                guest.http.cookies = jar
                guest.person = (await guest.get("/api/me"))["person"]
            lines = [await guest.open(room) for guest in (ann, bob)]
            await quiz.play(table, room, lines)
            await quiz.play_again(table, room, lines)
            for number in (1, 2):
                record_text = (await ann.http.get(f"/api/rooms/{room}/record?game={number}")).text
                game_record = record.read(record_text)
                assert verify.verify(game_record, catalog.start_of(game_record)).finished
                assert verify.verify(game_record, catalog.start_of(game_record, deck=str(mine))).finished
            await lines[0].ask("host", do="close")
        assert stored_files(tmp_path / "db") == [(name, False)]
        catalog.TWENTY.find.__globals__["decks"]._uploaded.cache_clear()
        catalog.TWENTY.find.__globals__["decks"]._load_mix_cached.cache_clear()
        async with serving(tmp_path / "db") as table:
            assert stored_files(tmp_path / "db") == [(name, False)], "the finished games need it"
            bob = table.stranger("Bob")
            bob.http.cookies = cookies[1]
            for game in (await bob.get("/api/games"))["games"]:
                assert (await bob.get(f"/api/games/{game['id']}"))["view"]["outcome"]

    run(test())


def test_a_deleted_file_is_gone_with_a_room_that_closed_before_the_end(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with two(tmp_path / "db") as (_, ann, bob):
            name = await bring(ann, deck(TWENTY))
            _, lines = await quiz.sit_down([ann, bob], name)
            await quiz.begin(lines)
            await ann.http.delete(f"{FILES}/{name}")
            assert stored_files(tmp_path / "db") == [(name, False)]
            await lines[0].ask("host", do="close")
        async with serving(tmp_path / "db"):
            assert stored_files(tmp_path / "db") == []

    run(test())


def test_deleting_a_file_leaves_it_to_its_other_owner(tmp_path: Path, at_once: None) -> None:
    async def test() -> None:
        async with two(tmp_path / "db") as (_, ann, bob):
            text = deck(TWENTY)
            name = await bring(ann, text)
            assert await bring(bob, text) == name
            await ann.http.delete(f"{FILES}/{name}")
            assert upload_store.find("twenty", name) is not None
            await bob.create(QUIZ, options={"deck": name})
            refused = await ann.post("/api/rooms", {"edition": QUIZ, "options": {"deck": name}})
            assert refused["code"] == "bad-option"

    run(test())


def test_bots_in_their_processes_can_read_the_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        content = deck(TWENTY).encode()
        name = upload_store.name_of(content)
        workers = Workers(1, tmp_path)
        upload_store.add_folder(tmp_path)
        try:
            upload_store.put(tmp_path, "twenty", name, content)  # after the pool was made: a worker looks when asked
            edition = catalog.find(QUIZ, players=3, deck=f"first-light,{name}")
            match = Match(catalog.start(edition), seed_from(3))
            view = match.view(match.state.turn[0])
            assert await workers.choose("expert", view) in view.moves
            assert caplog.text == ""
        finally:
            upload_store.remove_folder(tmp_path)
            await asyncio.to_thread(workers.close)

    caplog.set_level(logging.WARNING, "fogbound")
    run(test())


# Leaks


def test_only_views_show_anything_of_a_deck(tmp_path: Path, caplog: pytest.LogCaptureFixture, at_once: None) -> None:
    """Every word of every card carries a mark: nobody gets one that was neither read aloud nor theirs to read."""
    caplog.set_level(logging.DEBUG, "fogbound")

    async def test() -> None:
        async with two(tmp_path / "db") as (table, ann, bob):
            eve = await table.guest("Eve")
            name = await bring(ann, deck(range(40)))
            sent = len(ann.received)
            room, lines = await quiz.sit_down([ann, bob], name, finish=60)
            watching = await eve.join(room)
            await quiz.begin(lines)
            await quiz.play(table, room, lines, 9)
            for guest in (ann, bob, eve):
                for path in (FILES, "/api/editions", "/api/rooms", *(f"/api/rooms/{room}/{p}" for p in PAGES)):
                    await guest.http.get(path)
                await send(guest, "")
                await guest.post("/api/rooms", {"edition": QUIZ, "options": {"deck": f"{name},-id-nobody"}})
            await watching.all_heard()
            state = quiz.truth(table, room)
            for guest in (ann, bob, eve):
                heard = "".join(
                    [*guest.received[sent if guest is ann else 0 :], *(f for x in guest.lines for f in x.frames)]
                )
                reads = {"Ann": "p1", "Bob": "p2"}.get(guest.name)
                _refuse_marks(heard.lower(), state, reads)
            _refuse_marks(caplog.text.lower(), state, None)

    run(test())


def _refuse_marks(heard: str, state: Any, seat: str | None) -> None:
    """Cards that nobody was dealt are nowhere; of the others, only what the log and the reader's hand have."""
    dealt = {
        card: ply for ply in state.log if ply.move.verb == "card" for card in [state.edition.card(ply.move.number)]
    }
    public = str([str(ply.seen_by(None).move) for ply in state.log]).lower()
    for card in state.edition.deck.cards:
        if card in dealt and seat in dealt[card].secret.known_to:
            continue
        number = next(n for n in range(40) if card.id == f"id-{quiz.secret(n)}")
        assert (quiz.secret(number) in heard) <= (quiz.secret(number) in public), card.id
        for at in range(1, 21):
            mark = f"xq{number}x{at}xen"
            assert (mark in heard) <= (mark in public), mark
