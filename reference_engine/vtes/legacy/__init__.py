"""What only older sets ask for: circles, Red List minions and their trophies. V5 'Legacy Sets', 'Traits'."""
