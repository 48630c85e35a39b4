"""How cards are played and used, by their text: conditions, prices, costs, searches, and cancelling others. V5
'Playing a Card', 'Cost'.

They stand on no other words.
"""
