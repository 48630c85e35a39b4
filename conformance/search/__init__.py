"""Search the rules in players' words: an index of the rules, and a ranked search.

`synonyms` maps players' words to words of the rules, `documents` gathers what can be found and shown, `index` keeps it
in the user's cache folder, and `ranking` searches it. Only `documents` reads the catalogue and the features, when an
index is built.
"""
