"""Conspiracies: face-down cards that several players can pay for. Rulebook, 'Conspiracies'."""
