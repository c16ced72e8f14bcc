"""What people install: the web client is in it, and nobody needs Node to serve it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("src", "web", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", ".gitignore")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")
NO_NODE = """import sys
sys.exit("no Node here")
"""
START = "from penult.cli.main import main; main()"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of this checkout, in which the client is newer than its sources."""
    copy = tmp_path / "checkout"
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / part, copy / part)
    (copy / "src" / "penult" / "web" / "index.html").touch()
    return copy


def make(checkout: Path, what: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", what, "-d", "made"]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=120)


def made(checkout: Path, what: str) -> Path:
    done = make(checkout, what)
    assert done.returncode == 0, done.stderr
    (file,) = (checkout / "made").glob("*.whl" if what == "wheel" else "*.tar.gz")
    return file


def take_node_away(checkout: Path) -> None:
    (checkout / "web" / "npm.py").write_text(NO_NODE)
    (checkout / "src" / "penult" / "web" / "index.html").touch()


def forget_times(source: Path) -> None:
    """Make all of `web` newer than the client, because not every unpacking tool keeps times."""
    os.utime(source / "src" / "penult" / "web" / "index.html", (0, 0))


def grow_stale(checkout: Path) -> None:
    built = checkout / "src" / "penult" / "web" / "index.html"
    os.utime(built, (0, 0))


def test_a_wheel_of_the_source_archive_serves_the_client_without_node(checkout: Path, tmp_path: Path) -> None:
    mark = "<!-- of the wheel -->"
    page = checkout / "src" / "penult" / "web" / "index.html"
    page.write_text(page.read_text() + mark)
    take_node_away(checkout)
    with tarfile.open(made(checkout, "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.glob("penult-*")
    forget_times(source)
    with zipfile.ZipFile(made(source, "wheel")) as wheel:
        wheel.extractall(tmp_path / "installed")

    shown = served(tmp_path / "installed", tmp_path / "data")

    assert shown["/"].rstrip().endswith(mark)
    assert "import" in shown["script"]
    assert mark not in shown["script"]


def test_a_client_that_is_stale_is_built_anew(checkout: Path) -> None:
    (checkout / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (checkout / "web" / "public" / "mark.svg").unlink()
    (checkout / "web" / "public" / "new.svg").write_text("<svg/>")

    with zipfile.ZipFile(made(checkout, "wheel")) as wheel:
        names = wheel.namelist()
    scripts = {name for name in names if name.startswith("penult/web/") and name.endswith(".js")}
    assert "penult/web/new.svg" in names
    assert "penult/web/mark.svg" not in names
    assert scripts
    assert {f"{script}.gz" for script in scripts} <= set(names)


def test_where_it_cannot_be_built_it_says_what_is_missing(checkout: Path) -> None:
    take_node_away(checkout)
    grow_stale(checkout)

    done = make(checkout, "wheel")

    assert done.returncode != 0
    assert "no Node here" in done.stderr
    assert "It needs Node 20.19, 22.12 or newer" in done.stderr
    assert not list(checkout.glob("made/*.whl"))


def served(installed: Path, data: Path) -> dict[str, str]:
    """The start page, and the script that it names."""
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--data", str(data)]
    around = {**os.environ, "PYTHONPATH": str(installed), "PATH": "/nowhere"}
    serving = subprocess.Popen(command, env=around, stdout=subprocess.PIPE, text=True, cwd=installed)
    try:
        assert serving.stdout is not None
        address = next(word for line in serving.stdout for word in line.split() if word.startswith("http"))
        page = fetch(address)
        script = page.partition('src="./')[2].partition('"')[0]
        assert script.endswith(".js")
        return {"/": page, "script": fetch(f"{address}/{script}")}
    finally:
        serving.terminate()
        serving.communicate(timeout=30)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return str(answer.read().decode())
