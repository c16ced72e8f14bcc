"""The messages between a table on the server and its clients: what stands in docs/protocol.md, as types."""
