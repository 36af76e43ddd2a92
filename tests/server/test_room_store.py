"""A table gets no cards its people have seen: over games, rooms, rematches and restarts."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sa

from fogbound import catalog, record, verify
from fogbound.games.yard.belief import Belief
from fogbound.proof import seed_from
from fogbound.server import reading, wire
from fogbound.server import store as db
from fogbound.server.room.change import Start
from fogbound.server.room.play import SNAPSHOT_EVERY
from fogbound.server.room.rows import FinishedRow, GameRow, ReopenedRow
from fogbound.server.room_store import RoomStore
from fogbound.server.store import Store
from tests.server import quiz
from tests.server.quiz import bring, dealt, deck, truth
from tests.server.room import rooms
from tests.server.table import CLASSIC, SMALL, Guest, Line, Table, run, seated, serving


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_ask_process", reading._answer)


def seen_cards(path: Path) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as database:
        return set(database.execute("SELECT person, thing FROM had WHERE game = 'twenty'"))


async def reopened(table: Table, guests: list[Guest], room: str) -> list[Line]:
    """The same people after a restart."""
    again = [table.stranger(guest.name) for guest in guests]
    for new, old in zip(again, guests, strict=True):
        new.http.cookies = old.http.cookies
        new.person = old.person
    return [await guest.open(room) for guest in again]


def test_nobody_gets_a_card_twice(tmp_path: Path) -> None:
    """Over games and rooms with other people; records of earlier games have their own options, and hold."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, bob, cat = [await table.guest(name) for name in ("Ann", "Bob", "Cat")]
            name = await bring(ann, deck(range(60)))
            seen: dict[str, Counter[str]] = {guest.person: Counter() for guest in (ann, bob, cat)}
            first, lines = await quiz.sit_down([ann, bob], f"{name},first-light", finish=25)
            count, new = 60 + len(catalog.find(quiz.QUIZ, deck="first-light").deck.cards), []  # type: ignore[attr-defined]
            await quiz.begin(lines)
            await quiz.play(table, first, lines)
            for game in (1, 2, 3):
                if game > 1:
                    await quiz.play_again(table, first, lines)
                new.append(lines[0].room["unseen"])
                assert lines[0].room["options"]["deck"] == f"{name},first-light", "it does not name the cards left out"
                for person in (ann.person, bob.person):
                    seen[person].update(dealt(truth(table, first)))
            assert new[0] == count
            second, others = await quiz.sit_down([ann, cat], name, finish=25)
            await quiz.begin(others)
            await quiz.play(table, second, others)
            for person in (ann.person, cat.person):
                seen[person].update(dealt(truth(table, second)))
            assert others[0].room["unseen"] == 60 - sum(
                thing.startswith("id-") for thing in seen[bob.person]
            )  # Cat has seen none; Ann those she played with Bob
            for cards in seen.values():
                assert set(cards.values()) == {1}
            assert new[1] < new[0]
            assert seen_cards(tmp_path / "db") == {(who, thing) for who, cards in seen.items() for thing in cards}
            for room, guest, games in ((first, bob, 3), (second, cat, 1)):
                for game in range(1, games + 1):
                    text = (await guest.http.get(f"/api/rooms/{room}/record?game={game}")).text
                    game_record = record.read(text)
                    assert verify.verify(game_record, catalog.start_of(game_record)).finished
                    assert ("-#" in game_record.options["deck"]) == ((room, game) != (first, 1))
                    assert not any(f"-{thing}" in text for cards in seen.values() for thing in cards)

    run(test())


def test_twelve_cards_remain_and_the_oldest_come_back(database: str) -> None:
    async def test() -> None:
        async with serving(database) as table:
            ann, bob = await table.guest("Ann"), await table.guest("Bob")
            name = await bring(ann, deck(range(14)))
            room, lines = await quiz.sit_down([ann, bob], name)  # finish 1: one card a game
            await quiz.begin(lines)
            await quiz.play(table, room, lines)
            order, fresh = dealt(truth(table, room)), [lines[0].room["unseen"]]
            for _ in range(15):
                await quiz.play_again(table, room, lines)
                edition = truth(table, room).edition
                assert len(edition.deck.cards) == max(12, 14 - len(order))
                left_out = {f"id-{quiz.secret(n)}" for n in range(14)} - {card.id for card in edition.deck.cards}
                assert left_out == set(list(dict.fromkeys(reversed(order)))[:2]), "the latest, not the oldest"
                order += dealt(truth(table, room))
                fresh.append(lines[0].room["unseen"])
            assert fresh == [14 - len(set(order[:n])) for n in range(16)]

    run(test())


def test_a_small_deck_is_dealt_whole(database: str) -> None:
    async def test() -> None:
        async with serving(database) as table:
            ann, bob = await table.guest("Ann"), await table.guest("Bob")
            room, lines = await quiz.sit_down([ann, bob], await bring(ann, deck(range(3))))
            await quiz.begin(lines)
            await quiz.play(table, room, lines)
            await quiz.play_again(table, room, lines)
            assert len(truth(table, room).edition.deck.cards) == 3
            assert lines[0].room["unseen"] == 2

    run(test())


def test_a_game_goes_on_from_its_deck_after_a_restart(tmp_path: Path) -> None:
    """The game goes on from the deck it was dealt from, though people have seen its cards meanwhile."""

    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guests = [await table.guest("Ann"), await table.guest("Bob")]
            room, lines = await quiz.sit_down(guests, await bring(guests[0], deck(range(30))), finish=25)
            await quiz.begin(lines)
            await quiz.play(table, room, lines)
            assert (await lines[0].ask("host", do="lobby"))["unseen"] is None
            await quiz.begin(lines)
            await quiz.play(table, room, lines, 6)
            before, fresh = truth(table, room), lines[0].room["unseen"]
            assert "-#" in dict(before.edition.options)["deck"]
        async with serving(tmp_path / "db") as table:
            await table.awake(room)
            assert truth(table, room) == before
            lines = await reopened(table, guests, room)
            assert lines[0].room["unseen"] == fresh
            await quiz.play(table, room, lines)
        async with serving(tmp_path / "db") as table:  # now it is over
            lines = await reopened(table, guests, room)
            assert lines[0].room["unseen"] == fresh
            await quiz.play_again(table, room, lines)
            times_seen = Counter(thing for person, thing in seen_cards(tmp_path / "db"))
            assert set(times_seen.values()) == {2}
            for game in (1, 2, 3):
                answer = await table._guests[0].http.get(f"/api/rooms/{room}/record?game={game}")
                game_record = record.read(answer.text)
                assert verify.verify(game_record, catalog.start_of(game_record)).finished

    run(test())


def test_a_ply_and_what_it_deals_are_written_together(database: str) -> None:
    async def test() -> None:
        async with serving(database) as table:
            guests = [await table.guest("Ann"), await table.guest("Bob")]
            room, lines = await quiz.sit_down(guests, "first-light", finish=60)
            await quiz.begin(lines)
            commit = table.services.store._commit
            wishes: list[Any] = []

            async def noted(asked: Any) -> None:
                wishes.extend(asked)
                await commit(asked)

            with mock.patch.object(table.services.store, "_commit", noted):
                while len(dealt(truth(table, room))) == 1:
                    await quiz.play(table, room, lines, 1)
            last = [str(statement.how).split("(")[0] for statement in wishes[-1][0]]
            assert sum("plies" in line for line in last) == 3, "right, open, card"
            assert sum("had" in line for line in last) == 2, "the card that was opened, two people"

    run(test())


def test_a_person_who_takes_a_seat_has_seen_the_card_once_it_is_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            ann, bob, cat = [await table.guest(name) for name in ("Ann", "Bob", "Cat")]
            room, lines = await quiz.sit_down([ann, bob], "first-light", finish=60)
            third = await cat.join(room)
            await quiz.begin(lines)
            (first,) = dealt(truth(table, room))
            assert seen_cards(tmp_path / "db") == set(), "nobody has seen a card that is not open"
            await lines[1].ask("sit", seat="p2", who="open")
            await third.ask("sit", seat="p2", who="me")
            await third.ask("attach", seats=["p2"])
            while len(dealt(truth(table, room))) == 1:
                await quiz.play(table, room, [lines[0], third], 1)
            assert seen_cards(tmp_path / "db") == {(ann.person, first), (cat.person, first)}

    run(test())


def test_editions_with_equal_roles_have_no_series(database: str) -> None:
    async def test() -> None:
        async with serving(database) as table:
            ann = await table.guest("Ann")
            line = await ann.open(await ann.create(quiz.QUIZ))
            assert await line.refused("host", do="settings", settings={"series": True}) == "bad-message"
            wish = {"edition": quiz.QUIZ, "settings": {"series": True}}
            assert (await ann.post("/api/rooms", wish))["details"] == {"field": "settings.series"}

    run(test())


def test_games_of_bots_alone_record_no_seen_cards(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            eve = await table.guest("Eve")
            room = await eve.create(quiz.QUIZ, options={"players": "2", "finish": "1"})
            line = await eve.open(room)
            await line.ask("host", do="start")
            assert line.room["unseen"] == len(truth(table, room).edition.deck.cards)
            assert seen_cards(tmp_path / "db") == set()

    run(test())


def test_games_without_cards_have_no_unseen_count(database: str) -> None:
    async def test() -> None:
        async with serving(database) as table:
            lines = await seated(table, {"x": "Xen", "red": "Ann"}, CLASSIC, options=SMALL)
            assert lines["Ann"].room["unseen"] is None

    run(test())


def test_a_record_stays_as_it_was_when_its_cards_change(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guests = [await table.guest("Ann"), await table.guest("Bob")]
            room, lines = await quiz.sit_down(guests, "first-light")
            await quiz.begin(lines)
            await quiz.play(table, room, lines)
            before = (await guests[0].http.get(f"/api/rooms/{room}/record")).text
            assert record.read(before).tag("P1") == "Ann"
            with closing(sqlite3.connect(tmp_path / "db")) as database, database:
                database.execute("UPDATE plies SET move = 'open\"Atlantis\"' WHERE move LIKE 'open%'")
            assert (await guests[1].http.get(f"/api/rooms/{room}/record")).text == before

    run(test())


def test_a_game_that_can_no_longer_be_set_up_is_frozen(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "db") as table:
            guests = [await table.guest("Ann"), await table.guest("Bob")]
            room, lines = await quiz.sit_down(guests, "first-light", finish=60)
            await quiz.begin(lines)
        with closing(sqlite3.connect(tmp_path / "db")) as database, database:
            database.execute("UPDATE games SET about = replace(about, 'first-light', 'first-light,-nobody')")
        async with serving(tmp_path / "db") as table:
            lines = await reopened(table, guests, room)
            assert lines[0].room["status"] == "frozen"
            assert await lines[1].refused("play", seat="p2", ply=1, move="pick1") == "frozen"

    run(test())


def test_a_second_room_does_not_reveal_the_card_in_the_first(database: str) -> None:
    """The investigator plays a quick game elsewhere, alone: neither its deck nor its record shows the card."""

    async def test() -> None:
        async with serving(database) as table:
            ann, bob = await table.guest("Ann"), await table.guest("Bob")
            _, lines = await quiz.sit_down([ann, bob], "first-light", finish=60)
            await quiz.begin(lines)
            for who in (ann, bob):
                other = await who.create(quiz.QUIZ, options={"players": "2", "finish": "1"}, seats={"p1": "me"})
                alone = [await who.open(other)]
                await quiz.begin(alone)
                assert alone[0].room["unseen"] == len(catalog.find(quiz.QUIZ).deck.cards)  # type: ignore[attr-defined]
                assert dict(truth(table, other).edition.options)["deck"] == "first-light,lamplight"

    run(test())


# Rows of rooms


def test_rows_that_were_written_are_found_again(database: str) -> None:
    """After a connection broke in a commit, a room asks whether its rows are there; pencil marks and all."""

    async def test() -> None:
        room = rooms.playing({"x": "ann", "red": "bob"})
        drawn = rooms.step(room, "bob", wire.Draw(marks=[wire.Mark(kind="arrow", a=1, b=2)]))
        said = rooms.step(drawn.room, "bob", wire.Say(text="psst", to="side"))
        played = rooms.step(said.room, "ann", rooms.a_play(said.room, "x", id="1"))
        over = rooms.step(played.room, "bob", wire.Play(seat="red", ply=played.room.moment[1], move="concede"))
        game = GameRow(room.id, 1, "00" * 32)
        [listed] = [row for row in over.rows if isinstance(row, FinishedRow)]
        changes = [(game,), drawn.rows, said.rows, played.rows, over.rows, (ReopenedRow(listed.id),)]
        async with Store.open(database) as store:
            room_store = RoomStore(store)
            for rows in changes:
                assert rows
                assert not await room_store.has_rows(rows)
                await room_store.write_rows(rows)
                assert await room_store.has_rows(rows)

    run(test())


def test_the_latest_ply_says_when_a_running_game_changed(database: str) -> None:
    """Also after a restart: a person's list of games has the latest first."""

    async def test() -> None:
        async with Store.open(database) as store:
            at, state = RoomStore(store), rooms.a_room(seats={"x": "ann", "red": "ann", "blue": "ann", "green": "ann"})
            started = rooms.step(state, "ann", Start((), (seed_from(1),), ()), now=rooms.NOW + 1)
            played = rooms.step(started.room, "ann", rooms.a_play(started.room, "x"), now=rooms.NOW + 60)
            for change in (started, played):
                await at.write_rows(change.rows)
                assert await at.has_rows(change.rows)
            (row,) = await store.read(sa.select(db.rooms))
            assert (await at.load(row)).changed == played.room.changed == rooms.NOW + 60
            await store.write(db.Statement(sa.update(db.plies).values(at=None)))  # as an earlier version wrote them
            assert (await at.load(row)).changed == rooms.NOW + 1

    run(test())


def test_a_long_game_resumes_from_a_snapshot_that_fits_its_log(database: str) -> None:
    """A snapshot that does not fit, or cannot be read, makes no difference but for the time it takes."""

    async def test() -> None:
        async with Store.open(database) as store:
            at, rng = RoomStore(store), Random(3)
            lobby = rooms.a_room(seats=dict.fromkeys(("x", "red", "blue", "green"), "ann"), options={"players": "4"})
            step = rooms.step(lobby, "ann", Start((), (seed_from(1),), ()))
            await at.write_rows(step.rows)
            while step.room.moment[1] < 2 * SNAPSHOT_EVERY + 3:
                [seat, *_] = step.room.match.state.turn  # type: ignore[union-attr]
                move = rng.choice(rooms.offers(step.room, seat))
                step = rooms.step(step.room, "ann", wire.Play(seat=seat, ply=step.room.moment[1], move=move))
                await at.write_rows(step.rows)
                assert await at.has_rows(step.rows)
            public = step.room.match.view(None)  # type: ignore[union-attr]
            suspects = step.room.steward.aids(public)
            with mock.patch.object(Belief, "after", autospec=True, side_effect=Belief.after) as after:
                (row,) = await store.read(sa.select(db.rooms))
                (kept,) = await store.read(sa.select(db.snapshots))
                assert kept.facts["ply"] == 2 * SNAPSHOT_EVERY - 1
                others = [{**kept.facts, "log": "another"}, {**kept.facts, "belief": [[], "x"]}, {}, [1]]
                for facts, replayed in [(kept.facts, 4), *((other, len(public.log)) for other in others)]:
                    await store.write(db.upsert(db.snapshots, room=row.id, game=1, facts=facts))
                    loaded = await at.load(row)
                    assert loaded.match is not None
                    assert loaded.match.state == step.room.match.state  # type: ignore[union-attr]
                    after.reset_mock()
                    assert loaded.steward.aids(loaded.match.view(None)) == suspects
                    assert after.call_count == replayed

    run(test())
