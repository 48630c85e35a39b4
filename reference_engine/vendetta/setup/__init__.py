"""From the box to the first round, and what a player has. Rulebook, 'Setup', 'Clan sheet setup'.

It may use the effects of cards, what a declaration says, and the table.
"""
