"""How rooms and connections reach each other."""
