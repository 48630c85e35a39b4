"""Setup of the game, and the players' initial cards and tokens. Rulebook, 'Setup', 'Clan sheet setup'.

May import card effects, the card language, and the table.
"""
