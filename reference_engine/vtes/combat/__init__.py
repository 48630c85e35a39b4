"""Combat, from range to the end of the round, and the damage done in it. V5 'Combat'."""
