"""Beyond one hand: matches, partners, elimination, tournaments, and the scorekeeper.

The rules between hands are written here, once.
"""
