"""Data of the web client, written from Python so that nothing is told twice."""
