"""The Streets of Rio de Janeiro and their dangers. Rulebook, 'Rio de Janeiro City Deck'."""
