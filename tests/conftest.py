from __future__ import annotations

import signal

from hypothesis import settings

settings.register_profile("penult", deadline=None, max_examples=60)
"""No deadline: a busy machine is slow, and none of these properties is about speed."""
settings.load_profile("penult")

signal.signal(signal.SIGINT, signal.default_int_handler)
"""Shells start background jobs with Ctrl-C ignored, and the programs under test would inherit that."""
