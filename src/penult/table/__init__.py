"""A table as a library, without I/O or a clock: its state, its log of steps, the session that runs it."""
