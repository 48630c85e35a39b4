"""What the declaration of a card says, and which declarations are in force. Rulebook, 'Abilities'.

It may use the table.
"""
