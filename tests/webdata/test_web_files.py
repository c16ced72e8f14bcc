"""What `make web-data` writes is what Python says now."""

from __future__ import annotations

from pathlib import Path

from penult.webdata.__main__ import write
from penult.webdata.files import files

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"


def test_the_files_are_up_to_date_and_nothing_else_lies_there() -> None:
    """`make web-data` writes them again."""
    written = dict(files())
    there = {str(file.relative_to(GENERATED)): file for file in GENERATED.rglob("*.*")}
    assert there.pop("index.ts"), "their types, written by hand"

    assert set(there) == set(written)
    assert [name for name in written if there[name].read_text(encoding="utf-8") != written[name]] == []


def test_what_is_written_twice_is_the_same_and_left_alone(tmp_path: Path) -> None:
    write(tmp_path)
    written = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.*")}
    write(tmp_path)

    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.*")} == written
