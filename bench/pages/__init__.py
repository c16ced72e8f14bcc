"""A browser for the benchmark of the web client: what its pages weigh, and what they ask of a machine."""
