"""How a round ends, and the game. Rulebook, 'End of the round', 'End of the game'.

It may use the effects of cards, what a declaration says, and the table.
"""
