"""Files that are kept, and tables in every form: text, CSV, JSON and HTML."""
