"""Cards that give titles, and that change sect or clan. V5 'Vampire Sects'.

They stand on no other words.
"""
