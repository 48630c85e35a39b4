"""Control of cards: entering play, changing hands, and contests. V5 'Control', 'Contested Cards', 'Rules of Card
Ownership'.

The package depends on the sects, because titles come and go with their vampires.
"""
