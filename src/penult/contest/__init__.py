"""Contests of bots: who enters, many workers, when to stop, leagues, and records of every hand."""
