"""A Chromium that is driven, for journeys, photographs and measurements."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import find_chromium

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP penult.test 127.0.0.1",
)
"""Tests run as root in containers; the browser may contact only our server; and letters are spaced as on a
real screen."""


@contextmanager
def chromium() -> Iterator[Browser]:
    found = find_chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=found.path, args=FLAGS, env={**os.environ, **found.environment}
        )
        yield running
        running.close()
