"""The parts of the table as Textual widgets. Each shows a view; none knows the rules."""
