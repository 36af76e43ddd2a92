"""How well the house judges guesses and answers questions, on the labelled files of tests/house.

The seen half was available when the judge and the reader last changed. The unseen half comes from an author who did not
know them, and nobody read it before the measurement (see docs/house.md). `--slips` lists every case in which the house
differs from the label. The newest and the free files are about both decks, by writers who knew only the names
of subjects. `--cards chosen` measures the reader on the cards with which its thresholds were chosen, `--cards checked`
on the others. `--cost` measures how long it takes to get ready and to reply.
"""

from __future__ import annotations

import argparse
import hashlib
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console

from fogbound.games.twenty import deck
from fogbound.games.twenty.card import Card
from fogbound.house.judge import judge
from fogbound.house.meaning import lexicon
from fogbound.house.reader import reply

FOLDER = Path(__file__).parent.parent / "tests" / "house"
DECKS = ("first-light", "lamplight")
HALVES = (
    "seen",
    "unseen",
    "newest",
    "free",
    "box",
    "last",
    "blind",
    "fresh",
    "second",
    "third",
    "fourth",
    "newcomer",
)  # oldest first
VERDICTS = ("right", "precise", "wrong")
CANNOT_SAY = "cannot_say"
YEAR = 2026  # the year in which the questions were labelled

Case = tuple[str, str, str, str]  # card, text, label, the house's answer


@dataclass(frozen=True)
class Figures:
    """Precision and recall of a verdict."""

    precision: float
    recall: float
    labelled: int


@cache
def cards() -> dict[str, Card]:
    return {card.id: card for name in DECKS for card in deck.load(name).cards}


def rows(kind: str, half: str) -> list[dict[str, Any]]:
    """The labelled guesses or questions of one half."""
    path = FOLDER / f"{kind}_{half}.toml"
    if not path.is_file():
        return []  # a file that is not written yet
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [row for row in data[kind] if row["card"] in cards()]


@cache
def judged(half: str) -> tuple[Case, ...]:
    """Card by card, since the house remembers what it knows of the last few."""
    listed = sorted(rows("guesses", half), key=_card)
    return tuple(
        (row["card"], row["guess"], row["verdict"], judge(cards()[row["card"]], row["guess"]).verdict) for row in listed
    )


@cache
def answered(half: str) -> tuple[Case, ...]:
    listed = sorted(rows("questions", half), key=_card)
    return tuple(
        (
            row["card"],
            row["question"],
            row["reply"],
            reply(cards()[row["card"]], row["question"], row["lang"], year=YEAR).word,
        )
        for row in listed
    )


def _card(row: dict[str, Any]) -> str:
    return str(row["card"])


@cache
def verdicts(half: str) -> dict[str, Figures]:
    """By verdict: precision and recall of the house."""
    pairs = Counter((label, said) for _, _, label, said in judged(half))
    found = {}
    for ruling in VERDICTS:
        hits = pairs[ruling, ruling]
        given = sum(n for (_, said), n in pairs.items() if said == ruling)
        labelled = sum(n for (label, _), n in pairs.items() if label == ruling)
        found[ruling] = Figures(hits / given if given else 1.0, hits / labelled if labelled else 1.0, labelled)
    return found


def was_chosen_with(card: str) -> bool:
    """Whether the thresholds of the reader's bank were chosen with the questions about a card: half of all cards."""
    return int(hashlib.sha256(card.encode()).hexdigest(), 16) % 2 == 0


def replies(half: str, part: str = "all") -> tuple[int, int, int]:
    """The number of questions, of replies that contradict the label, and of replies that cannot say."""
    cases = [case for case in answered(half) if part == "all" or was_chosen_with(case[0]) == (part == "chosen")]
    wrong = sum(said not in (label, CANNOT_SAY) for _, _, label, said in cases)
    return len(cases), wrong, sum(said == CANNOT_SAY for _, _, _, said in cases)


def slips(half: str) -> Iterator[Case]:
    for cases in (judged(half), answered(half)):
        yield from (case for case in cases if case[2] != case[3])


def costs(half: str = "last") -> tuple[float, float, float]:
    """Seconds to read the lexicon, to reply to the first question about a card, and to another."""
    start = time.perf_counter()
    lexicon()
    read, listed = time.perf_counter() - start, rows("questions", half)
    reply(cards()["venice"], "Is it by the sea?", "en", year=YEAR)  # the rest of the house gets ready
    first, later, known = list[float](), list[float](), set[str]()
    for row in sorted(listed, key=_card):
        start = time.perf_counter()
        reply(cards()[row["card"]], row["question"], row["lang"], year=YEAR)
        (later if row["card"] in known else first).append(time.perf_counter() - start)
        known.add(row["card"])
    return read, sum(first) / len(first), sum(later) / len(later)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slips", action="store_true", help="list every case that differs from its label")
    parser.add_argument("--half", choices=HALVES, action="append", help="only this half")
    parser.add_argument("--cards", choices=("all", "chosen", "checked"), default="all", help="the reader on these only")
    parser.add_argument("--cost", action="store_true", help="only measure how long the reader takes")
    arguments = parser.parse_args()
    console = Console(highlight=False)
    if arguments.cost:
        read, first, later = (1000 * each for each in costs())
        console.print(
            f"reading the lexicon {read:.0f} ms, a card's first question {first:.0f} ms, others {later:.0f} ms"
        )
        return
    for half in arguments.half or HALVES:
        figures = verdicts(half)
        console.print(f"judge, {half}: {sum(each.labelled for each in figures.values())} guesses")
        for ruling, each in figures.items():
            line = f"precision {each.precision:.3f}, recall {each.recall:.3f} of {each.labelled}"
            console.print(f"  {ruling:8}{line}")
        asked, wrong, silent = replies(half, arguments.cards)
        console.print(f"reader, {half}: {asked} questions")
        console.print(f"  wrong replies {wrong} ({wrong / max(asked, 1):.1%}), cannot say {silent / max(asked, 1):.1%}")
        for card, said, label, ruled in slips(half) if arguments.slips else ():
            console.print(f"  {card}: {said!r} is {label}, not {ruled}", markup=False)


if __name__ == "__main__":
    main()
