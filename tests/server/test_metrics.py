"""Prometheus can read the metrics, and their number is bounded."""

from __future__ import annotations

from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from sandtable.server.metrics import CONTENT_TYPE, MOST_LABELS, OTHER, Metrics

OURS = {
    "sandtable_requests": "counter",
    "sandtable_sockets": "gauge",
    "sandtable_tables": "gauge",
    "sandtable_entries": "counter",
    "sandtable_append_seconds": "histogram",
    "sandtable_show_seconds": "histogram",
    "sandtable_think_seconds": "histogram",
    "sandtable_bots_waiting": "gauge",
    "sandtable_bot_failures": "counter",
    "sandtable_bot_retries": "counter",
    "sandtable_broken_tables": "gauge",
    "sandtable_driven_tables": "gauge",
    "sandtable_refusals": "counter",
    "sandtable_dropped_sockets": "counter",
    "sandtable_webhooks": "counter",
    "sandtable_pushes": "counter",
}


def families(metrics: Metrics) -> dict[str, Metric]:
    return {family.name: family for family in text_string_to_metric_families(metrics.text().decode())}


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


def test_the_exposition_parses_and_holds_what_the_hall_counts() -> None:
    found = families(Metrics())
    assert {name: found[name].type for name in OURS} == OURS
    assert all(found[name].documentation for name in OURS)
    assert {name for name in found if not name.startswith("process_")} == set(OURS)
    assert CONTENT_TYPE == "text/plain; version=0.0.4; charset=utf-8"


def test_numbers_arrive() -> None:
    metrics = Metrics()
    metrics.request("/t/{table}", 200)
    metrics.request("/t/{table}", 200)
    metrics.sockets.inc()
    metrics.tables.set(7)
    metrics.entries.inc(3)
    metrics.think_seconds.labels("camel-up", "novice").observe(0.3)
    metrics.refusal("not-your-turn")
    metrics.webhooks.labels("sent").inc()
    assert value(metrics, "sandtable_requests_total", route="/t/{table}", status="200") == 2
    assert value(metrics, "sandtable_sockets") == 1
    assert value(metrics, "sandtable_tables") == 7
    assert value(metrics, "sandtable_entries_total") == 3
    assert value(metrics, "sandtable_think_seconds_count", game="camel-up", level="novice") == 1
    assert value(metrics, "sandtable_refusals_total", code="not-your-turn") == 1
    assert value(metrics, "sandtable_webhooks_total", result="sent") == 1


def test_a_histogram_counts_by_latency() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.004, 0.04, 40.0):
        metrics.append_seconds.observe(seconds)
    buckets = {
        sample.labels["le"]: sample.value
        for sample in families(metrics)["sandtable_append_seconds"].samples
        if sample.name.endswith("_bucket")
    }
    assert (buckets["0.001"], buckets["0.005"], buckets["0.05"], buckets["5.0"], buckets["+Inf"]) == (
        1,
        2,
        3,
        3,
        4,
    )


def test_whatever_codes_and_routes_come_their_number_is_bounded() -> None:
    metrics = Metrics()
    for number in range(MOST_LABELS * 3):
        metrics.refusal(f'code-{number}"\n\\')
        metrics.request(f"/{number}", 404)
    found = families(metrics)
    for name in ("sandtable_refusals", "sandtable_requests"):
        counts = [sample for sample in found[name].samples if sample.name.endswith("_total")]
        assert len(counts) == MOST_LABELS + 1
    assert value(metrics, "sandtable_refusals_total", code=OTHER) == MOST_LABELS * 2
    metrics.refusal('code-1"\n\\')
    assert value(metrics, "sandtable_refusals_total", code='code-1"\n\\') == 2


def test_two_halls_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.entries.inc()
    assert value(other, "sandtable_entries_total") == 0
