"""Political action cards, their referendums, and cards played during the polling. V5 'Political Action', 'Politics'.

The package depends on the effects for actions.
"""
