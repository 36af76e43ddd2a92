"""How long a bot's answer takes at least, so that nobody can tell from the time how hard the choice was.

Times have steps, each twice the one before. A bot answers at the step that covers nearly all of its thinking lately, in
the same seat under the same rules: on a fast machine soon, on a slow one later, but always alike.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Hashable
from math import ceil

FIRST_STEP = 0.05  # seconds: nobody notices it, and a quick bot has always answered by then
LAST_STEP = 1.6
SHARE = 0.97  # of the answers that a step covers
REMEMBERED = 100  # answers of a bot in a seat
ENOUGH = 20  # answers that say more than a first guess
MOST_KEPT = 2000
MARGIN = 1.2  # the way to the process and back, and a busy moment


class AnswerTimes:
    """What each bot has needed lately."""

    def __init__(self) -> None:
        self._seconds: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def note(self, key: Hashable, seconds: float) -> None:
        """Remember how long an answer took."""
        lately = self._seconds.pop(key, None) or deque(maxlen=REMEMBERED)
        lately.append(seconds)
        self._seconds[key] = lately  # the most recently used comes last
        if len(self._seconds) > MOST_KEPT:
            self._seconds.popitem(last=False)

    def usual(self, key: Hashable, guess: float) -> float:
        """The seconds that an answer takes, more often than not."""
        lately = sorted(self._seconds.get(key, ()))
        return lately[len(lately) // 2] if lately else guess

    def least(self, key: Hashable, guess: float = FIRST_STEP) -> float:
        """The step for the next answer. Until enough is known, it is the guess, or what covers everything so far."""
        lately = sorted(self._seconds.get(key, ()))
        if len(lately) < ENOUGH:
            return max(step_over(guess), step_over(lately[-1] * MARGIN) if lately else 0.0)
        return step_over(lately[ceil(SHARE * len(lately)) - 1] * MARGIN)


def step_over(seconds: float) -> float:
    """The first step that is not below this, or the last one."""
    step = FIRST_STEP
    while step < seconds and step < LAST_STEP:
        step *= 2
    return step


def shown_after(elapsed: float, pause: float, least: float) -> float:
    """After how many seconds an answer shows that was ready after `elapsed`: at a step, never in between."""
    after = max(pause, least)
    if elapsed > after and least > 0:
        after += ceil((elapsed - after) / least) * least
    return after
