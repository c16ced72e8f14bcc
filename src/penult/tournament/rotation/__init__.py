"""Rotating partners: plans in which everybody partners everybody else, and opposes them alike."""
