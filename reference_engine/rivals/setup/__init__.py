"""From nothing to the first turn. Rulebook, 'Set-Up'."""
