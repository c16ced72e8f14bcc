from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.app.open_server import METRICS_TOKEN, OpenServer, open_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """One for all scenes of a file; generous, because they all come from one address."""
    names = ("requests_per_minute", "guests_per_hour", "tables_per_hour", "tables_per_person")
    generous = dict.fromkeys((*names, "tries_per_minute"), "100000")
    with open_server(tmp_path_factory.mktemp("house"), metrics_token=METRICS_TOKEN, **generous) as running:
        yield running
