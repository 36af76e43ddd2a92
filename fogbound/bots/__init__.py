"""Players made of code. They see views, like everybody else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from fogbound.bots.greedy import GreedyBot
from fogbound.bots.random import RandomBot
from fogbound.game import Edition, Player

# One explicit list: a bot is made for an edition, plays any of its seats, and draws its chances from an rng.
BOTS: dict[str, Callable[[Edition, Random], Player]] = {"random": RandomBot, "greedy": GreedyBot}
