"""Players that are programs: they choose a move from a view and see nothing else."""
