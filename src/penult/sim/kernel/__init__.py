"""Loops over whole hands, in the style of the engine's kernel: they run interpreted and compiled."""
