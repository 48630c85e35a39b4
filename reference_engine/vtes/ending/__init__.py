"""How players leave the game, and how it ends. V5 'Ending the Game', 'Withdrawing from the Game'."""
