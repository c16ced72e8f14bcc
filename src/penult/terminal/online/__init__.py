"""Playing on a server in lines of text: for terminals, screen readers and pipes."""
