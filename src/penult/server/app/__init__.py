"""The server as the network sees it: HTTP, the live connection, limits, settings, logs and metrics."""
