"""The games of a ladder on a cluster, through Ray (the extra `ray`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from sandtable.core.errors import BadSetup
from sandtable.ladder.play import Played, Task, play
from sandtable.ladder.workers import AHEAD, Games, Workers

HERE: Final = "local"  # what Ray calls a cluster of its own on this machine


def on_ray(address: str) -> Workers:
    """A core for each game; a game that is lost with its machine is played again somewhere else."""
    try:
        import ray
    except ImportError as error:
        raise BadSetup("Ray is not installed: pip install 'sandtable[ray]'") from error

    def run(tasks: Iterable[Task]) -> Games:
        try:
            ray.init(address, include_dashboard=False, log_to_driver=False)
        except Exception as error:  # whatever kept it from starting or answering
            raise BadSetup(f"no Ray at {address!r}: {error}") from error
        try:
            yield from as_they_come(ray, iter(tasks))
        finally:
            ray.shutdown()

    return run


def as_they_come(ray: Any, tasks: Iterator[Task]) -> Iterator[Played]:
    far = ray.remote(play)
    cores = int(ray.cluster_resources().get("CPU", 1))
    playing = [far.remote(task) for task in islice(tasks, AHEAD * cores)]
    while playing:
        done, playing = ray.wait(playing)
        playing += [far.remote(task) for task in islice(tasks, len(done))]
        yield from ray.get(done)
