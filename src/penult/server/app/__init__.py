"""The application: routes, the live endpoint, limits, start and stop."""
