"""Conflicts, Location by Location. Rulebook, 'Resolution', 'Withdraw' to 'Aftermath', 'Conflict rewards'.

May import every chapter except the rounds.
"""
