"""Completion for shells, made from the parser itself, so that it cannot know another command line."""
