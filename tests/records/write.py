"""Write the records of the next release: run `python -m tests.records.write` in the project's folder.

They stay in `unreleased/` until the release; then the folder gets the release's name and never changes again. Until
then, the data of an unreleased edition may still change, and its records with it.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import fogbound
from fogbound import Match, State, series
from fogbound.polled import choices
from fogbound.series import Series
from fogbound.testing import random_ply

FOLDER = Path(__file__).with_name("unreleased")
COMPACT = "yard/compact-2015"
TAGS = {"Date": "2026-11-15", "X": "at random", "Pursuers": "at random, sparing X"}

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "compact-three": (COMPACT, {"board": "tiny-harbour"}),
    "compact-two-black": (COMPACT, {"board": "tiny-harbour", "players": 2, "x_black": 4, "boat_rides": "per_ticket"}),
    "compact-prices-kept": (
        COMPACT,
        {"board": "tiny-harbour", "prices": "2,0,5", "stuck_leftovers": "kept", "start_numbers": "6,7,8,11,13"},
    ),
}
DECK = "first-light"  # the other deck still grows
QUIZZES: dict[str, dict[str, Any]] = {
    "twenty-two": {"players": 2, "finish": 40},
    "twenty-three-french": {"players": 3, "finish": 40, "language": "fr", "after_failed_question": "choose"},
    "twenty-house": {"players": 3, "reader": "house", "violet_after_question": True, "sun_on_pass": True},
}
SERIES: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    "compact-series": (COMPACT, {"board": "tiny-harbour", "x_black": 2}, ("Ann", "Bob", "Zoë")),
}


def seed(name: str) -> bytes:
    return sha256(name.encode()).digest()


def play_chase(start: State, name: str) -> Match:
    """A random game in which the detectives capture X only when nothing else is left, so that it lasts."""
    match, rng = Match(start, seed(name)), Random(name)
    while match.state.turn:
        state = match.state
        plies = [(seat, move) for seat in state.turn for move in choices(state, seat)]
        outcomes = [(ply, state.play(*ply).outcome) for ply in plies]
        harmless = [ply for ply, outcome in outcomes if outcome is None or outcome.reason != "captured"]
        seat, move = rng.choice(harmless or plies)
        match.submit(seat, move, match.ply)
    return match


def play_quiz(start: State, name: str) -> Match:
    """A random game of twenty questions, including interruptions."""
    match, rng = Match(start, seed(name)), Random(name)
    while match.state.turn:
        match.submit(*random_ply(match.state, rng), match.ply)
    return match


def main() -> None:
    for name, options in QUIZZES.items():
        match = play_quiz(fogbound.start(fogbound.find("twenty/classic-1993", deck=DECK, **options)), name)
        _write(name, match.record({"Date": TAGS["Date"], "Players": "at random"}))
    for name, (edition, options) in GAMES.items():
        _write(name, play_chase(fogbound.start(fogbound.find(edition, **options)), name).record(TAGS))
    for name, (edition, options, people) in SERIES.items():
        start = fogbound.start(fogbound.find(edition, **options))
        heats = [play_chase(start, f"{name} {n}").state for n in range(len(people))]
        seeds = [seed(f"{name} {n}") for n in range(len(people))]
        _write(name, series.write(Series(start.edition, people), start, heats, seeds, tags=TAGS))


def _write(name: str, text: str) -> None:
    (FOLDER / f"{name}.fog").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
