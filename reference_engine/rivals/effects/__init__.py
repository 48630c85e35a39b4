"""Texts take effect: played, set off, or used for a cost. Rulebook, 'Activated Abilities', 'Triggered Abilities'."""
