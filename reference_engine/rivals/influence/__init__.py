"""Influence and Influence Conflicts. Rulebook, 'Influence', 'Schemes'."""
