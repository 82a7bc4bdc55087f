"""What all tests share."""

import os
import signal

# A run in the background ignores Ctrl-C, and so would every process that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: a third of the time, tests wait for pages and clocks."""
    return (os.cpu_count() or 2) * 3 // 2
