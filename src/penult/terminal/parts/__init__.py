"""The parts of the table as Textual widgets: each shows a view, none knows a rule."""
