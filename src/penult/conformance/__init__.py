"""Conformance: scenarios of the rules as text, one a line, and their runner."""
