"""What cards do about torpor. V5 'Torpor'.

They stand on no other words.
"""
