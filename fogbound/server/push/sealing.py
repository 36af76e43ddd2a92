"""Messages that only one browser can open (RFC 8291, with the content encoding of RFC 8188)."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SALT_BYTES = 16
AUTH_BYTES = 16
RECORD_BYTES = 4096  # one record: a notice is far shorter
LAST_RECORD = b"\x02"


def read_public_key(raw: bytes) -> EllipticCurvePublicKey:
    """A browser's key; ValueError if it is no point of the curve."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw)


def write_public_key(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(
    text: bytes,
    receiver: EllipticCurvePublicKey,
    auth: bytes,
    sender: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message. Sender and salt are new for each; a test may give its own."""
    sender, salt = sender or generate_private_key(SECP256R1()), salt or os.urandom(SALT_BYTES)
    own = write_public_key(sender.public_key())
    content_key, nonce = content_keys(sender.exchange(ECDH(), receiver), auth, write_public_key(receiver), own, salt)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own)]) + own
    return header + AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)


def content_keys(shared: bytes, auth: bytes, receiver: bytes, sender: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce that both ends derive from their shared secret."""
    secret = _derived(shared, auth, b"WebPush: info\0" + receiver + sender, 32)
    return (
        _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16),
        _derived(secret, salt, b"Content-Encoding: nonce\0", 12),
    )


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
