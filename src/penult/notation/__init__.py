"""Deals as text: written down, read back, played again and verified."""
