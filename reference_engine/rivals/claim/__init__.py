"""Claim to be Prince. Rulebook, 'Claim the Prince of the City Title'."""
