"""A crowd for the server benchmark: thousands of players that cost almost nothing."""
