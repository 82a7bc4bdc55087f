"""The running hall: open tables, their bots, clocks and visitors."""
