"""The running hall: open tables with their bots, clocks and pages."""
