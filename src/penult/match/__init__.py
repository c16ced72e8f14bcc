"""The rules between hands: totals, dealers, eliminations, partners, and the record of a match."""
