"""Tournaments: many players at several tables, sitting by sitting, with a log that forgets nothing."""
