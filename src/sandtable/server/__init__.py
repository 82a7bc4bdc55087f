"""The server: a hall where people and bots play at tables, over HTTP and WebSockets."""
