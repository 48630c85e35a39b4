"""Set-up of a game, up to the first turn. Rulebook, 'Set-Up'."""
