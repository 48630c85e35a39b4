"""End of the game. Rulebook, 'How to Win', 'Tiebreakers'."""
