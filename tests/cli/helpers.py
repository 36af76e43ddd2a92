"""Running commands, and playing the same games without them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from typer.testing import CliRunner

import fogbound
from fogbound import proof
from fogbound.bots.yard import BOTS
from fogbound.cli import app
from fogbound.game import Move, Seat, State
from fogbound.games.yard.edition import X
from fogbound.match import Match
from fogbound.polled import choices

ROOT = Path(__file__).parents[2]
# In a German sentence there is none of these.
ENGLISH_WORD = re.compile(r"\b(there|cannot|takes|leave|choose|see|the|is|of|such)\b")
CURTAIN = "--- Pass the device to "


@dataclass(frozen=True)
class Ran:
    """What a command did: exit code, what it said, what it complained about."""

    code: int
    out: str
    err: str


def run(*args: str, typed: str = "") -> Ran:
    """Run a command with lines typed into it; a bug (any exception but an exit) fails the test with its traceback."""
    result = CliRunner().invoke(app, list(args), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def first_move(state: State, seat: Seat) -> Move:
    return choices(state, seat)[0]


def scripted(
    edition_id: str,
    seed: int,
    mine: Callable[[Seat], bool],
    choose: Callable[[State, Seat], Move] = first_move,
    **options: object,
) -> tuple[Match, list[str]]:
    """The game `play --seed` deals against the house's bots, and the lines a person types in it."""
    edition = fogbound.find(edition_id, **options)
    match = Match(fogbound.start(edition), proof.seed_from(seed))
    fleeing, hunting = (BOTS.kinds[BOTS.default](edition, Random(f"{seed} {side}")) for side in ("x", "pursuers"))
    lines = []
    while match.state.turn:
        own = [seat for seat in match.state.turn if mine(seat)]
        seat = (own or list(match.state.turn))[0]
        if own:
            move = choose(match.state, seat)
            lines.append(str(move))
        else:
            chosen = (fleeing if seat == X else hunting).choose(match.view(seat))
            assert chosen is not None
            move = chosen
        match.submit(seat, move, match.ply)
    return match, lines


def log_of(path: Path) -> list[str]:
    """The moves of a record file, as written."""
    return path.read_text(encoding="utf-8").split("\n\n", 1)[1].split()


def finished(path: Path, seed: int = 3) -> Match:
    """Write the record of a finished game and give the match."""
    match, _ = scripted("yard/classic-1983", seed, lambda seat: seat == X)
    path.write_text(match.record(), encoding="utf-8")
    return match
