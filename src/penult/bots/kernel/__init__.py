"""The bots' minds in ints: each policy chooses a move from a state and a seat, at either speed."""
