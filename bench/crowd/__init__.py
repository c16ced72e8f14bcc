"""A crowd for the benchmark of the server: thousands of players who cost next to nothing."""
