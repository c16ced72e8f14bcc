"""Rotating partners: plans in which everybody partners everybody, and opposes everybody equally often."""
