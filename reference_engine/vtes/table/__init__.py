"""What lies where: who sits at the table, cards and counters in play, piles, printed facts, and what all of it is
called. V5 'Components', 'Important Terms'.

It knows no rule above itself: what follows of a change is for the hooks of `Table`.
"""
