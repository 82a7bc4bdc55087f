"""The hall's metrics for Prometheus. No label ever holds an id, a name or anything a client chose."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
MOST_LABELS: Final = 200  # different codes or routes; the rest count as OTHER
OTHER: Final = "other"
QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds
THOUGHT: Final = (0.005, 0.02, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

# A creation time next to every number would be half of the text.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library does not annotate it


class Metrics:
    """The numbers of one hall, in a registry of their own so that tests do not share them."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # CPU, memory, open files (where there is a /proc)
        self.registry = registry
        self._requests = Counter(
            "sandtable_requests", "HTTP requests answered", ["route", "status"], registry=registry
        )
        self.sockets = Gauge("sandtable_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("sandtable_tables", "Tables in memory", registry=registry)
        self.broken_tables = Gauge(
            "sandtable_broken_tables", "Tables that cannot be read and are set apart", registry=registry
        )
        self.driven_tables = Gauge(
            "sandtable_driven_tables", "Tables whose bots and clocks this hall drives", registry=registry
        )
        self.entries = Counter("sandtable_entries", "Log entries appended", registry=registry)
        self.append_seconds = _histogram("append_seconds", "From an append to its fsync", QUICK, registry)
        self.show_seconds = _histogram(
            "show_seconds", "From a move to the last seat's view of it", QUICK, registry
        )
        self.think_seconds = Histogram(
            "sandtable_think_seconds",
            "A bot's own time for a decision",
            ["game", "level"],
            buckets=THOUGHT,
            registry=registry,
        )
        self.bots_waiting = Gauge("sandtable_bots_waiting", "Decisions without a worker", registry=registry)
        self.bot_failures = Counter(
            "sandtable_bot_failures", "Bot decisions replaced by random ones", ["kind"], registry=registry
        )
        self.bot_retries = Counter(
            "sandtable_bot_retries", "Bot decisions asked for again after a process died", registry=registry
        )
        self._refusals = Counter("sandtable_refusals", "Refused messages", ["code"], registry=registry)
        self.dropped_sockets = Counter(
            "sandtable_dropped_sockets", "Sockets too slow to keep", registry=registry
        )
        self.webhooks = Counter("sandtable_webhooks", "Webhook calls", ["result"], registry=registry)
        self.pushes = Counter("sandtable_pushes", "Push messages", ["result"], registry=registry)
        self._codes: set[str] = set()
        self._routes: set[str] = set()

    def request(self, route: str, status: int) -> None:
        """Count a request. `route` is the pattern (`/tables/{id}`), never the requested path."""
        self._requests.labels(_known(route, self._routes), str(status)).inc()

    def refusal(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(_known(code, self._codes)).inc()

    def text(self) -> bytes:
        """The metrics in Prometheus' text format (CONTENT_TYPE)."""
        return generate_latest(self.registry)


def _histogram(name: str, meaning: str, buckets: tuple[float, ...], registry: CollectorRegistry) -> Histogram:
    return Histogram(f"sandtable_{name}", meaning, buckets=buckets, registry=registry)


def _known(label: str, known: set[str]) -> str:
    """The label, or OTHER once there are too many: the labels must not grow with what clients send."""
    if label not in known:
        if len(known) >= MOST_LABELS:
            return OTHER
        known.add(label)
    return label
