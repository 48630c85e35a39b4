"""Political actions, referendums and votes. V5 'Political Action', 'Politics'.

It stands on actions, of which a political one is a kind, and on titles.
"""
