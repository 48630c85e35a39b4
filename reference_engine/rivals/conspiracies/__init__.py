"""Cards that are placed face down, paid for together, and revealed. Rulebook, 'Conspiracies'."""
