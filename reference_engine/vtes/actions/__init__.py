"""Actions: who performs them, from the announcement over attempts to block to the resolution. V5 'Types of Actions',
'Summary of the Course of an Action'.

It stands on combat, to which a block leads, and on playing.
"""
