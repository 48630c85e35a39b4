"""Asking in players' words: an index of all that is known of the rules, and a search that ranks it.

`words` reads what players say, `contents` gathers what can be found and told, `index` keeps it in the user's cache
folder, `search` ranks it. Of these only `contents` reads the catalogue and the features, when an index is made.
"""
