"""Political action cards, their motions, and what is played while votes are cast. V5 'Political Action', 'Politics'.

They stand on the words about actions.
"""
