"""Between hands: the scores, and who deals next."""
