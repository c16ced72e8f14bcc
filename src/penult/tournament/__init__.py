"""Tournaments: many players at several tables, sitting by sitting, with a complete log."""
