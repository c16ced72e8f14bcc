"""Tables as pictures, from plain text and numbers."""

from .picture import table_svg
from .scene import Seat, Table

__all__ = ["Seat", "Table", "table_svg"]
