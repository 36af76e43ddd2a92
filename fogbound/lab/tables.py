"""What the lab finds in stored games, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from fogbound.arena.intervals import Estimate
from fogbound.arena.result import TENTHS
from fogbound.arena.tables import NONE, Table, number
from fogbound.lab.beliefs import LIMITS, Comparison
from fogbound.lab.blunders import COSTS, Blunders
from fogbound.lab.chances import Calibration


def belief_tables(comparisons: Sequence[Comparison]) -> tuple[Table, ...]:
    """Believers side by side: how much they know, and how reliable their chances are."""
    first = comparisons[0].believer if comparisons else ""
    note = (
        "In bits a sample (log2 of the chance given to X's true station; 0 is certainty), over all moments at which X "
        "had moved and could be at several stations. Even odds are on all of these. Intervals are over games."
    )
    header = ("X", "believer", "games", "samples", "even odds", "log score", "gain", f"more than {first}", "missed")
    scores = Table("Beliefs", note, header, tuple(map(_belief_row, comparisons)))
    note = "Of all stations given a chance in this range: their mean chance → the share on which X was."
    rows = tuple((one.x, one.believer, *map(_reliability, one.quality.bins)) for one in comparisons)
    return scores, Table("Reliability", note, ("X", "believer", *_ranges(LIMITS)), rows)


def _belief_row(one: Comparison) -> tuple[str, ...]:
    quality = one.quality
    scores = (f"{quality.uniform:.2f}", f"{quality.score:.2f}", number(quality.gain, 2), number(one.beats, 2))
    return one.x, one.believer, str(one.games), str(quality.samples), *scores, str(quality.missed)


def _reliability(counts: tuple[int, float, int]) -> str:
    count, chances, hits = counts
    return f"{chances / count:.1%} → {hits / count:.1%}" if count else NONE


def _ranges(limits: Sequence[float]) -> list[str]:
    ends = [f"{100 * limit:g}" for limit in (0, *limits, 1)]
    return [f"{low}–{high} %" for low, high in pairwise(ends)]


def chance_tables(calibrations: Sequence[Calibration], adviser: str) -> tuple[Table, ...]:
    """An adviser's forecasts, and how the games ended."""
    note = (
        f"X's chance as {adviser} sees it from each side's view, whenever that side begins to move, and what X got: "
        "the mean of each, and the mean square of their difference (Brier's score), with intervals over games."
    )
    rows = tuple(
        (
            f"{one.x} v {one.hunters}",
            one.side,
            str(one.brier.n),
            str(one.samples),
            f"{one.forecast:.1%}",
            f"{one.outcome:.1%}",
            number(one.brier, 3),
        )
        for one in calibrations
    )
    header = ("X v pursuers", "view", "games", "samples", "forecast", "outcome", "Brier")
    chances = Table("Chances", note, header, rows)
    note = "Of all forecasts in this range: how many there were, their mean, and what X then got on average."
    ranges = tuple(
        (f"{one.x} v {one.hunters}", one.side, limits, str(count), f"{forecast / count:.1%}", f"{outcome / count:.1%}")
        for one in calibrations
        for limits, (count, forecast, outcome) in zip(_ranges(TENTHS), one.bins, strict=True)
        if count
    )
    columns = ("X v pursuers", "view", "range", "samples", "forecast", "outcome")
    return chances, Table("Calibration", note, columns, ranges)


def blunder_table(found: Sequence[Blunders], adviser: str) -> Table:
    """How bots err."""
    note = (
        f"Cost: how much more often {adviser}'s own choice wins, in percentage points; then the share of plies that "
        "cost more than so much. Back: rides straight back. Into reach: X's rides next to a pursuer when another ride "
        "led elsewhere. Left: black tickets and doubles at the end. Intervals are over games."
    )
    limits = [f"> {100 * cost:g}" for cost in COSTS]
    header = ("bot", "role", "games", "plies", "cost", *limits, "back", "into reach", "left")
    return Table("Blunders", note, header, tuple(map(_blunder_row, found)))


def _blunder_row(one: Blunders) -> tuple[str, ...]:
    left = " ".join(f"{tickets.value:.1f}" for tickets in one.left if tickets is not None) or NONE
    shares = [_plus_minus(share) for share in (one.cost, *one.above, one.returns, one.exposed)]
    return one.bot, one.side, str(one.games), str(one.plies), *shares, left


def _plus_minus(estimate: Estimate | None) -> str:
    """A share and half of its interval, for narrow columns."""
    return NONE if estimate is None else f"{estimate.value:.1%} ± {50 * (estimate.high - estimate.low):.1f}"
