"""Counting, and how Prometheus is told."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from fogbound.server.watch.figures import BOUNDS, Histogram


@given(some.lists(some.floats(0, 20)))
def test_each_bucket_holds_those_up_to_its_bound(times: list[float]) -> None:
    histogram = Histogram()
    for seconds in times:
        histogram.note(seconds)
    buckets = dict(histogram.buckets())
    assert buckets == {
        **{str(bound): sum(seconds <= bound for seconds in times) for bound in BOUNDS},
        "+Inf": len(times),
    }
    assert abs(histogram.total - sum(times)) < 1e-6
