"""The application: its routes, the live endpoint, limits, and the life of a server."""
