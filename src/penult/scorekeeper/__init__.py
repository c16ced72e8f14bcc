"""The scorekeeper: for tables with a physical deck, where people enter what each hand left behind."""
