"""Making an attack. Rulebook, 'Make an Attack', 'Attack Sequence'."""
