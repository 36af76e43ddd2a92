"""Presence: who is online, and how long others wait for people who are not."""

from __future__ import annotations

from fogbound.server.room.presence import CLAIM_AFTER, CONCEDE_GRACE, GONE_AFTER, GRACE, Presence

NOW = 1000.0


def left(seconds: float) -> Presence:
    """Ann is online; Bob left this long ago."""
    return Presence(attached={"ann": ()}, left={"bob": NOW - seconds}, since=NOW - 500.0, names={"ann": "Ann"})


def test_time_away_counts_from_leaving_or_from_the_rooms_return() -> None:
    presence = left(7.0)
    assert [presence.away(person, NOW) for person in ("ann", "bob", "cid")] == [0.0, 7.0, 500.0]


def test_a_person_counts_until_the_grace_is_over() -> None:
    assert left(GRACE - 0.1).counts("bob", NOW)
    assert not left(GRACE).counts("bob", NOW)
    assert left(GRACE).counts("bob", NOW, conceding=True)
    assert not left(CONCEDE_GRACE).counts("bob", NOW, conceding=True)
    assert left(GRACE).counts("ann", NOW + CONCEDE_GRACE), "people online always count"


def test_a_bot_may_replace_a_person_who_is_gone() -> None:
    assert not left(GONE_AFTER - 0.1).is_gone("bob", NOW)
    assert left(GONE_AFTER).is_gone("bob", NOW)


def test_a_claim_counts_down_while_the_host_is_away() -> None:
    assert left(0.0).claim_in("ann", NOW) is None
    assert left(CLAIM_AFTER - 12.34).claim_in("bob", NOW) == 12.3
    assert left(CLAIM_AFTER + 1).claim_in("bob", NOW) == 0


def test_a_public_screen_alone_is_company_but_not_a_person_online() -> None:
    presence = Presence(screens=frozenset({"ann"}))
    assert not presence.empty
    assert not presence.is_online("ann")
    assert Presence().empty


def test_an_unknown_person_has_a_question_mark_for_a_name() -> None:
    assert [left(0.0).name(person) for person in ("ann", "bob")] == ["Ann", "?"]
