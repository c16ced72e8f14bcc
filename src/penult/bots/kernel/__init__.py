"""The bots' policies, in ints: each chooses a move from a state and a seat, at either speed."""
