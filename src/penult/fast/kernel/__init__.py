"""Loops over many states at once, in the kernel's style."""
