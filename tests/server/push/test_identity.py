"""The server's key and its tokens."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from fogbound.server.push.identity import LASTS, Identity
from fogbound.server.store import Store
from tests.server.push.service import Pushed

CONTACT = "https://fogbound.example"


def claims(identity: Identity, endpoint: str) -> dict[str, object]:
    return Pushed("/", {"authorization": identity.authorization(endpoint)}, b"").claims


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def public() -> str:
        async with Store.open(f"sqlite+aiosqlite:///{tmp_path / 'db'}") as store:
            return (await Identity.load(store, CONTACT, lambda: 0.0)).public

    assert asyncio.run(public()) == asyncio.run(public())


def test_a_token_is_signed_for_one_service() -> None:
    now = 1_000_000.0
    identity = Identity(generate_private_key(SECP256R1()), CONTACT, lambda: now)
    assert claims(identity, "https://push.example/a/b?c") == {
        "key": identity.public,
        "aud": "https://push.example",
        "exp": int(now + LASTS),
        "sub": CONTACT,
    }
    assert claims(identity, "https://other.example:444/a")["aud"] == "https://other.example:444"


def test_a_token_is_used_for_half_its_life() -> None:
    now = [0.0]
    identity = Identity(generate_private_key(SECP256R1()), CONTACT, lambda: now[0])
    first = identity.authorization("https://push.example/a")
    now[0] = LASTS / 2 - 1
    assert identity.authorization("https://push.example/b") == first
    now[0] = LASTS / 2
    assert identity.authorization("https://push.example/b") != first


def test_many_services_take_little_memory() -> None:
    identity = Identity(generate_private_key(SECP256R1()), CONTACT, lambda: 0.0)
    for n in range(250):
        identity.authorization(f"https://push{n}.example/")
    assert len(identity._tokens) <= 100
