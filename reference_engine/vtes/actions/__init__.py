"""Actions: who performs them, from the announcement over attempts to block to the resolution. V5 'Types of Actions',
'Summary of the Course of an Action'."""
