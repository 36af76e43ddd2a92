"""Figures as Prometheus reads them. They are sums over everybody: no name, no address, no room, no move."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from fogbound import __version__
from fogbound.server.watch.figures import FIGURES, Figures, Histogram, Now


class Everything(Collector):
    """What has been counted, and how things are when somebody asks."""

    def __init__(self, now: Callable[[], Now], figures: Figures = FIGURES) -> None:
        self._now, self._figures = now, figures

    def collect(self) -> Iterator[Metric]:
        now, figures = self._now(), self._figures
        version = GaugeMetricFamily("fogbound_version", "Always 1; the label has the version.", labels=["version"])
        version.add_metric([__version__], 1.0)
        yield version
        yield GaugeMetricFamily("fogbound_rooms", "Rooms in memory.", now.rooms)
        yield GaugeMetricFamily("fogbound_connections", "Connections, sockets included.", now.connections)
        yield GaugeMetricFamily("fogbound_sockets", "Pages at a table.", now.sockets)
        yield CounterMetricFamily("fogbound_plies", "Plies written, of people and bots.", figures.plies)
        yield CounterMetricFamily(
            "fogbound_relayed_requests", "Passed on to the owner of a room.", figures.relayed_requests
        )
        yield GaugeMetricFamily(
            "fogbound_relayed_sockets",
            "Pages at a table of another process, which counts them too.",
            figures.relayed_sockets,
        )
        yield _histogram("fogbound_move_seconds", "From a person's move to everybody's views.", figures.moves)
        yield _histogram("fogbound_commit_seconds", "Commits; one may hold many writes.", figures.commits)
        queues = GaugeMetricFamily("fogbound_queue_length", "What waits, by what it waits for.", labels=["queue"])
        for queue, length in now.queues.items():
            queues.add_metric([queue], length)
        yield queues


def _histogram(name: str, text: str, histogram: Histogram) -> HistogramMetricFamily:
    return HistogramMetricFamily(name, text, buckets=histogram.buckets(), sum_value=histogram.total)


def registry(now: Callable[[], Now]) -> CollectorRegistry:
    """Our figures, with those of the process and of Python."""
    found = CollectorRegistry(auto_describe=False)
    for collector in (Everything(now), ProcessCollector(registry=None), PlatformCollector(registry=None)):
        found.register(collector)
    return found


def text(found: CollectorRegistry) -> bytes:
    return generate_latest(found)
