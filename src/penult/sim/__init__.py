"""Bulk play: many hands at compiled speed, and what comes out of them."""
