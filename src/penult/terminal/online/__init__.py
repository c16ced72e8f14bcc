"""Playing at a table of a server, in lines of text: for terminals, screen readers and pipes."""
