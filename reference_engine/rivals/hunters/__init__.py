"""What Hunter players do in their turn, and what is done to them. Rulebook, 'Hunter Specific Rules'."""
