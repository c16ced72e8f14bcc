"""Keeping score in a terminal, line by line, which also suits screen readers, pipes and phones over ssh."""
