"""What is sent: views, events and the log of the hand, to each viewer."""
