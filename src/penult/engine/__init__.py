"""The rules of the game. No I/O, no clock, no global random, no dependency."""
