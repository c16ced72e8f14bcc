from __future__ import annotations

from hypothesis import settings

settings.register_profile("penult", deadline=None, max_examples=60)
"""A busy machine is slow, and nothing that Hypothesis is asked here is about speed."""
settings.load_profile("penult")
