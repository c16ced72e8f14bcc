"""The log of a table: its steps, what each of them changes, and the digest that proves a replay."""
