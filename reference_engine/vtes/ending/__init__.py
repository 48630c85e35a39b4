"""The end of the game, and Methuselahs who leave it earlier. V5 'Ending the Game', 'Withdrawing from the Game'.

The package depends on the table and on hands. Procedures under way end themselves when a Methuselah has left.
"""
