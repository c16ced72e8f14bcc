"""Every word that people read, in Fluent files: a folder a language, shared with the web."""
