"""Running a tournament in a terminal, line by line: table by table, from the schedule to the standings."""
