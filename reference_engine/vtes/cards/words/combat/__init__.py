"""Combat cards and what they do, step by step. V5 'Combat'.

They stand on no other words.
"""
