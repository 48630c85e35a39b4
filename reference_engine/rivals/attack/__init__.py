"""Attacks and their cards. Rulebook, 'Make an Attack', 'Attack Sequence'."""
