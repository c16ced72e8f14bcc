"""The package of another commit, to measure against."""

from __future__ import annotations

import subprocess
from pathlib import Path


def unpacked(revision: str, folder: Path) -> Path:
    """Write the package of a commit into this folder, and say where it is."""
    archive = subprocess.run(["git", "archive", revision, "src"], check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
    return folder / "src"
