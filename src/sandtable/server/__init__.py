"""The hall: people and bots at tables, over HTTP and WebSockets."""
