"""Political actions, referendums and votes. V5 'Political Action', 'Politics'.

The package depends on actions, because a political action is one, and on titles.
"""
