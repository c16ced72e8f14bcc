"""Running a tournament in a terminal, line by line, from the names to the standings."""
