"""What a large deck costs: processor time to load and deal it, and memory.

Without a large deck at hand, it clones cards: the words of each clone are other ones of the same length.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import tempfile
import tomllib
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from rich.console import Console

from fogbound.catalog import find
from fogbound.games.twenty import checks, spoilers, style, unseen
from fogbound.games.twenty import deck as decks
from fogbound.games.twenty.deck import Deck
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.layout import card_text, deck_text
from fogbound.games.twenty.parsed import parse_all
from fogbound.games.twenty.proofreading import remarks as proofreader
from fogbound.games.twenty.proofreading.lexicon import NO_DICTIONARIES
from fogbound.games.twenty.rules import start
from fogbound.match import Match
from fogbound.proof import seed_from

ID = "twenty/classic-1993"
LETTERS = "aeioulnrst"
WORD = re.compile(r"[^\W\d_]{3,}")


def clone(source: Path, folder: Path, count: int) -> None:
    """Write a deck of so many cards into a folder, made from those of another deck."""
    head = tomllib.loads((source / decks.HEAD).read_text(encoding="utf-8"))
    (folder / decks.HEAD).write_text(deck_text(head), encoding="utf-8")
    files = sorted(set(source.glob("*.toml")) - {source / decks.HEAD})
    for number in range(count):
        round_number, place = divmod(number, len(files))
        card = tomllib.loads(files[place].read_text(encoding="utf-8"))
        text = card_text(_reworded(card, random.Random(number)) if round_number else card, tuple(head["languages"]))
        (folder / f"{files[place].stem}-{round_number}.toml").write_text(text, encoding="utf-8")


def _reworded(data: Any, chance: random.Random) -> Any:
    if isinstance(data, str):
        return WORD.sub(lambda word: "".join(chance.choice(LETTERS) for _ in word[0]), data)
    if isinstance(data, dict):
        texts = ("category", "tags", "facts")
        return {key: value if key in texts else _reworded(value, chance) for key, value in data.items()}
    return [_reworded(each, chance) for each in data] if isinstance(data, list) else data


def milliseconds(work: Callable[[], object], times: int = 1) -> float:
    """The processor time of some work, on average."""
    before = process_time()
    for _ in range(times):
        work()
    return 1000 * (process_time() - before) / times


def measure(path: Path, console: Console) -> None:
    """Print what the deck in a folder costs."""
    files = sorted(set(path.parent.glob("*.toml")) - {path})
    head = tomllib.loads(path.read_text(encoding="utf-8"))
    name = f"bench-{decks.deck_name(path)}"

    def line(what: str, cost: float) -> None:
        console.print(f"  {what:42}{cost:8.1f} ms")

    console.print(f"{len(files)} cards, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB")
    line("parse TOML, and store it in the cache", milliseconds(lambda: parse_all(name, files)))
    line("read it from the cache", milliseconds(lambda: parse_all(name, files), 5))
    data = {**head, "cards": parse_all(name, files)}
    line("build the cards", milliseconds(lambda: decks.build(name, data), 5))
    cards = decks.readable_cards(data)
    line("check their form (people's decks only)", milliseconds(lambda: checks.findings(data)))
    line("look for spoilers (people's decks only)", milliseconds(lambda: spoilers.spoilers("", cards)))
    line("look for remarks (fogbound deck check)", milliseconds(lambda: style.remarks(cards)))
    line("proofread them (fogbound deck check)", milliseconds(lambda: proofreader.remarks(cards, NO_DICTIONARIES)))
    tracemalloc.start()
    deck = decks.build(name, {**head, "cards": parse_all(name, files)})
    console.print(f"  memory {tracemalloc.get_traced_memory()[0] / 1e6:.1f} MB")
    tracemalloc.stop()
    _dealing(deck, line)


def _dealing(deck: Deck, line: Callable[[str, float], None]) -> None:
    edition = find(ID, deck=deck)
    assert isinstance(edition, TwentyEdition)
    seen = [card.id for card in deck.cards][: 3 * len(deck.cards) // 4]
    line("an edition with it", milliseconds(lambda: find(ID, deck=deck), 20))
    line("begin a game and deal", milliseconds(lambda: Match(start(edition), seed=seed_from(1)), 20))
    line("leave out three quarters, seen before", milliseconds(lambda: unseen.unseen(edition, seen), 20))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deck", metavar="NAME", default="first-light", help="a shipped deck")
    parser.add_argument("--clone", type=int, metavar="CARDS", help="a deck of so many cards made from it")
    arguments = parser.parse_args()
    console = Console(highlight=False)
    path = decks.path_of(arguments.deck)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder  # an empty cache
        if arguments.clone:
            cards = Path(folder) / "clone"
            cards.mkdir()
            clone(path.parent, cards, arguments.clone)
            path = cards / decks.HEAD
        measure(path, console)


if __name__ == "__main__":
    main()
