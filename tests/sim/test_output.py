"""Simulations as CSV and as plots."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from penult.sim.hands import HandsPlan
from penult.sim.plots import PLOTS, draw
from penult.sim.simulation import Simulated, run
from penult.sim.spreadsheet import csv_of


@pytest.fixture(scope="module")
def results() -> list[Simulated]:
    rules = ("classic", "classic+seven=must+zero=rotate")
    return [run(HandsPlan(each, ("random",) * 3, 150, fast=False)) for each in rules]


def test_csv_has_a_row_for_each_figure(results: list[Simulated]) -> None:
    rows = list(csv.DictReader(io.StringIO(csv_of(results))))
    turns = [row for row in rows if row["figure"] == "turns"]

    assert [row["rules"] for row in turns] == [result.rules for result in results]
    assert float(turns[0]["mean"]) == results[0].turns.mean
    assert float(turns[0]["ci95"]) == results[0].turns.margin
    assert sum(row["figure"] == "wins_by_place" for row in rows) == 6
    assert any(row["figure"] == "rule_a_hand" and row["of"] == "H-16" for row in rows)


def test_every_plot_is_drawn_as_png_and_svg(results: list[Simulated], tmp_path: Path) -> None:
    files = draw(results, tmp_path / "plots")

    assert {file.name for file in files} == {f"{name}.{end}" for name in PLOTS for end in ("png", "svg")}
    for file in files:
        content = file.read_bytes()
        assert content.startswith(b"\x89PNG" if file.suffix == ".png" else b"<?xml")


def test_the_same_figures_are_the_same_picture(results: list[Simulated], tmp_path: Path) -> None:
    one, two = draw(results, tmp_path / "one"), draw(results, tmp_path / "two")

    for first, second in zip(one, two, strict=True):
        assert first.read_bytes() == second.read_bytes(), first.name
