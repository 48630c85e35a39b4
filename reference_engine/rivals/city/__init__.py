"""What lies in The Streets of Rio de Janeiro. Rulebook, 'Rio de Janeiro City Deck'."""
