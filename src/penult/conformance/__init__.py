"""Conformance: scenarios of the rules as text, one per line, and their runner."""
