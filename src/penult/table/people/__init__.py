"""The people at a table: who comes, sits, is away or leaves, and the host's requests."""
