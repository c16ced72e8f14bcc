"""The screens of the terminal, one file each."""
