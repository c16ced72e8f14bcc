"""The store of tables and people."""
