"""The phases of a game, in the order of `position.PHASES`."""

from __future__ import annotations

PLACE, DEAL, X, DOUBLE, SECOND, SHOW, TAKE, PURSUIT, EMERGE, OVER = range(10)
