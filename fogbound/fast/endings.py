"""How a game came to its end, and for whom."""

from __future__ import annotations

REASONS = ("", "captured", "trapped", "stuck", "escaped", "spent", "conceded")
GOING_ON, CAPTURED, TRAPPED, STUCK, ESCAPED, SPENT, CONCEDED = range(7)

NOBODY, X, PURSUERS = range(3)
