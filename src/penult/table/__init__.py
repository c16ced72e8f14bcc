"""A table without I/O and without a clock: what is true at it, and what it does when somebody speaks."""
