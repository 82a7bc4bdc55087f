"""The REST API of the hall: a function for each route. It returns a response or data for JSON, or refuses."""
