"""Keeping score in a terminal, line by line: for screen readers, pipes, and phones over ssh as well."""
