"""The version of the rules as this kernel plays them."""

KERNEL = 1
"""Raise it with every change after which an old record would replay otherwise: a move refused that was
accepted, an event more, less, told in other words or under another rule. Records name the version they
were played by and are refused under any other, so that none is ever replayed wrongly.
"""
