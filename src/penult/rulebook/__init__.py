"""The book of rules in four languages, and the voice that speaks of cards, moves and events."""
