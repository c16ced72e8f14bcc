"""An overlay's words laid over those of its base, message by message and part by part."""

from __future__ import annotations

from fluent.syntax import ast


def laid_over(base: ast.Resource, overlay: ast.Resource) -> ast.Resource:
    """All messages of the base, with the overlay's words where it has its own."""
    own = {entry.id.name: entry for entry in overlay.body if isinstance(entry, ast.Message)}
    return ast.Resource([_merged(entry, own) for entry in base.body])


def _merged(entry: ast.EntryType, own: dict[str, ast.Message]) -> ast.EntryType:
    if not isinstance(entry, ast.Message) or entry.id.name not in own:
        return entry
    ours = own[entry.id.name]
    parts = {part.id.name: part for part in (*entry.attributes, *ours.attributes)}
    return ast.Message(entry.id, ours.value or entry.value, list(parts.values()))
