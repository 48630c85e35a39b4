"""Who controls what, and how it comes into play and changes hands. V5 'Control', 'Contested Cards', 'Rules of Card
Ownership'.

It stands on the sects, whose titles come and go with their vampires.
"""
