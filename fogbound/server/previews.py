"""What other sites show of a link: Open Graph tags in the page itself. A private game looks like any other page."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from fogbound import catalog, poster
from fogbound.game import State
from fogbound.languages.catalogue import ENGLISH, say, spoken
from fogbound.server.history import Kept
from fogbound.server.pictures import day, names, title

TITLE = "Fogbound"


class Preview(NamedTuple):
    """A title, a sentence, and perhaps the address of a picture."""

    title: str = TITLE
    text: str = say("app-tagline")
    image: str | None = None


def preview_of(kept: Kept, state: State, image: str, language: str = ENGLISH) -> Preview:
    """A shared game: how it ended, who played, and its picture."""
    made, edition = catalog.poster(state, names(kept, language)), title(kept, language)
    about = f"{edition}, {day(kept, language)}. {poster.joined([p.name for p in kept.game.players])}."
    if made is None:
        return Preview(f"{edition} · {TITLE}", about)
    how, why = spoken(made.title, language), spoken(made.why, language)
    return Preview(f"{how} · {TITLE}", f"{why} {about}", image)


def tags(preview: Preview, address: str) -> str:
    """The tags of a page, as HTML."""
    named = [
        ("og:type", "website"),
        ("og:site_name", TITLE),
        ("og:title", preview.title),
        ("og:description", preview.text),
        ("og:url", address),
    ]
    if preview.image is not None:
        named += [
            ("og:image", preview.image),
            ("og:image:type", "image/png"),
            ("og:image:width", str(poster.WIDTH)),
            ("og:image:height", str(poster.HEIGHT)),
            ("og:image:alt", preview.title),
        ]
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in named]
    card = "summary" if preview.image is None else "summary_large_image"
    return "\n".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


def with_tags(page: str, preview: Preview, address: str) -> str:
    """The client's page with these tags in its head."""
    return page.replace("</head>", f"{tags(preview, address)}\n</head>", 1)
