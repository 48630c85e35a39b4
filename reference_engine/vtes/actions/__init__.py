"""Actions: performers, announcement, block attempts and resolution. V5 'Types of Actions', 'Summary of the Course of an
Action'.

The package depends on combat, which a block leads to, and on playing.
"""
