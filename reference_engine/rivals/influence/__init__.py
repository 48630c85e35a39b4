"""Influence, and the questions that it decides. Rulebook, 'Influence', 'Schemes'."""
