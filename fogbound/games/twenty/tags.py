"""Tags that keep a deck balanced, so that it is not all painters, all of Europe or all of one century."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fogbound.errors import Finding

# The century a subject belongs to most. All years BC count as one; nature and ideas are timeless.
CENTURIES = ("bc", *map(str, range(1, 22)), "timeless")
REGIONS = (
    "africa",
    "asia",
    "europe",
    "middle-east",
    "north-america",
    "south-america",
    "oceania",
    "polar",
    "world",
    "space",
    "nowhere",
)
FIELDS = (
    "animals",
    "architecture",
    "art",
    "children",
    "everyday",
    "exploration",
    "film",
    "food",
    "geography",
    "history",
    "ideas",
    "literature",
    "medicine",
    "music",
    "myth",
    "nature",
    "politics",
    "religion",
    "science",
    "sport",
    "technology",
)
GENDERS = ("woman", "man", "mixed", "none")
LIVES = ("died", "fictional")  # a card never shows a living person

VALUES = {"century": CENTURIES, "region": REGIONS, "field": FIELDS, "gender": GENDERS, "life": LIVES}
OF_PERSONS = ("gender", "life")


def tag_findings(tags: Any, category: Any) -> Iterator[Finding]:
    """Everything that is wrong with a card's tags."""
    if not isinstance(tags, dict):
        yield Finding("no-tags", f"the card needs tags: {', '.join(VALUES)}")
        return
    for name, value in tags.items():
        if name not in VALUES:
            yield Finding("unknown-tag", f"{name[:40]!r} is not a tag; tags are {', '.join(VALUES)}")
        elif name in OF_PERSONS and category != "person":
            yield Finding("unknown-tag", f"the tag {name} is only for a person")
        elif not isinstance(value, str) or value not in VALUES[name]:
            yield Finding("unknown-tag", f"the tag {name} must be one of {', '.join(VALUES[name])}")
    for name in VALUES:
        if name not in tags and (name not in OF_PERSONS or category == "person"):
            why = "; a person must have died or be fictional" if name == "life" else ""
            yield Finding("missing-tag", f"the tag {name} is missing{why}")
