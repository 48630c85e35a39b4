"""How a game is won and lost. Rulebook, 'How to Win', 'Tiebreakers'."""
