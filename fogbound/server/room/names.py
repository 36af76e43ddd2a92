"""Names that people give themselves and their seats, and lines of chat: what can be seen of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from fogbound.server.wire import Refused

MAX_NAME = 24
MOST_MARKS = 4  # accents and vowel signs on one letter: enough for every script
JOINERS = "\u200c\u200d"  # Persian and Indian scripts need them, and so do emoji
STYLES = "\ufe0e\ufe0f"  # after a symbol: as text, as emoji
# Letters, marks and symbols that show as nothing: fillers, selectors, an empty Braille cell, an empty note.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
# They turn the direction of everything around them. Marks for a single place (200E, 200F) do no harm.
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Letters of other scripts that look like Latin ones, each below the one it looks like.
_LOOKALIKES = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορικυχ",
    "ABEKMHOPCTYXIJSaeopcyxijshdqwABEZHIKMNOPTYXavopikux",
)
_ALIKE = str.maketrans({"1": "l", "i": "l", "|": "l", "0": "o"})


def tidy_name(name: str) -> str:
    """Visible characters, single spaces, a reasonable length."""
    clean = " ".join("".join(_shown(unicodedata.normalize("NFC", name))).split())
    if not is_visible(clean) or len(clean) > MAX_NAME:
        raise Refused("bad-name", f"A name has 1 to {MAX_NAME} visible characters.", allowed=MAX_NAME)
    return clean


def tidy_line(text: str) -> str:
    """A line of chat without what would turn or cover its neighbours; refused if nobody could see it."""
    clean = "".join(_few_marks(c for c in unicodedata.normalize("NFC", text) if c not in TURNING))
    if not is_visible(clean):
        raise Refused("invisible", "This line has no visible characters.")
    return clean


def is_visible(text: str) -> bool:
    """Is there anything to see? Marks alone are nothing: they belong to a letter."""
    return any(c not in BLANK and unicodedata.category(c)[0] in "LNPS" for c in text)


def _shown(text: str) -> Iterator[str]:
    """The characters of a name that can be seen, and joiners and styles where they change what is seen."""
    return _few_marks(c for n, c in enumerate(text) if _is_shown(c, text[n - 1 : n], text[n + 1 : n + 2]))


def _is_shown(c: str, before: str, after: str) -> bool:
    if c in JOINERS:
        return _may_join(before) and _may_join(after)
    if c in STYLES:
        return before != "" and unicodedata.category(before)[0] == "S"
    return c not in BLANK and (c.isspace() or unicodedata.category(c)[0] != "C")


def _may_join(neighbour: str) -> bool:
    """Letters, marks and emoji of scripts that are joined; ASCII never is."""
    return neighbour > "\x7f" and neighbour not in BLANK and unicodedata.category(neighbour)[0] in "LMS"


def _few_marks(characters: Iterator[str]) -> Iterator[str]:
    """No mark without a letter before it, and no tower of marks."""
    marks = MOST_MARKS
    for c in characters:
        if unicodedata.category(c)[0] == "M":
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            marks = MOST_MARKS if c.isspace() else 0
        yield c


# Names that look the same


def look_of(name: str) -> str:
    """Names with the same look can hardly be told apart. Some others share it too: a number does them no harm."""
    plain = unicodedata.normalize("NFKC", name).translate(_LOOKALIKES).casefold().translate(_ALIKE)
    return "".join(c for c in plain if not c.isspace() and c not in JOINERS + STYLES).replace("rn", "m")


def tell_apart(names: Mapping[str, str]) -> dict[str, str]:
    """The names of people at a table. Those who came later under a name that looks the same get a number."""
    shown: dict[str, str] = {}
    looks: dict[str, int] = {}  # and the last number that was given to a name with this look
    for person, name in names.items():
        numbered, look = name, look_of(name)
        n = looks.get(look, 1)
        while (new := look_of(numbered)) in looks:
            n += 1
            numbered = f"{name} ({n})"
        looks |= {new: 1, look: n}
        shown[person] = numbered
    return shown
