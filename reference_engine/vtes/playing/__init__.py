"""Playing cards: the impulse, who may play what, what it costs, from the hand to the ash heap. V5 'Playing a Card',
'Requirements for Playing Cards', 'Sequencing'.

It stands on what cards declare, and knows no action, combat or phase in which a card is played.
"""
