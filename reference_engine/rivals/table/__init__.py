"""State of the table: players, cards, and tokens. Rulebook, 'Set-Up', 'Key Game Terms', 'Tokens'.

The package uses the kernel and the printed facts. It contains no rules of cards or phases.
"""
