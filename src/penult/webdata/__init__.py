"""The web client's data, generated from Python so that nothing is written twice."""
