"""The scorekeeper: for tables with a physical deck, where people enter the result of each hand."""
