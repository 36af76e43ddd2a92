"""Asks every level for its answer to a puzzle: the share that misses it is its difficulty."""

from __future__ import annotations

from random import Random

from fogbound import polled
from fogbound.bots.levels import levels
from fogbound.bots.naming import parse_bot
from fogbound.bots.stand_in import choose
from fogbound.game import Player
from fogbound.puzzles.attempt import Attempt, begin
from fogbound.puzzles.puzzle import WHERE, Puzzle
from fogbound.puzzles.readers import misses

SEEDS = (1, 2, 3)


def measure(puzzle: Puzzle) -> tuple[tuple[str, float], ...]:
    """How often each level misses a puzzle; of a deduction, each reader."""
    if puzzle.kind == WHERE:
        return misses(puzzle.state)
    return tuple((level["name"], _missed(puzzle, level["name"])) for level in levels("yard"))


def difficulty(missed: tuple[tuple[str, float], ...]) -> float:
    return round(sum(share for _, share in missed) / len(missed), 3)


def _missed(puzzle: Puzzle, name: str) -> float:
    edition = puzzle.rules
    misses = 0
    for seed in SEEDS:
        rng = Random(f"{puzzle.plies} {name} {seed}")
        misses += not solves(begin(puzzle), parse_bot(name, edition).make(edition, rng), rng)
    return round(misses / len(SEEDS), 3)


def solves(attempt: Attempt, bot: Player, rng: Random) -> bool:
    """Does a bot find the answer? It plays X, or all pursuers one after the other, from its own views."""
    while attempt.right is None:
        for question in polled.questions(attempt.state):
            move, _ = choose(bot, attempt.state.view(question.seat), rng)
            if move is not None:
                attempt = attempt.play(question.seat, move)
                break
    return attempt.right
