"""The end of a round, and of the game. Rulebook, 'End of the round', 'End of the game'.

May import card effects, the card language, and the table.
"""
