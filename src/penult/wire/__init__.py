"""The messages between a table on the server and its clients, as types: what docs/protocol.md describes."""
