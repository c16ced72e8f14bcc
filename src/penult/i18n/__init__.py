"""Every word that people read, in Fluent files: one folder per language, shared with the web client."""
