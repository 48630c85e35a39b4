"""Language of the card declarations, and the declarations in force. Rulebook, 'Abilities'.

The package may use the table.
"""
