"""Ten thousand frames spoiled at random: all answered, nothing changed, nobody else notices."""

from __future__ import annotations

import random
from pathlib import Path

from server.app.open_server import open_server
from server.app.spoiled_frames import throw


def test_spoiled_frames_are_answered_one_by_one_and_nobody_else_notices(tmp_path: Path) -> None:
    with open_server(tmp_path, messages_per_second="1000000") as server:
        answers = throw(server, 10_000, random.Random(5))

        assert answers == {"malformed": 10_000}
        assert "penult_malformed_total 10000" in server.ask("GET", "/metrics").text
