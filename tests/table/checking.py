"""Every scene is checked when its test is over: the log, the answers, the views."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from table.scene import Scene


@pytest.fixture(autouse=True)
def check_scenes() -> Iterator[None]:
    """For a conftest to import."""
    playing: list[Scene] = []
    Scene.playing = playing
    yield
    Scene.playing = None
    for scene in playing:
        scene.check()
