"""Many parts of one calculation, at the same time, and the result does not depend on who does them."""
