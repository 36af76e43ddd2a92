"""Messages only their browser can open."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from fogbound.server.push import base64url
from fogbound.server.push.sealing import read_public_key, seal
from tests.server.push.service import Browser

# The example of RFC 8291, section 5.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    sender = derive_private_key(int.from_bytes(base64url.decode(SENDER), "big"), SECP256R1())
    receiver = read_public_key(base64url.decode(RECEIVER))
    sealed = seal(TEXT, receiver, base64url.decode(AUTH), sender, base64url.decode(SALT))
    assert base64url.encode(sealed) == SEALED


def test_only_its_browser_opens_a_message() -> None:
    ann, bob = Browser(), Browser()
    sealed = seal(b"secret", ann.key.public_key(), ann.auth)
    assert ann.open(sealed) == b"secret"
    assert b"secret" not in sealed
    assert sealed != seal(b"secret", ann.key.public_key(), ann.auth), "each has a salt and a key of its own"
    with pytest.raises(InvalidTag):
        bob.open(sealed)


def test_a_key_is_a_point_of_the_curve() -> None:
    for bad in (b"", b"\4" + bytes(64), bytes(65)):
        with pytest.raises(ValueError):  # noqa: PT011  # whatever its text says
            read_public_key(bad)
