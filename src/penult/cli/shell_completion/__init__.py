"""Shell completion, generated from the parser so that the two always agree."""
