"""Why a game ended, and who won."""

from __future__ import annotations

REASONS = ("", "captured", "trapped", "stuck", "escaped", "spent", "conceded")
GOING_ON, CAPTURED, TRAPPED, STUCK, ESCAPED, SPENT, CONCEDED = range(7)

NOBODY, X, PURSUERS = range(3)
