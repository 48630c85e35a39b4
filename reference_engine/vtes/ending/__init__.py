"""How Methuselahs leave the game, and how it ends. V5 'Ending the Game', 'Withdrawing from the Game'.

It stands on the table and on hands; what is under way ends itself when somebody has left.
"""
