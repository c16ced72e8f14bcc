"""A field that is added to the description of a view arrives everywhere: over a socket and in TypeScript."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import penult

SOURCE = Path(penult.__path__[0])
TESTS = Path(__file__).parents[1]
ADDED = {
    "wire/views.py": ("    shut: bool = False\n", '    lights: str = "on"\n'),
    "table/sending/views.py": (
        "        shut=table.shut,\n",
        '        lights="off" if table.shut else "on",\n',
    ),
}
"""Below which line of which file a line is added."""
OVER_A_SOCKET = """
import asyncio, sys
from pathlib import Path
from penult.client.address import read_address
from penult.client.connection import Connection
from penult.client.seen import Seen
from penult.wire.terms import NewTable
from penult.wire.to_client import Welcome
from penult.wire.to_server import Door
from server.live.process import Server

async def look(address, token, code):
    line = Connection(read_address(address), token, code)
    async for message in line.messages():
        if isinstance(message, Welcome):
            seen = Seen.of(message)
            print("welcome", seen.table.lights)
            await line.send(Door(id=1, open=False))
        else:
            seen = seen.after(message)
            print("update", seen.table.lights)
            return

with Server(Path(sys.argv[1])) as server:
    ana = server.guest("Ana")
    asyncio.run(look(server.address, ana.token, ana.open(NewTable()).code))
"""


@pytest.fixture
def with_lights(tmp_path: Path) -> dict[str, str]:
    """The environment of a Penult whose tables have one field more."""
    package = tmp_path / "src" / "penult"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("web", "__pycache__"))
    for name, (above, line) in ADDED.items():
        text = (package / name).read_text(encoding="utf-8")
        assert text.count(above) == 1
        (package / name).write_text(text.replace(above, above + line), encoding="utf-8")
    return {**os.environ, "PYTHONPATH": f"{package.parent}{os.pathsep}{TESTS}"}


def test_it_comes_over_a_socket_and_so_do_its_changes(with_lights: dict[str, str], tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", OVER_A_SOCKET, str(tmp_path / "house")],
        env=with_lights,
        capture_output=True,
        text=True,
        check=False,
    )

    assert said.stdout.splitlines() == ["welcome on", "update off"], said.stderr


def test_it_is_in_typescript_with_its_default_and_in_the_schema(
    with_lights: dict[str, str], tmp_path: Path
) -> None:
    for written in ("typescript", "schema"):
        file = str(tmp_path / written)
        subprocess.run([sys.executable, "-m", f"penult.wire.{written}", file], env=with_lights, check=True)

    typescript = (tmp_path / "typescript").read_text()
    assert "  readonly lights?: string;\n" in typescript
    assert '  "lights": "on",\n' in typescript.partition("TABLE_VIEW: WholeTable")[2]
    assert (tmp_path / "schema").read_text().count('"lights"') == 2
