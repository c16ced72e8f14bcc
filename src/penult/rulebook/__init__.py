"""The rulebook in four languages, and sentences for cards, moves and events."""
