"""What `make web-data` writes is what Python says now."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.webdata.__main__ import write
from penult.webdata.files import files

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"
FILES = dict(files())


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_up_to_date(name: str) -> None:
    """`make web-data` writes them anew."""
    assert (GENERATED / name).read_text(encoding="utf-8") == FILES[name]


def test_nothing_lies_there_that_nobody_writes() -> None:
    assert {str(file.relative_to(GENERATED)) for file in GENERATED.rglob("*.json")} == set(FILES)


def test_what_is_written_twice_is_the_same_and_left_alone(tmp_path: Path) -> None:
    write(tmp_path)
    written = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.json")}
    write(tmp_path)

    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.json")} == written
    assert {str(file.relative_to(tmp_path)) for file in written} == set(FILES)
