"""Browsers that want notices: read, stored, bounded."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogbound.server.push import subscriptions
from fogbound.server.push.subscriptions import MOST, Subscription, Subscriptions, read_subscription
from fogbound.server.store import Store
from fogbound.server.wire import NewSubscription, Refused
from tests.server.push.service import Browser
from tests.server.table import run

ENDPOINT = "https://push.example/1"
GOOD = Browser().subscription(ENDPOINT, "fr")


def one(n: int) -> Subscription:
    return read_subscription(NewSubscription(**{**GOOD, "endpoint": f"https://push.example/{n}"}))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("endpoint", "https://127.0.0.1/1"),
        ("p256dh", ""),
        ("p256dh", "AAAA"),
        ("p256dh", "é"),
        ("auth", "AAAA"),
        ("auth", GOOD["auth"] + "AAAA"),
    ],
)
def test_what_is_no_subscription(field: str, value: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_subscription(NewSubscription(**{**GOOD, field: value}))
    assert refusal.value.code == "bad-message"


def test_languages_that_there_are() -> None:
    assert read_subscription(NewSubscription(**GOOD)).language == "fr"
    assert read_subscription(NewSubscription(**{**GOOD, "language": "tlh"})).language == "en"


def test_they_are_stored_and_bounded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On each kind of database: the newest stay, a browser counts once, and belongs to who used it last."""

    async def test() -> None:
        moments = iter(range(1000))
        monkeypatch.setattr(subscriptions, "clock", lambda: float(next(moments)))
        async with Store.open(database) as store:
            kept = await Subscriptions.load(store)
            for n in range(MOST + 2):
                await kept.add("ann", one(n))
            await kept.add("ann", one(MOST))
            assert [sub.endpoint[-1] for sub in await kept.of("ann")] == ["2", "3", "4", "6", "5"]
            await kept.add("bob", one(6))
            assert [sub.endpoint[-1] for sub in await kept.of("ann")] == ["2", "3", "4", "5"]
            await kept.remove(one(2).endpoint, "bob")
            assert len(await kept.of("ann")) == 4, "it is not his"
            await kept.remove(one(2).endpoint, "ann")
            await kept.remove(one(3).endpoint)
            assert await kept.of("ann") == [one(4), one(5)]
            assert (await Subscriptions.load(store)).people == {"ann", "bob"}
            await kept.remove(one(6).endpoint, "bob")
            assert await kept.of("bob") == []
            assert kept.people == {"ann"}

    run(test())


def test_a_forgotten_guest_gets_no_notices(tmp_path: Path) -> None:
    from fogbound.server.people import People

    async def test() -> None:
        async with Store.open(f"sqlite+aiosqlite:///{tmp_path / 'db'}") as store:
            people, kept = await People.load(store), await Subscriptions.load(store)
            ann = await people.introduce(None, "Ann")
            await kept.add(ann, one(1))
            assert await people.forget_idle(before=1e12) == 1
            assert await kept.of(ann) == []

    run(test())
