"""A room as messages: the same room for everyone, each person's own rights, and only public facts in views."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from fogbound.server import wire
from fogbound.server.room.change import Enter
from fogbound.server.room.shown import room_message, room_summary, you_message
from tests.server.room.rooms import COMPACT, POLICE, a_room, act, everyone, play_on, playing, start

SEATS = {"x": "ann", "red": "bob", "blue": "bot:random"}


def test_a_lobby_has_no_commitment_and_a_game_has_one() -> None:
    lobby, game = a_room(seats=SEATS), playing(SEATS)
    assert room_message(lobby, everyone(lobby)).commitment is None
    assert game.match is not None
    assert room_message(game, everyone(game)).commitment == game.match.commitment


def test_a_seat_is_away_when_none_of_its_players_is_online() -> None:
    room = playing(SEATS)
    message = room_message(room, everyone(room, "bob"))
    assert {seat.seat: seat.away for seat in message.seats} == {"x": False, "red": True, "blue": False, "green": False}
    assert [person.online for person in message.people] == [True, False]


def test_a_public_screen_shows_its_opener_online_but_not_at_their_seat() -> None:
    room = playing(SEATS)
    message = room_message(room, structs.replace(everyone(room, "bob"), screens=frozenset({"bob"})))
    assert [person.online for person in message.people] == [True, True]
    assert next(seat.away for seat in message.seats if seat.seat == "red")


@pytest.mark.parametrize(
    "seats",
    [
        {"x": "ann"},
        SEATS,
        {"x": "ann", "red": "ann", "blue": "ann", "bobby1": "ann", "bobby2": "ann"},
        {"bobby1": "bot:random"},
        {"red": "bob"},
    ],
)
@pytest.mark.parametrize("series", [False, True])
def test_a_lobby_says_how_many_bots_the_start_will_seat(seats: dict[str, str], series: bool) -> None:
    lobby = a_room(POLICE, {"players": "3", "board": "tiny-docks"}, seats, series=series)
    promised = room_message(lobby, everyone(lobby)).bots_at_start
    game = start(lobby)
    if series:
        assert game.facts.lineup is not None
        added = sum(participant.bot is not None for participant in game.facts.lineup.people)
    else:
        added = sum(
            chair.bot is not None and lobby.facts.chairs[seat].bot is None for seat, chair in game.facts.chairs.items()
        )
    assert promised == added


def test_a_pin_is_never_sent_not_even_hashed() -> None:
    room = act(a_room(seats=SEATS), "ann", wire.Pin(seat="x", pin="1234"))
    message = room_message(room, everyone(room))
    assert [seat.pin for seat in message.seats][:2] == [True, False]
    assert room.facts.chairs["x"].pin not in wire.write(message)


def test_requests_go_to_the_holder_and_bans_to_the_host() -> None:
    room = act(a_room(seats={**SEATS, "green": "cid"}), "cid", wire.Sit(seat="red", who="me"))
    room = room.with_facts(banned=("eve",))
    shown = {person: you_message(room, person, (), everyone(room)) for person in room.facts.members}
    assert {person: len(you.requests) for person, you in shown.items()} == {"ann": 0, "bob": 1, "cid": 0}
    assert {person: len(you.banned) for person, you in shown.items()} == {"ann": 1, "bob": 0, "cid": 0}


def test_a_public_screen_has_no_rights() -> None:
    room = playing(SEATS)
    you = you_message(room, "", (), everyone(room))
    assert (you.person, list(you.may), list(you.seats), list(you.people)) == ("", [], [], [])


def test_a_summary_says_whose_turn_it_is() -> None:
    room = playing(SEATS)
    assert [room_summary(room, person).yours for person in ("ann", "bob", "eve")] == [True, False, False]
    assert list(room_summary(room, "bob").seats) == ["red"]


def test_a_list_says_who_won_and_which_heat_is_next() -> None:
    room = act(playing({"x": "ann", "red": "bob", "blue": "cid"}), "dot", Enter())
    assert room_summary(room, "ann").result is None
    over = act(room, "ann", wire.Play(seat="x", ply=room.moment[1], move="concede"))
    results = {person: room_summary(over, person).result for person in ("ann", "bob", "cid", "dot")}
    assert results == {"ann": "lost", "bob": "won", "cid": "won", "dot": None}
    assert room_summary(over, "ann").heat is None
    both = playing({"x": "ann", "red": "ann"})
    assert room_summary(play_on(both, Random(1), 1000), "ann").result is None


def test_a_series_is_won_after_its_last_heat() -> None:
    room = playing(
        {"x": "ann", "red": "bob"}, edition_id=COMPACT, options={"players": "2", "board": "tiny-harbour"}, series=True
    )
    between = play_on(room, Random(1), 1000)
    shown = room_summary(between, "ann")
    assert (shown.status, shown.result, shown.heat) == ("over", None, (1, 2))
    last = play_on(act(between, "ann", wire.Host(do="next")), Random(2), 1000)
    shown = room_summary(last, "ann")
    assert (shown.status, shown.heat) == ("over", (2, 2))
    series = room_message(last, everyone(last)).series
    assert series is not None
    assert series.winners
    assert shown.result == ("won" if 0 in series.winners else "lost")
