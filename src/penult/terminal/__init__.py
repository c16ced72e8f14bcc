"""Playing, replaying, keeping score and running a tournament in a terminal."""
