"""A push service on this machine, and a browser that is subscribed there: it opens what comes, as a browser would."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from fogbound.server.push import base64url
from fogbound.server.push.sealing import read_public_key

HOST = "127.0.0.1"


def public_bytes(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True)
class Browser:
    """The receiving end of a subscription. It opens messages by the formulas of RFC 8291, apart from the server's."""

    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    auth: bytes = bytes(range(16))

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        keys = {"p256dh": base64url.encode(public_bytes(self.key)), "auth": base64url.encode(self.auth)}
        return {"endpoint": endpoint, **keys, "language": language}

    def open(self, body: bytes) -> bytes:
        salt, length, sender = body[:16], body[20], body[21 : 21 + body[20]]
        shared = self.key.exchange(ECDH(), read_public_key(sender))
        keyed = _hmac(self.auth, shared)
        secret = HKDFExpand(SHA256(), 32, b"WebPush: info\0" + public_bytes(self.key) + sender).derive(keyed)
        salted = _hmac(salt, secret)
        key = HKDFExpand(SHA256(), 16, b"Content-Encoding: aes128gcm\0").derive(salted)
        nonce = HKDFExpand(SHA256(), 12, b"Content-Encoding: nonce\0").derive(salted)
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\0")
        assert text.endswith(b"\x02"), "the last record says so"
        return text[:-1]


def _hmac(key: bytes, text: bytes) -> bytes:
    mac = HMAC(key, SHA256())
    mac.update(text)
    return mac.finalize()


@dataclass(frozen=True)
class Pushed:
    """A message as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def claims(self) -> dict[str, Any]:
        """Who sent it, once the signature is right."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        token, key = (part.strip()[2:] for part in rest.split(","))
        assert scheme == "vapid"
        signed, _, signature = token.rpartition(".")
        raw = base64url.decode(signature)
        pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        read_public_key(base64url.decode(key)).verify(pair, signed.encode(), ECDSA(SHA256()))
        return {"key": key, **json.loads(base64url.decode(signed.partition(".")[2]))}


class PushService:
    """Takes messages over TLS and keeps them. It answers with `status`, or never where that is None."""

    def __init__(self, port: int, trusted: ssl.SSLContext) -> None:
        self.origin, self.trusted = f"https://{HOST}:{port}", trusted
        self.status: int | None = 201
        self.pushed: list[Pushed] = []
        self._news = asyncio.Condition()
        self._writers: list[asyncio.StreamWriter] = []

    async def wait_for(self, count: int) -> list[Pushed]:
        async with self._news:
            await self._news.wait_for(lambda: len(self.pushed) >= count)
        return self.pushed

    async def hang_up(self) -> None:
        """End every connection, and let both sides notice: what stays open would be a warning in some later test."""
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(0.05)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.pushed.append(Pushed(head[0].split()[1], headers, body))
        async with self._news:
            self._news.notify_all()
        if self.status is None:
            return  # the connection stays open, and nobody speaks
        writer.write(f"HTTP/1.1 {self.status} -\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    certificate = write_certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    made: list[PushService] = []
    server = await asyncio.start_server(lambda r, w: made[0].take(r, w), HOST, 0, ssl=context)
    made.append(PushService(server.sockets[0].getsockname()[1], trusting(certificate)))
    try:
        yield made[0]
    finally:
        server.close()
        await made[0].hang_up()


def trusting(certificate: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(certificate))


def write_certificate(folder: Path) -> Path:
    """A certificate for this machine, with its key."""
    key, name = generate_private_key(SECP256R1()), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = folder / "push.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file
