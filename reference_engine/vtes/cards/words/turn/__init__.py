"""Master and event cards, and cards in play that are used in a phase, or demand something in it. V5 'Master Phase',
'Event Cards', 'Unlock Phase'.

They stand on the words about playing and actions.
"""
