"""Who the server is to push services: a key made on its first start, and tokens signed with it (VAPID, RFC 8292)."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from fogbound.server.push import base64url
from fogbound.server.push.sealing import write_public_key
from fogbound.server.shared_secret import shared_secret
from fogbound.server.store import Store

SECRET = "push"  # the name of the key among the database's secrets
LASTS = 12 * 3600.0  # seconds; push services take tokens for a day at most
MOST_TOKENS = 100


class Identity:
    """The server's key. Browsers subscribe to it: with another one, every subscription would be lost."""

    def __init__(self, key: EllipticCurvePrivateKey, contact: str, clock: Callable[[], float]) -> None:
        self._key, self._contact, self._clock = key, contact, clock
        self.public = base64url.encode(write_public_key(key.public_key()))
        self._tokens: dict[str, tuple[str, float]] = {}  # by push service: the token, and until when it is used

    @classmethod
    async def load(cls, store: Store, contact: str, clock: Callable[[], float]) -> Identity:
        """The key in the database, or a new one, which is stored first."""
        key = load_pem_private_key((await shared_secret(store, SECRET, _new_key)).encode(), None)
        assert isinstance(key, EllipticCurvePrivateKey)
        return cls(key, contact, clock)

    def authorization(self, endpoint: str) -> str:
        """The header that tells the push service of an endpoint who is asking."""
        parts = urlsplit(endpoint)
        return f"vapid t={self._token(f'{parts.scheme}://{parts.netloc}')}, k={self.public}"

    def _token(self, service: str) -> str:
        """One token serves for half its life: signing takes longer than the rest of a message."""
        now = self._clock()
        token, until = self._tokens.get(service, ("", 0.0))
        if now >= until:
            token = self._signed({"aud": service, "exp": int(now + LASTS), "sub": self._contact})
            if len(self._tokens) >= MOST_TOKENS:
                self._tokens.clear()
            self._tokens[service] = token, now + LASTS / 2
        return token

    def _signed(self, claims: dict[str, str | int]) -> str:
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(base64url.encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ECDSA(SHA256())))
        return f"{text}.{base64url.encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _new_key() -> str:
    key = generate_private_key(SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
