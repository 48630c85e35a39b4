"""The conflicts, Location by Location. Rulebook, 'Resolution', 'Withdraw' to 'Aftermath', 'Conflict rewards'.

It may use every chapter but the rounds.
"""
