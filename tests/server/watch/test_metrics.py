"""What Prometheus reads is what Prometheus can read."""

from __future__ import annotations

from prometheus_client import CollectorRegistry
from prometheus_client.parser import text_string_to_metric_families

import fogbound
from fogbound.server.watch.figures import Figures, Now
from fogbound.server.watch.metrics import Everything, registry, text


def test_figures_are_written_as_prometheus_reads_them() -> None:
    figures = Figures(plies=7, relayed_requests=5, relayed_sockets=2)
    figures.moves.note(0.004)
    figures.moves.note(0.3)
    found = CollectorRegistry()
    found.register(Everything(lambda: Now(3, 9, 4, {"writes": 2, "bots": 1}), figures))
    samples = {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text(found).decode())
        for sample in family.samples
    }
    assert samples[("fogbound_version", fogbound.__version__)] == 1
    assert samples[("fogbound_rooms",)] == 3
    assert samples[("fogbound_connections",)] == 9
    assert samples[("fogbound_sockets",)] == 4
    assert samples[("fogbound_plies_total",)] == 7
    assert samples[("fogbound_relayed_requests_total",)] == 5
    assert samples[("fogbound_relayed_sockets",)] == 2
    assert samples[("fogbound_queue_length", "writes")] == 2
    assert samples[("fogbound_move_seconds_count",)] == 2
    assert samples[("fogbound_move_seconds_bucket", "0.005")] == 1
    assert samples[("fogbound_move_seconds_bucket", "0.5")] == 2
    assert abs(samples[("fogbound_move_seconds_sum",)] - 0.304) < 1e-9


def test_the_process_and_python_are_shown_too() -> None:
    shown = text(registry(lambda: Now(0, 0, 0, {}))).decode()
    assert "process_cpu_seconds_total " in shown
    assert "python_info{" in shown
