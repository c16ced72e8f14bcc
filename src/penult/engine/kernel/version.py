"""The version of the rules as this kernel plays them."""

KERNEL = 1
"""Raise it with every change after which an old record would replay differently: a move that was accepted
is refused, or an event is added, dropped, changed or cites another rule. A record names its version and is
refused by any other, so that none is ever replayed wrongly.
"""
