"""A browser for the web client benchmark: the size of its pages, and the work they cause."""
