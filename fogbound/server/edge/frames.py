"""WebSocket frames, as far as their first bytes tell: enough to count and skip them before anybody reads them."""

from __future__ import annotations

CLOSE = 8
_TEXT = 0x81  # whole, in one frame
_MASKED = 0x80


def frame_size(data: bytearray, most: int) -> int | None:
    """How many bytes the first frame has; None if it is not all here.

    A frame longer than `most` ends with its own first bytes: whoever parses them says that it is too long.
    """
    if len(data) < 2:
        return None
    length, head = data[1] & 0x7F, 2
    if length == 126:
        head = 4
    elif length == 127:
        head = 10
    if len(data) < head:
        return None
    if head > 2:
        length = int.from_bytes(data[2:head], "big")
    if data[1] & 0x80:
        head += 4  # the mask
    if length > most:
        return head if len(data) >= head else None
    return head + length if len(data) >= head + length else None


def is_close(data: bytearray) -> bool:
    return data[0] & 0x0F == CLOSE


def short_text(frame: bytes) -> str | None:
    """The text of a client's frame that is a whole, short message, as nearly all are; None for every other frame.

    Whoever gets None parses the frame: it may be anything, such as text that is not UTF-8.
    """
    if len(frame) < 6 or frame[0] != _TEXT or not _MASKED <= frame[1] < _MASKED + 126:
        return None
    length = frame[1] - _MASKED
    mask = (frame[2:6] * (length // 4 + 1))[:length]
    content = int.from_bytes(frame[6:], "big") ^ int.from_bytes(mask, "big")
    try:
        return content.to_bytes(length, "big").decode()
    except UnicodeDecodeError:
        return None


def text_frame(text: str) -> bytes:
    """A message from the server in one frame."""
    content = text.encode()
    length = len(content)
    if length < 126:
        head = bytes((_TEXT, length))
    elif length < 1 << 16:
        head = bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((_TEXT, 127)) + length.to_bytes(8, "big")
    return head + content
