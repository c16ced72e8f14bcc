"""Many parts of one calculation, at the same time, with the same result whoever does them."""
