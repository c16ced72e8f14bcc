"""A match over a real socket with the installed versions; needs no test tools.

`lowest.py` runs it in an environment with the oldest versions that are allowed.
"""

from __future__ import annotations

import asyncio
import json
import sys
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from penult.i18n.catalogue import catalogue
from server.live.company import Company
from server.live.process import Server

RULES = "classic+score=winner+target=50"
PACKAGES = ("uvicorn", "websockets", "starlette", "httptools", "msgspec", "fluent.runtime")


def play() -> None:
    """Two people and a bot, with dropped connections and second tabs; then the healthy server stops."""
    with TemporaryDirectory() as folder, Server(Path(folder), speed=100) as server:
        company = Company.at_new_table(server, 2, ("simple",), seed=1, rules=RULES)
        asyncio.run(company.play_match(restless=0.1))
        assert sum(company.compare()) > 20
        assert json.loads(server.get("/health"))["status"] == "ok"
        assert server.get("/").startswith("<!doctype html>")
        assert server.stop() == 0
        assert not server.logged("failed"), server.logged("failed")


def main() -> None:
    sys.stdout.write(", ".join(f"{name} {version(name)}" for name in PACKAGES) + "\n")
    assert catalogue("pt").say("server-title")
    play()
    sys.stdout.write("a match was played\n")


if __name__ == "__main__":
    main()
