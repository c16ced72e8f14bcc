"""The project's own card faces and tables, drawn as SVG from plain text and numbers."""

from .cards import card_svg
from .catalogue import cards_json
from .rows import fan_svg, row_svg
from .table import Seat, Table, table_svg

__all__ = ["Seat", "Table", "card_svg", "cards_json", "fan_svg", "row_svg", "table_svg"]
