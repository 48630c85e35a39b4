"""Cards that are put in play, and that change who controls what. V5 'Control'.

They stand on the words about playing.
"""
