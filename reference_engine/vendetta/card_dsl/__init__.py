"""What the declaration of a card says, and which declarations are in force. Rulebook, 'Ally/Victim cards'.

It may use the table.
"""
