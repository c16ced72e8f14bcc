"""A schedule to be pinned to a wall: as plain text, a page of HTML, a spreadsheet, or JSON."""
