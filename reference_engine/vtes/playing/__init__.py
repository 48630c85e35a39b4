"""Playing cards from the hand: impulse, requirements, costs and the ash heap. V5 'Playing a Card', 'Requirements for
Playing Cards', 'Sequencing'.

The package depends on card declarations, and does not know the action, combat or phase in which a card is played.
"""
