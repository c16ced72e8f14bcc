"""When a wanted move is made: at once, after a race, at the end of a window, or never."""
