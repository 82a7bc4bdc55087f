"""The hall over HTTP and WebSockets."""
