"""Every message that travels between a page and the server."""
