"""Bulk play: statistics of many hands, and the chaotic table that proves the laws."""
